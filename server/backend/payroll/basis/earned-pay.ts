import { and, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import { addDays, type IsoDate, isoDate } from '#contracts/rules/date.ts'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import type { AbsenceFact } from '../../engine/basis/absence-facts.ts'
import type { PayTypeFact } from '../../engine/basis/pay-type-facts.ts'
import type { Person } from '../../engine/basis.ts'
import { isWithin, type Span, shared } from '../../engine/dates.ts'
import type { HolidayAbsence } from '../../engine/holiday/qualifying.ts'
import type { Ore } from '../../engine/money.ts'
import { among } from '../../platform/database/among.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { employeeAbsence, importedPayslip, payslip, payslipRow } from '../../tables/schema.ts'

/** The gross pay of a payday, by pay type. */
interface EarnedRow {
  readonly payDate: IsoDate
  readonly payType: string
  readonly amount: Ore
}

/** What earlier payslips and absences say of a person's years of earning. */
export interface Earned {
  /** Gross pay by payday and pay type. */
  readonly rows: readonly EarnedRow[]
  /** Gross pay that another program has paid, by payday. It does not say which part is variable. */
  readonly imported?: readonly { readonly payDate: IsoDate; readonly amount: Ore }[]
  /** The first payday that is known, or undefined. */
  readonly first: IsoDate | undefined
  readonly absences: readonly HolidayAbsence[]
}

const none: Earned = { rows: [], first: undefined, absences: [] }

/** The longest time from the start of a year of earning to the end of that of taking. */
const yearsBack = 2

/** True for a person whose holiday a payout pays: it is taken, or the employment ends. */
export const hasHoliday = (
  { employedTo }: Pick<Person, 'employedTo'>,
  absences: readonly AbsenceFact[],
  { pay, deviations }: { readonly pay: Span; readonly deviations: Span },
): boolean =>
  (employedTo !== null && isWithin(employedTo, pay)) ||
  absences.some(
    ({ type, from, to }) => ['SEM', 'SEO'].includes(type) && from <= deviations.to && (to ?? from) >= deviations.from,
  )

const sinceOf = (payDay: IsoDate): IsoDate => isoDate(Number(payDay.slice(0, 4)) - yearsBack, 1, 1)

/**
 * Returns the absences that persons earn holiday by, and are away from earning it by: of parental
 * leave since ever, and of others as many years back as it takes.
 *
 * @param until the last day of an absence whose end is not known
 */
export async function earningAbsences(
  tx: Transaction,
  payDay: IsoDate,
  persons: readonly string[],
  until: IsoDate = payDay,
): Promise<(person: string) => readonly HolidayAbsence[]> {
  const absences = await tx
    .select()
    .from(employeeAbsence)
    .where(
      and(
        among(employeeAbsence.employmentNumber, persons),
        or(
          ...[isNull(employeeAbsence.lastDay), gte(employeeAbsence.lastDay, sinceOf(payDay))],
          eq(employeeAbsence.kind, 'FPE'),
        ),
      ),
    )
  const absencesOf = Map.groupBy(absences, ({ employmentNumber }) => employmentNumber)
  return person =>
    (absencesOf.get(person) ?? []).map(({ kind, firstDay, lastDay, extent, child }) => ({
      // One whose end is not known has lasted until now.
      type: kind,
      from: firstDay,
      to: lastDay ?? until,
      extent: toHundredths(extent),
      child,
    }))
}

/**
 * Returns what persons have earned holiday by: the pay that fell due before a payday, and their
 * absences.
 */
export async function earnedPay(
  tx: Transaction,
  payDay: IsoDate,
  persons: readonly string[],
  absencesOf: (person: string) => readonly HolidayAbsence[],
): Promise<(person: string) => Earned> {
  if (persons.length === 0) return () => none
  const since = sinceOf(payDay)
  const rows = await tx
    .select({
      person: payslip.employmentNumber,
      payDate: payslip.payDate,
      payType: payslipRow.payType,
      amount: sql<number>`coalesce(sum(${payslipRow.amount}), 0)`.mapWith(Number),
    })
    .from(payslip)
    .leftJoin(
      payslipRow,
      and(
        ...[eq(payslipRow.ftgKey, payslip.ftgKey), eq(payslipRow.period, payslip.period)],
        ...[eq(payslipRow.employmentNumber, payslip.employmentNumber), eq(payslipRow.number, payslip.number)],
        eq(payslipRow.kind, 'BRUTTO'),
      ),
    )
    .where(
      and(
        ...[among(payslip.employmentNumber, persons), isNull(payslip.reversedAt)],
        ...[lt(payslip.payDate, payDay), gte(payslip.payDate, since)],
      ),
    )
    .groupBy(payslip.employmentNumber, payslip.payDate, payslipRow.payType)
    .orderBy(payslip.payDate, payslipRow.payType)
  const imported = await tx
    .select({
      person: importedPayslip.employmentNumber,
      payDate: importedPayslip.payDate,
      amount: importedPayslip.gross,
    })
    .from(importedPayslip)
    .where(
      and(
        ...[among(importedPayslip.employmentNumber, persons), lt(importedPayslip.payDate, payDay)],
        gte(importedPayslip.payDate, since),
      ),
    )
    .orderBy(importedPayslip.payDate)
  const rowsOf = Map.groupBy(rows, ({ person }) => person)
  const importedOf = Map.groupBy(imported, ({ person }) => person)
  return person => ({
    imported: importedOf.get(person) ?? [],
    rows: (rowsOf.get(person) ?? []).flatMap(({ payDate, payType, amount }) =>
      payType === null ? [] : [{ payDate, payType, amount }],
    ),
    first: [rowsOf.get(person)?.[0]?.payDate, importedOf.get(person)?.[0]?.payDate]
      .flatMap(day => day ?? [])
      .toSorted()[0],
    absences: absencesOf(person),
  })
}

/** Returns the pay of a year that holiday pay is a share of, and the variable part of it. */
export function payOfYear(
  { rows, imported = [] }: Earned,
  year: Span,
  payTypes: readonly PayTypeFact[],
): { readonly pay: Ore; readonly variable: Ore } {
  const baseOf = new Map(payTypes.map(({ number, holidayBase }) => [number, holidayBase]))
  const sumOf = (...bases: readonly string[]) =>
    rows
      .filter(({ payDate, payType }) => isWithin(payDate, year) && bases.includes(baseOf.get(payType) ?? ''))
      .reduce((sum, { amount }) => sum + amount, 0)
  const before = imported.filter(({ payDate }) => isWithin(payDate, year)).reduce((sum, { amount }) => sum + amount, 0)
  return { pay: sumOf('FAST', 'RÖRLIG') + before, variable: sumOf('RÖRLIG') }
}

/**
 * Returns the days of a year whose pay is not known, since the person was employed before the
 * first payslip that is here. Pay of a month may be paid with the next.
 *
 * @param payDay the payout before which the pay was due
 */
export function missingOf({ first }: Earned, year: Span, employedFrom: IsoDate, payDay: IsoDate): Span | null {
  const due = shared(year, { from: employedFrom, to: addDays(payDay, -1) })
  if (!due || first === undefined) return due ?? null
  const [y, m] = due.from.split('-').map(Number) as [number, number]
  const isKnown = first < isoDate(y, m + 2, 1)
  return isKnown ? null : (shared(due, { from: due.from, to: addDays(`${first.slice(0, 7)}-01`, -1) }) ?? null)
}
