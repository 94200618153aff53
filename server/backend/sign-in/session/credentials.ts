import { eq, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { Credentials } from '#contracts/sign-in/session.shapes.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import { type Transaction, withSystem } from '../../platform/database/tenancy.ts'
import type { PublicAsk } from '../../platform/http/ask.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { licenceRequiresSms } from '../../tables/licence.ts'
import { credential, licence, userAccount } from '../../tables/schema.ts'
import { comparedLogin } from './compared-login.ts'
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

/** The account data that may be used once its password has been checked. */
export type KnownAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** The parts of a request that the check of a password needs. */
export type PasswordAsk = Pick<PublicAsk, 'database' | 'address' | 'browserCookie' | 'afterAnswer'>

/**
 * Returns the account with a login and password. An unknown login and a wrong password get the same
 * answer after the same work, so they cannot be told apart: one hash, or none when the login is
 * locked. Further requirements are revealed only after a correct password.
 *
 * @param isSignedIn true when the request comes from a session of the login
 * @throws Refusal tooManyAttempts, wrongCredentials, accountBlocked, bankIdEnforced
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
  // Counted only after the check: counting before it would lock out concurrent correct attempts.
  if (!isRight || !account) {
    const last = await withSystem(database, tx => countGuess(tx, lane, now))
    if (last === 'locked') throw new Refusal(errors.tooManyAttempts)
    // After the answer. Before it, the write would wait for the licence of an existing account but
    // not for an unknown login, which the response time would reveal.
    ask.afterAnswer(async () => {
      await withSystem(database, tx => appendFailure(tx, account, 'CREDENTIALS'))
      await notifyOfLocks(ask, { account, lane, last }, now)
    })
    throw new Refusal(errors.wrongCredentials)
  }
  const isLate = await withSystem(database, async tx => {
    if (await isLocked(tx, lane, now)) return true
    await forgiveGuesses(tx, lane)
    if (account.isBlocked) await appendFailure(tx, account, 'BLOCKED')
    else if (account.enforceBankId || !account.allowsPassword) await appendFailure(tx, account, 'BANKID_ENFORCED')
    return false
  })
  if (isLate) throw new Refusal(errors.tooManyAttempts)
  if (account.isBlocked) throw new Refusal(errors.accountBlocked)
  if (account.enforceBankId) throw new Refusal(errors.bankIdEnforced)
  if (!account.allowsPassword) throw new Refusal(errors.bankIdEnforced, 'Ditt konto loggar in med BankID.')
  return account
}

/**
 * Returns the lane of a request without a session. An unknown login is looked up exactly like a
 * known one.
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
      requiresSms: sql<boolean>`${userAccount.requiresSms} or ${licenceRequiresSms}`,
      passwordHash: credential.passwordHash,
      enforceBankId: licence.enforceBankId,
      allowsPassword: userAccount.allowsPassword,
      isBlocked: sql<boolean>`${userAccount.blockedAt} is not null`,
      longestIdle: licence.autoLogoutMinutes,
    })
    .from(userAccount)
    .innerJoin(credential, eq(credential.login, userAccount.login))
    .innerJoin(licence, eq(licence.licNr, userAccount.licNr))
    .where(eq(sql`lower(${userAccount.login})`, comparedLogin(login)))
  return found
}

/** Appends the event of a failed sign-in. With an unknown login it belongs to no licence. */
const appendFailure = (
  tx: Transaction,
  account: { readonly login: string; readonly licNr: string } | undefined,
  reason: 'CREDENTIALS' | 'BANKID_ENFORCED' | 'BLOCKED',
): Promise<void> =>
  appendEvent(tx, {
    type: 'signIn.failed',
    licNr: account?.licNr ?? '',
    actor: account?.login ?? null,
    payload: { reason },
  })
