import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** A row of Skatteverket's file of tax tables. Amounts are in whole SEK. */
export interface PublishedRow {
  readonly kind: 'amount' | 'percent'
  readonly table: number
  readonly from: number
  /** Null for the last row of a table. */
  readonly to: number | null
  /** The figures of columns 1–6: tax or percent. */
  readonly cells: readonly number[]
}

/** Returns the rows of the file: 49 characters each, with or without a byte-order mark. */
export function readPublished(text: string): PublishedRow[] {
  return text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
    .map(line => {
      const to = line.slice(12, 19).trim()
      return {
        kind: line[2] === '%' ? 'percent' : 'amount',
        table: Number(line.slice(3, 5)),
        from: Number(line.slice(5, 12)),
        to: to === '' ? null : Number(to),
        cells: Array.from({ length: 6 }, (_, at) => Number(line.slice(19 + 5 * at, 24 + 5 * at))),
      }
    })
}

/** Packs the rows as the differences from row to row, which are mostly the same. */
export function pack(rows: readonly PublishedRow[]): Buffer {
  const columns = [
    rows.map(({ kind }) => (kind === 'percent' ? 1 : 0)),
    rows.map(({ table }) => table),
    rows.map(({ from }) => from),
    rows.map(({ to }) => to ?? 0),
    ...Array.from({ length: 6 }, (_, at) => rows.map(({ cells }) => cells[at] as number)),
  ]
  const lines = columns.map(column => column.map((value, at) => value - (column[at - 1] ?? 0)).join(' '))
  return brotliCompressSync(lines.join('\n'), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}

/** Returns the rows that were packed. */
export function unpack(packed: Buffer): PublishedRow[] {
  const [kinds = [], tables = [], froms = [], tos = [], ...cells] = brotliDecompressSync(packed)
    .toString()
    .split('\n')
    .map(line => {
      let value = 0
      return line.split(' ').map(difference => (value += Number(difference)))
    })
  return kinds.map((kind, at) => ({
    kind: kind === 1 ? 'percent' : 'amount',
    table: tables[at] as number,
    from: froms[at] as number,
    to: tos[at] || null,
    cells: cells.map(column => column[at] as number),
  }))
}
