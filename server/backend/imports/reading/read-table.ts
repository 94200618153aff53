import { maxCellLetters, maxColumns, maxFileRows } from '#contracts/imports/limits.ts'
import { type Cell, textCell, textOf } from './cell.ts'
import { csvLines } from './csv-lines.ts'
import { decodeText } from './decode-text.ts'
import { excelLines } from './excel-lines.ts'
import type { Line, Table, TableForm } from './table.ts'
import { Unreadable } from './unreadable.ts'

/**
 * Reads the table of a file.
 *
 * @throws Unreadable
 */
export async function tableIn(content: Buffer, form: TableForm): Promise<Table> {
  if (form.Format === 'FAST') return fixedTable(decodeText(content, form.Teckenkod), form)
  const { lines: read, unread } =
    form.Format === 'XLSX'
      ? await excelLines(content)
      : { lines: csvLines(decodeText(content, form.Teckenkod), form.Separator), unread: [] }
  const lines = checked(read, form.Rubrikrad)
  const [head] = lines
  if (!head) throw new Unreadable('Filen är tom.')
  const widest = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const hasOwnWidth = form.Rubrikrad && form.Format === 'CSV'
  const width = hasOwnWidth ? head.cells.length : widest
  const rows = form.Rubrikrad ? lines.slice(1) : lines
  const long = rows.find(({ cells }) => cells.slice(width).some(isFilled))
  if (long) throw new Unreadable(`Rad ${long.number} har fler celler än rubrikraden.`)
  return {
    unread,
    columns: form.Rubrikrad ? headingsOf(head, width) : Array.from({ length: width }, (_, at) => String(at + 1)),
    lines: rows.map(line =>
      // Excel has no cells after the last one that is filled.
      form.Format === 'XLSX' || line.cells.length >= width
        ? line
        : { ...line, problem: `Raden har ${line.cells.length} celler, och filen har ${width} kolumner.` },
    ),
  }
}

function headingsOf({ cells }: Line, width: number): readonly string[] {
  const columns = Array.from({ length: width }, (_, at) => textOf(cells[at] ?? '') || String(at + 1))
  const twice = columns.find((name, at) => columns.indexOf(name) < at)
  if (twice !== undefined) throw new Unreadable(`Rubriken ”${twice.slice(0, 60)}” finns i två kolumner.`)
  return columns
}

const isFilled = (cell: Cell): boolean => cell !== ''

/** @throws Unreadable for too many lines or columns, and cells that are too long */
function checked(lines: readonly Line[], hasHeadings: boolean): readonly Line[] {
  const filled = lines.filter(({ cells }) => cells.some(isFilled))
  if (filled.length > maxFileRows + (hasHeadings ? 1 : 0))
    throw new Unreadable('Filen har fler än 10 000 rader. Dela den i flera.')
  for (const { number, cells } of filled) {
    if (cells.findLastIndex(isFilled) >= maxColumns)
      throw new Unreadable(`Rad ${number} har fler än ${maxColumns} kolumner.`)
    if (cells.some(cell => typeof cell === 'string' && cell.length > maxCellLetters))
      throw new Unreadable(`Rad ${number} har en cell med fler än ${maxCellLetters} tecken.`)
  }
  return filled
}

function fixedTable(text: string, { Kolumner }: TableForm): Table {
  const lines = checked(
    text.split(/\r\n|\n|\r/).map((line, at) => ({
      number: at + 1,
      cells: Kolumner.map(({ Start, Langd }) => textCell(line.slice(Start - 1, Start - 1 + Langd).trim())),
      ...(line.includes('\t') && { problem: 'Raden har en tabb, så att kolumnerna inte står på sina platser.' }),
    })),
    false,
  )
  if (lines.length === 0) throw new Unreadable('Filen är tom.')
  return { columns: Kolumner.map(({ Falt }) => Falt), lines, unread: [] }
}
