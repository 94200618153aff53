import { and, asc, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import { event } from '../../tables/schema.ts'
import type { Database } from '../database/connect.ts'
import { withSystem } from '../database/tenancy.ts'
import type { EventRow } from './live-event.ts'

/** The type of an event that ends a session. It is not sent, but closes the session's sockets. */
export const sessionEnded = 'session.ended'

/** Returns the rows with these numbers and types, and the rows that end sessions, in order. */
export const rowsNumbered = (
  database: Database,
  types: readonly string[],
  seqs: readonly number[],
): Promise<EventRow[]> =>
  withSystem(database, tx =>
    tx
      .select()
      .from(event)
      .where(and(inArray(event.seq, [...seqs]), inArray(event.type, [...types, sessionEnded])))
      .orderBy(asc(event.seq)),
  )

interface Missed {
  readonly since: number
  readonly limit: number
}

/** Returns the rows of these types in a licence after `since`, in order, at most `limit`. */
export const rowsAfter = (
  database: Database,
  types: readonly string[],
  licNr: string,
  { since, limit }: Missed,
): Promise<EventRow[]> =>
  withSystem(database, tx =>
    tx
      .select()
      .from(event)
      .where(and(eq(event.licNr, licNr), gt(event.seq, since), inArray(event.type, [...types])))
      .orderBy(asc(event.seq))
      .limit(limit),
  )

/**
 * Returns the rows of these types that an account missed between two numbers, in order, at most
 * `limit`. Some may concern other accounts.
 */
export const rowsMissed = (
  database: Database,
  types: readonly string[],
  { login, licNr }: { readonly login: string; readonly licNr: string },
  { since, upTo, limit }: Missed & { readonly upTo: number },
): Promise<EventRow[]> => {
  const named = sql`${event.payload} ->> 'login'`
  return withSystem(database, tx =>
    tx
      .select()
      .from(event)
      .where(
        and(
          eq(event.licNr, licNr),
          gt(event.seq, since),
          lte(event.seq, upTo),
          inArray(event.type, [...types]),
          or(sql`${named} is null`, eq(named, login)),
        ),
      )
      .orderBy(asc(event.seq))
      .limit(limit),
  )
}

/** Returns the licence's latest number, or 0 when it has no events. */
export async function latestSeq(database: Database, licNr: string): Promise<number> {
  const [latest] = await withSystem(database, tx =>
    tx.select({ seq: event.seq }).from(event).where(eq(event.licNr, licNr)).orderBy(desc(event.seq)).limit(1),
  )
  return latest?.seq ?? 0
}
