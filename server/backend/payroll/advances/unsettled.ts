import { and, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { advanceRowId } from '../../engine/after-tax/advances.ts'
import type { Advance } from '../../engine/basis.ts'
import { among } from '../../platform/database/among.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { advance, payslip, type salaryPeriod } from '../../tables/schema.ts'

/** Joins an advance to its own payslip. */
export const ownPayslip = and(
  ...[eq(payslip.ftgKey, advance.ftgKey), eq(payslip.period, advance.period), eq(payslip.number, advance.number)],
  eq(payslip.employmentNumber, advance.employmentNumber),
)

/**
 * Returns the id of the row that deducts an advance. A correction's row that takes the deduction
 * back has the same id with a suffix (correction/difference.ts).
 */
export const deductingId = (id: AnyPgColumn | SQL): SQL<string> => sql<string>`split_part(${id}, '~', 1)`

/** Returns what payslips that meet a condition, on the payslip `s`, have deducted of an advance. */
const deductedOf = (condition: SQL): SQL<number> =>
  sql<number>`(select coalesce(-sum(r.amount), 0) from payslip_row r
    join payslip s on s.ftg_key = r.ftg_key and s.period = r.period
      and s.employment_number = r.employment_number and s.number = r.number
    where r.ftg_key = ${advance.ftgKey} and r.employment_number = ${advance.employmentNumber}
      and ${deductingId(sql`r.id`)} = ${sql.raw(`'${advanceRowId('')}'`)} || ${advance.id}
      and s.reversed_at is null and ${condition})`.mapWith(Number)

/** True when the payslip `s` is neither its person's of a period nor one that corrects that. */
const isAnother = (period: string): SQL =>
  sql`not exists (with recursive own as (
      select o.period, o.number from payslip o
        where o.ftg_key = s.ftg_key and o.employment_number = s.employment_number and o.period = ${period} and o.number = 1
      union all
      select c.period, c.number from own join payslip c on c.corrects_period = own.period and c.corrects = own.number
        where c.ftg_key = s.ftg_key and c.employment_number = s.employment_number)
    select from own where own.period = s.period and own.number = s.number)`

/**
 * Returns the paid advances of persons that are not wholly deducted by payslips other than that of
 * a period, with its corrections. One whose payment waits for the bank is not paid.
 */
export async function unsettledAdvances(
  tx: Transaction,
  { period, payDay }: Pick<typeof salaryPeriod.$inferSelect, 'period' | 'payDay'>,
  persons: readonly string[],
): Promise<(person: string) => readonly Advance[]> {
  const rows = await tx
    .select({
      id: advance.id,
      person: advance.employmentNumber,
      paid: advance.payDate,
      amount: advance.amount,
      deducted: deductedOf(isAnother(period)),
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
