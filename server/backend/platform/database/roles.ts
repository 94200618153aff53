import type { Client } from 'pg'

/** Acts for one licence, and within it for one company. Every pooled connection starts as this, with no licence. */
export const appRole = 'avlona_app'
/** Signs people in, keeps sessions and delivers events: the few tables that this needs, over all licences. */
export const systemRole = 'avlona_system'
/** Reads one company of a licence and writes another, for cloning in the database itself: `actAsCloner`. */
export const cloneRole = 'avlona_clone'

/** Two nodes made the same role at the same moment: of the same database, or of two in one cluster. */
const madeMeanwhile = new Set(['42710', '23505', 'XX000'])

/**
 * Makes the roles where the cluster lacks them, and lets the connected user take them on. They are shared by all
 * databases of a cluster, so that no advisory lock of one database guards this.
 *
 * @throws Error with a sentence when the user may not, for an administrator to do it once
 */
export async function ensureRoles(client: Client): Promise<void> {
  for (const role of [appRole, systemRole, cloneRole]) {
    for (let attempt = 1; !(await canTakeOn(client, role)); attempt++) {
      try {
        await makeAndTakeOn(client, role)
      } catch (failure) {
        const code = failure instanceof Error && 'code' in failure ? String(failure.code) : ''
        if (attempt < 5 && madeMeanwhile.has(code)) continue
        throw new Error(
          `The database user may not make or use the role ${role}. Let an administrator of the database run once: ` +
            `CREATE ROLE ${role} NOLOGIN; GRANT ${role} TO <the user in DATABASE_URL>;`,
          { cause: failure },
        )
      }
    }
  }
}

async function makeAndTakeOn(client: Client, role: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  if (rowCount === 0) await client.query(`create role ${role} nologin`)
  await client.query(`grant ${role} to current_user`)
}

async function canTakeOn(client: Client, role: string): Promise<boolean> {
  // PostgreSQL 16 tells the right to take a role on from the membership; a superuser has both without being told.
  const { rows } = await client.query<{ allowed: boolean }>(
    `select coalesce(bool_or(pg_has_role(oid, case when current_setting('server_version_num')::int >= 160000
       then 'SET' else 'MEMBER' end)), false) as allowed from pg_roles where rolname = $1`,
    [role],
  )
  return rows[0]?.allowed ?? false
}
