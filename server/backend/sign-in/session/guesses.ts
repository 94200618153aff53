import { createHash } from 'node:crypto'
import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { loginAttempt } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'

/** Guesses that a login, and an address, has in the window. */
export const allowedGuesses = 5
export const guessWindowMs = 5 * 60_000

const keyOf = (kind: string, what: string) => createHash('sha256').update(`${kind}:${what}`).digest('hex')

/** What a login's guesses are counted under. Hashed: people type passwords into that field by mistake. */
export const loginKey = (login: string): string => keyOf('login', login.trim().toLowerCase())
export const addressKey = (address: string): string => keyOf('address', address)

export interface Guess {
  readonly login: string
  readonly address: string
}

/**
 * Takes one of the guesses before the password is looked at, so that many at once are no way around the limit.
 * Counted in the database, for all nodes. Of the system role.
 *
 * @returns the guess to give back when it was right, or undefined when there is none left
 */
export async function takeGuess(tx: Transaction, { login, address }: Guess, now: Date): Promise<number[] | undefined> {
  const keys = [loginKey(login), addressKey(address)]
  // The login's lock is always taken first, so that no two wait for each other.
  for (const key of keys) await waitFor(tx, key)
  const since = new Date(now.getTime() - guessWindowMs)
  const counts = await tx
    .select({ key: loginAttempt.key, guesses: count() })
    .from(loginAttempt)
    .where(and(inArray(loginAttempt.key, keys), gt(loginAttempt.at, since)))
    .groupBy(loginAttempt.key)
  if (counts.some(({ guesses }) => guesses >= allowedGuesses)) return undefined
  const taken = await tx
    .insert(loginAttempt)
    .values(keys.map(key => ({ key, at: now })))
    .returning({ id: loginAttempt.id })
  return taken.map(({ id }) => id)
}

/** How many guesses a login has had in the window. Of the system role. */
export const guessesAt = (tx: Transaction, login: string, now: Date): Promise<number> =>
  tx.$count(
    loginAttempt,
    and(eq(loginAttempt.key, loginKey(login)), gt(loginAttempt.at, new Date(now.getTime() - guessWindowMs))),
  )

const waitFor = (tx: Transaction, key: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)

/**
 * Gives a guess back, since it was right, and forgives the login its earlier ones. Those of the address stay: else who
 * has one account of their own could guess at others for ever.
 */
export async function forgiveGuesses(tx: Transaction, { login }: Guess, taken: number[]): Promise<void> {
  // Each of two would else hold a guess that the other forgives.
  await waitFor(tx, loginKey(login))
  await tx.delete(loginAttempt).where(inArray(loginAttempt.id, taken))
  await tx.delete(loginAttempt).where(eq(loginAttempt.key, loginKey(login)))
}

/** Removes what no count reads any more. */
export const removeOldGuesses = (tx: Transaction, now: Date) =>
  tx.delete(loginAttempt).where(lt(loginAttempt.at, new Date(now.getTime() - guessWindowMs)))
