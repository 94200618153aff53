import { and, eq, inArray } from 'drizzle-orm'
import { calculate } from '../../engine/calculate.ts'
import { law } from '../../law/law.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { payslip } from '../../tables/schema.ts'
import { basisOf, type Period } from '../basis/basis-of.ts'
import { versionsOf } from '../run/run-versions.ts'
import { storePayslip } from '../run/store-payslip.ts'

/**
 * Calculates payslips by the real engine and marks them as ready and paid, for states and specs of
 * what comes after the run.
 */
export async function finishPayslips(
  tx: Transaction,
  period: Period,
  persons: readonly string[],
  flags: Partial<typeof payslip.$inferInsert> = { readyAt: new Date(), paidAt: new Date() },
): Promise<void> {
  for (const basis of await basisOf(tx, period, persons, law)) {
    const made = { period: period.period, number: 1, basis, calculated: calculate(basis.basis, law), seen: 0 }
    await storePayslip(tx, { ...made, versions: versionsOf(law) })
  }
  await tx
    .update(payslip)
    .set(flags)
    .where(and(eq(payslip.period, period.period), inArray(payslip.employmentNumber, [...persons])))
}
