import { and, arrayContains, eq, gt } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { BankIdSelection } from '#contracts/sign-in/bankid.shapes.ts'
import type { SignInAnswer } from '#contracts/sign-in/session.shapes.ts'
import { bankIdOrder, licence, userAccount } from '../../platform/database/schema.ts'
import { type Transaction, withSystem } from '../../platform/database/tenancy.ts'
import type { PublicAsk } from '../../platform/http/ask.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { beginSession, endSession, type SessionOwner } from '../session/sessions.ts'
import { tokenHash } from '../session/token.ts'
import { sessionFacts } from '../session/user-account.ts'

/**
 * Signs in to one of the accounts of a completed order. The order goes with its token, in the transaction that begins
 * the session: of two that use it at once, one gets in.
 *
 * @throws Refusal bankIdTokenInvalid
 */
export async function selectUser(
  { database, cookie }: PublicAsk,
  { BankIDToken, Login }: BankIdSelection,
  now: Date,
): Promise<SignInAnswer> {
  const { facts, token } = await withSystem(database, async tx => {
    const owner = (await spendBankIdToken(tx, BankIDToken, Login, now)) ? await ownerOf(tx, Login) : undefined
    if (!owner) throw new Refusal(errors.bankIdTokenInvalid)
    if (cookie.token !== undefined) await endSession(tx, tokenHash(cookie.token), 'REVOKED', now)
    return { token: await beginSession(tx, owner, 'BANKID', now), facts: await sessionFacts(tx, owner.login) }
  })
  cookie.set(token)
  return { requireSMSVerification: false, ...facts }
}

/** @returns whether the token was good for the account; if so, it is no longer */
export async function spendBankIdToken(tx: Transaction, token: string, login: string, now: Date): Promise<boolean> {
  const used = await tx
    .delete(bankIdOrder)
    .where(
      and(
        eq(bankIdOrder.tokenHash, tokenHash(token)),
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
