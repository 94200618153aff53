import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, ownLicence, swedishText, version } from './columns.ts'

/** A licence: the tenant. Made by the system role alone. */
export const licence = pgTable(
  'licence',
  {
    /** WEB100200. */
    licNr: text('lic_nr').primaryKey(),
    name: swedishText('name').notNull(),
    model: text('model', { enum: ['BAS', 'PLUS'] }).notNull(),
    /** HRTIL, FERTIL … */
    options: text('options').array().notNull().default(sql`'{}'`),
    /** The supplier's code, which decides the brand. */
    supplier: text('supplier').notNull().default(''),
    enforceBankId: boolean('enforce_bankid').notNull().default(false),
    /** Minutes: the longest that a person's own idle time-out may be. */
    autoLogoutMinutes: integer('auto_logout_minutes').notNull().default(1440),
    /** The portal settings (contracts: PortalInfo); what is missing takes its default there. */
    portal: jsonb('portal').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    check('licence_model', sql`${table.model} in ('BAS', 'PLUS')`),
    check('licence_auto_logout', sql`${table.autoLogoutMinutes} between 1 and 1440`),
  ],
)

/** A rights group that a licence has made. */
export const rightsGroup = pgTable(
  'rights_group',
  {
    licNr: ownLicence().references(() => licence.licNr, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    benText: swedishText('ben_text').notNull().default(''),
    /** The tree of flags (contracts: RightsTree); a flag that is not there is off. */
    rights: jsonb('rights').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    version: version(),
  },
  table => [primaryKey({ columns: [table.licNr, table.id] })],
)
