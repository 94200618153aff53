import { and, gt, inArray, isNull } from 'drizzle-orm'
import { isIdle } from '../../sign-in/session/lifetime.ts'
import { tokenHash } from '../../sign-in/session/token.ts'
import type { Database } from '../database/connect.ts'
import { session } from '../database/schema.ts'
import { withSystem } from '../database/tenancy.ts'

/** Whose socket it is. */
export interface SocketOwner {
  readonly login: string
  readonly licNr: string
  /** Of the session. */
  readonly tokenHash: string
}

/**
 * The session of a cookie, or undefined when it is over. A socket is no activity: looking does not
 * lengthen a session.
 */
export async function socketOwner(database: Database, token: string, now: Date): Promise<SocketOwner | undefined> {
  const [found] = await openSessions(database, [tokenHash(token)], now)
  return found
}

/** Those of the sessions that are not over. */
export async function openSessions(database: Database, hashes: readonly string[], now: Date): Promise<SocketOwner[]> {
  if (hashes.length === 0) return []
  const found = await withSystem(database, tx =>
    tx
      .select()
      .from(session)
      .where(and(inArray(session.tokenHash, [...hashes]), isNull(session.endedAt), gt(session.expiresAt, now))),
  )
  return found
    .filter(({ lastSeenAt, idleMinutes }) => !isIdle(lastSeenAt, idleMinutes, now))
    .map(({ tokenHash, login, licNr }) => ({ tokenHash, login, licNr }))
}
