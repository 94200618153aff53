import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, orderedCode, ownCompany, ownLicence, swedishText, version } from './columns.ts'
import { licence } from './licence.ts'

export const company = pgTable(
  'company',
  {
    ftgKey: uuid('ftg_key').primaryKey().defaultRandom(),
    licNr: ownLicence().references(() => licence.licNr, { onDelete: 'cascade' }),
    /**
     * The id that users choose: a–z, 0–9 and, in a clone's, plus signs. At most 15 characters,
     * unique in the licence.
     */
    ftgId: text('ftg_id').notNull(),
    name: swedishText('name').notNull(),
    /** 12 digits. */
    orgnr: text('orgnr').notNull(),
    address1: text('address1').notNull().default(''),
    address2: text('address2').notNull().default(''),
    /** Null: no picture. */
    pictureId: uuid('picture_id'),
    archived: boolean('archived').notNull().default(false),
    /** Access to the company requires an SMS code. */
    requiresSms: boolean('requires_sms').notNull().default(false),
    payCodeTable: text('pay_code_table').notNull().default('STANDARD'),
    /** Whether its employees have the portal's HR functions, in a licence with the option HRTIL. */
    hasPortalHr: boolean('has_portal_hr').notNull().default(true),
    /** The origin of a restored company (contracts: CompanyListItem.RestoreInfo), or null. */
    restoreInfo: jsonb('restore_info').$type<Record<string, unknown>>(),
    /**
     * Restored from a sent copy, or a clone of such a company: removing it leaves no copy that the
     * law requires to be kept.
     */
    isSentCopy: boolean('is_sent_copy').notNull().default(false),
    /**
     * The expiry promised to the sender, when the copy is another licence's. The company is removed
     * with the copy.
     */
    goesAt: timestamp('goes_at', { withTimezone: true }),
    /**
     * The company settings by their wire names (UseLSS, BrukareNamnTyp …). Contracts define the
     * shape and the defaults.
     */
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    unique('company_lic_nr_ftg_id').on(table.licNr, table.ftgId),
    unique('company_ftg_key_lic_nr').on(table.ftgKey, table.licNr),
    check('company_ftg_id', sql`${table.ftgId} ~ '^[a-z0-9+]{1,15}$'`),
    check('company_orgnr', sql`${table.orgnr} ~ '^([0-9]{12})?$'`),
  ],
)

/**
 * Adds the foreign key that keeps a row's licence the same as its company's, and deletes the row
 * with the company.
 */
export const ofCompany = (own: { ftgKey: AnyPgColumn; licNr: AnyPgColumn }) =>
  foreignKey({
    columns: [own.ftgKey, own.licNr],
    foreignColumns: [company.ftgKey, company.licNr],
  }).onDelete('cascade')

export const salaryYear = pgTable(
  'salary_year',
  { ftgKey: ownCompany(), licNr: ownLicence(), year: smallint('year').notNull(), createdAt: createdAt() },
  table => [
    primaryKey({ columns: [table.ftgKey, table.year] }),
    ofCompany(table),
    check('salary_year_year', sql`${table.year} between 2000 and 2100`),
  ],
)

export const department = pgTable(
  'department',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    id: orderedCode('id').notNull(),
    name: swedishText('name').notNull(),
    /** Overordnad: the department above, or null at the top. */
    parentId: orderedCode('parent_id'),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.id] }),
    ofCompany(table),
    foreignKey({
      name: 'department_parent',
      columns: [table.ftgKey, table.parentId],
      foreignColumns: [table.ftgKey, table.id],
    }),
  ],
)
