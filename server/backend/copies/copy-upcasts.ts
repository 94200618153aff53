import { errors } from '#contracts/errors.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { companyRow, companyTables } from './company-tables.ts'
import { type CopyHeader, copyFormat } from './copy-format.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * What makes rows of one format into rows of the next: of a table whose name it gives too, or none.
 */
export type Upcast = (table: string, row: Row) => { readonly table: string; readonly row: Row } | undefined

/**
 * By the format that each begins with: `1` makes format 1 into format 2. There has been one format
 * so far.
 */
export const upcasts: Readonly<Record<number, Upcast>> = {}

/** Rows for one of today's tables. */
export interface TodaysRows {
  readonly table: string
  readonly columns: readonly string[]
  /** A JSON list. */
  readonly rows: string
}

/**
 * How the rows of a copy become rows of today's tables.
 *
 * @throws Refusal copyTooNew when the copy has what this version of the program does not know
 */
export function readerOf(
  { format, tables }: CopyHeader,
  steps = upcasts,
  now = copyFormat,
): (table: string, rows: string) => TodaysRows[] {
  if (format > now) throw new Refusal(errors.copyTooNew)
  const today = new Map([companyRow, ...companyTables].map(({ name, columns }) => [name, columns]))
  if (format < now) return (table, rows) => raised(table, rows, stepsFrom(format, steps, now), today)
  for (const [name, columns] of Object.entries(tables)) {
    const known = today.get(name)
    if (!known || columns.some(column => !known.includes(column))) throw new Refusal(errors.copyTooNew)
  }
  // PostgreSQL wrote the rows and reads them: nothing here does, in between.
  return (table, rows) => [{ table, columns: tables[table] ?? [], rows }]
}

function stepsFrom(format: number, steps: Readonly<Record<number, Upcast>>, now: number): Upcast[] {
  return Array.from({ length: now - format }, (_, index) => {
    const step = steps[format + index]
    if (!step) throw new Error(`No step leads from format ${format + index} of copies`)
    return step
  })
}

function raised(
  table: string,
  rows: string,
  steps: readonly Upcast[],
  today: ReadonlyMap<string, readonly string[]>,
): TodaysRows[] {
  const byTable = new Map<string, Row[]>()
  for (const row of JSON.parse(rows) as Row[]) {
    const result = steps.reduce<ReturnType<Upcast>>((each, step) => each && step(each.table, each.row), { table, row })
    if (result) byTable.set(result.table, [...(byTable.get(result.table) ?? []), result.row])
  }
  return [...byTable].map(([name, list]) => {
    const known = today.get(name)
    if (!known) throw new Error(`A step made rows of ${name}, which is no table of a company's`)
    const given = new Set(list.flatMap(row => Object.keys(row)))
    return { table: name, columns: known.filter(column => given.has(column)), rows: JSON.stringify(list) }
  })
}
