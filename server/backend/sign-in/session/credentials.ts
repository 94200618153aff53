import { eq, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { Credentials } from '#contracts/sign-in/session.shapes.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import { credential, licence, userAccount } from '../../platform/database/schema.ts'
import { type Transaction, withSystem } from '../../platform/database/tenancy.ts'
import type { PublicAsk } from '../../platform/http/ask.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import {
  browserLane,
  countGuess,
  forgiveGuesses,
  type GuessLane,
  isLocked,
  sessionLane,
  strangersLane,
} from './guesses.ts'
import { isKnownBrowser } from './known-browsers.ts'
import { notifyOfLocks } from './lockout.ts'
import { isPassword } from './password.ts'
import { tokenHash } from './token.ts'

/** An account, as whoever knows its password may be dealt with. */
export type KnownAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** The parts of a request that a password is checked with. */
export type PasswordAsk = Pick<PublicAsk, 'database' | 'address' | 'browserCookie' | 'afterAnswer'>

/**
 * Finds the account of a user name and password. An unknown login and a wrong password are answered
 * the same, after the same work: one hash, also at the last guess, or none where no guess is left.
 * Only a right password is told what more is demanded.
 *
 * @param isSignedIn whether the request comes from a session of the login
 * @throws Refusal tooManyAttempts, wrongCredentials, bankIdEnforced
 */
export async function checkCredentials(
  ask: PasswordAsk,
  { Login, Password }: Pick<Credentials, 'Login' | 'Password'>,
  now: Date,
  isSignedIn = false,
): Promise<KnownAccount> {
  const { database } = ask
  const { account, lane, locked } = await withSystem(database, async tx => {
    const account = await findAccount(tx, Login)
    const lane = isSignedIn ? sessionLane(account?.login ?? Login) : await laneOf(tx, ask, account?.login ?? Login, now)
    return { account, lane, locked: await isLocked(tx, lane, now) }
  })
  if (locked) throw new Refusal(errors.tooManyAttempts)

  const isRight = await isPassword(Password, account?.passwordHash)
  // Counted only now: a guess that is taken before it is known to be wrong keeps out those who are
  // right meanwhile.
  if (!isRight || !account) {
    const last = await withSystem(database, tx => countGuess(tx, lane, now))
    if (last === 'locked') throw new Refusal(errors.tooManyAttempts)
    // Not before the answer, which would wait for the licence of an account, and for none of a
    // login that nobody has.
    ask.afterAnswer(async () => {
      await withSystem(database, tx => appendFailure(tx, account, 'CREDENTIALS'))
      await notifyOfLocks(ask, { account, lane, last }, now)
    })
    throw new Refusal(errors.wrongCredentials)
  }
  const isLate = await withSystem(database, async tx => {
    if (await isLocked(tx, lane, now)) return true
    await forgiveGuesses(tx, lane)
    if (account.enforceBankId) await appendFailure(tx, account, 'BANKID_ENFORCED')
    return false
  })
  if (isLate) throw new Refusal(errors.tooManyAttempts)
  if (account.enforceBankId) throw new Refusal(errors.bankIdEnforced)
  return account
}

/**
 * The lane of a request without a session. An unknown login is looked up just as a known one is.
 */
async function laneOf(
  tx: Transaction,
  { address, browserCookie: { token } }: PasswordAsk,
  login: string,
  now: Date,
): Promise<GuessLane> {
  const isKnown = token !== undefined && (await isKnownBrowser(tx, { token, login, now }))
  return isKnown ? browserLane(login, tokenHash(token)) : strangersLane(login, address)
}

async function findAccount(tx: Transaction, login: string) {
  const [found] = await tx
    .select({
      login: userAccount.login,
      licNr: userAccount.licNr,
      mobile: userAccount.mobile,
      requiresSms: userAccount.requiresSms,
      passwordHash: credential.passwordHash,
      enforceBankId: licence.enforceBankId,
      longestIdle: licence.autoLogoutMinutes,
    })
    .from(userAccount)
    .innerJoin(credential, eq(credential.login, userAccount.login))
    .innerJoin(licence, eq(licence.licNr, userAccount.licNr))
    .where(eq(sql`lower(${userAccount.login})`, login.trim().toLowerCase()))
  return found
}

/**
 * Appends the event of a failure. One at a login that nobody has is of no licence: it is worth
 * knowing too.
 */
const appendFailure = (
  tx: Transaction,
  account: { readonly login: string; readonly licNr: string } | undefined,
  reason: 'CREDENTIALS' | 'BANKID_ENFORCED',
): Promise<void> =>
  appendEvent(tx, {
    type: 'signIn.failed',
    licNr: account?.licNr ?? '',
    actor: account?.login ?? null,
    payload: { reason },
  })
