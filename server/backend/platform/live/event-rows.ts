import { and, asc, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { event } from '../database/schema.ts'
import { withSystem } from '../database/tenancy.ts'
import type { EventRow } from './live-event.ts'

/** A row of the event table that ends a session: nothing is sent, but sockets are closed. */
export const sessionEnded = 'session.ended'

/** The rows of these numbers and types, and those that end sessions, in order. */
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

/** The rows of these types that came in a licence after `since`, in order, `limit` at most. */
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
 * The rows of these types that an account missed between two numbers, in order, `limit` at most.
 * Some may concern others.
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

/** The licence's latest number; 0 when nothing has happened in it. */
export async function latestSeq(database: Database, licNr: string): Promise<number> {
  const [latest] = await withSystem(database, tx =>
    tx.select({ seq: event.seq }).from(event).where(eq(event.licNr, licNr)).orderBy(desc(event.seq)).limit(1),
  )
  return latest?.seq ?? 0
}
