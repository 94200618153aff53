import { and, asc, eq, getTableName, gt, lte, or, type SQL, sql } from 'drizzle-orm'
import { event } from '../../tables/schema.ts'
import type { Transaction } from '../database/tenancy.ts'
import type { Projection } from './define-projection.ts'
import { FoldedRows, type Row, type RowsByTable } from './rows.ts'

export type CompanyEvent = typeof event.$inferSelect

/** The rows of a company as its events tell them. */
export interface Replayed {
  /** By table, in the order of the projections. Null stands for a withheld value. */
  readonly tables: ReadonlyMap<string, readonly Row[]>
  /** The tables whose beginning no event tells. */
  readonly untold: readonly string[]
  /** The number of events read. */
  readonly events: number
  /** The types that no projection reads, with the number of events of each. */
  readonly unread: ReadonlyMap<string, number>
}

/** The events of one read. */
const batch = 500

/**
 * Returns the condition for a company's events. Its removal is told of the licence, since the
 * company is gone, and names the company.
 */
export const isOf = (ftgKey: string): SQL | undefined =>
  or(eq(event.ftgKey, ftgKey), sql`(${event.ftgKey} is null and ${event.payload} ->> 'ftgKey' = ${ftgKey})`)

/**
 * Yields a company's events in order.
 *
 * @param tx acts for the company
 * @param until the last event's id, inclusive
 */
export async function* eventsOf(
  tx: Transaction,
  ftgKey: string,
  until = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<CompanyEvent> {
  for (let after = 0; ; ) {
    const found = await tx
      .select()
      .from(event)
      .where(and(isOf(ftgKey), gt(event.seq, after), lte(event.seq, until)))
      .orderBy(asc(event.seq))
      .limit(batch)
    yield* found
    if (found.length < batch) return
    after = found.at(-1)?.seq ?? after
  }
}

/** Folds a company's events into the rows of the projected tables, in one pass. */
export async function replay(
  projections: readonly Projection[],
  events: AsyncIterable<Pick<CompanyEvent, 'type' | 'payload'>>,
): Promise<Replayed> {
  const rows = new FoldedRows()
  const unread = new Map<string, number>()
  let count = 0
  for await (const { type, payload } of events) {
    count += 1
    if (payload.rows) rows.begin(payload.rows as RowsByTable)
    if (payload.added) rows.add(payload.added as RowsByTable)
    const folds = projections.flatMap(({ fold }) => fold[type] ?? [])
    for (const fold of folds) fold(rows, payload)
    if (folds.length === 0 && !payload.rows) unread.set(type, (unread.get(type) ?? 0) + 1)
  }
  const names = projections.flatMap(({ tables }) => tables.map(({ table }) => getTableName(table)))
  const told = names.flatMap(name => {
    const found = rows.of(name)
    return found ? [[name, found] as const] : []
  })
  return { tables: new Map(told), untold: names.filter(name => !rows.of(name)), events: count, unread }
}
