import { sql } from 'drizzle-orm'
import { payType, payTypeTable } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'

/**
 * Copies a year's tables of pay types, and what is in them, to another year of the transaction's
 * company. How many of each.
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
