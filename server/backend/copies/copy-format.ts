import { createHash, type Hash } from 'node:crypto'
import { pipeline, Readable, type Transform } from 'node:stream'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { companyRow, companyTables } from './company-tables.ts'

/**
 * A copy is a text, compressed and cut into pieces. Its first line is the header; then comes a line
 * for every batch of rows, the table's name, a tab and the rows as a JSON list; and at last `end`,
 * a tab and the number of rows.
 *
 * A column that a table has got since takes its default when an older copy is read, so that adding
 * one needs nothing here. What is renamed, moved or removed raises `copyFormat`, and gets a step in
 * copy-upcasts.ts.
 */
export const copyFormat = 1

/** Bytes of a piece. */
export const pieceSize = 256 * 1024

/**
 * What a copy may unpack to, in characters: a text that was crafted to be small and unpack to more
 * than the memory or the disk holds is given up as it unpacks. A line is a thousand rows at most:
 * some megabytes, with a picture among them ten more. Rows that are alike but for their numbers are
 * compressed to an eightieth.
 */
const most = { line: 64 * 1024 * 1024, free: 16 * 1024 * 1024, perPackedByte: 1_000 }
/**
 * As a power of two, the bytes of what was unpacked that may be kept to unpack the rest: eight
 * million.
 */
const largestWindow = 23

export const CopyHeader = z.object({
  format: z.int().min(1),
  /** The columns of each table, as the copying database had them. */
  tables: z.record(z.string(), z.array(z.string())),
})
export type CopyHeader = z.infer<typeof CopyHeader>

/** Some rows of a table, as PostgreSQL wrote them. */
export interface Batch {
  readonly table: string
  /** A JSON list. */
  readonly rows: string
  readonly count: number
}

export const headerNow = (): CopyHeader => ({
  format: copyFormat,
  tables: Object.fromEntries([companyRow, ...companyTables].map(({ name, columns }) => [name, [...columns]])),
})

async function* textOf(header: CopyHeader, batches: AsyncIterable<Batch>): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`
  let rows = 0
  for await (const batch of batches) {
    rows += batch.count
    // JSON has no line breaks of its own but within strings, where they are escaped.
    yield `${batch.table}\t${batch.rows}\n`
  }
  yield `end\t${rows}\n`
}

/** What is known of a copy once all its pieces have been taken. */
export interface Sum {
  size: number
  readonly hash: Hash
}
export const newSum = (): Sum => ({ size: 0, hash: createHash('sha256') })

/** The pieces of a copy, one after another. `sum` is told of each. */
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
 * The header of a copy, and then its rows.
 *
 * @throws Refusal copyDamaged when it is not what was written, also at its end
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
 * @throws Refusal copyDamaged also when a line, or all of them, is more than an honest copy unpacks
 * to
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

/** Whatever fails on either side fails whoever reads what comes out. */
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
