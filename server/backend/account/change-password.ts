import { and, eq } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { isCommonPassword } from '#contracts/sign-in/common-password.ts'
import { hasLogin } from '#contracts/sign-in/new-password.rules.ts'
import type { PasswordChange } from '#contracts/sign-in/password.calls.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { withSystem } from '../platform/database/tenancy.ts'
import type { PublicAsk } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { requireSession } from '../sign-in/session/caller.ts'
import { forgetOtherBrowsers } from '../sign-in/session/known-browsers.ts'
import { hashPassword } from '../sign-in/session/password.ts'
import { endSessionsOf, renewSession } from '../sign-in/session/sessions.ts'
import { tokenHash } from '../sign-in/session/token.ts'
import { credential } from '../tables/schema.ts'
import { checkOwnPassword } from './own-password.ts'

/**
 * Changes the password of the session's account. Ends the account's other sessions; its own
 * continues with a new token.
 *
 * @throws Refusal noSession, sessionIdle; currentPasswordWrong, tooManyAttempts, bankIdEnforced;
 * newPasswordSame, newPasswordCommon, newPasswordHasLogin
 */
export async function changePassword(
  ask: PublicAsk,
  { CurrentPassword, NewPassword }: PasswordChange,
  now: Date,
): Promise<void> {
  const { database, cookie, browserCookie } = ask
  const { account } = await requireSession(database, { token: cookie.token, now })
  const { login, licNr, passwordHash: before } = await checkOwnPassword(ask, account.login, CurrentPassword, now)
  if (NewPassword === CurrentPassword) throw new Refusal(errors.newPasswordSame)
  if (hasLogin(NewPassword, login)) throw new Refusal(errors.newPasswordHasLogin)
  if (isCommonPassword(NewPassword)) throw new Refusal(errors.newPasswordCommon)

  const passwordHash = await hashPassword(NewPassword)
  const own = tokenHash(cookie.token ?? '')
  const token = await withSystem(database, async tx => {
    const changed = await tx
      .update(credential)
      .set({ passwordHash, changedAt: now })
      .where(and(eq(credential.login, login), eq(credential.passwordHash, before)))
      .returning({ login: credential.login })
    // Another change came first: the given password is no longer the current one.
    if (changed.length === 0) throw new Refusal(errors.currentPasswordWrong)
    const renewed = await renewSession(tx, own)
    if (renewed === undefined) throw new Refusal(errors.noSession)
    await endSessionsOf(tx, login, { now, except: tokenHash(renewed) })
    await forgetOtherBrowsers(tx, login, browserCookie.token)
    await appendEvent(tx, { type: 'account.passwordChanged', licNr, actor: login, ftgKey: null })
    return renewed
  })
  cookie.set(token)
}
