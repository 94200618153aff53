import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import type { Client, ClientConfig } from 'pg'
import { ensureRoles } from './roles.ts'

/** PostgreSQL cuts off what is longer, in bytes. */
const longestName = 63
const suffix = '_pool'

/**
 * The role that the pool signs in as, for a database user. It owns nothing and inherits nothing:
 * all that it may do is act as one of the application's roles. So a request that smuggles in SQL
 * finds no owner to turn back into.
 */
export const poolRoleOf = (owner: string): string => `${owner.slice(0, longestName - suffix.length)}${suffix}`

/**
 * Makes the pool's role for the connected user where it is missing, and returns how it connects.
 * Its password follows from the user's own, so that every node knows it and none stores it; a user
 * that signs in without one has a pool that does.
 *
 * @param owner how the user connects
 * @throws DatabaseStartError with what an administrator of the database does once, when the user
 * may not make roles
 */
export async function ensurePoolRole(client: Client, owner: ClientConfig): Promise<ClientConfig> {
  const { rows } = await client.query<{ name: string }>('select current_user as name')
  const user = poolRoleOf(rows[0]?.name ?? '')
  const password = client.password ? passwordOf(client.password) : undefined
  await ensureRoles(client, { name: user, password: password && scramVerifier(password) })
  return { ...owner, user, password }
}

const passwordOf = (ownersPassword: string): string =>
  createHmac('sha256', ownersPassword).update('the role of the pool').digest('base64url')

/**
 * What PostgreSQL keeps of a password (RFC 5803), so that the password itself does not stand in its
 * log of statements.
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16), iterations = 4096): string {
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`
}
