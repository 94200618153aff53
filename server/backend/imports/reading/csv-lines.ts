import { importSeparators } from '#contracts/code-lists/imports.ts'
import { maxFileRows } from '#contracts/imports/limits.ts'
import { textCell } from './cell.ts'
import { parseCsv } from './parse-csv.ts'
import type { Line } from './table.ts'
import { Unreadable } from './unreadable.ts'

/** How many records are read: one more than a file may have tells that it has too many. */
const maxRecords = maxFileRows + 2

/** The line by which Excel is told the separator of a file. */
const told = /^sep=(.)\r?\n/

/**
 * Returns the lines of a CSV file.
 *
 * @throws Unreadable for another separator than the declared one
 */
export function csvLines(text: string, separator: string): readonly Line[] {
  const [says = '', saidBy] = told.exec(text) ?? []
  if (saidBy !== undefined && saidBy !== separator) throw otherSeparator(saidBy, separator, ', enligt dess första rad')
  const body = text.slice(says.length)
  const likely = saidBy === undefined ? likelySeparator(body, separator) : undefined
  if (likely !== undefined) throw otherSeparator(likely, separator)
  const before = says === '' ? 0 : 1
  return parseCsv(body, separator, maxRecords).map(({ line, cells }) => ({
    number: line + before,
    cells: cells.map(cell => textCell(cell.trim())),
  }))
}

const nameOf = (separator: string): string =>
  importSeparators.codes.some(code => code === separator) ? importSeparators.label(separator).toLowerCase() : separator

const otherSeparator = (found: string, declared: string, why = ''): Unreadable =>
  new Unreadable(
    `Filen har avgränsaren ${nameOf(found)}${why}, men importregistret säger ${nameOf(declared)}. Välj rätt avgränsare i importregistret.`,
  )

/** Returns the separator that parts the first lines of a text, where the declared one does not. */
function likelySeparator(text: string, declared: string): string | undefined {
  const widthBy = (separator: string): number => {
    try {
      const widths = parseCsv(text, separator, 3).map(({ cells }) => cells.length)
      return widths.every(width => width === widths[0]) ? (widths[0] ?? 0) : 0
    } catch (error) {
      if (error instanceof Unreadable) return 0
      throw error
    }
  }
  const [first] = parseCsv(text.split(/\r?\n/, 1)[0]?.replaceAll('"', '') ?? '', declared, 1)
  if (first === undefined || (first.cells.length > 1 && widthBy(declared) > 0)) return undefined
  return [';', '\t', '|', ','].find(each => each !== declared && widthBy(each) > first.cells.length)
}
