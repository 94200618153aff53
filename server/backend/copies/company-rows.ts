import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Progress } from '../platform/jobs/progress.ts'
import { type CompanyTable, companyRow, companyTables } from './company-tables.ts'
import type { Batch } from './copy-format.ts'

/** The rows of one fetch. */
const batchRows = 1000

export const named = (names: readonly string[]): SQL =>
  sql.join(
    names.map(name => sql.identifier(name)),
    sql`, `,
  )

/** Returns the number of rows of the transaction's company, including its own. */
export async function countRows(tx: Transaction): Promise<number> {
  const counts = companyTables.map(
    ({ name }) => sql`(select count(*) from ${sql.identifier(name)} where ftg_key = tenancy.company())`,
  )
  const { rows } = await tx.execute<{ rows: number }>(sql`select (1 + ${sql.join(counts, sql` + `)})::int as rows`)
  return rows[0]?.rows ?? 0
}

/**
 * Yields all rows of the transaction's company, its own first.
 *
 * @param locked true locks the rows as they are read, for a job that deletes them afterwards
 */
export async function* rowsOfCompany(tx: Transaction, locked: boolean): AsyncGenerator<Batch> {
  for (const table of [companyRow, ...companyTables]) yield* rowsOf(tx, table, locked)
}

async function* rowsOf(
  tx: Transaction,
  { name, columns, order }: CompanyTable,
  locked: boolean,
): AsyncGenerator<Batch> {
  const rows = sql`select ${named(columns)} from ${sql.identifier(name)} where ftg_key = tenancy.company()
    order by ${named(order)} ${locked ? sql`for update` : sql``}`
  await tx.execute(sql`declare copied no scroll cursor for select row_to_json(r)::text as json from (${rows}) r`)
  for (;;) {
    const { rows: found } = await tx.execute<{ json: string }>(sql.raw(`fetch ${batchRows} from copied`))
    if (found.length > 0) yield { table: name, rows: `[${found.map(({ json }) => json).join()}]`, count: found.length }
    if (found.length < batchRows) break
  }
  await tx.execute(sql`close copied`)
}

/**
 * Lets the rest of the transaction write rows that are finished, as payslips are: a company that is
 * made from a copy, or removed after one, moves as it is.
 */
export async function moveWholeCompany(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
}

/** The rows of one delete statement. */
const deletedRows = 5000

/**
 * Deletes all rows of the transaction's company except its own, in the order of their foreign keys.
 */
export async function deleteRows(tx: Transaction, progress: Progress): Promise<void> {
  await moveWholeCompany(tx)
  for (const { name } of companyTables.toReversed()) {
    const table = sql.identifier(name)
    for (;;) {
      const { rowCount } = await tx.execute(
        sql`delete from ${table} where ctid in
            (select ctid from ${table} where ftg_key = tenancy.company() limit ${deletedRows})`,
      )
      progress.add(rowCount ?? 0)
      if ((rowCount ?? 0) < deletedRows) break
    }
  }
}
