import { asc, desc, eq, sql } from 'drizzle-orm'
import type { ChainBreak } from '#contracts/history/shapes.ts'
import type { BreakKind } from '#contracts/history/subjects.ts'
import { readHistory, type Transaction } from '../platform/database/tenancy.ts'
import { eventCheck, eventHead } from '../tables/schema.ts'
import { chainedHash, type EventTexts, eventDigest, eventTextsInSql } from './event-digest.ts'

/** The result of a check of a licence's chain. */
export interface ChainCheck {
  /** The number of chained events, and the hash of the last. */
  readonly place: number
  readonly hash: string
  /** All breaks, in the order of the chain. */
  readonly breaks: readonly ChainBreak[]
}

/** The events and seals read at a time. */
const batch = 500

interface Row extends EventTexts {
  /** The number of the event or of its seal. */
  readonly number: string
  readonly place: number | null
  /** The seal's hash, or null when the event has no seal. */
  readonly hash: string | null
  /** The time of the event, or null when the seal has no event. */
  readonly moment: Date | null
  readonly [column: string]: unknown
}

/**
 * Checks a licence's events against their seals, the end of the chain and the ends that earlier
 * checks found. The hashes are computed here and not by the database. Each row is compared with the
 * stored seal before it, so that one break does not hide the next.
 *
 * @param tx acts for the licence, or for the system
 */
export function verifyChain(tx: Transaction, licNr: string): Promise<ChainCheck> {
  return readHistory(tx, async () => {
    await tx.execute(sql`select tenancy.hold_chain(${licNr})`)
    const anchors = new Map(
      (
        await tx.select().from(eventCheck).where(eq(eventCheck.licNr, licNr)).orderBy(desc(eventCheck.id)).limit(1000)
      ).map(one => [one.place, one.hash]),
    )
    const walk = startWalk(anchors)
    let after = '0'
    for (;;) {
      const rows = await readRows(tx, licNr, after)
      for (const row of rows) walk.step(row)
      after = rows.at(-1)?.number ?? after
      if (rows.length > 0) continue
      // Read after the rows: an end beyond the last of them was either written since, or is gone.
      const head = await headOf(tx, licNr)
      if (head.place <= walk.place() || (await readRows(tx, licNr, after)).length === 0) return walk.end(head)
    }
  })
}

function startWalk(anchors: Map<number, string>) {
  const breaks: ChainBreak[] = []
  // Before the first event, the epoch: there is no time to tell.
  let time = new Date(0)
  const told = (Kind: BreakKind, seq: number) => breaks.push({ Kind, Seq: seq, TimeStamp: time.toISOString() })
  let last = { place: 0, hash: '', seq: 0 }
  const left = new Map(anchors)
  return {
    place: () => last.place,
    step(row: Row) {
      const seq = Number(row.number)
      const { place, hash, moment } = row
      time = moment ?? time
      if (hash === null) return void told('added', seq)
      if (moment === null) told('missing', seq)
      // A seal that waits holds the digest alone.
      if (place === null) return void (moment !== null && hash !== eventDigest(row) && told('changed', seq))
      if (moment !== null) {
        if (place > last.place + 1) told('missing', seq)
        else if (place <= last.place) told('added', seq)
        else if (hash !== chainedHash(last.hash, eventDigest(row))) told('changed', seq)
        else if (left.has(place) && left.get(place) !== hash) told('rewritten', seq)
      }
      left.delete(place)
      last = { place, hash, seq }
    },
    end(head: { readonly place: number; readonly hash: string }): ChainCheck {
      const checked = Math.max(0, ...left.keys())
      if (Math.max(head.place, checked) > last.place) told('cut', last.seq)
      else if (head.place < last.place || head.hash !== last.hash) told('added', last.seq)
      return { place: head.place, hash: head.hash, breaks }
    },
  }
}

/** Returns the next events with their seals, also the ones of which one half is gone. */
async function readRows(tx: Transaction, licNr: string, after: string): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    with e as (select *, seq as n from event where lic_nr = ${licNr} and seq > ${after}::bigint order by seq limit ${batch}),
      s as (select * from event_seal where lic_nr = ${licNr} and seq > ${after}::bigint order by seq limit ${batch}),
      edge as (select least((select max(seq) from e having count(*) = ${batch}), (select max(seq) from s having count(*) = ${batch})) as n)
    select coalesce(t.n, s.seq)::text as number, t.moment, s.place, s.hash, t.*
    from (select n, at as moment, ${sql.raw(eventTextsInSql)} from e) t full join s on s.seq = t.n
    where coalesce(t.n, s.seq) <= coalesce((select n from edge), 9223372036854775807)
    order by coalesce(t.n, s.seq)`)
  return rows.map(row => ({ ...row, moment: row.moment === null ? null : new Date(row.moment) }))
}

async function headOf(tx: Transaction, licNr: string) {
  const [head] = await tx.select().from(eventHead).where(eq(eventHead.licNr, licNr)).orderBy(asc(eventHead.licNr))
  return head ?? { place: 0, hash: '' }
}

/** Returns the latest check of a licence, or undefined. */
export async function latestCheck(tx: Transaction, licNr: string) {
  const [found] = await tx
    .select()
    .from(eventCheck)
    .where(eq(eventCheck.licNr, licNr))
    .orderBy(desc(eventCheck.id))
    .limit(1)
  return found
}
