import { createHash } from 'node:crypto'
import { and, countDistinct, eq, gt, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { loginAttempt } from '../../tables/schema.ts'
import { comparedLogin } from './compared-login.ts'
import { networkOf } from './network.ts'

/** The wrong passwords that a login may have within the window. */
export const allowedGuesses = 5
/**
 * The logins with wrong passwords that a network may have within the window. An office of 100
 * people stays below it, even when each mistypes both the password and the login within five
 * minutes.
 */
export const allowedLogins = 200
/** The window, in milliseconds. */
export const guessWindowMs = 5 * 60_000

const keyOf = (kind: string, text: string) => createHash('sha256').update(`${kind}:${text}`).digest('hex')

/**
 * Returns the key of a login in the table. It is hashed, since people type passwords into that
 * field by mistake.
 */
export const loginKey = (login: string): string => keyOf('login', comparedLogin(login))
/** Returns the key of an address's network in the tables. It is hashed to protect privacy. */
export const networkKey = (address: string): string => keyOf('address', networkOf(address))

/**
 * A group of wrong passwords that are counted together (OWASP, "Slow Down Online Guessing Attacks
 * with Device Cookies"). A stranger's guesses lock out strangers only: neither a browser that has
 * signed in to the account, nor a session of it.
 */
export interface GuessLane {
  readonly key: string
  /** The network that is counted as well; null when the user is known. */
  readonly network: string | null
}

/** Returns the lane of a browser that has not signed in with the login before. */
export const strangersLane = (login: string, address: string): GuessLane => ({
  key: loginKey(login),
  network: networkKey(address),
})

/**
 * Returns the lane of a browser that has signed in with the login before, by the hash of its
 * cookie.
 */
export const browserLane = (login: string, browserHash: string): GuessLane => ({
  key: keyOf('browser', `${browserHash}:${login}`),
  network: null,
})

/** Returns the lane of a signed-in user who gives the password again. */
export const sessionLane = (login: string): GuessLane => ({ key: keyOf('session', login), network: null })

/** Returns the lane of a wrong key of a program, by its hash. */
export const keyLane = (hash: string, address: string): GuessLane => ({
  key: keyOf('key', hash),
  network: networkKey(address),
})

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

/** True when a lane or its network is locked. Requires the system role. */
export async function isLocked(tx: Transaction, lane: GuessLane, now: Date): Promise<boolean> {
  if ((await guessesIn(tx, lane, now)) >= allowedGuesses) return true
  return lane.network !== null && (await loginsGuessedFrom(tx, lane.network, now)) >= allowedLogins
}

/** The limits that a guess has reached. */
export interface LastGuess {
  readonly ofLogin: boolean
  readonly ofNetwork: boolean
}

/**
 * Counts a wrong password, after its hash has been computed. Of concurrent guesses, the ones beyond
 * the limit are not counted, and their sender must not learn that they were wrong: so no more than
 * the limit are answered, however many are computed. The count is in the database, for all nodes.
 * Requires the system role. @returns the limits that the guess has reached, or 'locked' when none
 * was left
 */
export async function countGuess(tx: Transaction, lane: GuessLane, now: Date): Promise<LastGuess | 'locked'> {
  // The lane's lock is always taken first, which prevents deadlocks.
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

/** Resets a lane after a correct password. Requires the system role. */
export const forgiveGuesses = (tx: Transaction, { key }: GuessLane) =>
  tx.delete(loginAttempt).where(eq(loginAttempt.key, key))

/** Removes guesses older than the window. Requires the system role. */
export const removeOldGuesses = (tx: Transaction, now: Date) =>
  tx.delete(loginAttempt).where(lt(loginAttempt.at, windowStart(now)))
