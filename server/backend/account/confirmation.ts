import { and, eq, gt, isNull } from 'drizzle-orm'
import { type Confirmation, confirmationMinutes } from '#contracts/account/shapes.ts'
import { errors } from '#contracts/errors.ts'
import { actAsSystem, actFor, type Transaction, withSystem } from '../platform/database/tenancy.ts'
import type { PublicAsk } from '../platform/http/ask.ts'
import type { SignedIn } from '../platform/http/caller.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { spendBankIdToken } from '../sign-in/bankid/select-user.ts'
import { requireSession } from '../sign-in/session/caller.ts'
import { session } from '../tables/schema.ts'
import { checkOwnPassword } from './own-password.ts'

const confirmationMs = confirmationMinutes * 60_000

/**
 * Confirms the identity of the session's user. A call that requires it may then be made once,
 * within five minutes.
 *
 * @throws Refusal noSession, sessionIdle; currentPasswordWrong, tooManyAttempts, bankIdEnforced;
 * bankIdTokenInvalid
 */
export async function confirm(ask: PublicAsk, confirmation: Confirmation, now: Date): Promise<void> {
  const { database, cookie, browserCookie } = ask
  const { account, sessionHash } = await requireSession(database, { token: cookie.token, now })
  if ('CurrentPassword' in confirmation) await checkOwnPassword(ask, account.login, confirmation.CurrentPassword, now)
  await withSystem(database, async tx => {
    if ('BankIDToken' in confirmation) {
      const use = { token: confirmation.BankIDToken, browser: browserCookie.token, login: account.login, now }
      if (!(await spendBankIdToken(tx, use))) throw new Refusal(errors.bankIdTokenInvalid)
    }
    await tx
      .update(session)
      .set({ confirmedAt: now })
      .where(and(eq(session.tokenHash, sessionHash), isNull(session.endedAt)))
  })
}

/**
 * Uses up the confirmation of the caller's session, in the transaction of the call that requires
 * it. A confirmation is valid once.
 *
 * @param tx acts for the caller, before and after
 * @throws Refusal confirmationMissing
 */
export async function spendConfirmation(
  tx: Transaction,
  { account, company, sessionHash }: SignedIn,
  now: Date,
): Promise<void> {
  await actAsSystem(tx)
  const spent = await tx
    .update(session)
    .set({ confirmedAt: null })
    .where(and(eq(session.tokenHash, sessionHash), gt(session.confirmedAt, new Date(now.getTime() - confirmationMs))))
    .returning({ login: session.login })
  await actFor(tx, { licNr: account.licNr, login: account.login, ...(company && { ftgKey: company.ftgKey }) })
  if (spent.length === 0) throw new Refusal(errors.confirmationMissing)
}
