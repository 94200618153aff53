import { Unreadable } from './unreadable.ts'

/** A record of a CSV file, with the line that it begins on, from 1. */
export interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * Returns the records of a text with separators (RFC 4180), without empty ones. A cell in quotes
 * may hold separators, line breaks and doubled quotes.
 *
 * @param most how many records are read. What follows them is not.
 * @throws Unreadable for a quote that does not end, and for text after one that does
 */
export function parseCsv(text: string, separator: string, most: number): readonly CsvRecord[] {
  const records: CsvRecord[] = []
  let [at, line] = [0, 1]
  while (at < text.length && records.length < most) {
    const first = line
    const cells: string[] = []
    for (;;) {
      const [cell, end] = text[at] === '"' ? quotedCell(text, at, separator, line) : plainCell(text, at, separator)
      line += breaksIn(text.slice(at, end))
      cells.push(cell)
      at = end
      if (text[at] !== separator) break
      at += 1
    }
    if (cells.some(cell => cell.trim() !== '')) records.push({ line: first, cells })
    if (at < text.length) line += 1
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  return records
}

const breaksIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0

type CellAndEnd = readonly [cell: string, end: number]

function plainCell(text: string, from: number, separator: string): CellAndEnd {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return [text.slice(from, end), end]
}

function quotedCell(text: string, from: number, separator: string, line: number): CellAndEnd {
  let end = text.indexOf('"', from + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end < 0) throw new Unreadable(`Rad ${line} har ett citattecken som inte avslutas.`)
  const next = text[end + 1]
  if (next !== undefined && next !== separator && next !== '\n' && next !== '\r')
    throw new Unreadable(`Rad ${line} har text efter ett avslutande citattecken.`)
  return [text.slice(from + 1, end).replaceAll('""', '"'), end + 1]
}
