import { sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/tenancy.ts'
import { payType, payTypeTable } from '../tables/schema.ts'

/**
 * Copies a year's pay type tables with their contents to another year of the transaction's company.
 * @returns the number of each
 */
export async function copyTables(
  tx: Transaction,
  from: number,
  to: number,
): Promise<{ readonly tables: number; readonly payTypes: number }> {
  const tables = await tx.execute(
    sql`insert into ${payTypeTable} (year, code, name, amounts, controls)
        select ${to}, code, name, amounts, controls from ${payTypeTable} where year = ${from}`,
  )
  const payTypes = await tx.execute(
    sql`insert into ${payType} (year, table_code, number, name, class, unit, is_active, settings)
        select ${to}, table_code, number, name, class, unit, is_active, settings from ${payType} where year = ${from}`,
  )
  return { tables: tables.rowCount ?? 0, payTypes: payTypes.rowCount ?? 0 }
}
