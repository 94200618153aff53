import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import type { Client, ClientConfig } from 'pg'
import { ensureRoles } from './roles.ts'

/** The longest name, in bytes. PostgreSQL truncates longer ones. */
const longestName = 63
const suffix = '_pool'

/**
 * Returns the name of the pool's role for a database user. The role owns nothing and inherits
 * nothing; it may only act as one of the application's roles. So SQL injection in a request cannot
 * become the owner.
 */
export const poolRoleOf = (owner: string): string => `${owner.slice(0, longestName - suffix.length)}${suffix}`

/**
 * Creates the pool's role for the connected user when it is missing, and returns its connection
 * settings. Its password is derived from the user's own, so every node knows it and none stores it.
 * When the user connects without a password, so does the pool.
 *
 * @param owner the user's connection settings
 * @throws DatabaseStartError with instructions for the administrator, when the user may not create
 * roles
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
 * Returns the verifier that PostgreSQL stores for a password (RFC 5803), so that the password
 * itself does not appear in the log of statements.
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16), iterations = 4096): string {
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`
}
