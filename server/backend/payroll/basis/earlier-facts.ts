import { and, eq, gte, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { addDays, type IsoDate } from '#contracts/rules/date.ts'
import type { PaidFixedPay } from '../../engine/basis/absence-facts.ts'
import type { Person } from '../../engine/basis.ts'
import { daysOfMonth, isWithin, monthOf, type Span } from '../../engine/dates.ts'
import type { Balance } from '../../engine/payslip.ts'
import { among } from '../../platform/database/among.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { payslip, payslipRow, salaryPeriod } from '../../tables/schema.ts'

/** The days before a payday in which earlier payslips are looked for: a year, and some days. */
const lookBack = 370

const ofRow = and(
  ...[eq(payslipRow.ftgKey, payslip.ftgKey), eq(payslipRow.period, payslip.period)],
  ...[eq(payslipRow.employmentNumber, payslip.employmentNumber), eq(payslipRow.number, payslip.number)],
)

const earlierThan = (payDay: IsoDate, persons: readonly string[], since: IsoDate) =>
  and(
    ...[among(payslip.employmentNumber, persons), isNull(payslip.reversedAt)],
    ...[lt(payslip.payDate, payDay), gte(payslip.payDate, since)],
  )

type Payout = Pick<typeof salaryPeriod.$inferSelect, 'period' | 'payDay' | 'firstDay'>

/** A row of fixed pay with the payslip that has it. */
interface FixedRow {
  readonly employmentNumber: string
  readonly number: number
  /** The days of fixed pay of the payslip's period. */
  readonly first: IsoDate
  readonly last: IsoDate
  readonly firstDay: IsoDate
  readonly amount: number
  readonly steps: readonly string[]
}

/** True when somebody has changed a calculated row: its amount is what was wanted. */
const isTyped = ({ steps }: FixedRow): boolean => steps.some(step => step.startsWith('rad.'))

/**
 * Returns what was paid for the days of each period, also later, by retroactive and correcting
 * rows.
 */
function paidOf(rows: readonly FixedRow[]): readonly PaidFixedPay[] {
  const spans = new Map(
    rows.filter(({ number }) => number === 1).map(({ first, last }) => [first, { from: first, to: last }] as const),
  )
  return [...spans.values()]
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .flatMap(span => {
      const own = rows.filter(({ firstDay }) => isWithin(firstDay, span))
      return own.some(isTyped) ? [] : [{ ...span, amount: own.reduce((sum, { amount }) => sum + amount, 0) }]
    })
}

/**
 * Returns the fixed pay that earlier payslips have for their periods, by person: those that are
 * ready, so that they are not calculated again. A period in which somebody has changed the fixed
 * pay by hand is left out.
 */
export async function paidFixedPay(
  tx: Transaction,
  { period, payDay, firstDay }: Payout,
  persons: readonly string[],
): Promise<(person: string) => readonly PaidFixedPay[]> {
  const rows: readonly FixedRow[] = await tx
    .select({
      employmentNumber: payslip.employmentNumber,
      number: payslip.number,
      first: salaryPeriod.firstDay,
      last: salaryPeriod.lastDay,
      firstDay: payslipRow.firstDay,
      amount: payslipRow.amount,
      steps: payslipRow.steps,
    })
    .from(payslip)
    .innerJoin(payslipRow, ofRow)
    .innerJoin(salaryPeriod, and(eq(salaryPeriod.ftgKey, payslip.ftgKey), eq(salaryPeriod.period, payslip.period)))
    .where(
      and(
        ...[earlierThan(payDay, persons, addDays(payDay, -lookBack)), isNotNull(payslip.readyAt)],
        ...[ne(payslip.period, period), lt(salaryPeriod.lastDay, firstDay)],
        // The ids are those of the engine: pay/fixed-pay.ts and rows/retroactive.ts.
        sql`${payslipRow.id} ~ '(^|[.])(lön|retro)[.]'`,
      ),
    )
  const byPerson = Map.groupBy(rows, ({ employmentNumber }) => employmentNumber)
  return person => paidOf(byPerson.get(person) ?? [])
}

/**
 * Returns the first day whose schedule the fixed pay of earlier days is calculated by, or
 * undefined: the months in which the employment or its facts begin or end are paid by their working
 * days.
 *
 * @param changes the days from which the facts of the employment hold
 */
export function scheduledFrom(
  paid: readonly PaidFixedPay[],
  { employedFrom, employedTo }: Person,
  changes: readonly IsoDate[],
): IsoDate | undefined {
  const days = [...changes, employedFrom, ...(employedTo === null ? [] : [addDays(employedTo, 1)])]
  const isWhole = ({ from, to }: Span): boolean =>
    from.endsWith('-01') && monthOf(from) === monthOf(to) && Number(to.slice(8)) === daysOfMonth(monthOf(from))
  const first = paid.find(span => !isWhole(span) || days.some(day => span.from < day && day <= span.to))
  return first && `${monthOf(first.from)}-01`
}

/** Balances after the payslip before this one. */
export interface LastBalances {
  readonly payDate: IsoDate
  readonly balances: readonly Balance[]
}

/** Returns the balances of the payslip before, by person: that of the latest earlier payday. */
export async function lastBalances(
  tx: Transaction,
  { period, payDay }: Payout,
  persons: readonly string[],
): Promise<(person: string) => LastBalances | undefined> {
  const rows = await tx
    .selectDistinctOn([payslip.employmentNumber], {
      employmentNumber: payslip.employmentNumber,
      payDate: payslip.payDate,
      balances: payslip.balances,
    })
    .from(payslip)
    .where(
      and(
        ...[earlierThan(payDay, persons, addDays(payDay, -lookBack)), ne(payslip.period, period)],
        ...[eq(payslip.number, 1), sql`jsonb_array_length(${payslip.balances}) > 0`],
      ),
    )
    .orderBy(payslip.employmentNumber, sql`${payslip.payDate} desc`, sql`${payslip.period} desc`)
  const last = new Map(rows.map(row => [row.employmentNumber, row]))
  return person => last.get(person)
}

/** The balances that payroll draws on all years; those of holiday begin anew with each year. */
const lasting = ['KOMP', 'FLEX']

/**
 * Returns the balances before a payout. They are those of the register, less what payslips have
 * drawn since it said so: as long as the register says the same, a payslip goes on where the one
 * before it ended.
 *
 * @param year the first day of the year of holiday
 */
export const balancesBefore = (
  registered: readonly Omit<Balance, 'after'>[],
  last: LastBalances | undefined,
  year: IsoDate,
): readonly Omit<Balance, 'after'>[] =>
  registered.map(each => {
    const before = { ...each, registered: each.before }
    const known = last?.balances.find(({ kind }) => kind === each.kind)
    const goesOn = last && known?.registered === each.before && (last.payDate >= year || lasting.includes(each.kind))
    return goesOn && known ? { ...before, before: known.after } : before
  })
