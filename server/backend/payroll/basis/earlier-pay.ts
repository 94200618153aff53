import { and, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { addDays } from '#contracts/rules/date.ts'
import type { EarlierPay, History } from '../../engine/basis/absence-facts.ts'
import { monthOf } from '../../engine/dates.ts'
import { benefitBoxes } from '../../engine/totals.ts'
import { among } from '../../platform/database/among.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { importedPayslip, payslip, payslipRow, type salaryPeriod } from '../../tables/schema.ts'
import { isAdvance } from '../run/payslip-numbers.ts'

const added = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0)

/** Returns the sum of a payslip's rows that meet a condition. */
const sumWhere = (condition: SQL) =>
  sql<number>`coalesce(sum(${payslipRow.amount}) filter (where ${condition}), 0)`.mapWith(Number)

const { kind, tax, box, id } = payslipRow
/**
 * What was taxed by the table: pay and benefits, less what was paid for benefits
 * (engine/totals.ts).
 */
const regular = sumWhere(
  sql`(${kind} in ('BRUTTO', 'FÖRMÅN') and ${tax} = 'TAB') or (${kind} = 'NETTO' and ${inArray(box, [...benefitBoxes])})`,
)

const columns = {
  period: payslip.period,
  employmentNumber: payslip.employmentNumber,
  number: payslip.number,
  correctsPeriod: payslip.correctsPeriod,
  payDate: payslip.payDate,
  paidAt: payslip.paidAt,
  cash: payslip.gross,
  tax: payslip.tax,
  net: payslip.net,
  contributionBase: payslip.contributionBase,
  regular,
  // The ids are those of the engine: tax-rows.ts and net-deductions.ts.
  takenByTable: sumWhere(sql`${id} = 'skatt.lopande'`),
  garnished: sumWhere(sql`${id} like 'utmätning.%'`),
}

type Slip = Readonly<Record<'cash' | 'regular' | 'takenByTable' | 'tax' | 'contributionBase' | 'garnished', number>>

const sumOf = (slips: readonly Slip[]): EarlierPay => ({
  cash: added(slips.map(each => each.cash)),
  regular: added(slips.map(each => each.regular)),
  regularTax: added(slips.map(each => -each.takenByTable)),
  tax: added(slips.map(each => each.tax)),
  contributionBase: added(slips.map(each => each.contributionBase)),
  garnished: added(slips.map(each => -each.garnished)),
})

/** A payout that the history is made of. */
type Earlier = Slip &
  Pick<
    typeof payslip.$inferSelect,
    'period' | 'correctsPeriod' | 'employmentNumber' | 'number' | 'payDate' | 'paidAt' | 'net'
  >

/**
 * Returns the imported payslips of persons as earlier pay. Another program does not say which part
 * was taxed by the table: all of it counts as that.
 */
async function importedPay(
  tx: Transaction,
  persons: readonly string[],
  { year, since, payDay }: Readonly<Record<'year' | 'since' | 'payDay', string>>,
): Promise<readonly Earlier[]> {
  const rows = await tx
    .select()
    .from(importedPayslip)
    .where(
      and(
        among(importedPayslip.employmentNumber, persons),
        or(gte(importedPayslip.payDate, year), gte(importedPayslip.payDate, since)),
        lte(importedPayslip.payDate, payDay),
      ),
    )
  return rows.map(({ employmentNumber, payDate, createdAt, gross, benefits, tax, net, contributionBase }) => ({
    period: '',
    correctsPeriod: null,
    employmentNumber,
    number: 1,
    payDate,
    paidAt: createdAt,
    net,
    cash: gross,
    tax,
    contributionBase,
    regular: gross + benefits,
    takenByTable: -tax,
    garnished: 0,
  }))
}

/** The days within which the payslip before this one is looked for. */
const lastWithin = 190

/** True when a payslip counts as earlier pay: an advance when it is paid. */
const counts = ({ number, paidAt }: { readonly number: number; readonly paidAt: Date | null }): boolean =>
  !isAdvance(number) || paidAt !== null

/** True for a payslip of the month of a day that is ready, on whichever day it is paid. */
const isReadyInMonth = (day: string): SQL =>
  sql`${payslip.readyAt} is not null and to_char(${payslip.payDate}, 'YYYY-MM') = ${monthOf(day)}`

/**
 * Returns what earlier payslips say of each person: those of the year, and the one before. One that
 * has been taken back says nothing. The payslip itself, and those that correct it, are not earlier.
 * Of an advance, the payslip of the same period is earlier when it is paid before. One of the month
 * that is ready counts also when it is paid after: its tax stands, and the advance adds to it.
 */
export async function historyOf(
  tx: Transaction,
  { period, payDay }: Pick<typeof salaryPeriod.$inferSelect, 'period' | 'payDay'>,
  persons: readonly string[],
  of: 'payslip' | 'advance' = 'payslip',
): Promise<(person: string) => History> {
  const year = `${payDay.slice(0, 4)}-01-01`
  const since = addDays(payDay, -lastWithin)
  const rows = await tx
    .select(columns)
    .from(payslip)
    .leftJoin(
      payslipRow,
      and(
        ...[eq(payslipRow.ftgKey, payslip.ftgKey), eq(payslipRow.period, payslip.period)],
        ...[eq(payslipRow.employmentNumber, payslip.employmentNumber), eq(payslipRow.number, payslip.number)],
      ),
    )
    .where(
      and(
        among(payslip.employmentNumber, persons),
        isNull(payslip.reversedAt),
        or(gte(payslip.payDate, year), gte(payslip.payDate, since)),
        or(lte(payslip.payDate, payDay), of === 'advance' ? isReadyInMonth(payDay) : undefined),
      ),
    )
    .groupBy(payslip.ftgKey, payslip.period, payslip.employmentNumber, payslip.number)
  const imported = await importedPay(tx, persons, { year, since, payDay })
  const earlier = Map.groupBy(
    [...imported, ...rows].filter(
      each =>
        counts(each) &&
        each.correctsPeriod !== period &&
        (each.period !== period || isAdvance(each.number) || of === 'advance'),
    ),
    each => each.employmentNumber,
  )
  return person => {
    const own = (earlier.get(person) ?? []).toSorted((a, b) =>
      `${a.payDate} ${a.period}` < `${b.payDate} ${b.period}` ? -1 : 1,
    )
    const ofYear = own.filter(({ payDate }) => payDate >= year)
    const last = own.findLast(({ number }) => number === 1)
    return {
      fixedPay: [],
      sickDeductions: [],
      certified: [],
      earlierInMonth: sumOf(ofYear.filter(({ payDate }) => monthOf(payDate) === monthOf(payDay))),
      earlierInYear: sumOf(ofYear.filter(({ payDate }) => monthOf(payDate) < monthOf(payDay))),
      last: last ? { gross: last.cash, net: last.net } : null,
    }
  }
}
