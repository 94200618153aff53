import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client, type ClientConfig } from 'pg'
import { connectionOf, type DatabaseAddress } from './connect.ts'
import { ensurePoolRole } from './pool-role.ts'
import { actingRoles, mightyRolesOf } from './roles.ts'
import { codeOf, DatabaseStartError, reasonOf } from './supervisor/database-start-error.ts'

const oldestServer = 150_000
/** Any number that no other program locks. */
const migrationLock = 7_463_925_001

/**
 * Brings a database to today's schema. Nodes that start at once take turns, and all but the first
 * find it done.
 *
 * @param address its owner's, who may make roles
 * @param pool the address of a role that an administrator has made for requests; one is made when
 * it is not given
 * @returns the address for requests, whose role owns nothing
 * @throws DatabaseStartError when the database does not answer, is too old, or refuses a change
 */
export async function migrate(address: DatabaseAddress, pool?: DatabaseAddress): Promise<ClientConfig> {
  const owner = connectionOf(address)
  const forRequests = await connected(owner, 'DATABASE_URL', async client => {
    await requireVersion(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const found = pool ? connectionOf(pool) : await ensurePoolRole(client, owner)
    await runMigrations(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') })
    return found
  })
  await connected(
    forRequests,
    pool ? 'DATABASE_POOL_URL' : 'DATABASE_POOL_URL, for a role of your own',
    requireHarmless,
  )
  return forRequests
}

/** Does some work on a connection of its own, which ends the locks that were taken too. */
async function connected<Result>(
  connection: ClientConfig,
  setting: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (failure) {
    const user = connection.user ? ` to ${connection.user}` : ''
    throw new DatabaseStartError(
      `The database does not answer${user} (${explain(failure)}): see that ${setting} is right.`,
    )
  }
  try {
    return await work(client)
  } catch (failure) {
    throw failure instanceof DatabaseStartError ? failure : new DatabaseStartError(explain(failure))
  } finally {
    await client.end()
  }
}

/**
 * Requests may never have the powers of an owner: what SQL they might smuggle in, they smuggle in
 * as this role.
 */
async function requireHarmless(client: Client): Promise<void> {
  const mighty = await mightyRolesOf(client)
  if (mighty.length === 0) return
  throw new DatabaseStartError(
    `The role in DATABASE_POOL_URL must own nothing and be no more than ${actingRoles.join(', ')}, and it can become ` +
      `${mighty.join(', ')}: give the address of a role that cannot, or leave DATABASE_POOL_URL out.`,
  )
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

/**
 * Drizzle hides what the database said behind the statement that failed; several addresses hide it
 * behind each other.
 */
function explain(failure: unknown): string {
  if (failure instanceof AggregateError && failure.errors.length > 0) return explain(failure.errors[0])
  const cause = failure instanceof Error && failure.message.startsWith('Failed query') ? failure.cause : failure
  return reasonOf(cause) || codeOf(cause) || 'no reason given'
}
