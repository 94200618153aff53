import { type CellValue, type Cell as ExcelCell, formatValue, readXlsx } from 'hucre'
import { type Cell, errorCell, keptDigits, textCell, textOf, wrongCell } from './cell.ts'
import type { Table } from './table.ts'
import { Unreadable } from './unreadable.ts'
import { requireSmallZip } from './zip-size.ts'

const broken = 'Filen är ingen Excelfil (.xlsx), eller är skadad eller skyddad med lösenord.'

/**
 * Returns the lines of the first sheet that is shown, and the names of the others that are.
 *
 * @throws Unreadable
 */
export async function excelLines(content: Buffer): Promise<Pick<Table, 'lines' | 'unread'>> {
  requireSmallZip(content)
  const shown: string[] = []
  const sheet = await readXlsx(new Uint8Array(content), {
    sheets: ({ name, hidden, veryHidden }) => {
      if (hidden || veryHidden) return false
      shown.push(name)
      return shown.length === 1
    },
    readStyles: true,
  }).then(
    ({ sheets }) => sheets[0],
    () => {
      throw new Unreadable(broken)
    },
  )
  if (!sheet) throw new Unreadable('Excelfilen har inget blad som visas.')
  const lines = sheet.rows.flatMap((values, row) => {
    const cells = values.map((value, column) => cellOf(value, sheet.cells?.get(`${row},${column}`)))
    const last = cells.findLastIndex(cell => cell !== '')
    return last < 0 ? [] : [{ number: row + 1, cells: cells.slice(0, last + 1) }]
  })
  return { lines, unread: shown.slice(1).map(name => `bladet ”${name.normalize('NFC').slice(0, 31)}”`) }
}

function cellOf(value: CellValue, more: ExcelCell | undefined): Cell {
  if (more?.type === 'error') return errorCell(String(value))
  if (more?.formula !== undefined && (value === null || value === undefined))
    return wrongCell(`=${more.formula}`, 'Formeln har inget sparat värde. Öppna filen i Excel och spara den.')
  const format = more?.style?.numFmt ?? 'General'
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return numberCell(keptDigits(value), format)
  if (value instanceof Date) return dateCell(value)
  return textCell(value.normalize('NFC').trim())
}

function numberCell(value: number, format: string): Cell {
  // What is left of a format without its texts, colours and spaces, for a positive number.
  const digits = format.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').split(';')[0] ?? ''
  if (digits.includes('%')) {
    const percent = keptDigits(value * 100)
    return { is: 'shown', value: percent, text: `${textOf(percent)} %`, isPercent: true }
  }
  // 0000 and 000 00 show other digits. Thousands and decimals are how a number is written.
  const isPlain = /^[#0]?$|[.,@]|e[+-]|general/i.test(digits) && !format.includes('"')
  return isPlain || !Number.isInteger(value)
    ? value
    : { is: 'shown', value, text: formatValue(value, format), isPercent: false }
}

/** The first of January 1900, in seconds: the day 1 of Excel. */
const firstDay = Date.UTC(1900, 0, 1) / 1000

/** Returns a date. Excel has no zones: its clock is read as UTC. */
function dateCell(value: Date): Cell {
  const seconds = Math.round(value.getTime() / 1000)
  if (!Number.isFinite(seconds)) return wrongCell('', 'Cellen har ett datum som inte finns.')
  const [day = '', clock = ''] = new Date(seconds * 1000).toISOString().slice(0, 19).split('T')
  const time = clock.endsWith(':00') ? clock.slice(0, 5) : clock
  // Before its first day, Excel keeps a time of day.
  if (seconds < firstDay) return { is: 'date', text: time }
  return { is: 'date', text: time === '00:00' ? day : `${day} ${time}` }
}
