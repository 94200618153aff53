import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ofAccount } from './accounts.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A session. Only the system role has access. */
export const session = pgTable(
  'session',
  {
    /** The hash of the cookie's opaque token. The token itself is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session to administrators, who may not know its token. */
    id: uuid('id').notNull().defaultRandom().unique(),
    login: text('login').notNull(),
    licNr: text('lic_nr').notNull(),
    /** The browser and the system of the sign-in, or empty. */
    device: text('device').notNull().default(''),
    /** The network address of the sign-in, or empty. */
    address: text('address').notNull().default(''),
    /** The sign-in method. */
    method: text('method', { enum: ['PASSWORD', 'BANKID'] }).notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    /** The end of the session regardless of activity. */
    expiresAt: at('expires_at').notNull(),
    /** The idle time-out in minutes; 0 for none. */
    idleMinutes: integer('idle_minutes').notNull(),
    /**
     * The time at which the session ended early. The row stays until it expires, so that the
     * browser can be told why.
     */
    endedAt: at('ended_at'),
    endReason: text('end_reason', { enum: ['IDLE', 'SIGNED_OUT', 'REVOKED'] }),
    /**
     * The time of the last confirmation of the user's identity, by password or BankID. Null when it
     * was never done or has been used up.
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

/** A browser with which a login has signed in before. Only the system role has access. */
export const knownBrowser = pgTable(
  'known_browser',
  {
    /** The hash of the cookie's opaque token. The token itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    login: text('login').notNull(),
    licNr: text('lic_nr').notNull(),
    /** The time of the last sign-in. */
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
 * A wrong password, or another limited request, counted across all nodes. Only the system role has
 * access.
 */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The hash of the counted object, for example a login. */
    key: text('key').notNull(),
    /** The hash of the network, for counting logins with wrong passwords, or null. */
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
 * The stored answer to a write, kept 24 h under the browser's key, so that a retry has no second
 * effect.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    /** The owner of the key, which separates the keys of different accounts. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** Empty for writes before sign-in, which the system role stores. */
    licNr: text('lic_nr').notNull().default(sql`coalesce(tenancy.licence(), '')`),
    /** The hash of method, path and body. Another request with the same key is refused. */
    requestHash: text('request_hash').notNull(),
    /** The HTTP status, or null while the first request is still running. */
    status: integer('status'),
    response: jsonb('response').$type<unknown>(),
    /**
     * The account's access at that time. The answer is not repeated to an account that has lost
     * some of it.
     */
    access: jsonb('access').$type<unknown>(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_key_created_at').on(table.createdAt)],
)
