import { and, gt, inArray, isNull } from 'drizzle-orm'
import { isIdle } from '../../sign-in/session/lifetime.ts'
import { tokenHash } from '../../sign-in/session/token.ts'
import { session } from '../../tables/schema.ts'
import type { Database } from '../database/connect.ts'
import { withSystem } from '../database/tenancy.ts'

/** The owner of a socket. */
export interface SocketOwner {
  readonly login: string
  readonly licNr: string
  /** The hash of the session's token. */
  readonly tokenHash: string
}

/**
 * Returns the owner of a session's token, or undefined when the session has ended. It does not
 * extend the session, since a socket is not activity.
 */
export async function socketOwner(database: Database, token: string, now: Date): Promise<SocketOwner | undefined> {
  const [found] = await openSessions(database, [tokenHash(token)], now)
  return found
}

/** Returns the sessions that have not ended. */
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
