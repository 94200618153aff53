import { and, eq, gt, isNull } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { isCommonPassword } from '#contracts/sign-in/common-password.ts'
import { hasLogin } from '#contracts/sign-in/new-password.rules.ts'
import type { invitationCalls } from '#contracts/users/calls.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { type Transaction, withSystem } from '../platform/database/tenancy.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { forgetOtherBrowsers } from '../sign-in/session/known-browsers.ts'
import { hashPassword } from '../sign-in/session/password.ts'
import { endSessionsOf } from '../sign-in/session/sessions.ts'
import { tokenHash } from '../sign-in/session/token.ts'
import { accountLink, credential, licence, userAccount } from '../tables/schema.ts'

/** The calls of a person who follows the link of an invitation or of a reset. */
export const invitationArea: Handlers<typeof invitationCalls> = {
  async open({ database, params, now }) {
    const found = await withSystem(database, tx => linkOf(tx, params.Token, now))
    return {
      Login: found.login,
      Namn: found.name,
      LicNamn: found.licensee,
      Typ: found.kind === 'INVITE' ? 'INBJUDAN' : 'LOSENORD',
      GallerTill: found.expiresAt.toISOString(),
    }
  },
  async accept({ database, params, body: { NewPassword }, now }) {
    const { login } = await withSystem(database, tx => linkOf(tx, params.Token, now))
    if (hasLogin(NewPassword, login)) throw new Refusal(errors.newPasswordHasLogin)
    if (isCommonPassword(NewPassword)) throw new Refusal(errors.newPasswordCommon)
    const passwordHash = await hashPassword(NewPassword)
    await withSystem(database, async tx => {
      const found = await linkOf(tx, params.Token, now)
      // Of two that follow the link at once, the one that removes it sets the password.
      const used = await tx
        .delete(accountLink)
        .where(eq(accountLink.tokenHash, tokenHash(params.Token)))
        .returning({ kind: accountLink.kind })
      if (used.length === 0) throw new Refusal(errors.invitationGone)
      const set = { passwordHash, changedAt: now }
      const changed = await tx.update(credential).set(set).where(eq(credential.login, login))
      if (changed.rowCount === 0) await tx.insert(credential).values({ login, licNr: found.licNr, ...set })
      await endSessionsOf(tx, login, { now })
      await forgetOtherBrowsers(tx, login, undefined)
      const payload = { login, kind: found.kind }
      await appendEvent(tx, { type: 'user.passwordSet', licNr: found.licNr, actor: login, ftgKey: null, payload })
    })
    return null
  },
}

/**
 * Returns an open link with its account. Requires the system role.
 *
 * @throws Refusal invitationGone
 */
async function linkOf(tx: Transaction, token: string, now: Date) {
  const [found] = await tx
    .select({
      login: userAccount.login,
      licNr: userAccount.licNr,
      name: userAccount.name,
      licensee: licence.name,
      kind: accountLink.kind,
      expiresAt: accountLink.expiresAt,
    })
    .from(accountLink)
    .innerJoin(userAccount, eq(userAccount.login, accountLink.login))
    .innerJoin(licence, eq(licence.licNr, userAccount.licNr))
    .where(
      and(
        eq(accountLink.tokenHash, tokenHash(token)),
        gt(accountLink.expiresAt, now),
        isNull(userAccount.blockedAt),
        eq(userAccount.allowsPassword, true),
        eq(licence.enforceBankId, false),
      ),
    )
  if (!found) throw new Refusal(errors.invitationGone)
  return found
}
