import { inflateSync } from 'node:zlib'

/** The bytes of the header of a file, and of a table in its list: of WOFF 1, and of a font. */
const packed = { header: 44, entry: 20 } as const
const plain = { header: 12, entry: 16 } as const

/**
 * Returns a WOFF 1 file as the font that is packed in it. The library that draws unpacks a whole
 * table for each letter.
 */
export function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(plain.header + count * plain.entry)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  let offset = head.length
  const tables = Array.from({ length: count }, (_, at) => {
    const from = packed.header + at * packed.entry
    const [start, stored, length] = [4, 8, 12].map(place => woff.readUInt32BE(from + place)) as [number, number, number]
    const bytes = woff.subarray(start, start + stored)
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    const content = stored < length ? inflateSync(bytes) : bytes
    content.copy(table)
    const to = plain.header + at * plain.entry
    woff.copy(head, to, from, from + 4)
    woff.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(length, to + 12)
    offset += table.length
    return table
  })
  return Buffer.concat([head, ...tables])
}
