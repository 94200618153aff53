import type { IsoDate } from '#contracts/rules/date.ts'
import { law } from '../law/law.ts'
import { eventsOf } from '../payroll/declaration/declaration-events.ts'
import { declaredMonth, exportsOf } from '../payroll/declaration/declared-month.ts'
import { markFiled } from '../payroll/declaration/mark-filed.ts'
import { declaredYear } from '../payroll/declaration/stored/declared-year.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { DemoClerk } from './payroll-finish.ts'

/**
 * Marks the declarations of a year whose last day has passed as handed in, on that day. One that
 * somebody has begun with, or that would be stopped, is left.
 */
export async function fileDemoDeclarations(
  tx: Transaction,
  { login }: DemoClerk,
  { year, today }: { readonly year: string; readonly today: IsoDate },
): Promise<void> {
  const declared = await declaredYear(tx, `${year}-12`, law)
  for (let number = 1; number <= 12; number += 1) {
    const period = `${year}-${String(number).padStart(2, '0')}`
    const past = { exports: await exportsOf(tx, period), events: await eventsOf(tx, period) }
    const { month } = await declaredMonth(declared, period, past, today)
    const isBegun = past.events.length > 0 || month.EjKlara > 0 || month.Stopp > 0
    if (!month.Sen || isBegun) continue
    const now = new Date(`${month.SistaDag}T09:00:00Z`)
    await markFiled(tx, { wire: month.Period, isFiled: true }, { login, now })
  }
}
