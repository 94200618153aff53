import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Returns the statement that inserts rows as one parameter, for thousands of rows a second: a
 * parameter of each value takes several times as long in this process. Columns that the first row
 * leaves out get their defaults.
 *
 * @param rows with the same fields, of plain data: numbers, texts, lists and what is stored as JSON
 */
export function insertAll<Table extends PgTable>(table: Table, rows: readonly Partial<Table['$inferInsert']>[]): SQL {
  const columns = getTableColumns(table)
  const names = Object.entries(columns).flatMap(([field, { name }]) =>
    field in (rows[0] ?? {}) ? [{ field, name }] : [],
  )
  const sent = rows.map(row =>
    Object.fromEntries(names.map(({ field, name }) => [name, (row as Readonly<Record<string, unknown>>)[field]])),
  )
  const listed = sql.join(
    names.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  return sql`insert into ${table} (${listed})
    select ${listed} from json_populate_recordset(null::${table}, ${JSON.stringify(sent)}::json)`
}
