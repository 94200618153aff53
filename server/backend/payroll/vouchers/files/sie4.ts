import { crc32 } from 'node:zlib'
import iconv from 'iconv-lite'
import type { IsoDate } from '#contracts/rules/date.ts'
import { swedishDate } from '../../../platform/calendar/swedish-date.ts'
import { decimal, type SieFile, type SieVoucher } from './sie-file.ts'

/**
 * Writes SIE 4I files: vouchers from a pre-system (SIE file format 4B, 2008-09-30). Code page 437,
 * with the checksum.
 */

/** A written file, and the characters that it could not have. */
export interface Written {
  readonly content: Buffer
  /** As they were, each once. They are written as the nearest character, or as a question mark. */
  readonly replaced: readonly string[]
}

/** A field is a text, or a list of objects in braces. */
type Field = string | readonly string[]
type SieRecord = readonly [label: string, ...fields: Field[]]

/** Returns the bytes of a SIE 4I file. */
export function sie4(file: SieFile): Written {
  const replaced = new Set<string>()
  const clean = (text: string): string => inCodePage(text, replaced)
  const records = recordsOf(file).map(
    ([label, ...fields]): SieRecord => [
      label,
      ...fields.map(field => (typeof field === 'string' ? clean(field) : field.map(clean))),
    ],
  )
  const covered = Buffer.concat(records.filter(([label]) => isCovered(label)).map(bytesOf))
  const lines = ['#FLAGGA 0', '#KSUMMA', ...records.map(lineOf), `#KSUMMA ${crc32(covered)}`]
  return { content: iconv.encode(`${lines.join('\r\n')}\r\n`, 'cp437'), replaced: [...replaced].sort() }
}

const day = (date: IsoDate): string => date.replaceAll('-', '')

/** Returns the records between those of the checksum, in the order of the groups. */
function recordsOf(file: SieFile): readonly SieRecord[] {
  const { program, madeAt, company, organisationNumber, years = [], dimensions, vouchers } = file
  return [
    ['#FORMAT', 'PC8'],
    ['#SIETYP', '4'],
    ['#PROGRAM', ...program],
    ['#GEN', day(swedishDate(madeAt))],
    ['#FNAMN', company],
    ...(organisationNumber === '' ? [] : [['#ORGNR', organisationNumber] as const]),
    ...years.map(([from, to], at) => ['#RAR', at === 0 ? '0' : `-${at}`, day(from), day(to)] as const),
    ['#VALUTA', 'SEK'],
    ...dimensions.map(({ number, name }) => ['#DIM', number, name] as const),
    ...dimensions.flatMap(({ number, objects }) => objects.map(object => ['#OBJEKT', number, ...object] as const)),
    ...vouchers.flatMap(voucherRecords),
  ]
}

const voucherRecords = ({ series, number, date, text, rows }: SieVoucher): readonly SieRecord[] => [
  ['#VER', series, number, day(date), text],
  ['{'],
  ...rows.map((row): SieRecord => {
    const optional = [day(row.date ?? ''), row.text ?? '', row.quantity == null ? '' : decimal(row.quantity)]
    const last = optional.findLastIndex(field => field !== '')
    return ['#TRANS', row.account, row.objects.flat(), decimal(row.amount), ...optional.slice(0, last + 1)]
  }),
  ['}'],
]

/** The braces around a voucher's rows are no records, and are not a part of the checksum. */
const isCovered = (label: string): boolean => label.startsWith('#')

/**
 * Returns what the checksum covers of a record: its label and fields, without what separates them.
 */
const bytesOf = (record: SieRecord): Buffer => iconv.encode(record.flat().join(''), 'cp437')

const lineOf = ([label, ...fields]: SieRecord): string =>
  [
    label,
    ...fields.map(field => (typeof field === 'string' ? quoted(field) : `{${field.map(quoted).join(' ')}}`)),
  ].join(' ')

/** Returns a field in quotation marks when it must have them. */
const quoted = (text: string): string =>
  text === '' || /[\s"{}\u00a0]/.test(text) ? `"${text.replaceAll('"', '\\"')}"` : text

/** Characters outside the code page that have one like them in it. */
const alike: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '…': '...',
  '€': 'EUR',
  '”': '"',
  '“': '"',
  '„': '"',
  '’': "'",
  '‘': "'",
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  // A backslash escapes a quotation mark, and the format has no way to write one itself.
  '\\': '/',
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the format forbids them.
const forbidden = /[\u0000-\u001f\u007f]/

/** Returns a text with the characters of code page 437 only, and notes those that are replaced. */
function inCodePage(text: string, replaced: Set<string>): string {
  return [...text.normalize('NFC')]
    .map(character => {
      if (forbidden.test(character)) return ' '
      if (character !== '\\' && isInCodePage(character)) return character
      replaced.add(character)
      const plain = alike[character] ?? character.normalize('NFD').charAt(0)
      return [...plain].every(isInCodePage) ? plain : '?'
    })
    .join('')
}

const isInCodePage = (character: string): boolean =>
  character === '?' || iconv.encode(character, 'cp437').toString('latin1') !== '?'
