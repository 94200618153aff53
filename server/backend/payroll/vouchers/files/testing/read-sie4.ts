/**
 * Reads SIE 4I files, for specs. Written from the description of the format alone
 * (facts/sie.md): it shares nothing with the writer, not even the tables of characters.
 */

/** The upper half of code page 437, from 0x80. */
const upper =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

type ReadField = string | readonly string[]

export interface ReadRecord {
  readonly label: string
  readonly fields: readonly ReadField[]
}

export interface ReadVoucher {
  readonly fields: readonly ReadField[]
  readonly rows: readonly (readonly ReadField[])[]
}

export interface ReadFile {
  /** Those outside vouchers. */
  readonly records: readonly ReadRecord[]
  readonly vouchers: readonly ReadVoucher[]
  /** The checksum of the file, and what it is by its bytes. */
  readonly checksum: { readonly written: number; readonly computed: number }
}

/** Returns a field's tokens from a position: a quoted or plain text, as bytes. */
function tokens(line: Uint8Array): readonly (number[] | '{' | '}')[] {
  const found: (number[] | '{' | '}')[] = []
  let at = 0
  while (at < line.length) {
    const byte = line[at] ?? 0
    if (byte === 0x20 || byte === 0x09) at += 1
    else if (byte === 0x7b || byte === 0x7d) {
      found.push(byte === 0x7b ? '{' : '}')
      at += 1
    } else if (byte === 0x22) {
      const text: number[] = []
      for (at += 1; line[at] !== 0x22; at += 1) {
        if (at >= line.length) throw new Error('A quotation mark is not closed.')
        if (line[at] === 0x5c && line[at + 1] === 0x22) at += 1
        text.push(line[at] ?? 0)
      }
      at += 1
      found.push(text)
    } else {
      const text: number[] = []
      while (at < line.length && ![0x20, 0x09, 0x7b, 0x7d].includes(line[at] ?? 0)) {
        text.push(line[at] ?? 0)
        at += 1
      }
      found.push(text)
    }
  }
  return found
}

const textOf = (bytes: readonly number[]): string =>
  bytes
    .map(byte => {
      if (byte < 0x20 || byte === 0x7f) throw new Error(`The byte ${byte} is forbidden.`)
      return byte < 0x80 ? String.fromCharCode(byte) : (upper[byte - 0x80] ?? '')
    })
    .join('')

/** CRC-32, bit by bit: polynomial EDB88320, from all ones, inverted at the end. */
export function crc(bytes: Iterable<number>): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

function linesOf(content: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = []
  let from = 0
  for (const [at, byte] of content.entries()) {
    if (byte !== 0x0a) continue
    lines.push(content.subarray(from, content[at - 1] === 0x0d ? at - 1 : at))
    from = at + 1
  }
  if (from < content.length) throw new Error('The last record does not end.')
  return lines
}

/**
 * Returns the file.
 *
 * @throws Error for what the format forbids
 */
export function readSie(content: Uint8Array): ReadFile {
  const records: ReadRecord[] = []
  const vouchers: { fields: readonly ReadField[]; rows: (readonly ReadField[])[] }[] = []
  const covered: number[] = []
  let isCovering = false
  let isInside = false
  let written = Number.NaN
  for (const line of linesOf(content)) {
    const found = tokens(line)
    if (found.length === 1 && (found[0] === '{' || found[0] === '}')) {
      if (isInside === (found[0] === '{')) throw new Error('The braces do not match.')
      isInside = found[0] === '{'
      continue
    }
    const [first, ...rest] = found
    const label = textOf(first as number[])
    const fields: ReadField[] = []
    let list: string[] | undefined
    for (const token of rest) {
      if (token === '{') list = []
      else if (token === '}') {
        fields.push(list ?? [])
        list = undefined
      } else (list ?? (fields as string[])).push(textOf(token))
    }
    if (label === '#KSUMMA') {
      if (isCovering) written = Number(fields[0])
      isCovering = !isCovering
      continue
    }
    if (isCovering) for (const token of found) if (typeof token !== 'string') covered.push(...token)
    if (label === '#VER') vouchers.push({ fields, rows: [] })
    else if (label === '#TRANS') {
      if (!isInside) throw new Error('A transaction stands outside a voucher.')
      vouchers.at(-1)?.rows.push(fields)
    } else records.push({ label, fields })
  }
  return { records, vouchers, checksum: { written, computed: crc(covered) } }
}

/** Returns an amount of the file in öre. */
export function oreOf(field: ReadField | undefined): number {
  const [, sign, whole, places = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(field)) ?? []
  if (whole === undefined) throw new Error(`${field} is no amount.`)
  const ore = Number(whole) * 100 + Number(places.padEnd(2, '0'))
  return sign === '-' && ore !== 0 ? -ore : ore
}
