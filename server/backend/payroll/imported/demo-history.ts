import { max } from 'drizzle-orm'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import { type Ore, shareOf, wholeKronor } from '../../engine/money.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { listImported } from '../../registers/stored-payslip.ts'
import { employee, importedPayslip, importRun } from '../../tables/schema.ts'
import type { Period } from '../basis/basis-of.ts'
import { personsOf } from '../run/payroll-job.ts'

/** Ten-thousandths: what pay rises by in a year, and what tax and contributions took of it. */
const [yearlyRise, tax, contributions] = [280, 2600, 3142]
/** The hours of a month of whoever is paid by the hour. */
const hours = 140
const lastYear = 2026
const atOnce = 1000

/** Returns the pay of a year before: that of today, without the rises since. */
function payIn(year: number, today: Ore): Ore {
  let pay = today
  for (let each = lastYear; each > year; each -= 1) pay -= shareOf(pay, yearlyRise)
  return wholeKronor(pay)
}

/**
 * Imports the finished payslips of a demo company's periods before the years that have law, as if
 * they came from the program that it had before. Does nothing once it has been done.
 */
export async function importDemoHistory(tx: Transaction, periods: readonly Period[]): Promise<void> {
  const isDone = (await tx.select({ one: importedPayslip.run }).from(importedPayslip).limit(1)).length > 0
  if (periods.length === 0 || isDone) return
  const salaries = await tx
    .select({ number: employee.employmentNumber, salary: employee.salary, form: employee.salaryForm })
    .from(employee)
  const byNumber = new Map(salaries.map(each => [each.number, each]))
  const rows: (typeof importedPayslip.$inferInsert)[] = []
  const [last] = await tx.select({ number: max(importRun.number) }).from(importRun)
  const run = (last?.number ?? 0) + 1
  for (const period of periods) {
    const { payDay } = period
    for (const number of await personsOf(tx, period)) {
      const known = byNumber.get(number)
      const today = toHundredths(Number(known?.salary ?? 0)) * (known?.form === 'TIM' ? hours : 1)
      const gross = payIn(Number(payDay.slice(0, 4)), today)
      if (gross <= 0) continue
      const taken = wholeKronor(shareOf(gross, tax))
      rows.push({
        employmentNumber: number,
        payDate: payDay,
        run,
        gross,
        benefits: 0,
        tax: taken,
        net: gross - taken,
        contributionBase: gross,
        contributions: wholeKronor(shareOf(gross, contributions)),
        balances: {},
        note: 'Från det tidigare löneprogrammet',
      })
    }
  }
  if (rows.length === 0) return
  const counts = { added: rows.length, changed: 0, unchanged: 0 }
  await tx.insert(importRun).values({ number: run, definition: 'HISTORIK', fileName: 'lonehistorik.csv', ...counts })
  for (let from = 0; from < rows.length; from += atOnce)
    await tx.insert(importedPayslip).values(rows.slice(from, from + atOnce))
  const listed = rows.map(({ employmentNumber }) => employmentNumber)
  await listImported(tx, listed, 'Det tidigare löneprogrammet')
}
