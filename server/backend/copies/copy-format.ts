import { createHash, type Hash } from 'node:crypto'
import { pipeline, Readable, type Transform } from 'node:stream'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { companyRow, companyTables } from './company-tables.ts'

/**
 * The version of the format. A copy is a compressed text in pieces. Its first line is the header.
 * Each following line is a batch of rows: the table's name, a tab, and the rows as a JSON list. The
 * last line is `end`, a tab and the number of rows.
 *
 * A column added later takes its default when an older copy is read, so adding one needs no change
 * here. Adding one without a default, and renaming, moving or removing one, increments `copyFormat`
 * and adds a step to copy-upcasts.ts that does what the migration does. Copies of earlier formats
 * are kept in tests/upgrades and restored by a spec.
 */
export const copyFormat = 4

/** In bytes. */
export const pieceSize = 256 * 1024

/**
 * The limits of decompression, in characters. They stop a decompression bomb before it fills memory
 * or disk. A line holds at most a thousand rows: some megabytes, or ten more with a picture. Rows
 * that differ only in numbers compress to an eightieth.
 */
const most = { line: 64 * 1024 * 1024, free: 16 * 1024 * 1024, perPackedByte: 1_000 }
/** The largest window for decompression, as a power of two: eight million bytes. */
const largestWindow = 23

export const CopyHeader = z.object({
  format: z.int().min(1),
  /** The columns of each table in the database that made the copy. */
  tables: z.record(z.string(), z.array(z.string())),
  /**
   * Whether registers had standard contents when the copy was made. One that is empty is meant so.
   */
  hasStandards: z.boolean().default(false),
})
export type CopyHeader = z.infer<typeof CopyHeader>

/** A batch of a table's rows, as PostgreSQL wrote them. */
export interface Batch {
  readonly table: string
  /** A JSON list. */
  readonly rows: string
  readonly count: number
}

export const headerNow = (): CopyHeader => ({
  format: copyFormat,
  tables: Object.fromEntries([companyRow, ...companyTables].map(({ name, columns }) => [name, [...columns]])),
  hasStandards: true,
})

async function* textOf(header: CopyHeader, batches: AsyncIterable<Batch>): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`
  let rows = 0
  for await (const batch of batches) {
    rows += batch.count
    // JSON escapes line breaks within strings, and has none outside them here.
    yield `${batch.table}\t${batch.rows}\n`
  }
  yield `end\t${rows}\n`
}

/** The checksum and size of a copy, known when all its pieces have been processed. */
export interface Sum {
  size: number
  readonly hash: Hash
}
export const newSum = (): Sum => ({ size: 0, hash: createHash('sha256') })

/** Yields the pieces of a copy, and updates `sum` with each. */
export async function* packed(batches: AsyncIterable<Batch>, sum: Sum): AsyncGenerator<Buffer> {
  const compressed: AsyncIterable<Buffer> = through(textOf(headerNow(), batches), createZstdCompress())
  let waiting: Buffer[] = []
  let length = 0
  const take = () => {
    const piece = Buffer.concat(waiting)
    sum.hash.update(piece)
    sum.size += piece.length
    waiting = []
    length = 0
    return piece
  }
  for await (const chunk of compressed) {
    waiting.push(chunk)
    length += chunk.length
    if (length >= pieceSize) yield take()
  }
  if (length > 0) yield take()
}

/**
 * Yields the header of a copy and then its rows.
 *
 * @throws Refusal copyDamaged when the content is not as written; this may only show at the end
 */
export async function unpack(
  pieces: AsyncIterable<Buffer>,
  checksum: string,
): Promise<{ readonly header: CopyHeader; readonly batches: AsyncGenerator<Omit<Batch, 'count'>> }> {
  const sum = newSum()
  const lines = linesOf(pieces, sum)
  const first = await lines.next()
  const header = CopyHeader.safeParse(first.done ? undefined : json(first.value))
  if (!header.success) throw damaged()
  return { header: header.data, batches: batchesOf(lines, sum, checksum) }
}

async function* batchesOf(lines: AsyncGenerator<string>, sum: Sum, checksum: string) {
  let isWhole = false
  for await (const line of lines) {
    const tab = line.indexOf('\t')
    const table = line.slice(0, tab)
    if (tab < 0 || isWhole) throw damaged()
    if (table === 'end') isWhole = true
    else yield { table, rows: line.slice(tab + 1) }
  }
  if (!isWhole || sum.hash.digest('hex') !== checksum) throw damaged()
}

async function* summed(pieces: AsyncIterable<Buffer>, sum: Sum): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    sum.hash.update(piece)
    sum.size += piece.length
    yield piece
  }
}

/**
 * Yields the lines of a copy.
 *
 * @throws Refusal copyDamaged also when a line, or the whole, exceeds the limits of decompression
 */
async function* linesOf(pieces: AsyncIterable<Buffer>, sum: Sum): AsyncGenerator<string> {
  const decompress = createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: largestWindow } })
  const text = through(summed(pieces, sum), decompress)
  text.setEncoding('utf8')
  let parts: string[] = []
  let lineLength = 0
  let unpacked = 0
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const [head = '', ...rest] = chunk.split('\n')
      parts.push(head)
      lineLength += head.length
      unpacked += chunk.length
      if (lineLength > most.line || unpacked > most.free + most.perPackedByte * sum.size) throw damaged()
      for (const next of rest) {
        yield parts.join('')
        parts = [next]
        lineLength = next.length
      }
    }
  } catch (failure) {
    throw isOfCompression(failure) ? damaged() : failure
  }
  if (parts.join('') !== '') throw damaged()
}

/** Pipes a source through a transform. An error on either side reaches the reader. */
function through(source: AsyncIterable<string | Buffer>, transform: Transform): Transform {
  return pipeline(Readable.from(source, { objectMode: false }), transform, () => {})
}

const isOfCompression = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && /^(ZSTD_|Z_)/.test(String(failure.code))

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const damaged = () => new Refusal(errors.copyDamaged)
