import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { mostCellLetters, mostColumns } from '#contracts/imports/shapes.ts'
import { decodeText } from './decode-text.ts'
import { fileRefusal } from './file-refusal.ts'
import { requireSmallZip } from './zip-size.ts'

/** A line of a table, with its number in the file. */
export interface Line {
  readonly number: number
  readonly cells: readonly string[]
}

/** The lines of a table, and the names of its columns: headings, or numbers from 1. */
export interface Table {
  readonly columns: readonly string[]
  readonly lines: readonly Line[]
}

/** The most lines of a file. */
const mostLines = 10_001

/** How a table is written: the values of an import definition. */
export interface TableForm {
  readonly Format: string
  readonly Separator: string
  readonly Teckenkod: string
  readonly Rubrikrad: boolean
  /** The places of the columns in a file of fixed positions, from 1. */
  readonly Kolumner: readonly { readonly Falt: string; readonly Start: number; readonly Langd: number }[]
}

/**
 * Reads the table of a file.
 *
 * @throws Refusal importFileRefused
 */
export async function readTable(content: Buffer, form: TableForm): Promise<Table> {
  if (form.Format === 'FAST') return fixedTable(decodeText(content, form.Teckenkod), form)
  const read =
    form.Format === 'XLSX' ? await excelLines(content) : csvLines(decodeText(content, form.Teckenkod), form.Separator)
  const lines = checked(read)
  const [head] = lines
  if (!head) throw fileRefusal('Filen är tom.')
  const width = Math.max(...lines.map(({ cells }) => cells.length))
  if (!form.Rubrikrad) return { columns: Array.from({ length: width }, (_, at) => String(at + 1)), lines }
  const columns = head.cells.map((cell, at) => (cell === '' ? String(at + 1) : cell))
  const twice = columns.find((name, at) => columns.indexOf(name) < at)
  if (twice !== undefined) throw fileRefusal(`Rubriken ”${twice.slice(0, 60)}” finns i två kolumner.`)
  if (width > columns.length) throw fileRefusal('En rad har fler celler än rubrikraden.')
  return { columns, lines: lines.slice(1) }
}

/** @throws Refusal importFileRefused for too many lines or columns, and cells that are too long */
function checked(lines: readonly Line[]): readonly Line[] {
  const filled = lines.filter(({ cells }) => cells.some(cell => cell !== ''))
  if (filled.length > mostLines) throw fileRefusal('Filen har fler än 10 000 rader. Dela den i flera.')
  for (const { number, cells } of filled) {
    if (cells.length > mostColumns) throw fileRefusal(`Rad ${number} har fler än ${mostColumns} kolumner.`)
    if (cells.some(cell => cell.length > mostCellLetters))
      throw fileRefusal(`Rad ${number} har en cell med fler än ${mostCellLetters} tecken.`)
  }
  return filled
}

function csvLines(text: string, separator: string): readonly Line[] {
  const rows = parseCsv(text, { delimiter: separator, maxRows: mostLines + 1 })
  return rows.map((cells, at) => ({ number: at + 1, cells: cells.map(cellText) }))
}

async function excelLines(content: Buffer): Promise<readonly Line[]> {
  requireSmallZip(content)
  try {
    const { sheets } = await readXlsx(new Uint8Array(content), { sheets: [0], maxRows: mostLines + 1 })
    return (sheets[0]?.rows ?? []).map((cells, at) => ({ number: at + 1, cells: cells.map(cellText) }))
  } catch {
    throw fileRefusal('Filen är ingen Excelfil (.xlsx), eller är skadad eller skyddad med lösenord.')
  }
}

function fixedTable(text: string, { Kolumner }: TableForm): Table {
  const lines = checked(
    text.split(/\r?\n/).map((line, at) => ({
      number: at + 1,
      cells: Kolumner.map(({ Start, Langd }) => line.slice(Start - 1, Start - 1 + Langd).trim()),
    })),
  )
  if (lines.length === 0) throw fileRefusal('Filen är tom.')
  return { columns: Kolumner.map(({ Falt }) => Falt), lines }
}

/** Returns a cell as text: a date as YYYY-MM-DD, a number with a point. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nej'
  return String(value).normalize('NFC').trim()
}
