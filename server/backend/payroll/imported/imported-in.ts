import { and, sql } from 'drizzle-orm'
import type { IsoDate } from '#contracts/rules/date.ts'
import { monthOf } from '../../engine/dates.ts'
import { among } from '../../platform/database/among.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { importedPayslip } from '../../tables/schema.ts'

/** True for the imported payslips of a query that were paid in the month of a payday. */
export const paidInMonth = (payDay: IsoDate) => sql`to_char(${importedPayslip.payDate}, 'YYYY-MM') = ${monthOf(payDay)}`

/**
 * Returns AnstNr of those of some persons whose pay of the month has been imported: another program
 * has paid it, and no payslip is made of it here.
 */
export async function importedIn(
  tx: Transaction,
  payDay: IsoDate,
  persons: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ person: importedPayslip.employmentNumber })
    .from(importedPayslip)
    .where(and(paidInMonth(payDay), among(importedPayslip.employmentNumber, persons)))
  return new Set(rows.map(({ person }) => person))
}

/** Returns the imported payslips of a month: how many, and their sums in öre. */
export async function importedSums(tx: Transaction, payDay: IsoDate) {
  const sumOf = (column: typeof importedPayslip.gross) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [sums] = await tx
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      gross: sumOf(importedPayslip.gross),
      tax: sumOf(importedPayslip.tax),
      net: sumOf(importedPayslip.net),
      contributions: sumOf(importedPayslip.contributions),
    })
    .from(importedPayslip)
    .where(paidInMonth(payDay))
  return sums ?? { all: 0, gross: 0, tax: 0, net: 0, contributions: 0 }
}
