import { and, asc, count, eq, exists, gte, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { absenceTypes } from '#contracts/code-lists/absence.ts'
import type { CodeOf } from '#contracts/code-lists/code-list.ts'
import { maxAway, type PayrollCost, type PayrollToday } from '#contracts/infopanel/shapes.ts'
import type { PayslipPeriod } from '#contracts/payroll/run/shapes.ts'
import { type IsoDate, isoDate } from '#contracts/rules/date.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import { noDate } from '#contracts/rules/required.ts'
import { isOfRun } from '../payroll/run/payslip-numbers.ts'
import { standingOf } from '../payroll/run/period-overview.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { employee, employeeAbsence, importedPayslip, payslip, salaryPeriod } from '../tables/schema.ts'

/** The months of costs: this one, and as many back that it can be compared with last year's. */
const monthsOfCost = 13
/** For how many months back a run that was begun, and is not paid, is waited for. */
const monthsWaited = 3

/** Returns the first day of the month that is so many months before a day's. */
const monthBefore = (day: IsoDate, months: number): IsoDate =>
  isoDate(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - months, 1)

/**
 * Returns where the payroll of the transaction's company stands.
 *
 * @param seesPersons whether the caller may know who is away
 */
export async function payrollToday(tx: Transaction, today: IsoDate, seesPersons: boolean): Promise<PayrollToday> {
  return {
    Korning: await waitingRun(tx, today),
    Kostnader: await costs(tx, today),
    Borta: seesPersons ? await awayOn(tx, today) : null,
  }
}

/** Returns the run that waits for somebody. */
async function waitingRun(tx: Transaction, today: IsoDate): Promise<PayslipPeriod | null> {
  const ofPeriod = eq(payslip.period, salaryPeriod.period)
  const having = (condition?: SQL) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(payslip)
        .where(and(ofPeriod, isOfRun, condition)),
    )
  const isBegun = and(
    gte(salaryPeriod.payDay, monthBefore(today, monthsWaited)),
    having(and(isNull(payslip.paidAt), isNull(payslip.reversedAt))),
  )
  const isNext = and(gte(salaryPeriod.payDay, today), not(salaryPeriod.isLocked), not(having()))
  const [waiting] = await tx
    .select()
    .from(salaryPeriod)
    .where(or(isBegun, isNext))
    .orderBy(asc(not(having())), asc(salaryPeriod.payDay), asc(salaryPeriod.period))
    .limit(1)
  const [standing = null] = waiting ? await standingOf(tx, [waiting]) : []
  return standing
}

/** Returns what the months cost. A payout is of this program, or imported as another had it. */
async function costs(tx: Transaction, today: IsoDate): Promise<PayrollCost[]> {
  const months = Array.from({ length: monthsOfCost }, (_, at) => monthBefore(today, monthsOfCost - 1 - at).slice(0, 7))
  const sums = async (from: typeof payslip | typeof importedPayslip, fees: SQL) => {
    const month = sql<string>`to_char(${from.payDate}, 'YYYY-MM')`
    const rows = await tx
      .select({
        month,
        gross: sql`sum(${from.gross})`.mapWith(Number),
        fees: sql`sum(${fees})`.mapWith(Number),
        slips: count(),
      })
      .from(from)
      .where(and(gte(from.payDate, monthBefore(today, monthsOfCost - 1)), lt(from.payDate, monthBefore(today, -1))))
      .groupBy(month)
    const known = new Map(rows.map(row => [row.month, row]))
    return (each: string) => known.get(each) ?? { gross: 0, fees: 0, slips: 0 }
  }
  const calculated = await sums(payslip, sql`${payslip.contributions} + ${payslip.payrollTax}`)
  const imported = await sums(importedPayslip, sql`${importedPayslip.contributions}`)
  return months.map(Manad => {
    const [own, others] = [calculated(Manad), imported(Manad)]
    return {
      Manad,
      Brutto: fromHundredths(own.gross + others.gross),
      Avgifter: fromHundredths(own.fees + others.fees),
      Antal: own.slips + others.slips,
      Importerade: others.slips,
    }
  })
}

async function awayOn(tx: Transaction, today: IsoDate): Promise<NonNullable<PayrollToday['Borta']>> {
  const isAway = and(
    lte(employeeAbsence.firstDay, today),
    or(isNull(employeeAbsence.lastDay), gte(employeeAbsence.lastDay, today)),
  )
  const rows = await tx
    .select({
      AnstNr: employee.employmentNumber,
      Namn: sql<string>`${employee.lastName} || ' ' || ${employee.firstName}`,
      FranvaroTyp: sql<CodeOf<typeof absenceTypes>>`${employeeAbsence.kind}`,
      Omfattning: employeeAbsence.extent,
      TomDatum: sql<string>`coalesce(${employeeAbsence.lastDay}, ${noDate})`,
      all: sql`count(*) over ()`.mapWith(Number),
    })
    .from(employeeAbsence)
    .innerJoin(employee, eq(employee.employmentNumber, employeeAbsence.employmentNumber))
    .where(isAway)
    .orderBy(employee.lastName, employee.firstName, employee.employmentNumber, employeeAbsence.firstDay)
    .limit(maxAway)
  return { Antal: rows[0]?.all ?? 0, Personer: rows.map(({ all: _, ...person }) => person) }
}
