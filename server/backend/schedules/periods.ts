import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { months } from '#contracts/code-lists/calendar.ts'
import { addDays, daysBetween } from '#contracts/rules/date.ts'
import { type PeriodKind, type SalaryPeriod, standardPeriods } from '#contracts/schedules/salary-periods.ts'
import { isBankDay } from '../platform/calendar/bank-days.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { agreement, salaryPeriod } from '../tables/schema.ts'

const words: Readonly<Record<Exclude<PeriodKind, 'M'>, string>> = {
  K: 'Kvartal',
  V: 'Vecka',
  W: 'Tvåveckorsperiod',
  Q: 'Fyraveckorsperiod',
  H: 'Halvår',
}

/** Returns the name of a period: 'Oktober 2026', 'Vecka 41 2026'. */
function nameOf({ period, kind }: SalaryPeriod): string {
  const number = period.slice(-2)
  const year = period.slice(-6, -2)
  return kind === 'M' ? `${months.label(number)} ${year}` : `${words[kind]} ${Number(number)} ${year}`
}

/** The most days between a year's periods and those of a neighbouring year that meet them. */
const maxApart = 31

/**
 * Returns periods with the first and the last made to meet those of the neighbouring years, whose
 * days may have been changed.
 */
function met(periods: readonly SalaryPeriod[], others: readonly SalaryPeriod[]): readonly SalaryPeriod[] {
  const [first] = periods
  const last = periods.at(-1)
  if (!first || !last) return periods
  const before = others.findLast(({ from }) => from < first.from)
  const after = others.find(({ to }) => to > last.to)
  const isNear = (end: string, start: string) => Math.abs(daysBetween(end, start)) <= maxApart
  return periods.map(each => ({
    ...each,
    ...(each === first && before && isNear(before.to, first.from) && { from: addDays(before.to, 1) }),
    ...(each === first &&
      before &&
      isNear(before.deviationsTo, first.deviationsFrom) && { deviationsFrom: addDays(before.deviationsTo, 1) }),
    ...(each === last && after && isNear(last.to, after.from) && { to: addDays(after.from, -1) }),
    ...(each === last &&
      after &&
      isNear(last.deviationsTo, after.deviationsFrom) && { deviationsTo: addDays(after.deviationsFrom, -1) }),
  }))
}

/**
 * Adds the standard periods of a kind to a salary year of the transaction's company.
 *
 * @returns the periods added
 */
export async function addPeriodsOf(tx: Transaction, year: number, kind: PeriodKind): Promise<readonly SalaryPeriod[]> {
  const rows = await tx
    .select()
    .from(salaryPeriod)
    .where(and(eq(salaryPeriod.kind, kind), ne(salaryPeriod.year, year)))
    .orderBy(asc(salaryPeriod.firstDay))
  const others = rows.map(
    (row): SalaryPeriod => ({
      period: row.period,
      kind: row.kind,
      from: row.firstDay,
      to: row.lastDay,
      deviationsFrom: row.deviationsFirst,
      deviationsTo: row.deviationsLast,
      payDay: row.payDay,
    }),
  )
  const periods = met(standardPeriods(year, kind, isBankDay), others)
  await tx.insert(salaryPeriod).values(
    periods.map(each => ({
      period: each.period,
      year,
      kind,
      name: nameOf(each),
      firstDay: each.from,
      lastDay: each.to,
      deviationsFirst: each.deviationsFrom,
      deviationsLast: each.deviationsTo,
      payDay: each.payDay,
    })),
  )
  return periods
}

/**
 * Adds the periods of a new salary year to the transaction's company: months, and the kinds that
 * its agreements and its other years have. @returns the number added
 */
export async function addPeriods(tx: Transaction, year: number): Promise<number> {
  const { rows } = await tx.execute<{ kind: PeriodKind }>(
    sql`select 'M' as kind union select ${salaryPeriod.kind} from ${salaryPeriod}
      union select ${agreement.payoutPeriod} from ${agreement} where ${agreement.payoutPeriod} in ('K', 'V', 'W', 'Q', 'H')`,
  )
  let added = 0
  for (const { kind } of rows) added += (await addPeriodsOf(tx, year, kind)).length
  return added
}
