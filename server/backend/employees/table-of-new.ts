import { sql } from 'drizzle-orm'
import type { FormValues } from '#contracts/forms/field.ts'
import { agreement, company, payTypeTable } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'

/** Returns the table of pay types of a new employee for whom none is chosen. */
export type TableOfNew = (values: FormValues) => string

/**
 * Returns the tables of new employees in the transaction's company: the agreement's, or else the
 * company's own, which was chosen when it was created. Empty when the company no longer has that
 * one, and several others: somebody has to choose.
 */
export async function tablesOfNew(tx: Transaction): Promise<TableOfNew> {
  const tables = (await tx.selectDistinct({ code: payTypeTable.code }).from(payTypeTable)).map(({ code }) => code)
  const [row] = await tx
    .select({ own: company.payCodeTable })
    .from(company)
    .where(sql`${company.ftgKey} = tenancy.company()`)
  const [only = '', ...others] = tables
  const own = tables.includes(row?.own ?? '') ? (row?.own ?? '') : others.length === 0 ? only : ''
  const agreements = await tx.select({ id: agreement.id, table: agreement.payTypeTable }).from(agreement)
  const agreed = new Map(agreements.filter(({ table }) => tables.includes(table)).map(({ id, table }) => [id, table]))
  return ({ AvtalId }) => agreed.get(String(AvtalId)) ?? own
}
