import { eq, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { Credentials } from '#contracts/sign-in/session.shapes.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import { credential, licence, userAccount } from '../../platform/database/schema.ts'
import { type Transaction, withSystem } from '../../platform/database/tenancy.ts'
import type { PublicAsk } from '../../platform/http/ask.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { forgiveGuesses, takeGuess } from './guesses.ts'
import { tellOfLockout } from './lockout.ts'
import { isPassword } from './password.ts'

/** An account, as whoever knows its password may be dealt with. */
export type KnownAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/**
 * The account of a user name and password. An unknown login and a wrong password cost the same and answer the same, and
 * only a right password is told what more is demanded.
 *
 * @throws Refusal tooManyAttempts, wrongCredentials, bankIdEnforced
 */
export async function checkCredentials(
  { database, address }: Pick<PublicAsk, 'database' | 'address'>,
  { Login, Password }: Pick<Credentials, 'Login' | 'Password'>,
  now: Date,
): Promise<KnownAccount> {
  const guess = { login: Login, address }
  const { taken, account } = await withSystem(database, async tx => ({
    taken: await takeGuess(tx, guess, now),
    account: await findAccount(tx, Login),
  }))
  if (!taken) throw new Refusal(errors.tooManyAttempts)

  const isRight = await isPassword(Password, account?.passwordHash)
  if (!isRight || !account) {
    await withSystem(database, async tx => {
      await tellOfFailure(tx, account, 'CREDENTIALS')
      if (account) await tellOfLockout(tx, account, now)
    })
    throw new Refusal(errors.wrongCredentials)
  }
  await withSystem(database, async tx => {
    await forgiveGuesses(tx, guess, taken)
    if (account.enforceBankId) await tellOfFailure(tx, account, 'BANKID_ENFORCED')
  })
  if (account.enforceBankId) throw new Refusal(errors.bankIdEnforced)
  return account
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
