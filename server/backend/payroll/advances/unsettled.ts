import { and, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { among } from '../../platform/database/among.ts'
import { advance, payslip, type salaryPeriod } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { advanceRowId } from '../engine/after-tax/advances.ts'
import type { Advance } from '../engine/basis.ts'

/** Joins an advance to its own payslip. */
export const ownPayslip = and(
  ...[eq(payslip.ftgKey, advance.ftgKey), eq(payslip.period, advance.period), eq(payslip.number, advance.number)],
  eq(payslip.employmentNumber, advance.employmentNumber),
)

/** Returns what payslips that meet a condition, on the payslip `s`, have deducted of an advance. */
export const deductedOf = (condition: SQL): SQL<number> =>
  sql<number>`(select coalesce(-sum(r.amount), 0) from payslip_row r
    join payslip s on s.ftg_key = r.ftg_key and s.period = r.period
      and s.employment_number = r.employment_number and s.number = r.number
    where r.ftg_key = ${advance.ftgKey} and r.employment_number = ${advance.employmentNumber}
      and r.id = ${sql.raw(`'${advanceRowId('')}'`)} || ${advance.id} and s.reversed_at is null and ${condition})`.mapWith(
    Number,
  )

/**
 * Returns the paid advances of persons that are not wholly deducted by the payslips of other
 * periods. One whose payment waits for the bank is not paid.
 */
export async function unsettledAdvances(
  tx: Transaction,
  { period, payDay }: Pick<typeof salaryPeriod.$inferSelect, 'period' | 'payDay'>,
  persons: readonly string[],
): Promise<(person: string) => readonly Advance[]> {
  const rows = await tx
    .select({
      ...{ id: advance.id, person: advance.employmentNumber, paid: advance.payDate, amount: advance.amount },
      deducted: deductedOf(sql`s.period <> ${period}`),
    })
    .from(advance)
    .innerJoin(payslip, ownPayslip)
    .where(
      and(
        ...[among(advance.employmentNumber, persons), lte(advance.payDate, payDay)],
        ...[isNull(advance.takenBackAt), isNull(payslip.reversedAt), isNotNull(payslip.paidAt)],
      ),
    )
  const byPerson = Map.groupBy(
    rows.filter(({ amount, deducted }) => deducted < amount),
    ({ person }) => person,
  )
  return person =>
    (byPerson.get(person) ?? []).map(({ id, paid, amount, deducted }) => ({ id, paid, amount: amount - deducted }))
}
