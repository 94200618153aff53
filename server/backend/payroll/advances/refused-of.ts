import { and, inArray, isNull } from 'drizzle-orm'
import { mayBeDone } from '#contracts/life/life.ts'
import { type AdvanceAction, advanceLife, advanceState } from '#contracts/payroll/advances/advance-life.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { advance, payslip } from '../../tables/schema.ts'
import { ownPayslip } from './unsettled.ts'

/** Returns AnstNr of the first of some advances that an action is refused of, or undefined. */
export async function refusedOf(
  tx: Transaction,
  ids: readonly string[],
  action: AdvanceAction,
): Promise<string | undefined> {
  const ordered = await tx
    .select({ person: advance.employmentNumber, paidAt: payslip.paidAt })
    .from(advance)
    .innerJoin(payslip, and(ownPayslip, isNull(payslip.reversedAt)))
    .where(inArray(advance.id, [...ids]))
  // What payslips have deducted does not matter to it.
  return ordered.find(
    ({ paidAt }) =>
      !mayBeDone(advanceLife, advanceState({ isOrdered: true, isPaid: paidAt !== null, isDeducted: false }), action),
  )?.person
}
