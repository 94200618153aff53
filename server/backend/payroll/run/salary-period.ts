import { eq } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { salaryPeriod } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Period } from '../basis/basis-of.ts'

/**
 * Returns a salary period.
 *
 * @throws Refusal salaryPeriodMissing
 */
export async function periodOf(tx: Transaction, code: string): Promise<Period> {
  const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code))
  if (!period) throw new Refusal(errors.salaryPeriodMissing, `Löneperioden ${code} finns inte.`)
  return period
}

/**
 * Returns a salary period whose payslips may change. It stays open until the transaction ends.
 *
 * @throws Refusal salaryPeriodMissing, salaryPeriodLocked
 */
export async function openPeriod(tx: Transaction, code: string): Promise<Period> {
  const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code)).for('share')
  if (!period) throw new Refusal(errors.salaryPeriodMissing, `Löneperioden ${code} finns inte.`)
  if (period.isLocked) throw new Refusal(errors.salaryPeriodLocked, `Löneperioden ${code} är låst.`)
  return period
}
