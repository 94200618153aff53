import { sql } from 'drizzle-orm'
import type { AssistancePeriod } from '#contracts/clients/calls.ts'
import { addDays, daysBetween, type IsoDate } from '#contracts/rules/date.ts'
import { noDate } from '#contracts/rules/required.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { client } from '../tables/schema.ts'

/** A decision as a client's details have it. An empty day is none. */
interface StoredDecision {
  readonly FranDatum: IsoDate
  readonly TomDatum: IsoDate
  readonly Timmar: number
  /** What the hours are for: a week, a month or the whole decision. */
  readonly Period: 'V' | 'M' | 'B'
}

/** The decisions of a client. */
export interface Decided {
  readonly Beslut: readonly StoredDecision[] | null
  /** The last day of assistance of a client who is no longer active, or an empty day. */
  readonly SlutDatum: IsoDate | null
}

/** A month: its first and last day. */
interface Month {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** The first day of the act on support and service for persons with certain disabilities. */
const firstDay = '1994-01-01'
const lastOf = (day: IsoDate | null): IsoDate => (day === null || day === '' || day === noDate ? '9999-12-31' : day)
const daysIn = (from: IsoDate, to: IsoDate): number => daysBetween(from, to) + 1
const earliest = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other)
const latest = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other)

/** Returns the decisions of the clients of the transaction's company. */
export const decisionsOf = (tx: Transaction): Promise<Decided[]> =>
  tx
    .select({
      Beslut: sql<Decided['Beslut']>`${client.details} -> 'Beslut'`,
      SlutDatum: sql<IsoDate | null>`case when ${client.details} -> 'Aktiv' = 'false' then ${client.details} ->> 'SlutDatum' end`,
    })
    .from(client)

/**
 * Returns the months of assistance, the latest first: from the first one with a decision in force
 * until that of today. A month between without any is one of them.
 */
export function assistancePeriods(clients: readonly Decided[], today: IsoDate): AssistancePeriod[] {
  const decided = clients.map(({ Beslut, SlutDatum }) =>
    (Beslut ?? [])
      .map(decision => ({
        decision,
        from: latest(decision.FranDatum, firstDay),
        to: earliest(lastOf(decision.TomDatum), lastOf(SlutDatum)),
      }))
      .filter(({ from, to }) => from <= to),
  )
  const first = decided.flat().reduce((day, { from }) => earliest(day, from), '9999-12-31')
  return monthsBetween(first, today).map(month => {
    const inForce = decided.map(each => each.filter(({ from, to }) => from <= month.to && month.from <= to))
    const hours = inForce
      .flat()
      .map(({ decision, from, to }) =>
        hoursIn(decision, daysIn(latest(from, month.from), earliest(to, month.to)), month),
      )
    return {
      LSSPeriod: month.from.slice(0, 7).replace('-', ''),
      AntalBrukare: inForce.filter(each => each.length > 0).length,
      AntalBeslut: hours.length,
      Timmar: Math.round(hours.reduce((sum, each) => sum + each, 0) * 100) / 100,
    }
  })
}

/** Returns the months from one day until another, the latest first. */
function monthsBetween(first: IsoDate, last: IsoDate): Month[] {
  const months: Month[] = []
  for (let from = `${first.slice(0, 7)}-01`; from <= last; ) {
    const next = `${addDays(from, 31).slice(0, 7)}-01`
    months.unshift({ from, to: addDays(next, -1) })
    from = next
  }
  return months
}

/**
 * Returns the hours of a number of days of a month. Those of a whole decision are divided among all
 * of its days; without a last day nobody knows how many a month has.
 */
function hoursIn({ Timmar, Period, FranDatum, TomDatum }: StoredDecision, days: number, { from, to }: Month): number {
  if (Period === 'V') return (Timmar * days) / 7
  if (Period === 'M') return (Timmar * days) / daysIn(from, to)
  return lastOf(TomDatum) === lastOf(null) ? 0 : (Timmar * days) / daysIn(FranDatum, TomDatum)
}
