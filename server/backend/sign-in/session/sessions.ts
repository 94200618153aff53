import { and, eq, isNull } from 'drizzle-orm'
import { defaultInactivityMinutes } from '#contracts/headers.ts'
import { idleMinutes } from '#contracts/sign-in/idle-minutes.rules.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import { session } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { sessionLifetimeMs } from './lifetime.ts'
import { newToken, tokenHash } from './token.ts'

type Method = (typeof session.$inferInsert)['method']
type EndReason = NonNullable<(typeof session.$inferInsert)['endReason']>

export interface SessionOwner {
  readonly login: string
  readonly licNr: string
  /** Minutes: the licence's longest idle time-out. */
  readonly longestIdle: number
}

/**
 * Begins a session. Of the system role.
 *
 * @returns the token, which is nowhere else
 */
export async function beginSession(tx: Transaction, owner: SessionOwner, method: Method, now: Date): Promise<string> {
  const token = newToken()
  await tx.insert(session).values({
    tokenHash: tokenHash(token),
    login: owner.login,
    licNr: owner.licNr,
    method,
    // Signing in with BankID confirms who the person is, as BankID in the middle of a session does.
    confirmedAt: method === 'BANKID' ? now : null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetimeMs),
    idleMinutes: idleMinutes(defaultInactivityMinutes, owner.longestIdle),
  })
  await appendEvent(tx, { type: 'session.started', licNr: owner.licNr, actor: owner.login, payload: { method } })
  return token
}

/**
 * Ends a session and tells of it. Of the system role.
 *
 * @returns whether it was this call that ended it: of several at once, one
 */
export async function endSession(tx: Transaction, hash: string, reason: EndReason, now: Date): Promise<boolean> {
  const [ended] = await tx
    .update(session)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(session.tokenHash, hash), isNull(session.endedAt)))
    .returning({ login: session.login, licNr: session.licNr })
  if (!ended) return false
  await appendEvent(tx, { type: 'session.ended', licNr: ended.licNr, actor: ended.login, payload: { reason } })
  return true
}

/**
 * Gives a session a new token, at a change of level: the old one is worth nothing from here on. Of
 * the system role.
 *
 * @returns the token, or undefined when the session has ended
 */
export async function renewSession(tx: Transaction, hash: string): Promise<string | undefined> {
  const token = newToken()
  const renewed = await tx
    .update(session)
    .set({ tokenHash: tokenHash(token) })
    .where(and(eq(session.tokenHash, hash), isNull(session.endedAt)))
    .returning({ login: session.login })
  return renewed.length === 1 ? token : undefined
}
