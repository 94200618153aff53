import { and, eq, isNull, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { advance, payslip } from '../../tables/schema.ts'
import type { Actor } from '../actor.ts'
import { firstAdvance } from '../run/payslip-numbers.ts'
import { refusedOf } from './refused-of.ts'

/**
 * Takes back the payslips of the advances that an order pays, which the bank has refused: they are
 * registered again, and are neither declared nor posted.
 *
 * @param order the order's id
 */
export async function takeBackOrdered(tx: Transaction, order: string, { login, now }: Actor): Promise<void> {
  await tx
    .update(payslip)
    .set({ reversedAt: now, reversedBy: login, version: sql`${payslip.version} + 1` })
    .where(
      and(
        sql`${payslip.number} >= ${firstAdvance}`,
        ...[isNull(payslip.paidAt), isNull(payslip.reversedAt)],
        sql`exists (select from payment_payslip p where p.ftg_key = payslip.ftg_key and p.payment_order = ${order}
          and p.period = payslip.period and p.employment_number = payslip.employment_number and p.number = payslip.number)`,
      ),
    )
}

/**
 * Takes back an advance that is not ordered or paid. Returns AnstNr.
 *
 * @throws Refusal advanceMissing, advanceSettled
 */
export async function takeBackAdvance(tx: Transaction, id: string, { login, now }: Actor): Promise<string> {
  const isIt = and(eq(advance.id, id), isNull(advance.takenBackAt))
  const [found] = await tx.select({ person: advance.employmentNumber }).from(advance).where(isIt).for('update')
  if (!found) throw new Refusal(errors.advanceMissing)
  if (await refusedOf(tx, [id], 'takeBack')) throw new Refusal(errors.advanceSettled)
  await tx.update(advance).set({ takenBackAt: now, takenBackBy: login }).where(isIt)
  return found.person
}
