import { errors } from '#contracts/errors.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { companyRow, companyTables } from './company-tables.ts'
import { type CopyHeader, copyFormat } from './copy-format.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Converts a row of one format to the next. It may change the table, or drop the row by returning
 * undefined. `tables` are those of the database that made the copy.
 */
export type Upcast = (
  table: string,
  row: Row,
  tables: CopyHeader['tables'],
) => { readonly table: string; readonly row: Row } | undefined

/**
 * Format 1 had a company car for each salary year, whose price was already reduced. It becomes the
 * employee's car of that year; its benefit follows from a recalculation.
 */
const carOfYear: Upcast = (table, row) => {
  if (table !== 'benefit_vehicle') return { table, row }
  const { year, benefit: _, version: _version, ...car } = row
  return { table: 'employee_vehicle', row: { ...car, held_from: `${year}-01-01`, held_to: `${year}-12-31` } }
}

const months = 'Januari Februari Mars April Maj Juni Juli Augusti September Oktober November December'.split(' ')
/** The holidays that are great ones by law, in copies that only said which days are eves. */
const greatHolidays =
  /^(nyårsdagen|långfredagen|påskdagen|annandag påsk|pingstdagen|midsommardagen|juldagen|annandag jul)$/i

/**
 * Format 2 had, at first, periods that were paid with the deviations of the month before without
 * saying so, and holidays that were eves or not. Says the same as migration 0026.
 */
const periodsWithDeviations: Upcast = (table, row) => {
  if (table === 'salary_period' && row.deviations_first === undefined) {
    const [year = 0, month = 1, day = 1] = String(row.first_day).split('-').map(Number)
    const dateOf = (ofMonth: number, ofDay: number) =>
      new Date(Date.UTC(year, ofMonth - 1, ofDay)).toISOString().slice(0, 'YYYY-MM-DD'.length)
    const lastOfMonthBefore = new Date(Date.UTC(year, month - 1, 0)).getUTCDate()
    const own = {
      deviations_first: dateOf(month - 1, Math.min(day, lastOfMonthBefore)),
      deviations_last: dateOf(month, day - 1),
    }
    return { table, row: { ...row, ...own, name: `${months[month - 1]} ${year}` } }
  }
  if (table === 'holiday' && row.kind === undefined) {
    const isGreat = row.is_eve === true || greatHolidays.test(String(row.name))
    return { table, row: { ...row, kind: isGreat ? 'S' : 'H' } }
  }
  return { table, row }
}

/**
 * Format 3 called the code of a control row by the name of a person's table of pay types, and its
 * companies required attest of payslips without saying so. Says the same as migrations 0058 and
 * 0052. A copy with the table of migration 0057 says itself whether attest is required.
 */
const controlCodes: Upcast = (table, row, tables) => {
  if (table === 'pay_type_table' && row.controls !== undefined) {
    const renamed = ({ TabellStyKod: LonStyKod, ...others }: Row): Row => ({ LonStyKod, ...others })
    return { table, row: { ...row, controls: (row.controls as readonly Row[]).map(renamed) } }
  }
  if (table === companyRow.name && !('imported_change' in tables)) {
    const settings = row.settings as Row | undefined
    if (settings?.UseAttestWebLonHuv !== true) return { table, row }
    return { table, row: { ...row, settings: { ...settings, RequireAttestWebLonHuv: true } } }
  }
  return { table, row }
}

/** The conversions by the format that they start from: `1` converts format 1 to format 2. */
export const upcasts: Readonly<Record<number, Upcast>> = { 1: carOfYear, 2: periodsWithDeviations, 3: controlCodes }

/** Rows for a table of the current schema. */
export interface TodaysRows {
  readonly table: string
  readonly columns: readonly string[]
  /** A JSON list. */
  readonly rows: string
}

/**
 * Returns a function that converts a copy's rows to the current schema.
 *
 * @throws Refusal copyTooNew when the copy has tables or columns that this version does not know
 */
export function readerOf(
  { format, tables }: CopyHeader,
  steps = upcasts,
  now = copyFormat,
): (table: string, rows: string) => TodaysRows[] {
  if (format > now) throw new Refusal(errors.copyTooNew)
  const today = new Map([companyRow, ...companyTables].map(({ name, columns }) => [name, columns]))
  if (format < now) return (table, rows) => raised(table, rows, stepsFrom(format, steps, now), { tables, today })
  for (const [name, columns] of Object.entries(tables)) {
    const known = today.get(name)
    if (!known || columns.some(column => !known.includes(column))) throw new Refusal(errors.copyTooNew)
  }
  // Without conversions, the JSON from PostgreSQL is passed on unparsed.
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
  { tables, today }: Pick<CopyHeader, 'tables'> & { readonly today: ReadonlyMap<string, readonly string[]> },
): TodaysRows[] {
  const byTable = new Map<string, Row[]>()
  for (const row of JSON.parse(rows) as Row[]) {
    const result = steps.reduce<ReturnType<Upcast>>((each, step) => each && step(each.table, each.row, tables), {
      table,
      row,
    })
    if (result) byTable.set(result.table, [...(byTable.get(result.table) ?? []), result.row])
  }
  return [...byTable].map(([name, list]) => {
    const known = today.get(name)
    if (!known) throw new Error(`A step made rows of ${name}, which is no table of a company's`)
    const given = new Set(list.flatMap(row => Object.keys(row)))
    return { table: name, columns: known.filter(column => given.has(column)), rows: JSON.stringify(list) }
  })
}
