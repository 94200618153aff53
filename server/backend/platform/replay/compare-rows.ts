import { isDeepStrictEqual } from 'node:util'
import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { ProjectedTable } from './define-projection.ts'
import type { Row } from './rows.ts'
import { isWithheld } from './scratch-schema.ts'

/** A difference between the live tables and the replayed ones. */
export interface Difference {
  readonly table: string
  /** The row's key within the company: `2026, STANDARD`. */
  readonly key: string
  /** The column; undefined when the whole row is missing on one side. */
  readonly column?: string
  readonly live: unknown
  readonly replayed: unknown
}

/**
 * Returns the differences of a table's rows, row by row and column by column. The order of rows
 * means nothing.
 *
 * @param folded the replayed rows before withheld values were left empty: those are not compared
 */
export function compareRows(
  { table, withheld = {} }: ProjectedTable,
  { live, built, folded }: Readonly<Record<'live' | 'built' | 'folded', readonly Row[]>>,
): Difference[] {
  const name = getTableName(table)
  const columns = keyColumns(table)
  const byKey = (rows: readonly Row[]) =>
    new Map(rows.map(row => [columns.map(column => String(row[column])).join(', '), row]))
  const [lives, builts, folds] = [live, built, folded].map(byKey) as [Found, Found, Found]
  return [...new Set([...lives.keys(), ...builts.keys()])].flatMap((key): Difference[] => {
    const [one, other] = [lives.get(key), builts.get(key)]
    if (!one || !other) return [{ table: name, key, live: one, replayed: other }]
    const hidden = Object.keys(withheld).filter(path => isWithheld(folds.get(key) ?? {}, path))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((column): Difference[] => {
      const [was, is] = [one, other].map(row => visible(row[column], column, hidden))
      return isDeepStrictEqual(was, is) ? [] : [{ table: name, key, column, live: was, replayed: is }]
    })
  })
}

type Found = Map<string, Row>

/** Returns the columns of the primary key within a company; the company's own row has no other. */
function keyColumns(table: ProjectedTable['table']): string[] {
  const { primaryKeys, columns } = getTableConfig(table)
  const names = (primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)).map(({ name }) => name)
  return names.length > 1 ? names.filter(name => name !== 'ftg_key') : names
}

/** Returns a column's value without its withheld parts. */
function visible(value: unknown, column: string, hidden: readonly string[]): unknown {
  const paths = hidden.map(path => path.split(',')).filter(([of]) => of === column)
  if (paths.some(([, name]) => name === undefined)) return undefined
  const names = new Set(paths.map(([, name]) => name))
  return names.size === 0 || typeof value !== 'object' || value === null
    ? value
    : Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)))
}
