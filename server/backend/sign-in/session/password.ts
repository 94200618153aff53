import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id, which is the library's default algorithm (facts/security.md). */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Of a password that nobody knows: what a guess at an unknown login is held against, so that it takes as long. */
let nobodys: Promise<string> | undefined

/** Whether the password is the one of the hash; never, when there is no hash. Computes exactly one hash either way. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(32).toString('base64'))
  const matches = await verify(passwordHash ?? (await nobodys), password)
  return matches && passwordHash !== undefined
}
