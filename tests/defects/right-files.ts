import { writeXlsx } from 'hucre/xlsx'
import type { FormValues } from '#contracts/forms/field.ts'

/** A value of a right file: a text, a number, or a day as YYYY-MM-DD. */
export type Value = string | number
export type Row = Readonly<Record<string, Value>>

/** A field of a right file: its column, and its element or attribute in PAXml. */
export interface RightField {
  readonly field: string
  readonly is: 'key' | 'text' | 'number' | 'day' | 'person' | 'code'
  readonly heading: string
  readonly element: string
}

/** How many decimals a number of a subject may have. */
export const decimalsOf = { PER: 2, BRU: 2, LON: 4, TID: 4, HIS: 2 } as const

/** What a right file is of. */
export interface Subject {
  readonly flag: string
  readonly fields: readonly RightField[]
  readonly list: string
  readonly element: string
  /** Returns the rows of the file with a number, which no other file has. */
  readonly rows: (file: number) => readonly Row[]
}

const field = (is: RightField['is'], name: string, heading: string, element: string): RightField => ({
  is,
  field: name,
  heading,
  element,
})
/** Employees who exist before any file is read. */
export const employed = ['9001', '9002', '9003'] as const
/** The personal numbers of employees of files, each with its check digit. */
const persons = ['199003159804', '198112189876', '191212121212']
const dayOf = (file: number, year = 2026) => new Date(Date.UTC(year, 0, 1 + file)).toISOString().slice(0, 10)

export const subjects = {
  PER: {
    flag: 'ImpPerReg',
    list: 'personal',
    element: 'person',
    fields: [
      field('key', 'AnstNr', 'Anställningsnummer', '@anstid'),
      field('person', 'PersNr', 'Personnummer', '@persnr'),
      field('text', 'Fornamn', 'Förnamn', 'fornamn'),
      field('text', 'Efternamn', 'Efternamn', 'efternamn'),
      field('day', 'AnstFrom', 'Anställd från', 'anstdatum'),
      field('number', 'Lon', 'Lön', 'manlon'),
    ],
    rows: file =>
      ['Åsa', 'Bo', 'Zoë'].map((Fornamn, at) => ({
        AnstNr: String(20_000 + file * 10 + at),
        PersNr: persons[at] ?? '',
        Fornamn,
        Efternamn: 'Öberg',
        AnstFrom: dayOf(file % 300),
        Lon: 30_000.25 + at * 1_234.5,
      })),
  },
  BRU: {
    flag: 'ImpBrukarReg',
    list: '',
    element: '',
    fields: [
      field('key', 'Brukare', 'Brukare', ''),
      field('text', 'Fornamn', 'Förnamn', ''),
      field('text', 'Efternamn', 'Efternamn', ''),
      field('person', 'PersNr', 'Personnummer', ''),
    ],
    rows: file =>
      ['Åsa', 'Bo', 'Zoë'].map((Fornamn, at) => ({
        Brukare: String(20_000 + file * 10 + at),
        Fornamn,
        Efternamn: 'Öberg',
        PersNr: persons[at] ?? '',
      })),
  },
  LON: {
    flag: 'ImpLonRader',
    list: 'lonetransaktioner',
    element: 'lonetrans',
    fields: [
      field('key', 'AnstNr', 'AnstNr', '@anstid'),
      field('code', 'LonKod', 'Lönekod', 'lonkod'),
      field('day', 'Datum', 'Datum', 'datum'),
      field('number', 'Antal', 'Antal', 'antal'),
      field('number', 'Belopp', 'Belopp', 'belopp'),
      field('text', 'Info', 'Kommentar', 'kommentar'),
    ],
    rows: file =>
      employed.map((AnstNr, at) => ({
        AnstNr,
        LonKod: 'UTL',
        Datum: dayOf(file),
        Antal: 7.125 + at,
        Belopp: -1_234.5 * (at + 1),
        Info: 'Mässa',
      })),
  },
  TID: {
    flag: 'ImpTidRader',
    list: 'tidtransaktioner',
    element: 'tidtrans',
    fields: [
      field('key', 'AnstNr', 'AnstNr', '@anstid'),
      field('code', 'TidKod', 'Tidkod', 'tidkod'),
      field('day', 'Datum', 'Datum', 'datum'),
      field('number', 'Timmar', 'Timmar', 'timmar'),
      field('text', 'Info', 'Kommentar', 'info'),
    ],
    rows: file =>
      employed.map((AnstNr, at) => ({
        AnstNr,
        TidKod: 'SJK',
        Datum: dayOf(file),
        Timmar: 7.125 + at,
        Info: 'Körning',
      })),
  },
  HIS: {
    flag: 'ImpLonHistorik',
    list: 'loneutbetalning',
    element: 'lonebesked',
    fields: [
      field('key', 'AnstNr', 'AnstNr', '@anstid'),
      field('day', 'Utbetalningsdag', 'Utbetalningsdag', 'betaldatum'),
      field('number', 'Netto', 'Netto', 'utbetalt'),
      field('number', 'Skatt', 'Skatt', 'tabellskatt'),
      field('number', 'Komp', 'Kompsaldo', 'kompsaldo'),
    ],
    rows: file =>
      employed.map((AnstNr, at) => ({
        AnstNr,
        Utbetalningsdag: dayOf(file, 2020),
        Netto: 23_000.5 + at,
        Skatt: 7_000 + at,
        Komp: 7.25,
      })),
  },
} as const satisfies Readonly<Record<string, Subject>>
export type SubjectCode = keyof typeof subjects

