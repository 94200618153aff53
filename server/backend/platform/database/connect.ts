import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type ClientConfig, Pool } from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import { appRole } from './roles.ts'
import * as schema from './schema.ts'

/**
 * Where the database is and who signs in: an embedded cluster's `connection`, or the text of
 * DATABASE_URL.
 */
export type DatabaseAddress = { readonly url: string } | ClientConfig

export interface Database {
  /** Outside `withTenant` and `withSystem` it acts for no licence, and so sees nothing. */
  readonly orm: NodePgDatabase<typeof schema>
  readonly pool: Pool
  /** For a connection beside the pool's, such as one that listens. */
  readonly connection: ClientConfig
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly maxConnections?: number
  /** Told when an idle connection breaks. The pool replaces it by itself. */
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
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // Whatever forgets to say whom it acts for acts for nobody. The pool waits for it before the
    // first query.
    onConnect: async client => {
      await client.query(
        `set role ${appRole}; set statement_timeout = '60s'; set idle_in_transaction_session_timeout = '60s'`,
      )
    },
  })
  pool.on('error', onConnectionLost)
  // One that breaks between two queries of a transaction has nobody else who listens, and would end
  // the process.
  pool.on('connect', client => client.on('error', () => {}))
  return { orm: drizzle(pool, { schema }), pool, connection, close: () => pool.end() }
}

/** The driver's settings for an address. */
export const connectionOf = (address: DatabaseAddress): ClientConfig => ({
  ...('url' in address ? parseIntoClientConfig(address.url) : address),
  application_name: 'avlona',
})
