import type { Client } from 'pg'
import { DatabaseStartError } from './supervisor/database-start-error.ts'

/**
 * Acts for one licence, and within it for one company. Every pooled connection starts with this
 * role and no licence.
 */
export const appRole = 'avlona_app'
/**
 * Signs users in, keeps sessions and delivers events: accesses the few tables needed for that,
 * across all licences.
 */
export const systemRole = 'avlona_system'
/**
 * Reads one company of a licence and writes another, to clone within the database: `actAsCloner`.
 */
export const cloneRole = 'avlona_clone'
/** All roles that the pool's role may act as. */
export const actingRoles = [appRole, systemRole, cloneRole] as const

/**
 * The error codes when two nodes create the same role at the same time, for one database or for two
 * of a cluster.
 */
const madeMeanwhile = new Set(['42710', '23505', 'XX000'])

/** The role with which the pool connects. */
export interface PoolRole {
  readonly name: string
  /** The password's verifier: `scramVerifier`. Undefined when the connection needs none. */
  readonly password: string | undefined
}

/**
 * Creates the missing roles of the cluster, and lets the pool's role act as the others. All
 * databases of a cluster share its roles, so an advisory lock, which is of one database, does not
 * protect this.
 *
 * @throws DatabaseStartError with instructions for the administrator, when the connected user may
 * not create roles
 */
export async function ensureRoles(client: Client, pool: PoolRole): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      for (const role of actingRoles) await makeRole(client, role, 'nologin')
      await makeRole(client, pool.name, 'login noinherit')
      const name = client.escapeIdentifier(pool.name)
      if (pool.password !== undefined) {
        await client.query(`alter role ${name} password ${client.escapeLiteral(pool.password)}`)
      }
      if (!(await mayAct(client, pool.name))) await client.query(`grant ${actingRoles.join(', ')} to ${name}`)
      return
    } catch (failure) {
      const code = failure instanceof Error && 'code' in failure ? String(failure.code) : ''
      if (attempt < 5 && madeMeanwhile.has(code)) continue
      throw new DatabaseStartError(
        'The database user may not make the roles that Avlöna needs. Let an administrator of the database run once: ' +
          `${actingRoles.map(role => `CREATE ROLE ${role} NOLOGIN; `).join('')}` +
          `CREATE ROLE ${pool.name} LOGIN NOINHERIT PASSWORD '…'; GRANT ${actingRoles.join(', ')} TO ${pool.name}; ` +
          'and give the address with that role and its password in DATABASE_POOL_URL.',
      )
    }
  }
}

async function makeRole(client: Client, role: string, options: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  if (rowCount === 0) await client.query(`create role ${client.escapeIdentifier(role)} ${options}`)
}

/** True when a role may act as each of the application's roles. */
async function mayAct(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select bool_and(pg_has_role($1, role, 'MEMBER')) as may from unnest($2::name[]) as role`,
    [name, actingRoles],
  )
  return rows[0]?.may ?? false
}

/**
 * Returns the roles that the connected role can become but that a request must not reach: all
 * except the application's three, and any of these three that owns something or bypasses row-level
 * security.
 */
export async function mightyRolesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select rolname as name from pg_roles
     where pg_has_role(session_user, oid, 'MEMBER') and (
       rolname <> all ($1::name[] || session_user::name) or rolsuper or rolbypassrls or rolcreaterole or rolcreatedb
       or rolreplication
       or exists (select from pg_shdepend where refclassid = 'pg_authid'::regclass and refobjid = oid and deptype = 'o'))
     order by rolname`,
    [actingRoles],
  )
  return rows.map(({ name }) => name)
}