/** How a right file is written. */
export interface Format {
  readonly code: string
  readonly definition: FormValues
  readonly sign: ',' | '.'
  readonly separator: string
}

export const formats = {
  KOMMA: { code: 'K', definition: { Format: 'CSV' }, sign: ',', separator: ';' },
  PUNKT: { code: 'P', definition: { Format: 'CSV', Separator: '\t', DecimalTecken: '.' }, sign: '.', separator: '\t' },
  EXCEL: { code: 'X', definition: { Format: 'XLSX' }, sign: ',', separator: '' },
  PAXML: { code: 'A', definition: { Format: 'PAXML' }, sign: '.', separator: '' },
} as const satisfies Readonly<Record<string, Format>>
export type FormatCode = keyof typeof formats

/** A right file before it is written: its cells, and what each row means. */
export interface RightFile {
  readonly subject: SubjectCode
  readonly format: FormatCode
  readonly rows: readonly Row[]
}

/** Returns a value as a right file has it. */
export function written(value: Value, format: FormatCode): string {
  if (typeof value === 'string') return value
  return format === 'KOMMA' ? String(value).replace('.', ',') : String(value)
}

/** Returns the lines of a CSV file. */
export const csvCells = ({ subject, format, rows }: RightFile): string[][] => {
  const fields: readonly RightField[] = subjects[subject].fields
  return [
    fields.map(({ heading }) => heading),
    ...rows.map(row => fields.map(each => written(row[each.field] ?? '', format))),
  ]
}

export const csvText = (cells: readonly (readonly string[])[], format: FormatCode): string =>
  cells.map(row => row.join(formats[format].separator)).join('\r\n')

/** Returns an Excel file, with its days as dates of Excel. */
export async function excelFile({ subject, rows }: RightFile): Promise<Buffer> {
  const fields: readonly RightField[] = subjects[subject].fields
  const cellOf = (each: RightField, value: Value = '') =>
    each.is === 'day' ? new Date(`${value}T00:00:00Z`) : each.is === 'key' ? Number(value) : value
  const content = await writeXlsx({
    stringMode: 'inline',
    sheets: [
      {
        name: 'Rader',
        columns: fields.map(({ is }) => (is === 'day' ? { numFmt: 'yyyy-mm-dd' } : {})),
        rows: [
          fields.map(({ heading }) => heading),
          ...rows.map(row => fields.map(each => cellOf(each, row[each.field]))),
        ],
      },
    ],
  })
  return Buffer.from(content)
}

/** Returns a PAXml file. */
export function paxmlText({ subject, rows }: RightFile): string {
  const { list, element, fields }: Subject = subjects[subject]
  const elements = rows.map(row => {
    const textOf = (each: RightField) => written(row[each.field] ?? '', 'PAXML')
    const attributes = fields.filter(each => each.element.startsWith('@'))
    const others = fields.filter(each => !each.element.startsWith('@'))
    return `<${element}${attributes.map(each => ` ${each.element.slice(1)}="${textOf(each)}"`).join('')}>\n${others
      .map(each => `<${each.element}>${textOf(each)}</${each.element}>`)
      .join('\n')}\n</${element}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<paxml>\n<header><version>2.0</version></header>\n<${list}>\n${elements.join('\n')}\n</${list}>\n</paxml>\n`
}

/** The kinds of right files. Clients are in tables only. */
export const kinds: readonly { readonly subject: SubjectCode; readonly format: FormatCode }[] = (
  Object.keys(subjects) as SubjectCode[]
).flatMap(subject =>
  (Object.keys(formats) as FormatCode[])
    .filter(format => format !== 'PAXML' || subjects[subject].list !== '')
    .map(format => ({ subject, format })),
)

/** The code of the import definition of a kind. */
export const definitionOf = ({ subject, format }: Pick<RightFile, 'subject' | 'format'>): string =>
  `${subject}${formats[format].code}`
