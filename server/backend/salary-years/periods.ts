import { addDays, isoDate } from '#contracts/rules/date.ts'
import { payrollDatesOfYear } from '#contracts/salary-years/payroll-calendar.ts'
import { isBankDay } from '../platform/calendar/bank-days.ts'
import { salaryPeriod } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'

/**
 * Gives the transaction's company the twelve months of a salary year, each paid when payroll pays.
 * How many were added.
 */
export async function addPeriods(tx: Transaction, year: number): Promise<number> {
  const periods = payrollDatesOfYear(year, isBankDay).flatMap(({ Typ, Datum, Avser }) => {
    if (Typ !== 'LON') return []
    const month = Number(Avser.slice(5))
    return [
      {
        period: Avser.replace('-', ''),
        year,
        firstDay: isoDate(year, month, 1),
        lastDay: addDays(isoDate(year, month + 1, 1), -1),
        payDay: Datum,
      },
    ]
  })
  const { rowCount } = await tx.insert(salaryPeriod).values(periods).onConflictDoNothing()
  return rowCount ?? 0
}
