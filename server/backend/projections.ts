import { sql } from 'drizzle-orm'
import { companiesProjection } from './companies/companies-projection.ts'
import type { Transaction } from './platform/database/tenancy.ts'
import type { ProjectedTable, Projection } from './platform/replay/define-projection.ts'
import { recordedRows } from './platform/replay/recorded-rows.ts'
import type { RowsByTable } from './platform/replay/rows.ts'
import { salaryYearsProjection } from './salary-years/salary-years-projection.ts'
import { settingsProjection } from './settings/settings-projection.ts'

/** The subjects whose tables follow from their events, in the order of their foreign keys. */
export const projections: readonly Projection[] = [companiesProjection, settingsProjection, salaryYearsProjection]

const everyTable = projections.flatMap(({ tables }) => tables)

/**
 * The expression in SQL of all rows that a replay of the transaction's company begins with. Null
 * for a company that was promised to go with another licence's copy: events stay when it goes.
 */
export const beginningOfCompany = unlessPromised(recordedRows(everyTable))

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
