import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ofAccount } from '../../account/tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A signed-in browser. Of the system role alone. */
export const session = pgTable(
  'session',
  {
    /** Of the cookie's opaque token; the token itself is nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    login: text('login').notNull(),
    licNr: text('lic_nr').notNull(),
    /** How the person signed in. */
    method: text('method', { enum: ['PASSWORD', 'BANKID'] }).notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    /** The absolute end, however active the person is. */
    expiresAt: at('expires_at').notNull(),
    /** Minutes without activity that end it; 0 for never. */
    idleMinutes: integer('idle_minutes').notNull(),
    /**
     * Set when it has ended before its time; the row stays until it expires, so that the browser
     * can be told why.
     */
    endedAt: at('ended_at'),
    endReason: text('end_reason', { enum: ['IDLE', 'SIGNED_OUT', 'REVOKED'] }),
    /**
     * When the person last confirmed who they are, with a password or BankID; null when that is
     * used, or was never done.
     */
    confirmedAt: at('confirmed_at'),
  },
  table => [
    ofAccount(table),
    index('session_login').on(table.login),
    index('session_expires_at').on(table.expiresAt),
    check('session_method', sql`${table.method} in ('PASSWORD', 'BANKID')`),
    check('session_idle_minutes', sql`${table.idleMinutes} between 0 and 1440`),
  ],
)

/** A browser that a login has signed in with before. Of the system role alone. */
export const knownBrowser = pgTable(
  'known_browser',
  {
    /** The hash of the cookie's opaque token; the token itself is nowhere. */
    tokenHash: text('token_hash').notNull(),
    login: text('login').notNull(),
    licNr: text('lic_nr').notNull(),
    /** The last sign-in. */
    usedAt: at('used_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.tokenHash, table.login] }),
    ofAccount(table),
    index('known_browser_login').on(table.login, table.usedAt),
    index('known_browser_expires_at').on(table.expiresAt),
  ],
)

/**
 * A wrong password, or a request that is limited likewise, counted by all nodes together. Of the
 * system role alone.
 */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Hashed: what is counted, a login for instance. */
    key: text('key').notNull(),
    /** Hashed: the network that wrong passwords at several logins are counted for, or null. */
    network: text('network'),
    at: at('at').notNull().defaultNow(),
  },
  table => [
    index('login_attempt_key_at').on(table.key, table.at),
    index('login_attempt_network_at').on(table.network, table.at),
    index('login_attempt_at').on(table.at),
  ],
)

/**
 * The answer to a write, kept 24 h under the key that the browser gave it, so that a retry does
 * nothing twice.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    /** Whose key it is: keys of different people never meet. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** Empty for writes before sign-in, which the system role keeps. */
    licNr: text('lic_nr').notNull().default(sql`coalesce(tenancy.licence(), '')`),
    /** Of method, path and body: another request under the same key is refused. */
    requestHash: text('request_hash').notNull(),
    /** The HTTP status, or null while the first request is still at work. */
    status: integer('status'),
    response: jsonb('response').$type<unknown>(),
    /** What the account might do then: who has lost any of it is not given the answer again. */
    access: jsonb('access').$type<unknown>(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_key_created_at').on(table.createdAt)],
)
