import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ofAccount } from './accounts.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * A link by which a person chooses a password: an invitation or a reset. An account has at most one
 * that is open. Only the system role has access.
 */
export const accountLink = pgTable(
  'account_link',
  {
    /** The hash of the link's token. The token itself is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    login: text('login').notNull(),
    licNr: text('lic_nr').notNull(),
    kind: text('kind', { enum: ['INVITE', 'RESET'] }).notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  table => [
    ofAccount(table),
    index('account_link_login').on(table.login),
    index('account_link_expires_at').on(table.expiresAt),
    check('account_link_kind', sql`${table.kind} in ('INVITE', 'RESET')`),
  ],
)
