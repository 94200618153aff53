import { inflateRawSync } from 'node:zlib'
import { Unreadable } from './unreadable.ts'

/** The most bytes of all parts of an Excel file together, unpacked. */
const maxUnpacked = 60_000_000
/** The most parts. A workbook has some dozens. */
const maxParts = 1_000
/** The most cells, filled or not: 10,000 rows of 100 columns. */
const maxCells = 1_000_000

const tooLarge = () =>
  new Unreadable('Excelfilen är för stor när den packas upp. Spara bara bladet med raderna, utan tomma celler.')
const broken = () => new Unreadable('Filen är ingen Excelfil (.xlsx), eller är skadad eller skyddad med lösenord.')

/** A part of a zip file: where it is in the directory, and its name. */
interface Part {
  readonly at: number
  readonly name: string
}

/**
 * Refuses an Excel file that is more work than a file may be, before it is read. The sizes are
 * those of the directory at its end (APPNOTE.TXT 4.3.12), and no part unpacks beyond its size.
 *
 * @throws Unreadable
 */
export function requireSmallZip(content: Buffer): void {
  const parts = partsOf(content)
  if (parts.reduce((sum, { at }) => sum + content.readUInt32LE(at + 24), 0) > maxUnpacked) throw tooLarge()
  const cells = parts
    .filter(({ name }) => name.startsWith('xl/worksheets/') && name.endsWith('.xml'))
    .reduce((sum, part) => sum + cellsIn(unpacked(content, part)), 0)
  if (cells > maxCells) throw tooLarge()
}

function partsOf(content: Buffer): readonly Part[] {
  const end = content.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (content.subarray(0, 2).toString('latin1') !== 'PK' || end < 0 || end + 22 !== content.length) throw broken()
  const count = content.readUInt16LE(end + 10)
  if (count > maxParts) throw broken()
  const parts: Part[] = []
  let at = content.readUInt32LE(end + 16)
  while (parts.length < count) {
    if (at + 46 > content.length || content.readUInt32LE(at) !== 0x02014b50) throw broken()
    // The reader trusts a size of 0 to be unknown.
    if ((content.readUInt32LE(at + 20) === 0 || content.readUInt32LE(at + 24) === 0) && !isEmptyPart(content, at))
      throw broken()
    const length = content.readUInt16LE(at + 28)
    parts.push({ at, name: content.toString('latin1', at + 46, at + 46 + length) })
    at += 46 + length + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
  }
  return parts
}

/** True when a part is empty by the directory as well as by its own header. */
function isEmptyPart(content: Buffer, at: number): boolean {
  const local = content.readUInt32LE(at + 42)
  return (
    content.readUInt32LE(at + 20) === 0 &&
    content.readUInt32LE(at + 24) === 0 &&
    local + 30 <= content.length &&
    (content.readUInt16LE(local + 6) & 8) === 0 &&
    content.readUInt32LE(local + 18) === 0 &&
    content.readUInt32LE(local + 22) === 0
  )
}

function unpacked(content: Buffer, { at }: Part): Buffer {
  const [packed, size] = [content.readUInt32LE(at + 20), content.readUInt32LE(at + 24)]
  const local = content.readUInt32LE(at + 42)
  if (local + 30 > content.length) throw broken()
  const from = local + 30 + content.readUInt16LE(local + 26) + content.readUInt16LE(local + 28)
  const bytes = content.subarray(from, from + packed)
  if (content.readUInt16LE(at + 10) === 0) return bytes
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(size, 1) })
  } catch {
    throw broken()
  }
}

/** Returns how many cells a sheet has, whatever the prefix of its elements. */
const cellsIn = (sheet: Buffer): number => sheet.toString('latin1').match(/<(?:\w{1,20}:)?c[\s/>]/g)?.length ?? 0
