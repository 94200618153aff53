import type { ImportOutcome } from '#contracts/imports/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { FieldDifference } from '../../platform/forms/differences.ts'
import type { ParsedRow } from '../parse-rows.ts'

/** What storing a row did, or why it cannot be stored. An empty field name is the row's own. */
export interface RowResult {
  readonly outcome: ImportOutcome
  readonly problems: FieldMessages
  /** The name of who or what is changed, as it is stored. */
  readonly name?: string
  readonly changes?: readonly FieldDifference[]
}

/** The import that stores rows. */
export interface ImportContext {
  /** Nr, by which rows of pay and time are removed again. */
  readonly run: number
  readonly today: IsoDate
  /** Nothing has to be stored: the rows are only checked. What is stored is undone. */
  readonly isPreview: boolean
}

/** Stores the rows of a kind, and returns what it did with each, in their order. */
export type ImportTarget = (
  tx: Transaction,
  rows: readonly ParsedRow[],
  context: ImportContext,
) => Promise<readonly RowResult[]>

export const wrong = (problems: FieldMessages): RowResult => ({ outcome: 'FEL', problems })
export const done = (outcome: ImportOutcome): RowResult => ({ outcome, problems: {} })

/** Returns for each row an earlier row with the same key, or undefined. */
export function earlierWith(
  rows: readonly ParsedRow[],
  keyOf: (row: ParsedRow) => string,
): readonly (ParsedRow | undefined)[] {
  const seen = new Map<string, ParsedRow>()
  return rows.map(row => {
    const key = keyOf(row)
    const earlier = seen.get(key)
    if (earlier === undefined && key !== '') seen.set(key, row)
    return earlier
  })
}

/** Returns the result of a row that names the same item as an earlier one. */
export const repeats = (row: ParsedRow, earlier: ParsedRow): RowResult =>
  wrong({ ...row.problems, '': `Samma som rad ${earlier.line} i filen.` })
