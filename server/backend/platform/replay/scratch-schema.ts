import { getTableColumns, getTableName } from 'drizzle-orm'
import type { Client } from 'pg'
import type { ProjectedTable } from './define-projection.ts'
import type { Row } from './rows.ts'

/**
 * Builds the replayed rows in a schema of their own, with the columns, defaults and constraints of
 * the live tables, and returns them as the database holds them. A withheld value becomes empty.
 *
 * @param client the owner's, in a transaction: rolled back, it leaves nothing
 * @param tables the rows by table
 * @throws Error from the database when the rows break a constraint
 */
export async function buildScratch(
  client: Client,
  schema: string,
  projected: readonly ProjectedTable[],
  tables: ReadonlyMap<string, readonly Row[]>,
): Promise<Map<string, Row[]>> {
  const into = client.escapeIdentifier(schema)
  await client.query(`set local timezone to 'UTC'`)
  await client.query(`drop schema if exists ${into} cascade`)
  await client.query(`create schema ${into}`)
  const built = new Map<string, Row[]>()
  for (const { table, withheld = {} } of projected) {
    const name = getTableName(table)
    const rows = tables.get(name)
    if (!rows) continue
    const target = `${into}.${client.escapeIdentifier(name)}`
    await client.query(`create table ${target} (like public.${client.escapeIdentifier(name)} including all)`)
    const columns = Object.values(getTableColumns(table)).map(column => column.name)
    const paths = Object.keys(withheld)
    await insert(
      client,
      target,
      columns,
      rows.map(row => without(row, paths)),
    )
    const { rows: found } = await client.query<{ row: Row }>(`select to_jsonb(r) as row from ${target} r`)
    built.set(
      name,
      found.map(({ row }) => row),
    )
  }
  return built
}

/**
 * Inserts rows into their table of today: a column that came after the event gets its default, and
 * one that is gone is left out.
 */
async function insert(client: Client, target: string, todays: readonly string[], rows: readonly Row[]): Promise<void> {
  const alike = Map.groupBy(rows, row =>
    todays
      .filter(name => Object.hasOwn(row, name))
      .map(name => client.escapeIdentifier(name))
      .join(', '),
  )
  for (const [columns, some] of alike) {
    await client.query(
      `insert into ${target} (${columns}) select ${columns} from jsonb_populate_recordset(null::${target}, $1)`,
      [JSON.stringify(some)],
    )
  }
}

/** True when an event withheld the value at a path with commas. */
export const isWithheld = (row: Row, path: string): boolean =>
  path.split(',').reduce<unknown>((value, name) => (value as Row | undefined)?.[name], row) === null

/** Returns a row with the withheld values left empty. */
function without(row: Row, paths: readonly string[]): Row {
  const shown: Record<string, unknown> = { ...row }
  for (const path of paths.filter(each => isWithheld(row, each))) {
    const [column = '', name] = path.split(',')
    const { [name ?? '']: _, ...others } = shown[column] === null ? {} : (shown[column] as Row)
    shown[column] = name === undefined ? '' : others
  }
  return shown
}
