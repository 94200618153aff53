import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type ClientConfig, Pool } from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import { appRole } from './roles.ts'
import { turnSocket } from './turn-socket.ts'
import { Turns } from './turns.ts'

/**
 * The address of a database with the user that connects: an embedded cluster's `connection`, or the
 * value of DATABASE_URL.
 */
export type DatabaseAddress = { readonly url: string } | ClientConfig

export interface Database {
  /** Outside `withTenant` and `withSystem` it acts for no licence, and so reads no rows. */
  readonly orm: NodePgDatabase
  readonly pool: Pool
  /** Shares the pool among companies. */
  readonly turns: Turns
  /** Waits before a transaction that lost to another one is tried again. */
  readonly pause: (attempt: number) => Promise<void>
  /** The settings for a connection outside the pool, such as one that listens. */
  readonly connection: ClientConfig
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly maxConnections?: number
  /** See `Database`. */
  readonly pause?: Database['pause']
  /** Called when an idle connection breaks. The pool replaces it. */
  readonly onConnectionLost?: (reason: Error) => void
}

/** How long a transaction waits for a connection, in milliseconds. */
const longestWait = 10_000
/** The part of the pool that one company may take. */
const shareOfOne = 0.6

/** Waits about 20, 40, 80 ms: two that have met do not meet again in step. */
const pauseWithJitter: Database['pause'] = attempt => sleep(10 * 2 ** attempt * (0.5 + Math.random()))

/**
 * Opens a pool on a database, at the address that `migrate` returns. It connects at the first
 * query.
 */
export function openDatabase(
  address: DatabaseAddress,
  { maxConnections = 10, pause = pauseWithJitter, onConnectionLost = () => {} }: DatabaseOptions = {},
): Database {
  const connection = connectionOf(address)
  const pool = new Pool({
    ...connection,
    max: maxConnections,
    // Queries that do not wait for each other's answers are sent together.
    pipeline: true,
    stream: turnSocket,
    connectionTimeoutMillis: longestWait,
    idleTimeoutMillis: 30_000,
    // The default role acts for no licence, so that a query without a tenant reads nothing. The
    // pool waits for this before the first query.
    onConnect: async client => {
      await client.query(
        `set role ${appRole}; set statement_timeout = '60s'; set idle_in_transaction_session_timeout = '60s'`,
      )
    },
  })
  pool.on('error', onConnectionLost)
  // A connection may break between two queries of a transaction. Without a listener, the error
  // would end the process.
  pool.on('connect', client => client.on('error', () => {}))
  const turns = new Turns({
    places: maxConnections,
    ofOneLane: Math.max(Math.min(2, maxConnections), Math.floor(maxConnections * shareOfOne)),
    patience: longestWait,
  })
  return { orm: drizzle(pool), pool, turns, pause, connection, close: () => pool.end() }
}

/** Returns the driver's settings for an address. */
export const connectionOf = (address: DatabaseAddress): ClientConfig => ({
  ...('url' in address ? parseIntoClientConfig(address.url) : address),
  application_name: 'avlona',
})
