import type { Client } from 'pg'
import { DatabaseStartError } from './supervisor/database-start-error.ts'

/**
 * Acts for one licence, and within it for one company. Every pooled connection starts as this, with
 * no licence.
 */
export const appRole = 'avlona_app'
/**
 * Signs people in, keeps sessions and delivers events: the few tables that this needs, over all
 * licences.
 */
export const systemRole = 'avlona_system'
/**
 * Reads one company of a licence and writes another, for cloning in the database itself:
 * `actAsCloner`.
 */
export const cloneRole = 'avlona_clone'
/** All that the pool's role may act as. */
export const actingRoles = [appRole, systemRole, cloneRole] as const

/**
 * Two nodes made the same role at the same moment: of the same database, or of two in one cluster.
 */
const madeMeanwhile = new Set(['42710', '23505', 'XX000'])

/** The role that the pool signs in as. */
export interface PoolRole {
  readonly name: string
  /** As PostgreSQL keeps it: `scramVerifier`. Undefined when the connection needs none. */
  readonly password: string | undefined
}

/**
 * Makes the roles where the cluster lacks them, and lets the pool's role act as the others. They
 * are shared by all databases of a cluster, so that no advisory lock of one database guards this.
 *
 * @throws DatabaseStartError when the connected user may not, with what an administrator does once
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

/** Whether a role may act as each of the application's. */
async function mayAct(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select bool_and(pg_has_role($1, role, 'MEMBER')) as may from unnest($2::name[]) as role`,
    [name, actingRoles],
  )
  return rows[0]?.may ?? false
}

/**
 * The roles that the connected one can become and that may not be within a request's reach: any but
 * the application's own three, and one of these that owns anything or stands above row-level
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
