import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { constants, createZstdCompress } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { type Batch, headerNow, newSum, packed, pieceSize, unpack } from './copy-format.ts'

const megabyte = 1024 * 1024

/** Compresses the parts as a crafted copy would: to the smallest size possible. */
async function compressed(parts: Iterable<string>): Promise<Buffer> {
  const stream = createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_windowLog]: 20 },
  })
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const part of parts) if (!stream.write(part)) await once(stream, 'drain')
  stream.end()
  await once(stream, 'end')
  return Buffer.concat(chunks)
}

async function* piecesOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += pieceSize) yield content.subarray(at, at + pieceSize)
}

/** Reads a copy to its end, and returns how many characters of rows it held. */
async function read(content: Buffer): Promise<number> {
  const checksum = createHash('sha256').update(content).digest('hex')
  const { batches } = await unpack(piecesOf(content), checksum)
  let characters = 0
  for await (const { rows } of batches) characters += rows.length
  return characters
}

const header = `${JSON.stringify(headerNow())}\n`
/** Yields a complete copy with the right checksum, of excessive size. */
function* bomb(lineEnd: string): Generator<string> {
  yield `${header}employee\t[`
  for (let time = 0; time < 100; time += 1) yield `${' '.repeat(megabyte)}${lineEnd}`
  yield ']\nend\t0\n'
}

describe('a crafted copy', () => {
  it.each([
    ['one line', ''],
    ['many lines', ']\nemployee\t['],
  ])('of %s, small, that unpacks to 100 MB, is refused', async (_, lineEnd) => {
    const content = await compressed(bomb(lineEnd))
    expect(content.length).toBeLessThan(100_000)
    await expect(read(content)).rejects.toMatchObject({ error: errors.copyDamaged })
  })

  it('whose unpacking wants more memory than an honest one is refused', async () => {
    const stream = createZstdCompress({
      params: { [constants.ZSTD_c_windowLog]: 27, [constants.ZSTD_c_enableLongDistanceMatching]: 1 },
    })
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk)).end(header)
    await once(stream, 'end')
    await expect(read(Buffer.concat(chunks))).rejects.toMatchObject({ error: errors.copyDamaged })
  })
})

it('an honest copy of rows that are alike but for their numbers is read to its end', async () => {
  let characters = 0
  async function* batches(): AsyncGenerator<Batch> {
    for (let batch = 0; batch < 300; batch += 1) {
      const row = (n: number) => `{"employment_number":"${batch * 1000 + n}","last_name":"Karlsson","salary":30000}`
      const rows = `[${Array.from({ length: 1000 }, (_, n) => row(n)).join()}]`
      characters += rows.length
      yield { table: 'employee', rows, count: 1000 }
    }
  }
  const pieces: Buffer[] = []
  for await (const piece of packed(batches(), newSum())) pieces.push(piece)
  expect(await read(Buffer.concat(pieces))).toBe(characters)
})
