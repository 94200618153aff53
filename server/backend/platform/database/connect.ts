import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type ClientConfig, Pool } from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import { appRole } from './roles.ts'
import { turnSocket } from './turn-socket.ts'

/**
 * The address of a database with the user that connects: an embedded cluster's `connection`, or the
 * value of DATABASE_URL.
 */
export type DatabaseAddress = { readonly url: string } | ClientConfig

export interface Database {
  /** Outside `withTenant` and `withSystem` it acts for no licence, and so reads no rows. */
  readonly orm: NodePgDatabase
  readonly pool: Pool
  /** The settings for a connection outside the pool, such as one that listens. */
  readonly connection: ClientConfig
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly maxConnections?: number
  /** Called when an idle connection breaks. The pool replaces it. */
  readonly onConnectionLost?: (reason: Error) => void
}

/**
 * Opens a pool on a database, at the address that `migrate` returns. It connects at the first
 * query.
 */
export function openDatabase(
  address: DatabaseAddress,
  { maxConnections = 10, onConnectionLost = () => {} }: DatabaseOptions = {},
): Database {
  const connection = connectionOf(address)
  const pool = new Pool({
    ...connection,
    max: maxConnections,
    // Queries that do not wait for each other's answers are sent together.
    pipeline: true,
    stream: turnSocket,
    connectionTimeoutMillis: 10_000,
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
  return { orm: drizzle(pool), pool, connection, close: () => pool.end() }
}

/** Returns the driver's settings for an address. */
export const connectionOf = (address: DatabaseAddress): ClientConfig => ({
  ...('url' in address ? parseIntoClientConfig(address.url) : address),
  application_name: 'avlona',
})
