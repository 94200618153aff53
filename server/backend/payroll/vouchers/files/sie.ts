import { crc32 } from 'node:zlib'
import iconv from 'iconv-lite'
import { type IsoDate, isoDate } from '#contracts/rules/date.ts'
import type { Hundredths, Ore } from '../../engine/money.ts'

/**
 * Writes SIE 4I files: vouchers from a pre-system (SIE file format 4B, 2008-09-30). Code page 437,
 * with the checksum.
 */

/**
 * A file of vouchers. Texts may have any characters; those that the file cannot have are replaced.
 */
export interface SieFile {
  readonly program: readonly [name: string, version: string]
  readonly generated: IsoDate
  readonly company: string
  /** With its hyphen, or empty. */
  readonly organisationNumber: string
  /** The accounting years of the vouchers, the latest first. */
  readonly years?: readonly (readonly [from: IsoDate, to: IsoDate])[]
  readonly dimensions: readonly SieDimension[]
  readonly vouchers: readonly SieVoucher[]
}

/** A dimension of the books, with the objects that the vouchers use: 1 is the cost centre. */
export interface SieDimension {
  readonly number: string
  readonly name: string
  readonly objects: readonly (readonly [code: string, name: string])[]
}

export interface SieVoucher {
  readonly series: string
  /** Empty when the receiver numbers the voucher. */
  readonly number: string
  readonly date: IsoDate
  readonly text: string
  readonly rows: readonly SieRow[]
}

export interface SieRow {
  readonly account: string
  /** Pairs of a dimension's number and an object's code. */
  readonly objects: readonly (readonly [dimension: string, object: string])[]
  readonly amount: Ore
  readonly date?: IsoDate | ''
  readonly text?: string
  readonly quantity?: Hundredths | null
}

/** A written file, and the characters that it could not have. */
export interface Written {
  readonly content: Buffer
  /** As they were, each once. They are written as the nearest character, or as a question mark. */
  readonly replaced: readonly string[]
}

/** A field is a text, or a list of objects in braces. */
type Field = string | readonly string[]
type SieRecord = readonly [label: string, ...fields: Field[]]

/** Returns the bytes of a file. */
export function sieFile(file: SieFile): Written {
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

/** Returns an amount in hundredths with a decimal point, as the format has it. */
const decimal = (hundredths: number): string => {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Returns the records between those of the checksum, in the order of the groups. */
function recordsOf(file: SieFile): readonly SieRecord[] {
  const { program, generated, company, organisationNumber, years = [], dimensions, vouchers } = file
  return [
    ['#FORMAT', 'PC8'],
    ['#SIETYP', '4'],
    ['#PROGRAM', ...program],
    ['#GEN', day(generated)],
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
  ...{ '–': '-', '—': '-', '−': '-', '‐': '-', '‑': '-', '…': '...', '€': 'EUR' },
  ...{ '”': '"', '“': '"', '„': '"', '’': "'", '‘': "'", ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
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

/** Returns the accounting year that a date lies in, by the year's first month. */
export function accountingYear(date: IsoDate, firstMonth: number): readonly [from: IsoDate, to: IsoDate] {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const begins = month < firstMonth ? year - 1 : year
  return [isoDate(begins, firstMonth, 1), isoDate(begins + 1, firstMonth, 0)]
}
