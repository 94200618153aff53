import type { RowTexts } from '#contracts/forms/rows.ts'
import type { CellPlace } from './row-keys.ts'

/** The edits of rows, as pure functions of their texts. */

type Rows = readonly RowTexts[]

/** Sets the text of a cell. */
export const withCell = (rows: Rows, at: number, name: string, text: string): Rows =>
  rows.map((row, index) => (index === at ? { ...row, [name]: text } : row))

/** Puts a row at a place. */
export const withRow = (rows: Rows, at: number, row: RowTexts): Rows => rows.toSpliced(at, 0, row)

/** Removes the row at a place. */
export const withoutRow = (rows: Rows, at: number): Rows => rows.toSpliced(at, 1)

/**
 * Writes a block of cells, such as from a spreadsheet, from a place on: a line of the text is a
 * row, and tabs divide its cells. Rows are added as needed, up to `most`.
 *
 * @param names of the shown columns, in their order
 */
export function withBlock(
  rows: Rows,
  place: CellPlace,
  text: string,
  { names, blank, most }: { readonly names: readonly string[]; readonly blank: RowTexts; readonly most: number },
): Rows {
  const first = names.indexOf(place.name)
  const filled = cellsOf(text)
    .slice(0, most - place.at)
    .map((cells, index) => ({
      ...(rows[place.at + index] ?? blank),
      ...Object.fromEntries(names.slice(first, first + cells.length).map((name, at) => [name, cells[at] ?? ''])),
    }))
  return [...rows.slice(0, place.at), ...filled, ...rows.slice(place.at + filled.length)]
}

/**
 * True when a part of a block has no place: it is in rows beyond the most, or beyond the last
 * column.
 */
export function isCut(
  place: CellPlace,
  text: string,
  { names, most }: { readonly names: readonly string[]; readonly most: number },
): boolean {
  const columns = names.length - names.indexOf(place.name)
  return cellsOf(text).some((cells, at) =>
    cells.some((cell, index) => cell !== '' && (at >= most - place.at || index >= columns)),
  )
}

const cellsOf = (text: string): readonly (readonly string[])[] =>
  linesOf(text).map(line => line.split('\t').map(cell => cell.trim()))

const linesOf = (text: string): readonly string[] => text.replace(/\r?\n$/, '').split(/\r?\n/)

/** True for a text of several cells. Other texts belong to the control that they are pasted in. */
export const isBlock = (text: string): boolean => text.includes('\t') || linesOf(text).length > 1

/** Moves a row up or down. At the end it stays. */
export function withMoved(rows: Rows, at: number, by: -1 | 1): Rows {
  const row = rows[at]
  const isThere = row !== undefined && rows[at + by] !== undefined
  return isThere ? withRow(withoutRow(rows, at), at + by, row) : rows
}

const isSameRow = (before: RowTexts | undefined, now: RowTexts): boolean => {
  const names = Object.keys(now)
  return (
    before !== undefined &&
    Object.keys(before).length === names.length &&
    names.every(name => before[name] === now[name])
  )
}

/** Returns the rows with the objects of the rows before them that say the same. */
export const withSame = (before: Rows, now: Rows): Rows =>
  now.map((row, at) => {
    const known = before[at]
    return known && isSameRow(known, row) ? known : row
  })
