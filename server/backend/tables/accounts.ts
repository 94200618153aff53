import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, ownLicence, swedishText, version } from './columns.ts'
import { company } from './companies.ts'
import { licence, rightsGroup } from './licence.ts'

const roles = ['LIC', 'ADM', 'FTG', 'AVD', 'LSS', 'BRU', 'PER'] as const

/** An account. Logins are unique across licences, ignoring case: look up by lower(login). */
export const userAccount = pgTable(
  'user_account',
  {
    login: text('login').primaryKey(),
    licNr: ownLicence().references(() => licence.licNr, { onDelete: 'cascade' }),
    name: swedishText('name').notNull(),
    role: text('role', { enum: roles }).notNull(),
    /** 12 digits, or empty. */
    personalNumber: text('personal_number').notNull().default(''),
    /** The login of the administrator who gave the number, and when. Empty when nobody is known. */
    personalNumberSetBy: text('personal_number_set_by').notNull().default(''),
    personalNumberSetAt: timestamp('personal_number_set_at', { withTimezone: true }),
    /**
     * Who confirmed that the number is the person's: the person with BankID, another administrator,
     * or nobody, since it was there before numbers were confirmed. Null: it opens nothing yet.
     */
    personalNumberConfirmed: text('personal_number_confirmed', { enum: ['BANKID', 'ADMIN', 'EARLIER'] }),
    email: text('email').notNull().default(''),
    /** The number for SMS codes, in international form, or empty. */
    mobile: text('mobile').notNull().default(''),
    /** The account's own company, in the same licence (migration 0002), or null. */
    homeFtgKey: uuid('home_ftg_key'),
    /** A standard group's name or a rights group's id. Null when the role decides. */
    rightsGroup: text('rights_group'),
    /** The id of a group that the licence has created, which the database demands exists. */
    ownRightsGroup: text('own_rights_group').generatedAlwaysAs(
      sql`case when rights_group in ('STDUSER', 'STDREAD', 'WEBLONHUVATTESTUSER') then null else rights_group end`,
    ),
    /** Two-step sign-in. */
    requiresSms: boolean('requires_sms').notNull().default(false),
    /** Whether the account may sign in with BankID, when it has a personal number. */
    allowsBankId: boolean('allows_bankid').notNull().default(true),
    /** Whether the account may sign in with a password. */
    allowsPassword: boolean('allows_password').notNull().default(true),
    /** The options of the licence that the account has: HRTIL, FERTIL … */
    options: text('options').array().notNull().default(sql`'{}'`),
    /** The time at which an administrator blocked the account, or null. */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    /** Access to every company of the licence; user_company_access is then ignored. */
    allCompanies: boolean('all_companies').notNull().default(false),
    /**
     * The login of the provider's support that uses this account in support sessions. Null for the
     * licence's own accounts.
     */
    supportOf: text('support_of'),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    uniqueIndex('user_account_login_any_case').on(sql`lower(${table.login})`),
    unique('user_account_login_lic_nr').on(table.login, table.licNr),
    index('user_account_lic_nr').on(table.licNr),
    index('user_account_own_rights_group').on(table.licNr, table.ownRightsGroup),
    foreignKey({
      name: 'user_account_own_rights_group',
      columns: [table.licNr, table.ownRightsGroup],
      foreignColumns: [rightsGroup.licNr, rightsGroup.id],
    }),
    index('user_account_personal_number').on(table.personalNumber),
    check('user_account_role', sql`${table.role} in ('LIC', 'ADM', 'FTG', 'AVD', 'LSS', 'BRU', 'PER')`),
    check('user_account_login', sql`char_length(${table.login}) between 1 and 50`),
    check(
      'user_account_personal_number_confirmed',
      sql`${table.personalNumberConfirmed} in ('BANKID', 'ADMIN', 'EARLIER')`,
    ),
    check('user_account_personal_number', sql`${table.personalNumber} ~ '^([0-9]{12})?$'`),
  ],
)

/** Adds the foreign key that keeps a row's licence the same as its account's. */
export const ofAccount = (own: { login: AnyPgColumn; licNr: AnyPgColumn }) =>
  foreignKey({ columns: [own.login, own.licNr], foreignColumns: [userAccount.login, userAccount.licNr] })
    .onDelete('cascade')
    .onUpdate('cascade')

/**
 * An account's password. A table of its own, so that tenants can write it but only the system role
 * can read it.
 */
export const credential = pgTable(
  'credential',
  {
    login: text('login').primaryKey(),
    licNr: ownLicence(),
    /** argon2id, in its encoded form. */
    passwordHash: text('password_hash').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [ofAccount(table)],
)

/** The companies that an account without all_companies has access to. */
export const userCompanyAccess = pgTable(
  'user_company_access',
  {
    login: text('login').notNull(),
    ftgKey: uuid('ftg_key').notNull(),
    licNr: ownLicence(),
  },
  table => [
    primaryKey({ columns: [table.login, table.ftgKey] }),
    index('user_company_access_ftg_key').on(table.ftgKey),
    ofAccount(table),
    foreignKey({
      columns: [table.ftgKey, table.licNr],
      foreignColumns: [company.ftgKey, company.licNr],
    }).onDelete('cascade'),
  ],
)
