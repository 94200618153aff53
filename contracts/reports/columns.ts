import type { CodeList } from '../code-lists/code-list.ts'

/** What a field of facts holds: a text or code, hundredths of a unit, or öre. */
export type FactKind = 'text' | 'quantity' | 'amount'

interface Shown {
  readonly label: string
  /** The width on screen, in CSS pixels at the default text size. */
  readonly width?: number
}

/**
 * A column of a report. The rows of a report are the facts that are alike in each column `by`; the
 * others are measures, which know how they add: in a row, and in a total of any rows.
 */
export type ReportColumn = Shown &
  (
    | { readonly kind: 'by'; readonly field: string; readonly codes?: CodeList }
    /** The text that most facts of a row have. It has no total. */
    | { readonly kind: 'usual'; readonly field: string }
    /** Added where all facts are alike in the field `within`, such as a unit, and else empty. */
    | { readonly kind: 'sum'; readonly field: string; readonly within?: string }
    /** How many different values there are: persons are counted once, also in a total. */
    | { readonly kind: 'count'; readonly field: string }
    /** One sum by another, in a total too. Empty where there is nothing to divide by. */
    | { readonly kind: 'ratio'; readonly of: string; readonly per: string }
  )
export type ReportColumns = Readonly<Record<string, ReportColumn>>

/** True for a column that has totals. */
export const isMeasure = ({ kind }: ReportColumn): boolean => kind === 'sum' || kind === 'count' || kind === 'ratio'

/** Returns the names of the columns of some kinds, in their order. */
export const columnsWhere = (columns: ReportColumns, is: (column: ReportColumn) => boolean): readonly string[] =>
  Object.keys(columns).filter(name => is(columns[name] as ReportColumn))
