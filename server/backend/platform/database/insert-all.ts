import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type RowOf<Table extends PgTable> = Partial<Table['$inferInsert']>

/** Returns rows as one parameter, with the columns that the first row has. */
function given<Table extends PgTable>(table: Table, rows: readonly RowOf<Table>[]) {
  const named = Object.entries(getTableColumns(table)).flatMap(([field, column]) =>
    field in (rows[0] ?? {}) ? [{ field, name: column.name, type: column.getSQLType() }] : [],
  )
  const sent = rows.map(row => {
    const values: Record<string, unknown> = {}
    for (const { field, name } of named) values[name] = (row as Readonly<Record<string, unknown>>)[field]
    return values
  })
  // A column of JSON is then a part of what was read, and is not read once more.
  const json = named.some(({ type }) => type === 'jsonb') ? sql.raw('jsonb') : sql.raw('json')
  return { named, from: sql`${json}_populate_recordset(null::${table}, ${JSON.stringify(sent)}::${json})` }
}

/**
 * Returns the statement that inserts rows as one parameter, for thousands of rows a second: a
 * parameter of each value takes several times as long in this process. Columns that the first row
 * leaves out get their defaults.
 *
 * @param rows with the same fields, of plain data: numbers, texts, lists and what is stored as JSON
 */
export function insertAll<Table extends PgTable>(table: Table, rows: readonly RowOf<Table>[]): SQL {
  const { named, from } = given(table, rows)
  const listed = sql.join(
    named.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  return sql`insert into ${table} (${listed}) select ${listed} from ${from}`
}

/**
 * Returns the statement that replaces what rows have, found by a field of theirs, as `insertAll`
 * inserts.
 *
 * @param by the field that finds a row of the transaction's company
 * @param computed the new values of other fields, and of those that are not stored as they are
 *   given. They read the given row as `given`.
 */
export function updateAll<Table extends PgTable>(
  table: Table,
  rows: readonly RowOf<Table>[],
  by: keyof RowOf<Table> & string,
  computed: Readonly<Record<string, SQL>> = {},
): SQL {
  const { named, from } = given(table, rows)
  const columns = getTableColumns(table)
  const asGiven = Object.fromEntries(
    named.filter(({ field }) => field !== by).map(({ field, name }) => [field, sql`given.${sql.identifier(name)}`]),
  )
  const set = Object.entries({ ...asGiven, ...computed }).map(
    ([field, value]) => sql`${sql.identifier(columns[field]?.name ?? field)} = ${value}`,
  )
  const key = sql.identifier(columns[by]?.name ?? by)
  return sql`update ${table} set ${sql.join(set, sql`, `)} from ${from} given where ${table}.${key} = given.${key}`
}
