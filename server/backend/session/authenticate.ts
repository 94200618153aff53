import { eq, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { Credentials, SignInAnswer } from '#contracts/shapes/session.ts'
import { appendEvent } from '../database/append-event.ts'
import { credential, licence, userAccount } from '../database/schema.ts'
import { type Transaction, withSystem } from '../database/tenancy.ts'
import type { PublicAsk } from '../http/ask.ts'
import { Refusal } from '../http/refusal.ts'
import { forgiveGuesses, takeGuess } from './guesses.ts'
import { isPassword } from './password.ts'
import { beginSession, endSession } from './sessions.ts'
import { tokenHash } from './token.ts'
import { sessionFacts } from './user-account.ts'

/**
 * Signs in with user name and password.
 *
 * An unknown login and a wrong password cost the same and answer the same, and only a right password is told what more
 * is demanded. It carries no idempotency key: a stored answer would either hand a session to whoever knows the key or
 * hold one that nobody has the cookie of, and to sign in twice does no harm.
 *
 * @throws Refusal tooManyAttempts, wrongCredentials, bankIdEnforced
 */
export async function authenticate(
  { database, cookie, address }: PublicAsk,
  { Login, Password }: Credentials,
  now: Date,
): Promise<SignInAnswer> {
  const guess = { login: Login, address }
  const { taken, account } = await withSystem(database, async tx => ({
    taken: await takeGuess(tx, guess, now),
    account: await findAccount(tx, Login),
  }))
  if (!taken) throw new Refusal(errors.tooManyAttempts)

  const isRight = await isPassword(Password, account?.passwordHash)
  if (!isRight || !account) {
    await withSystem(database, tx => tellOfFailure(tx, account, 'CREDENTIALS'))
    throw new Refusal(errors.wrongCredentials)
  }
  const { answer, token } = await withSystem(database, async tx => {
    await forgiveGuesses(tx, guess, taken)
    if (account.enforceBankId) return { answer: await tellOfFailure(tx, account, 'BANKID_ENFORCED') }
    // No SMSToken is valid before codes are sent: the demand stands, and no session begins.
    if (account.requiresSms) return { answer: { requireSMSVerification: true } as const }
    if (cookie.token !== undefined) await endSession(tx, tokenHash(cookie.token), 'REVOKED', now)
    const token = await beginSession(tx, account, 'PASSWORD', now)
    return { answer: { requireSMSVerification: false, ...(await sessionFacts(tx, account.login)) } as const, token }
  })
  if (answer === undefined) throw new Refusal(errors.bankIdEnforced)
  if (token !== undefined) cookie.set(token)
  return answer
}

async function findAccount(tx: Transaction, login: string) {
  const [found] = await tx
    .select({
      login: userAccount.login,
      licNr: userAccount.licNr,
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

/** A guess at a login that nobody has is told of too, under no licence: it takes as long, and it is worth knowing. */
const tellOfFailure = (
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
