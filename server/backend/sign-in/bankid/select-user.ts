import { and, arrayContains, eq, gt } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { BankIdSelection } from '#contracts/sign-in/bankid.shapes.ts'
import type { SignInAnswer } from '#contracts/sign-in/session.shapes.ts'
import { bankIdOrder, licence, userAccount } from '../../platform/database/schema.ts'
import { type Transaction, withSystem } from '../../platform/database/tenancy.ts'
import type { PublicAsk } from '../../platform/http/ask.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { rememberBrowser } from '../session/known-browsers.ts'
import { beginSession, endSession, type SessionOwner } from '../session/sessions.ts'
import { tokenHash } from '../session/token.ts'
import { sessionFacts } from '../session/user-account.ts'

/**
 * Signs in to one of the accounts of a completed order, in the browser that began it. The order
 * goes with its token, in the transaction that begins the session: of two that use it at once, one
 * gets in.
 *
 * @throws Refusal bankIdTokenInvalid
 */
export async function selectUser(
  { database, cookie, browserCookie }: PublicAsk,
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
      session: await beginSession(tx, owner, 'BANKID', now),
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
  /** The token of the cookie of the browser that uses it. */
  readonly browser: string | undefined
  readonly login: string
  readonly now: Date
}

/** @returns whether the token was good for the account in that browser; if so, it is no longer */
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
    .returning({ refHash: bankIdOrder.refHash })
  return used.length > 0
}

async function ownerOf(tx: Transaction, login: string): Promise<SessionOwner | undefined> {
  const [owner] = await tx
    .select({ login: userAccount.login, licNr: userAccount.licNr, longestIdle: licence.autoLogoutMinutes })
    .from(userAccount)
    .innerJoin(licence, eq(licence.licNr, userAccount.licNr))
    .where(eq(userAccount.login, login))
  return owner
}
