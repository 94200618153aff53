import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn as AnyColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, ownLicence, swedishText, version } from './columns.ts'
import { company } from './companies.ts'
import { licence } from './licence.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A key for another program. It stays when it is revoked, so that its events can be read. */
export const integration = pgTable(
  'integration',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    licNr: ownLicence().references(() => licence.licNr, { onDelete: 'cascade' }),
    name: swedishText('name').notNull(),
    description: text('description').notNull().default(''),
    /** The rights of the key, by their dotted names: contracts/rights/catalogue.ts. */
    scopes: text('scopes').array().notNull(),
    /** True for every company of the licence that needs no SMS code. */
    allCompanies: boolean('all_companies').notNull().default(false),
    /** The last day on which the key is valid, in Sweden. */
    expiresOn: date('expires_on').notNull(),
    /** The login of the creator. */
    createdBy: text('created_by').notNull(),
    revokedAt: at('revoked_at'),
    /** The last use, to the minute: written at most once a minute. */
    lastUsedAt: at('last_used_at'),
    lastUsedFrom: text('last_used_from'),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    unique('integration_id_lic_nr').on(table.id, table.licNr),
    index('integration_lic_nr').on(table.licNr, table.name),
    check('integration_name', sql`char_length(${table.name}) between 1 and 60`),
    check('integration_description', sql`char_length(${table.description}) <= 500`),
  ],
)

const ofIntegration = (name: string, own: { integrationId: AnyColumn; licNr: AnyColumn }) =>
  foreignKey({
    name,
    columns: [own.integrationId, own.licNr],
    foreignColumns: [integration.id, integration.licNr],
  }).onDelete('cascade')

/** A key of an integration: the current one, and the ones before while they still work. */
export const integrationSecret = pgTable(
  'integration_secret',
  {
    /** SHA-256 of the key. The key itself is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    integrationId: uuid('integration_id').notNull(),
    licNr: ownLicence(),
    /** The first characters of the key, by which a person recognises it. */
    prefix: text('prefix').notNull(),
    createdAt: createdAt(),
    /** The end of a key that has been replaced; null for the current one. */
    endsAt: at('ends_at'),
  },
  table => [
    ofIntegration('integration_secret_of', table),
    index('integration_secret_integration').on(table.integrationId, table.createdAt),
    check('integration_secret_hash', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
)

/** The companies that an integration has access to, unless it has access to all. */
export const integrationCompany = pgTable(
  'integration_company',
  {
    integrationId: uuid('integration_id').notNull(),
    ftgKey: uuid('ftg_key').notNull(),
    licNr: ownLicence(),
  },
  table => [
    primaryKey({ columns: [table.integrationId, table.ftgKey] }),
    ofIntegration('integration_company_of', table),
    foreignKey({
      name: 'integration_company_company',
      columns: [table.ftgKey, table.licNr],
      foreignColumns: [company.ftgKey, company.licNr],
    }).onDelete('cascade'),
  ],
)
