import { createHash } from 'node:crypto'
import { and, countDistinct, eq, gt, lt, sql } from 'drizzle-orm'
import { loginAttempt } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { networkOf } from './network.ts'

/** Wrong passwords that a login has in the window. */
export const allowedGuesses = 5
/**
 * Logins that a network may guess wrongly at in the window. An office of 100 people stays below it,
 * even if each of them mistypes both the password and the login within the same five minutes.
 */
export const allowedLogins = 200
/** Milliseconds. */
export const guessWindowMs = 5 * 60_000

const keyOf = (kind: string, text: string) => createHash('sha256').update(`${kind}:${text}`).digest('hex')

/** The key of a login in the table. Hashed: people type passwords into that field by mistake. */
export const loginKey = (login: string): string => keyOf('login', login.trim().toLowerCase())
/**
 * The key of an address's network in the tables. Hashed: who came from where is nobody's business.
 */
export const networkKey = (address: string): string => keyOf('address', networkOf(address))

/**
 * The wrong passwords that are counted together (OWASP, "Slow Down Online Guessing Attacks with
 * Device Cookies"). A stranger's guesses lock out strangers: neither a browser that has signed in
 * as the person, nor a session of theirs.
 */
export interface GuessLane {
  readonly key: string
  /** The network that is counted besides; null where the person is known. */
  readonly network: string | null
}

/** The lane of a browser that has not signed in with the login before. */
export const strangersLane = (login: string, address: string): GuessLane => ({
  key: loginKey(login),
  network: networkKey(address),
})

/** The lane of a browser that has signed in with the login before, by the hash of its cookie. */
export const browserLane = (login: string, browserHash: string): GuessLane => ({
  key: keyOf('browser', `${browserHash}:${login}`),
  network: null,
})

/** The lane of whoever is signed in and gives their own password again. */
export const sessionLane = (login: string): GuessLane => ({ key: keyOf('session', login), network: null })

const windowStart = (now: Date) => new Date(now.getTime() - guessWindowMs)

const guessesIn = (tx: Transaction, { key }: GuessLane, now: Date): Promise<number> =>
  tx.$count(loginAttempt, and(eq(loginAttempt.key, key), gt(loginAttempt.at, windowStart(now))))

async function loginsGuessedFrom(tx: Transaction, network: string, now: Date): Promise<number> {
  const [found] = await tx
    .select({ logins: countDistinct(loginAttempt.key) })
    .from(loginAttempt)
    .where(and(eq(loginAttempt.network, network), gt(loginAttempt.at, windowStart(now))))
  return found?.logins ?? 0
}

/** True when a lane, or its network, has no guess left. Of the system role. */
export async function isLocked(tx: Transaction, lane: GuessLane, now: Date): Promise<boolean> {
  if ((await guessesIn(tx, lane, now)) >= allowedGuesses) return true
  return lane.network !== null && (await loginsGuessedFrom(tx, lane.network, now)) >= allowedLogins
}

/** What a counted guess was the last one of. */
export interface LastGuess {
  readonly ofLogin: boolean
  readonly ofNetwork: boolean
}

/**
 * Counts a wrong password, once its hash has been computed. Of many at once, those beyond the limit
 * are not counted, and whoever sent them must not learn that they were wrong: so however many are
 * computed at once, no more than the limit are answered. Counted in the database, for all nodes. Of
 * the system role.
 *
 * @returns what it was the last guess of, or 'locked' when there was none left
 */
export async function countGuess(tx: Transaction, lane: GuessLane, now: Date): Promise<LastGuess | 'locked'> {
  // The lane's lock is always taken first, so that no two transactions wait for each other.
  for (const key of [lane.key, lane.network]) if (key !== null) await waitForTurn(tx, key)
  if (await isLocked(tx, lane, now)) return 'locked'
  await tx.insert(loginAttempt).values({ ...lane, at: now })
  return {
    ofLogin: (await guessesIn(tx, lane, now)) >= allowedGuesses,
    ofNetwork: lane.network !== null && (await loginsGuessedFrom(tx, lane.network, now)) >= allowedLogins,
  }
}

const waitForTurn = (tx: Transaction, key: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)

/** Forgets the wrong passwords of a lane, after a right one. Of the system role. */
export const forgiveGuesses = (tx: Transaction, { key }: GuessLane) =>
  tx.delete(loginAttempt).where(eq(loginAttempt.key, key))

/** Removes what no count reads any more. Of the system role. */
export const removeOldGuesses = (tx: Transaction, now: Date) =>
  tx.delete(loginAttempt).where(lt(loginAttempt.at, windowStart(now)))
