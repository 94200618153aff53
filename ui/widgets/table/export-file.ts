import { writeCsv } from 'hucre/csv'
import { writeXlsx } from 'hucre/xlsx'
import { formatTime } from '#ui/text/format.ts'
import { cellValue, valueText, widthOf } from './cell-text.ts'
import type { CellValue, ColumnKind } from './table.types.ts'

export interface ExportColumn {
  readonly id: string
  readonly label: string
  readonly kind?: ColumnKind
  readonly width?: number
}

export interface Export {
  readonly title: string
  readonly columns: readonly ExportColumn[]
  readonly rows: readonly object[]
}

const dateFormat = 'yyyy-mm-dd'
const numberFormats: Partial<Record<ColumnKind, string>> = {
  amount: '#,##0.00',
  date: dateFormat,
  time: `${dateFormat} hh:mm`,
}
const isoDate = /^\d{4}-\d\d-\d\d$/

/** Returns a valid sheet name: at most 31 characters, without those that Excel forbids. */
const sheetName = (title: string): string => title.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31)

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/**
 * Returns a table whose columns say what they hold: a column that is declared as text and holds
 * only dates, or only times, is one of dates or times.
 */
function withKinds({ columns, rows, ...table }: Export): Export {
  const holds = (column: ExportColumn, pattern: RegExp) => {
    const values = rows.map(row => cellValue(row, column) ?? '').filter(value => value !== '')
    return values.length > 0 && values.every(value => typeof value === 'string' && pattern.test(value))
  }
  const kindOf = (column: ExportColumn): ColumnKind =>
    column.kind !== undefined && column.kind !== 'text'
      ? column.kind
      : holds(column, isoDate)
        ? 'date'
        : holds(column, isoTime)
          ? 'time'
          : 'text'
  return { ...table, rows, columns: columns.map(column => ({ ...column, kind: kindOf(column) })) }
}

/**
 * Returns the value of an Excel cell: amounts as numbers, dates and times as dates, so that Excel
 * can calculate with them.
 */
function excelCell(value: CellValue, kind: ColumnKind | undefined): string | number | Date | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return valueText(value)
  if (kind === 'date' && typeof value === 'string' && isoDate.test(value)) return new Date(`${value}T00:00:00Z`)
  // Excel has no time zones, so the time is given in the reader's own.
  if (kind === 'time' && typeof value === 'string' && value !== '')
    return new Date(`${formatTime(value).replace(' ', 'T')}:00Z`)
  return value
}

/**
 * Returns an .xlsx file with one sheet: a frozen header, filters, and the columns' widths and
 * formats.
 */
export async function excelFile(table: Export): Promise<Blob> {
  const { title, columns, rows } = withKinds(table)
  const head = { font: { bold: true } }
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName(title),
        columns: columns.map(column => {
          const numFmt = column.kind && numberFormats[column.kind]
          return { width: Math.round(widthOf(column) / 8), ...(numFmt !== undefined && { numFmt }) }
        }),
        rows: [
          columns.map(({ label }) => label),
          ...rows.map(row => columns.map(column => excelCell(cellValue(row, column), column.kind))),
        ],
        cells: new Map(columns.map((_, at) => [`0,${at}`, { style: head }])),
        freezePane: { rows: 1 },
        autoFilter: { range: `A1:${columnName(columns.length - 1)}${rows.length + 1}` },
      },
    ],
  })
  return new Blob([new Uint8Array(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

/** Returns a column's letters: A, B, … Z, AA, … */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/**
 * Marks a text that a spreadsheet would run as a formula (OWASP: CSV injection). Numbers are
 * formatted here, and may begin with a minus sign.
 */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/**
 * Returns the rows as CSV with semicolons, decimal commas and a byte order mark, as Swedish Excel
 * opens by a double-click.
 */
export function csvText(table: Export): string {
  const { columns, rows } = withKinds(table)
  const cell = (value: CellValue, kind?: ColumnKind): string =>
    typeof value === 'number' ? String(value).replace('.', ',') : safe(valueText(value, kind))
  const lines = rows.map(row => columns.map(column => cell(cellValue(row, column), column.kind)))
  return writeCsv([columns.map(({ label }) => safe(label)), ...lines], { delimiter: ';', bom: true })
}

export const csvFile = (table: Export): Blob => new Blob([csvText(table)], { type: 'text/csv;charset=utf-8' })
