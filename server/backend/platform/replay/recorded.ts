import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/tenancy.ts'
import type { ProjectedTable } from './define-projection.ts'
import { projectedTables } from './projected-tables.ts'
import { recordedRows } from './recorded-rows.ts'
import type { RowsByTable } from './rows.ts'

/**
 * The expression in SQL of all rows that a replay of the transaction's company begins with. Null
 * for a company that was promised to go with another licence's copy: events stay when it goes.
 */
export const beginningOfCompany = unlessPromised(recordedRows(projectedTables))

function unlessPromised(rows: string): string {
  return `(select ${rows} from company where ftg_key = tenancy.company() and goes_at is null)`
}

/** Returns the part of an event's payload that tells a company's beginning: all of its rows. */
export async function beginning(tx: Transaction): Promise<{ readonly rows?: RowsByTable }> {
  const rows = await read(tx, beginningOfCompany)
  return rows === null ? {} : { rows }
}

/**
 * Returns the part of an event's payload that tells the rows that its command has added.
 *
 * @param where a condition in SQL on `r`
 */
export async function additions(
  tx: Transaction,
  tables: readonly ProjectedTable[],
  where: string,
): Promise<{ readonly added?: RowsByTable }> {
  const added = await read(tx, unlessPromised(recordedRows(tables, where)))
  return added === null ? {} : { added }
}

async function read(tx: Transaction, expression: string): Promise<RowsByTable | null> {
  const { rows } = await tx.execute<{ rows: RowsByTable | null }>(sql.raw(`select ${expression} as rows`))
  return rows[0]?.rows ?? null
}
