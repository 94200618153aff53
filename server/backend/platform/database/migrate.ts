import { Client, type ClientConfig } from 'pg'
import { connectionOf, type DatabaseAddress } from './connect.ts'
import { ensurePoolRole } from './pool-role.ts'
import { actingRoles, mightyRolesOf } from './roles.ts'
import { appliedMigrations, isNewer, knownMigrations, newerSchema, runMigrations } from './run-migrations.ts'
import { codeOf, DatabaseStartError, reasonOf } from './supervisor/database-start-error.ts'

const oldestServer = 150_000
/** The advisory lock of migrations. No other program uses its number. */
export const migrationLock = 7_463_925_001

/**
 * Migrates a database to the current schema. Nodes that start at the same time take turns; all but
 * the first find the work done.
 *
 * @param address the address with the owner, who may create roles
 * @param pool the address with a role that an administrator has created for requests; without it
 * the role is created
 * @param only the times of the migrations to apply, for a database of an earlier version
 * @returns the address for requests, whose role owns nothing
 * @throws DatabaseStartError when the database does not answer, is too old, has been upgraded by a
 * newer program, or refuses a change
 */
export async function migrate(
  address: DatabaseAddress,
  pool?: DatabaseAddress,
  only?: ReadonlySet<number>,
): Promise<ClientConfig> {
  const owner = connectionOf(address)
  const forRequests = await connected(owner, 'DATABASE_URL', async client => {
    await requireVersion(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const found = pool ? connectionOf(pool) : await ensurePoolRole(client, owner)
    await runMigrations(client, only)
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
    const applied = await appliedMigrations(client)
    if (isNewer(applied)) throw newerSchema()
    if (applied.length < knownMigrations.length) {
      throw new DatabaseStartError('The database is older than this program: start this one once (npm start).')
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

/** Returns the database's own message. Several addresses wrap it. */
function explain(failure: unknown): string {
  if (failure instanceof AggregateError && failure.errors.length > 0) return explain(failure.errors[0])
  return reasonOf(failure) || codeOf(failure) || 'no reason given'
}
