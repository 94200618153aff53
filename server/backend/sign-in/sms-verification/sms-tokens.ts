import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { smsCode } from '../../tables/schema.ts'
import { tokenHash } from '../session/token.ts'

/** Short, since the program retries the sign-in at once. */
export const smsTokenLifetimeMs = 2 * 60_000

/**
 * Uses up the token of a verified code. Requires the system role, in the transaction that begins
 * the session. @returns whether the token was valid: the login's own, not expired and not used
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
