import { addDays, isoDate } from '#contracts/rules/date.ts'
import { payrollDatesOfYear } from '#contracts/rules/payroll-calendar.ts'
import { salaryPeriod } from '../database/schema.ts'
import type { Transaction } from '../database/tenancy.ts'
import { isBankDay } from '../infopanel/bank-days.ts'

/** Gives the transaction's company the twelve months of a salary year, each paid when payroll pays. How many were added. */
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
