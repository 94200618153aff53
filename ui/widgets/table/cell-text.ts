import { decimalFormat } from '#contracts/rules/decimal.ts'
import { formatTime } from '#ui/text/format.ts'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import type { CellValue, ColumnKind, TableColumn } from './table.types.ts'

type AnyColumn = Pick<TableColumn<Record<string, unknown>>, 'kind'> & { readonly id: string }

const amount = decimalFormat({ places: 2, most: 2, zero: true })
const number = decimalFormat({ places: 0, most: 4, zero: true })

/** Returns the value of a row in a column. */
export const cellValue = (row: object, { id }: { readonly id: string }): CellValue => Reflect.get(row, id) as CellValue

/**
 * Returns the text of a value: amounts with two decimals, non-breaking spaces between thousands, a
 * true minus sign.
 */
export function valueText(value: CellValue, kind: ColumnKind = 'text'): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? tableTexts.yes : tableTexts.no
  if (typeof value === 'string') return kind === 'time' ? formatTime(value) : value
  return kind === 'amount' ? amount.show(value) : number.show(value)
}

export const cellText = (row: object, column: AnyColumn): string => valueText(cellValue(row, column), column.kind)

/** Returns whether the column is right-aligned, so that its numbers can be compared. */
export const isNumeric = ({ kind }: { readonly kind?: ColumnKind | undefined }): boolean =>
  kind === 'number' || kind === 'amount'

const widths: Readonly<Record<ColumnKind, number>> = {
  text: 180,
  number: 110,
  amount: 130,
  date: 120,
  time: 140,
  flag: 90,
}
/** Returns the width of a column, in CSS pixels at the default text size. */
export const widthOf = ({ width, kind = 'text' }: { readonly width?: number; readonly kind?: ColumnKind }): number =>
  width ?? widths[kind]

const isGuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/**
 * Returns the name of a row: its first column, followed by its key when that column may not be
 * unique. A GUID names nothing to a person, and is left out.
 */
export function rowName(row: object, first: AnyColumn | undefined, keyFields: readonly string[]): string {
  const name = first ? cellText(row, first) : ''
  const key = keyFields
    .map(id => valueText(cellValue(row, { id })))
    .filter(each => !isGuid(each))
    .join(' ')
  return key === '' || keyFields.includes(first?.id ?? '') ? name : `${name} (${key})`
}
