import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { defaultInactivityMinutes } from '#contracts/headers.ts'
import { idleMinutes } from '#contracts/sign-in/idle-minutes.rules.ts'
import { deviceName } from '#contracts/users/device.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { session, userAccount } from '../../tables/schema.ts'
import { sessionLifetimeMs } from './lifetime.ts'
import { newToken, tokenHash } from './token.ts'

type Method = (typeof session.$inferInsert)['method']
type EndReason = NonNullable<(typeof session.$inferInsert)['endReason']>

export interface SessionOwner {
  readonly login: string
  readonly licNr: string
  /** The licence's longest idle time-out, in minutes. */
  readonly longestIdle: number
  /** The login of the provider's support, in a support session. */
  readonly supportOf?: string | null
}

/** Where a session was begun: the request's address and its User-Agent header. */
export interface SessionOrigin {
  readonly address: string
  readonly userAgent: string
}

/** Begins a session. Requires the system role. @returns the token, which is not stored */
export async function beginSession(
  tx: Transaction,
  owner: SessionOwner,
  method: Method,
  now: Date,
  { address, userAgent }: SessionOrigin = { address: '', userAgent: '' },
): Promise<string> {
  const token = newToken()
  const isSupport = typeof owner.supportOf === 'string'
  await tx.insert(session).values({
    tokenHash: tokenHash(token),
    login: owner.login,
    licNr: owner.licNr,
    method,
    address,
    device: deviceName(userAgent),
    // A sign-in with BankID also confirms the user's identity. The support confirms nothing in the
    // name of a licence.
    confirmedAt: method === 'BANKID' && !isSupport ? now : null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetimeMs),
    idleMinutes: idleMinutes(defaultInactivityMinutes, owner.longestIdle),
  })
  await appendEvent(tx, {
    type: 'session.started',
    licNr: owner.licNr,
    actor: owner.login,
    payload: { method, ...(isSupport && { supportOf: owner.supportOf }) },
  })
  return token
}

/**
 * Ends a session and appends the event. Requires the system role. @returns whether this call ended
 * it; of concurrent calls, one does
 *
 * @param by the login of an administrator who ends it
 */
export async function endSession(
  tx: Transaction,
  hash: string,
  reason: EndReason,
  now: Date,
  by?: string,
): Promise<boolean> {
  const [ended] = await tx
    .update(session)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(session.tokenHash, hash), isNull(session.endedAt)))
    .returning({ login: session.login, licNr: session.licNr })
  if (!ended) return false
  await appendEvent(tx, {
    type: 'session.ended',
    licNr: ended.licNr,
    actor: ended.login,
    payload: { reason, ...(by && { by }) },
  })
  return true
}

/**
 * Ends the sessions of an account, except one. Requires the system role. @returns their number
 *
 * @param except the hash of the session that goes on
 */
export async function endSessionsOf(
  tx: Transaction,
  login: string,
  { now, except, by }: { readonly now: Date; readonly except?: string; readonly by?: string },
): Promise<number> {
  const open = await tx
    .select({ hash: session.tokenHash })
    .from(session)
    .where(and(eq(session.login, login), isNull(session.endedAt), except ? ne(session.tokenHash, except) : undefined))
  for (const { hash } of open) await endSession(tx, hash, 'REVOKED', now, by)
  return open.length
}

/** Ends the provider's support sessions in a licence. Requires the system role. */
export async function endSupportSessions(tx: Transaction, licNr: string, now: Date): Promise<void> {
  const open = await tx
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .innerJoin(userAccount, eq(userAccount.login, session.login))
    .where(and(eq(session.licNr, licNr), isNull(session.endedAt), isNotNull(userAccount.supportOf)))
  for (const { tokenHash } of open) await endSession(tx, tokenHash, 'REVOKED', now)
}

/**
 * Replaces a session's token, after a change of its level of access. The old token becomes invalid.
 * Requires the system role. @returns the token, or undefined when the session has ended
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
