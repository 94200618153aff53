import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** The parameters of argon2id, the library's default algorithm (facts/security.md). */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

const randomText = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '')

/**
 * The hash for unknown logins, which no password matches, so that a guess takes as long as for an
 * account. It is a constant, since computing one would cost a second hash.
 */
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${randomText(16)}$${randomText(32)}`

/**
 * True when the password matches the hash; false without a hash. Always computes exactly one hash.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? nobodysHash, password)
  return matches && passwordHash !== undefined
}
