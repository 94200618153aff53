import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, ownLicence, swedishText, version } from './columns.ts'

/** A licence: the tenant. Only the system role creates licences. */
export const licence = pgTable(
  'licence',
  {
    /** WEB100200. */
    licNr: text('lic_nr').primaryKey(),
    name: swedishText('name').notNull(),
    model: text('model', { enum: ['BAS', 'PLUS'] }).notNull(),
    /** HRTIL, FERTIL … */
    options: text('options').array().notNull().default(sql`'{}'`),
    /**
     * The supplier's code. It does not decide the brand, which depends on the host:
     * contracts/brands.ts.
     */
    supplier: text('supplier').notNull().default(''),
    enforceBankId: boolean('enforce_bankid').notNull().default(false),
    /** The longest idle time-out that a user may choose, in minutes. */
    autoLogoutMinutes: integer('auto_logout_minutes').notNull().default(1440),
    /** The portal settings (contracts: PortalInfo, which has the defaults). */
    portal: jsonb('portal').$type<Record<string, unknown>>().notNull().default({}),
    /** Whether its administrators may write help texts. The provider decides. */
    editHelpTexts: boolean('edit_help_texts').notNull().default(false),
    /** The first and the last day; 2059-12-31 until further notice. */
    validFrom: date('valid_from').notNull().default(sql`current_date`),
    validTo: date('valid_to').notNull().default('2059-12-31'),
    /** The licensee's organisation or personal number: 10 or 12 digits, or empty. */
    orgnr: text('orgnr').notNull().default(''),
    postalAddress: text('postal_address').notNull().default(''),
    streetAddress: text('street_address').notNull().default(''),
    postcode: text('postcode').notNull().default(''),
    city: text('city').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** The most users of an option, by its code. A missing option has no limit of its own. */
    optionUsers: jsonb('option_users').$type<Record<string, number>>().notNull().default({}),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    check('licence_orgnr', sql`${table.orgnr} ~ '^([0-9]{10}|[0-9]{12})?$'`),
    check('licence_model', sql`${table.model} in ('BAS', 'PLUS')`),
    check('licence_auto_logout', sql`${table.autoLogoutMinutes} between 1 and 1440`),
  ],
)

/**
 * The condition of a query on licences: a sign-in with a password requires an SMS code
 * (LoginType S). A licence that enforces BankID lets nobody sign in with a password.
 */
export const licenceRequiresSms: SQL<boolean> = sql<boolean>`(not ${licence.enforceBankId} and coalesce(${licence.portal} ->> 'LoginType' = 'S', false))`

/** A rights group that a licence has created. */
export const rightsGroup = pgTable(
  'rights_group',
  {
    licNr: ownLicence().references(() => licence.licNr, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    benText: swedishText('ben_text').notNull().default(''),
    /** The tree of flags (contracts: RightsTree). A missing flag is off. */
    rights: jsonb('rights').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.licNr, table.id] }),
    uniqueIndex('rights_group_name').on(table.licNr, sql`lower(${table.benText})`),
  ],
)
