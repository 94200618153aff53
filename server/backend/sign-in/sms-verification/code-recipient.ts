import { eq } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { SmsDemand } from '#contracts/sign-in/sms-verification.shapes.ts'
import { withTenant } from '../../platform/database/tenancy.ts'
import type { PublicAsk } from '../../platform/http/ask.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findCompany } from '../../rights/company-info.ts'
import { userAccount } from '../../tables/schema.ts'
import { requireSession } from '../session/caller.ts'
import { checkCredentials } from '../session/credentials.ts'
import { tokenHash } from '../session/token.ts'
import type { CodeOwner } from './sms-codes.ts'

/** The recipient of a code, and the access that it gives. */
export interface CodeRecipient extends CodeOwner {
  /** The number in international form, or empty. */
  readonly mobile: string
  /** The hash of the session that gets access to the company; null for a sign-in. */
  readonly sessionHash: string | null
}

/**
 * Returns the recipient of a code: the account with a login and password, or the session's account
 * for a company that it has access to.
 *
 * @throws Refusal tooManyAttempts, wrongCredentials, bankIdEnforced; noSession, sessionIdle,
 * companyMissing; invalidRequest when no code is required
 */
export async function codeRecipient(ask: PublicAsk, demand: SmsDemand, now: Date): Promise<CodeRecipient> {
  if (!('FtgId' in demand)) {
    const { login, licNr, mobile, requiresSms } = await checkCredentials(ask, demand, now)
    if (!requiresSms) throw new Refusal(errors.invalidRequest)
    return { login, licNr, mobile, ftgKey: null, sessionHash: null }
  }
  const { database, cookie } = ask
  const { account } = await requireSession(database, { token: cookie.token, now })
  const { login, licNr } = account
  const { found, mobile } = await withTenant(database, { licNr, login }, async tx => {
    const [own] = await tx.select({ mobile: userAccount.mobile }).from(userAccount).where(eq(userAccount.login, login))
    return { found: await findCompany(tx, account, demand.FtgId), mobile: own?.mobile ?? '' }
  })
  if (!found) throw new Refusal(errors.companyMissing)
  if (!found.requiresSms) throw new Refusal(errors.invalidRequest)
  return { login, licNr, mobile, ftgKey: found.info.FtgKey, sessionHash: tokenHash(cookie.token ?? '') }
}
