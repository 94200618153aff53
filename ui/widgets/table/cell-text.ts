import { decimalFormat } from '#contracts/rules/decimal.ts'
import { formatTime } from '#ui/text/format.ts'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import type { CellValue, ColumnKind, TableColumn } from './table.types.ts'

type AnyColumn = Pick<TableColumn<Record<string, unknown>>, 'kind'> & { readonly id: string }

const amount = decimalFormat({ places: 2, most: 2, zero: true })
const number = decimalFormat({ places: 0, most: 4, zero: true })

/** The value of a row in a column. */
export const cellValue = (row: object, { id }: { readonly id: string }): CellValue => Reflect.get(row, id) as CellValue

/** The text of a value: amounts with two places, a hard space between thousands, a true minus. */
export function valueText(value: CellValue, kind: ColumnKind = 'text'): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? tableTexts.yes : tableTexts.no
  if (typeof value === 'string') return kind === 'time' ? formatTime(value) : value
  return kind === 'amount' ? amount.show(value) : number.show(value)
}

export const cellText = (row: object, column: AnyColumn): string => valueText(cellValue(row, column), column.kind)

/** Numbers stand to the right, so that their places can be compared. */
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
/** In CSS pixels at the usual text size. */
export const widthOf = ({ width, kind = 'text' }: { readonly width?: number; readonly kind?: ColumnKind }): number =>
  width ?? widths[kind]

/** What a row is called: its first column, and its key where that may be another's too. */
export function rowName(row: object, first: AnyColumn | undefined, keyFields: readonly string[]): string {
  const name = first ? cellText(row, first) : ''
  const key = keyFields.map(id => valueText(cellValue(row, { id }))).join(' ')
  return key === '' || keyFields.includes(first?.id ?? '') ? name : `${name} (${key})`
}
