import type { RowTexts } from '#contracts/forms/rows.ts'

/** The edits of rows, as pure functions of their texts. */

type Rows = readonly RowTexts[]

/** Sets the text of a cell. */
export const withCell = (rows: Rows, at: number, name: string, text: string): Rows =>
  rows.map((row, index) => (index === at ? { ...row, [name]: text } : row))

/** Puts a row at a place. */
export const withRow = (rows: Rows, at: number, row: RowTexts): Rows => rows.toSpliced(at, 0, row)

/** Removes the row at a place. */
export const withoutRow = (rows: Rows, at: number): Rows => rows.toSpliced(at, 1)

/** Moves a row up or down. At the end it stays. */
export function withMoved(rows: Rows, at: number, by: -1 | 1): Rows {
  const row = rows[at]
  const isThere = row !== undefined && rows[at + by] !== undefined
  return isThere ? withRow(withoutRow(rows, at), at + by, row) : rows
}
