import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client, type ClientConfig } from 'pg'
import { connectionOf, type DatabaseAddress } from './connect.ts'
import { ensurePoolRole } from './pool-role.ts'
import { actingRoles, mightyRolesOf } from './roles.ts'
import { codeOf, DatabaseStartError, reasonOf } from './supervisor/database-start-error.ts'

const oldestServer = 150_000
/** An arbitrary number that no other program uses for a lock. */
const migrationLock = 7_463_925_001
const migrationsFolder = join(import.meta.dirname, 'migrations')

/**
 * Migrates a database to the current schema. Nodes that start at the same time take turns; all but
 * the first find the work done.
 *
 * @param address the address with the owner, who may create roles
 * @param pool the address with a role that an administrator has created for requests; without it
 * the role is created @returns the address for requests, whose role owns nothing
 * @throws DatabaseStartError when the database does not answer, is too old, or refuses a change
 */
export async function migrate(address: DatabaseAddress, pool?: DatabaseAddress): Promise<ClientConfig> {
  const owner = connectionOf(address)
  const forRequests = await connected(owner, 'DATABASE_URL', async client => {
    await requireVersion(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const found = pool ? connectionOf(pool) : await ensurePoolRole(client, owner)
    await runMigrations(drizzle(client), { migrationsFolder })
    return found
  })
  await connected(
    forRequests,
    pool ? 'DATABASE_POOL_URL' : 'DATABASE_POOL_URL, for a role of your own',
    requireHarmless,
  )
  return forRequests
}

/**
 * Returns the address for requests of a database that is migrated already, for a tool that only
 * reads it. See `migrate`.
 *
 * @throws DatabaseStartError also when the database is older or newer than this program
 */
export function addressOfMigrated(address: DatabaseAddress, pool?: DatabaseAddress): Promise<ClientConfig> {
  const owner = connectionOf(address)
  return connected(owner, 'DATABASE_URL', async client => {
    const { rows } = await client.query<{ found: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
    )
    const done = rows[0]?.found
      ? await client.query<{ last: string }>('select max(created_at) as last from drizzle.__drizzle_migrations')
      : undefined
    const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis
    if (Number(done?.rows[0]?.last) !== newest) {
      throw new DatabaseStartError(
        'The database is of another version than this program: start this one once (npm start).',
      )
    }
    return pool ? connectionOf(pool) : await ensurePoolRole(client, owner)
  })
}

/** Runs work on a connection of its own. Closing it releases the locks too. */
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

/** Refuses a role with an owner's powers for requests, so that SQL injection never gets them. */
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
 * Returns the database's own message. Drizzle wraps it in that of the failed statement; several
 * addresses add further wrappers.
 */
function explain(failure: unknown): string {
  if (failure instanceof AggregateError && failure.errors.length > 0) return explain(failure.errors[0])
  const cause = failure instanceof Error && failure.message.startsWith('Failed query') ? failure.cause : failure
  return reasonOf(cause) || codeOf(cause) || 'no reason given'
}
