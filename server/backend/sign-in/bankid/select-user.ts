import { and, arrayContains, eq, gt } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { BankIdSelection } from '#contracts/sign-in/bankid.shapes.ts'
import type { SignInAnswer } from '#contracts/sign-in/session.shapes.ts'
import { type Transaction, withSystem } from '../../platform/database/tenancy.ts'
import type { PublicAsk } from '../../platform/http/ask.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { bankIdOrder, licence, userAccount } from '../../tables/schema.ts'
import { rememberBrowser } from '../session/known-browsers.ts'
import { beginSession, endSession, type SessionOwner } from '../session/sessions.ts'
import { tokenHash } from '../session/token.ts'
import { sessionFacts } from '../session/user-account.ts'
import { mayUseBankId } from './accounts.ts'
import { confirmByBankId } from './confirm-by-bankid.ts'

/**
 * Signs in to one of the accounts of a completed order, in the browser that began it. The order is
 * removed in the transaction that begins the session, so its token works only once.
 *
 * @throws Refusal bankIdTokenInvalid
 */
export async function selectUser(
  { database, cookie, browserCookie, address, userAgent }: PublicAsk,
  { BankIDToken, Login }: BankIdSelection,
  now: Date,
): Promise<SignInAnswer> {
  const browser = browserCookie.token
  const { facts, tokens } = await withSystem(database, async tx => {
    const isGood = await spendBankIdToken(tx, { token: BankIDToken, browser, login: Login, now })
    const owner = isGood ? await ownerOf(tx, Login) : undefined
    if (!owner) throw new Refusal(errors.bankIdTokenInvalid)
    if (cookie.token !== undefined) await endSession(tx, tokenHash(cookie.token), 'REVOKED', now)
    const tokens = {
      session: await beginSession(tx, owner, 'BANKID', now, { address, userAgent }),
      browser: await rememberBrowser(tx, owner, browser, now),
    }
    return { tokens, facts: await sessionFacts(tx, owner.login) }
  })
  cookie.set(tokens.session)
  browserCookie.set(tokens.browser)
  return { requireSMSVerification: false, ...facts }
}

interface TokenUse {
  readonly token: string
  /** The token of the browser's cookie. */
  readonly browser: string | undefined
  readonly login: string
  readonly now: Date
}

/**
 * Uses up a token, which also confirms that the account's number is the person's. @returns whether
 * the token was valid for the account in that browser
 */
export async function spendBankIdToken(tx: Transaction, { token, browser, login, now }: TokenUse): Promise<boolean> {
  if (browser === undefined) return false
  const used = await tx
    .delete(bankIdOrder)
    .where(
      and(
        eq(bankIdOrder.tokenHash, tokenHash(token)),
        eq(bankIdOrder.browserHash, tokenHash(browser)),
        eq(bankIdOrder.status, 'COMPLETE'),
        gt(bankIdOrder.tokenExpiresAt, now),
        arrayContains(bankIdOrder.logins, [login]),
      ),
    )
    .returning({ createdAt: bankIdOrder.createdAt })
  const [order] = used
  if (order) await confirmByBankId(tx, login, order.createdAt)
  return order !== undefined
}

async function ownerOf(tx: Transaction, login: string): Promise<SessionOwner | undefined> {
  const [owner] = await tx
    .select({ login: userAccount.login, licNr: userAccount.licNr, longestIdle: licence.autoLogoutMinutes })
    .from(userAccount)
    .innerJoin(licence, eq(licence.licNr, userAccount.licNr))
    .where(and(eq(userAccount.login, login), mayUseBankId))
  return owner
}
