import { fileRefusal } from './file-refusal.ts'

/** The most bytes of all parts of an Excel file together, unpacked. */
const mostUnpacked = 100_000_000
/** The most parts. A workbook has some dozens. */
const mostParts = 1_000

/**
 * Refuses an Excel file that unpacks to more than memory is meant for. The sizes are those of the
 * directory at its end (APPNOTE.TXT 4.3.12), and the reader unpacks no part beyond its size.
 *
 * @throws Refusal importFileRefused
 */
export function requireSmallZip(content: Buffer): void {
  const broken = fileRefusal('Filen är ingen Excelfil (.xlsx), eller är skadad eller skyddad med lösenord.')
  const end = content.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (content.subarray(0, 2).toString('latin1') !== 'PK' || end < 0 || end + 22 !== content.length) throw broken
  const parts = content.readUInt16LE(end + 10)
  if (parts > mostParts) throw broken
  let at = content.readUInt32LE(end + 16)
  let sum = 0
  for (let part = 0; part < parts; part += 1) {
    if (at + 46 > content.length || content.readUInt32LE(at) !== 0x02014b50) throw broken
    const [packed, unpacked] = [content.readUInt32LE(at + 20), content.readUInt32LE(at + 24)]
    // The reader trusts a size of 0 to be unknown.
    if ((packed === 0 || unpacked === 0) && !isEmptyPart(content, at)) throw broken
    sum += unpacked
    if (sum > mostUnpacked) throw fileRefusal('Excelfilen är för stor när den packas upp.')
    at += 46 + content.readUInt16LE(at + 28) + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
  }
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
