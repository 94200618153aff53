import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { connectionOf, type DatabaseAddress } from './connect.ts'
import { ensureRoles } from './roles.ts'
import { codeOf, DatabaseStartError, reasonOf } from './supervisor/database-start-error.ts'

const oldestServer = 150_000
/** Any number that no other program locks. */
const migrationLock = 7_463_925_001

/**
 * Brings a database to today's schema. Nodes that start at once take turns, and all but the first find it done.
 *
 * @throws DatabaseStartError when the database does not answer, is too old, or refuses a change
 */
export async function migrate(address: DatabaseAddress): Promise<void> {
  const client = new Client({ ...connectionOf(address), connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (failure) {
    throw new DatabaseStartError(`The database does not answer (${explain(failure)}): see that DATABASE_URL is right.`)
  }
  try {
    await requireVersion(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await ensureRoles(client)
    await runMigrations(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') })
  } catch (failure) {
    throw failure instanceof DatabaseStartError ? failure : new DatabaseStartError(explain(failure))
  } finally {
    // Ends the lock too.
    await client.end()
  }
}

async function requireVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  )
  const [server] = rows
  if (server && server.number < oldestServer) {
    throw new DatabaseStartError(`The database is PostgreSQL ${server.name}, and 15 or newer is needed.`)
  }
}

/** Drizzle hides what the database said behind the statement that failed; several addresses hide it behind each other. */
function explain(failure: unknown): string {
  if (failure instanceof AggregateError && failure.errors.length > 0) return explain(failure.errors[0])
  const cause = failure instanceof Error && failure.message.startsWith('Failed query') ? failure.cause : failure
  return reasonOf(cause) || codeOf(cause) || 'no reason given'
}
