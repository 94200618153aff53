import { eq } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { salaryPeriod } from '../../tables/schema.ts'
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

const locked = (code: string) => new Refusal(errors.salaryPeriodLocked, `Löneperioden ${code} är låst.`)

/**
 * Returns a salary period whose payslips may change now. It can be locked at any time: what is
 * written afterwards asks again by `openPeriod`.
 *
 * @throws Refusal salaryPeriodMissing, salaryPeriodLocked
 */
export async function unlockedPeriod(tx: Transaction, code: string): Promise<Period> {
  const period = await periodOf(tx, code)
  if (period.isLocked) throw locked(code)
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
  if (period.isLocked) throw locked(code)
  return period
}
