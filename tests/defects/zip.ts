import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

/** The parts of a zip file, by name. */
export type Parts = ReadonlyMap<string, Buffer>

/** Returns the parts of a zip file. */
export function unzipped(zip: Buffer): Parts {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  const parts = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let part = zip.readUInt16LE(end + 10); part > 0; part -= 1) {
    const nameLength = zip.readUInt16LE(at + 28)
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(from, from + zip.readUInt32LE(at + 20))
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    parts.set(name, zip.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return parts
}

/** Returns a zip file of parts (APPNOTE.TXT 4.3). */
export function zipped(parts: Parts): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, content] of parts) {
    const [packed, label] = [deflateRawSync(content), Buffer.from(name)]
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(content), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(content.length, 18)
    about.writeUInt16LE(label.length, 22)
    locals.push(Buffer.from('PK\u0003\u0004', 'latin1'), about, label, packed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    entries.push(Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), about, place, label)
    offset += 30 + label.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.size, 8)
  end.writeUInt16LE(parts.size, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
