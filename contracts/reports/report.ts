import type { Right } from '../rights/catalogue.ts'
import { columnsWhere, type FactKind, isMeasure, type ReportColumn, type ReportColumns } from './columns.ts'
import type { payRows } from './facts/pay-rows.ts'
import type { ReportFilters } from './filters.ts'

/** The facts that reports are made of: what they hold, and what they can be narrowed by. */
export interface Facts {
  readonly name: FactsName
  readonly fields: Readonly<Record<string, FactKind>>
  readonly filters: ReportFilters
}
/** The names of the facts. Each has a query in the backend. */
export type FactsName = (typeof payRows)['name']

/** The sums of a group of rows. `Grupp` is the group's code, or null for all rows. */
export type ReportSums = ReportRow & { readonly Grupp: string | null }

/** A row, by the names of the columns. */
export type ReportRow = Readonly<Record<string, string | number | null>>

/** A part of a report: the rows of a page, and the sums of all rows that match. */
export interface ReportPart {
  readonly Rader: readonly ReportRow[]
  /** Those of each group in its order, if the report has groups; those of all rows last. */
  readonly Summor: readonly ReportSums[]
}

/** The declaration of a report. Its call, query, screen and pact are made from it. */
export interface ReportDeclaration {
  readonly title: string
  /** The path of its call below `/api`, and of its screen. */
  readonly path: `/rapporter/${string}`
  /** The right that opens it. What else the report depends on is a condition of the right. */
  readonly right: Extract<Right, `Reports.${string}` | `HR.${string}`>
  readonly facts: Facts
  /** The columns by their names on the wire. */
  readonly columns: ReportColumns
  /** The column `by` whose values have sums of their own. */
  readonly group?: string
  /** The column by which the rows are sorted. */
  readonly sortedBy: string
  /** The columns that are searched. */
  readonly searched: readonly string[]
  /** The rows and sums of the facts that the pacts' states give: two rows in their order. */
  readonly examples: ReportPart
}

/** A report, as its readers use it. */
export interface Report extends ReportDeclaration {
  /** The columns that make a row, and those that have totals. */
  readonly keys: readonly string[]
  readonly measures: readonly string[]
}

/** Returns the fields of the facts that a column reads. */
const fieldsOf = (column: ReportColumn): readonly string[] => {
  if (column.kind === 'ratio') return []
  return column.kind === 'sum' && column.within !== undefined ? [column.field, column.within] : [column.field]
}

/**
 * Declares a report.
 *
 * @throws Error when the facts have no such field, or the report no such column
 */
export function report(declaration: ReportDeclaration): Report {
  const { path, facts, columns, group, sortedBy, searched } = declaration
  const keys = columnsWhere(columns, ({ kind }) => kind === 'by')
  const declared = Object.values(columns)
  const unknown = declared.flatMap(fieldsOf).find(field => !(field in facts.fields))
  if (unknown !== undefined) throw new Error(`The facts of ${path} have no field ${unknown}`)
  const parts = declared.flatMap(column => (column.kind === 'ratio' ? [column.of, column.per] : []))
  const missing = [sortedBy, ...searched, ...parts].find(name => !(name in columns))
  if (missing !== undefined) throw new Error(`The report ${path} has no column ${missing}`)
  const unsummed = parts.find(name => columns[name]?.kind !== 'sum')
  if (unsummed !== undefined) throw new Error(`The report ${path} divides by ${unsummed}, which is no sum`)
  if (group !== undefined && !keys.includes(group)) throw new Error(`The report ${path} has no rows by ${group}`)
  return { ...declaration, keys, measures: columnsWhere(columns, isMeasure) }
}
