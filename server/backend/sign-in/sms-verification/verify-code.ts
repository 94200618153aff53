import type { ApiError } from '#contracts/common-errors.ts'
import { errors } from '#contracts/errors.ts'
import { normaliseSmsCode } from '#contracts/sign-in/rules.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import { type Transaction, withSystem } from '../../platform/database/tenancy.ts'
import type { PublicAsk } from '../../platform/http/ask.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { sessionCompany } from '../../tables/schema.ts'
import { isPassword } from '../session/password.ts'
import { renewSession } from '../session/sessions.ts'
import { newToken, tokenHash } from '../session/token.ts'
import type { CodeRecipient } from './code-recipient.ts'
import { spendCode, takeTry } from './sms-codes.ts'
import { smsTokenLifetimeMs } from './sms-tokens.ts'

const refusals = {
  EXPIRED: errors.smsCodeExpired,
  USED: errors.smsCodeUsed,
  SPENT: errors.smsTriesSpent,
} as const satisfies Record<string, ApiError>

/**
 * Tries a code, and uses it up when it is correct. A sign-in gets a token for its retry. A session
 * gets access to the company and a new token, since its level of access has changed. @returns the
 * token, or null for a company
 * @throws Refusal smsCodeWrong, smsCodeExpired, smsCodeUsed, smsTriesSpent; noSession when the
 * session has ended meanwhile
 */
export async function verifyCode(
  { database, cookie }: Pick<PublicAsk, 'database' | 'cookie'>,
  recipient: CodeRecipient,
  code: string,
  now: Date,
): Promise<string | null> {
  const tell = { licNr: recipient.licNr, actor: recipient.login, ftgKey: recipient.ftgKey }
  const taken = await withSystem(database, tx => takeTry(tx, recipient, now))
  if (typeof taken === 'string') throw new Refusal(refusals[taken])

  if (!(await isPassword(normaliseSmsCode(code), taken.codeHash))) {
    await withSystem(database, tx => appendEvent(tx, { type: 'smsCode.refused', ...tell }))
    throw new Refusal(taken.isLast ? errors.smsTriesSpent : errors.smsCodeWrong)
  }
  const smsToken = recipient.ftgKey === null ? newToken() : null
  const cookieToken = await withSystem(database, async tx => {
    const own = smsToken === null ? null : storedToken(smsToken, now)
    if (!(await spendCode(tx, taken.id, now, own))) throw new Refusal(errors.smsCodeUsed)
    const renewed = await rememberCompany(tx, recipient, now)
    await appendEvent(tx, { type: 'smsCode.verified', ...tell })
    return renewed
  })
  if (cookieToken !== undefined) cookie.set(cookieToken)
  return smsToken
}

const storedToken = (token: string, now: Date) => ({
  tokenHash: tokenHash(token),
  tokenExpiresAt: new Date(now.getTime() + smsTokenLifetimeMs),
})

/**
 * Gives the session access to the company. @returns the session's new token; undefined for a
 * sign-in
 */
async function rememberCompany(tx: Transaction, { sessionHash, licNr, ftgKey }: CodeRecipient, now: Date) {
  if (sessionHash === null || ftgKey === null) return undefined
  const token = await renewSession(tx, sessionHash)
  if (token === undefined) throw new Refusal(errors.noSession)
  await tx
    .insert(sessionCompany)
    .values({ tokenHash: tokenHash(token), licNr, ftgKey, verifiedAt: now })
    .onConflictDoNothing()
  return token
}
