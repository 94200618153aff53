import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { ofAccount } from '../../account/tables.ts'
import { ofCompany } from '../../companies/tables.ts'
import { session } from '../session/tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * An SMS code that was sent: of the account's sign-in, or of a company. Of the system role alone.
 */
export const smsCode = pgTable(
  'sms_code',
  {
    /** In the order of sending: only the latest of an account and company is worth anything. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    login: text('login').notNull(),
    licNr: text('lic_nr').notNull(),
    /** The company that it lets in to; null for the sign-in. */
    ftgKey: uuid('ftg_key'),
    /** argon2id: a code of four characters is found at once from any fast hash. */
    codeHash: text('code_hash').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Guesses at it, the right one among them. */
    tries: integer('tries').notNull().default(0),
    usedAt: at('used_at'),
    /** Of the opaque token that it gave the sign-in; the token itself is nowhere. */
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: at('token_expires_at'),
    tokenUsedAt: at('token_used_at'),
  },
  table => [
    ofAccount(table),
    ofCompany(table),
    index('sms_code_login').on(table.login, table.createdAt),
    index('sms_code_created_at').on(table.createdAt),
    check('sms_code_tries', sql`${table.tries} between 0 and 3`),
  ],
)

/**
 * A company whose SMS code a session has verified: it may be chosen while that session lasts. Of
 * the system role alone.
 */
export const sessionCompany = pgTable(
  'session_company',
  {
    tokenHash: text('token_hash').notNull(),
    licNr: text('lic_nr').notNull(),
    ftgKey: uuid('ftg_key').notNull(),
    verifiedAt: at('verified_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.tokenHash, table.ftgKey] }),
    // The session gets a new token when it gets a new level, and takes its companies with it.
    foreignKey({ columns: [table.tokenHash], foreignColumns: [session.tokenHash] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    ofCompany(table),
    index('session_company_ftg_key').on(table.ftgKey),
  ],
)
