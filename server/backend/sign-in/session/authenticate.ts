import type { Credentials, SignInAnswer } from '#contracts/sign-in/session.shapes.ts'
import { withSystem } from '../../platform/database/tenancy.ts'
import type { PublicAsk } from '../../platform/http/ask.ts'
import { spendSmsToken } from '../sms-verification/sms-tokens.ts'
import { checkCredentials } from './credentials.ts'
import { rememberBrowser } from './known-browsers.ts'
import { beginSession, endSession } from './sessions.ts'
import { tokenHash } from './token.ts'
import { sessionFacts } from './user-account.ts'

/**
 * Signs in with login and password, and with the token of a verified SMS code when the account
 * requires one. An invalid token counts as missing, so a code is required again.
 *
 * The call has no idempotency key. A stored answer would give the session to anyone who has the
 * key, and a second sign-in does no harm.
 *
 * @throws Refusal tooManyAttempts, wrongCredentials, bankIdEnforced
 */
export async function authenticate(ask: PublicAsk, credentials: Credentials, now: Date): Promise<SignInAnswer> {
  const { database, cookie, browserCookie } = ask
  const account = await checkCredentials(ask, credentials, now)
  const { answer, tokens } = await withSystem(database, async tx => {
    if (account.requiresSms && !(await spendSmsToken(tx, account.login, credentials.SMSToken, now))) {
      return { answer: { requireSMSVerification: true } as const }
    }
    if (cookie.token !== undefined) await endSession(tx, tokenHash(cookie.token), 'REVOKED', now)
    const tokens = {
      session: await beginSession(tx, account, 'PASSWORD', now, ask),
      browser: await rememberBrowser(tx, account, browserCookie.token, now),
    }
    return { answer: { requireSMSVerification: false, ...(await sessionFacts(tx, account.login)) } as const, tokens }
  })
  if (tokens) {
    cookie.set(tokens.session)
    browserCookie.set(tokens.browser)
  }
  return answer
}
