import { and, desc, eq, sql } from 'drizzle-orm'
import { registers } from '#contracts/registers/registers.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { itemsIn } from '../../registers/register-area.ts'
import { declarationEvent, salaryPeriod } from '../../tables/schema.ts'
import { type Period, writtenPeriod } from './declaration.ts'
import { type Sent, type Submission, sentBy } from './submission.ts'

export type StoredEvent = typeof declarationEvent.$inferSelect

/** Payload: the declared `period` and the `kind` of the event. */
export const declarationTold = {
  sent: 'declaration.sent',
  refused: 'declaration.refused',
  removed: 'declaration.removed',
  receipt: 'declaration.filed',
  reopened: 'declaration.reopened',
} as const satisfies Readonly<Record<StoredEvent['kind'], string>>

/** Returns what has happened to the declaration of a period, the earliest first. */
export const eventsOf = async (tx: Transaction, period: Period): Promise<StoredEvent[]> =>
  (
    await tx
      .select()
      .from(declarationEvent)
      .where(eq(declarationEvent.period, writtenPeriod(period)))
      .orderBy(desc(declarationEvent.number))
  ).toReversed()

type NewEvent = Omit<typeof declarationEvent.$inferInsert, 'period' | 'number' | 'at' | 'by'>

/** Adds an event of a period, and tells it to the history. */
export async function addEvent(
  tx: Transaction,
  period: Period,
  { kind, ...rest }: NewEvent,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  const wire = writtenPeriod(period)
  const next = sql`(select coalesce(max(number), 0) + 1 from declaration_event
    where ftg_key = tenancy.company() and period = ${wire})`
  await tx.insert(declarationEvent).values({ ...rest, kind, period: wire, number: next as unknown as number, at, by })
  await appendEvent(tx, { type: declarationTold[kind], payload: { period: wire } })
}

/** Returns the draft that waits for a signature at Skatteverket, if there is one. */
export function draftOf(events: readonly StoredEvent[]): StoredEvent | undefined {
  const last = events.findLast(({ kind }) => kind === 'sent' || kind === 'removed' || kind === 'receipt')
  return last?.kind === 'sent' ? last : undefined
}

/**
 * Returns what Skatteverket has of a period by what was sent there, and whether somebody has signed
 * it; null when nothing has been sent, or all drafts were removed.
 */
export function sentTo(
  events: readonly StoredEvent[],
  employer: Submission['employer'],
  period: Period,
): { readonly sent: Sent; readonly isSigned: boolean } | null {
  const kept: Submission[] = []
  let drafts: Submission[] = []
  let isSigned = false
  for (const { kind, submission, receipt } of events) {
    if (kind === 'sent' && submission) drafts.push({ ...submission, employer, period })
    if (kind === 'removed') drafts = []
    if (kind === 'receipt' && receipt !== '') {
      kept.push(...drafts)
      drafts = []
      isSigned = true
    }
  }
  const all = [...kept, ...drafts]
  return all.length === 0 ? null : { sent: sentBy(all), isSigned }
}

/** Locks or opens the salary periods that are paid in a declared month, as the register does. */
export async function lockPeriods(tx: Transaction, period: Period, Last: boolean, today: IsoDate): Promise<void> {
  const periods = await tx
    .select({ period: salaryPeriod.period, version: salaryPeriod.version })
    .from(salaryPeriod)
    .where(and(sql`to_char(${salaryPeriod.payDay}, 'YYYY-MM') = ${period}`, eq(salaryPeriod.isLocked, !Last)))
    .orderBy(salaryPeriod.period)
  const items = itemsIn(registers.salaryPeriods)
  for (const { period: code, version } of periods) await items.change(tx, code, version, { Last }, today)
}
