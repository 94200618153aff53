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
import { ofAccount } from './accounts.ts'
import { ofCompany } from './companies.ts'
import { session } from './sessions.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A sent SMS code, for an account's sign-in or for a company. Only the system role has access. */
export const smsCode = pgTable(
  'sms_code',
  {
    /** In the order of sending. Only the latest code of an account and company is valid. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    login: text('login').notNull(),
    licNr: text('lic_nr').notNull(),
    /** The company that it gives access to; null for a sign-in. */
    ftgKey: uuid('ftg_key'),
    /** argon2id, since four characters are quickly found from a fast hash. */
    codeHash: text('code_hash').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** The number of tries, including a correct one. */
    tries: integer('tries').notNull().default(0),
    usedAt: at('used_at'),
    /** The hash of the token that it gave the sign-in. The token itself is not stored. */
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
 * A company whose SMS code a session has verified: the session has access to it. Only the system
 * role has access to the table.
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
    // The foreign key cascades when the session gets a new token.
    foreignKey({ columns: [table.tokenHash], foreignColumns: [session.tokenHash] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    ofCompany(table),
    index('session_company_ftg_key').on(table.ftgKey),
  ],
)
