import { and, eq, sql } from 'drizzle-orm'
import { ownTable, type TablesOfNew } from '#contracts/person/table-of-new.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { agreement, company, payTypeTable } from '../tables/schema.ts'

/**
 * Returns the tables of pay types that new employees and agreements of the transaction's company
 * begin with.
 *
 * @param year the salary year whose tables there are; those of all years when left out
 */
export async function tablesOfNew(tx: Transaction, year?: number | null): Promise<TablesOfNew> {
  const ofYear = year ? eq(payTypeTable.year, year) : undefined
  const found = await tx
    .selectDistinct({ code: payTypeTable.code })
    .from(payTypeTable)
    .where(and(ofYear))
    .orderBy(payTypeTable.code)
  const tables = found.map(({ code }) => code)
  const [row] = await tx
    .select({ chosen: company.payCodeTable })
    .from(company)
    .where(sql`${company.ftgKey} = tenancy.company()`)
  const agreements = await tx
    .select({ AvtalId: agreement.id, TabellKod: agreement.payTypeTable })
    .from(agreement)
    .orderBy(agreement.id)
  return {
    own: ownTable(row?.chosen ?? '', tables),
    agreed: agreements.filter(({ TabellKod }) => tables.includes(TabellKod)),
  }
}
