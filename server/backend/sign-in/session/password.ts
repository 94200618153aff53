import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id, which is the library's default algorithm (facts/security.md). */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

const randomText = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '')

/**
 * A hash that no password has, for a login that nobody has: a guess at it takes as long as one at
 * an account, from the first one on. Written and not computed, since that would be a second hash.
 */
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${randomText(16)}$${randomText(32)}`

/**
 * True when the password is the one of the hash; never, when there is no hash. Computes exactly one
 * hash either way.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? nobodysHash, password)
  return matches && passwordHash !== undefined
}
