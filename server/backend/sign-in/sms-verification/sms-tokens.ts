import { and, eq, gt, isNull } from 'drizzle-orm'
import { smsCode } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { tokenHash } from '../session/token.ts'

/** The sign-in is tried again at once, by the program: a token need not live long. */
export const smsTokenLifetimeMs = 2 * 60_000

/**
 * Uses the token of a verified code up. Of the system role, in the transaction that begins the
 * session.
 *
 * @returns whether it was good: the login's own, in time, and not used before
 */
export async function spendSmsToken(tx: Transaction, login: string, token: string | undefined, now: Date) {
  if (token === undefined) return false
  const used = await tx
    .update(smsCode)
    .set({ tokenUsedAt: now })
    .where(
      and(
        eq(smsCode.tokenHash, tokenHash(token)),
        eq(smsCode.login, login),
        isNull(smsCode.tokenUsedAt),
        gt(smsCode.tokenExpiresAt, now),
      ),
    )
    .returning({ id: smsCode.id })
  return used.length === 1
}
