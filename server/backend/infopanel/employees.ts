import { and, count, desc, gte, isNull, lte, or } from 'drizzle-orm'
import type { EmployeeSummary } from '#contracts/infopanel/shapes.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { employee } from '../tables/schema.ts'

/**
 * Returns the number of employees of the transaction's company who are employed at some time in the
 * year, by form of employment.
 */
export async function employeeSummary(tx: Transaction, year: number): Promise<EmployeeSummary> {
  const Anstallningsformer = await tx
    .select({ AnstForm: employee.employmentForm, Antal: count() })
    .from(employee)
    .where(
      and(
        lte(employee.employedFrom, `${year}-12-31`),
        or(isNull(employee.employedTo), gte(employee.employedTo, `${year}-01-01`)),
      ),
    )
    .groupBy(employee.employmentForm)
    .orderBy(desc(count()), employee.employmentForm)
  return { Antal: Anstallningsformer.reduce((sum, { Antal }) => sum + Antal, 0), Anstallningsformer }
}
