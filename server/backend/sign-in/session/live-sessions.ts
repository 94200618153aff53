import { and, gt, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/database/connect.ts'
import { withSystem } from '../../platform/database/tenancy.ts'
import type { SocketOwner, SocketSessions } from '../../platform/live/socket-sessions.ts'
import { session } from '../../tables/schema.ts'
import { isIdle } from './lifetime.ts'
import { tokenHash } from './token.ts'

/**
 * Returns the owner of a session's token, or undefined when the session has ended. It does not
 * extend the session, since a socket is not activity.
 */
async function socketOwner(database: Database, token: string, now: Date): Promise<SocketOwner | undefined> {
  const [found] = await openSessions(database, [tokenHash(token)], now)
  return found
}

/** Returns the sessions that have not ended. */
async function openSessions(database: Database, hashes: readonly string[], now: Date): Promise<SocketOwner[]> {
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

/** Returns the port by which sockets learn of sessions. */
export const socketSessions = (database: Database): SocketSessions => ({
  ownerOf: (token, now) => socketOwner(database, token, now),
  open: (hashes, now) => openSessions(database, hashes, now),
})
