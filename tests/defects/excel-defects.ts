import { type Defect, lineOf, type Place, withValue, wrongCell } from './defect.ts'
import { decimalsOf, excelFile, type RightFile, type SubjectCode, subjects } from './right-files.ts'
import { unzipped, zipped } from './zip.ts'

const excel = ['EXCEL'] as const
const sheetName = 'xl/worksheets/sheet1.xml'

type Change = (sheet: string) => string

/** Returns an Excel file whose first sheet is changed. */
async function withSheet(file: RightFile, change: Change, part = sheetName): Promise<Buffer> {
  const parts = new Map(unzipped(await excelFile(file)))
  const before = parts.get(part)?.toString('utf8') ?? ''
  const after = change(before)
  if (after === before) throw new Error(`The defect is not in ${part}`)
  parts.set(part, Buffer.from(after))
  return zipped(parts)
}

const letter = (column: number) => String.fromCharCode(65 + column)
const cellPattern = ({ row, column }: Pick<Place, 'row' | 'column'>) =>
  new RegExp(`<c r="${letter(column)}${row + 2}"[^>]*?(?:/>|>[\\s\\S]*?</c>)`)
/** Returns the sheet with the cell of a place replaced: its attributes, and what is in it. */
const withCell =
  (place: Pick<Place, 'row' | 'column'>, attributes: string, content: string): Change =>
  sheet =>
    sheet.replace(
      cellPattern(place),
      () => `<c r="${letter(place.column)}${place.row + 2}"${attributes}>${content}</c>`,
    )
const text = (value: string) => [' t="inlineStr"', `<is><t>${value}</t></is>`] as const

type At = NonNullable<Defect['at']>

const inCell = (name: string, at: At, [attributes, content]: readonly [string, string], message: RegExp): Defect => ({
  name,
  formats: excel,
  at,
  make: async (file, place) => ({
    content: await withSheet(file, withCell(place, attributes, content)),
    outcome: wrongCell(file, place, message),
  }),
})
const ofBytes = (name: string, make: (bytes: Buffer) => Buffer, refused = /ingen Excelfil/): Defect => ({
  name,
  formats: excel,
  make: async file => ({ content: make(await excelFile(file)), outcome: { refused } }),
})
const ofPart = (name: string, part: string, change: Change, refused: RegExp): Defect => ({
  name,
  formats: excel,
  make: async file => ({ content: await withSheet(file, change, part), outcome: { refused } }),
})
const readAlike = (name: string, change: (place: Place) => Change): Defect => ({
  name,
  formats: excel,
  make: async (file, place) => ({ content: await withSheet(file, change(place)), outcome: { rows: file.rows } }),
})
const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0

/** A number in a cell, which is read as it is, or refused where it would be rounded. */
const number = (name: string, value: number, only?: readonly SubjectCode[]): Defect => ({
  name,
  formats: excel,
  at: 'number',
  ...(only && { subjects: only }),
  make: async (file, place) => ({
    content: await withSheet(file, withCell(place, '', `<v>${value}</v>`)),
    outcome:
      decimalsOf[file.subject] < decimals(value)
        ? wrongCell(file, place, /fler decimaler/)
        : { rows: withValue(file, place, value) },
  }),
})
/** The number of a style after all that a file has. */
const styleAt = 99

/** Returns a file with a number in a format of its own. */
async function styled(file: RightFile, place: Place, format: string, value: string): Promise<Buffer> {
  const parts = new Map(unzipped(await withSheet(file, withCell(place, ` s="${styleAt}"`, `<v>${value}</v>`))))
  const styles = parts.get('xl/styles.xml')?.toString('utf8') ?? ''
  const all = styles
    .replace('<numFmts count="1">', `<numFmts count="2"><numFmt numFmtId="200" formatCode="${format}"/>`)
    .replace(
      '<fonts',
      styles.includes('<numFmts')
        ? '<fonts'
        : `<numFmts count="1"><numFmt numFmtId="200" formatCode="${format}"/></numFmts><fonts`,
    )
  const before = all.match(/<xf /g)?.length ?? 0
  const others = '<xf numFmtId="0"/>'.repeat(styleAt + 1 - before)
  parts.set('xl/styles.xml', Buffer.from(all.replace('</cellXfs>', `${others}<xf numFmtId="200"/></cellXfs>`)))
  return zipped(parts)
}

export const excelDefects: readonly Defect[] = [
  inCell('ett tal som text med fel decimaltecken', 'number', text('8.5'), /vara ett tal, skrivet som/),
  inCell('ett kalkylfel', 'number', [' t="e"', '<v>#N/A</v>'], /felvärde #N\/A/),
  inCell('ett kalkylfel i en text', 'text', [' t="e"', '<v>#REF!</v>'], /felvärde #REF!/),
  inCell('SANT i en text', 'text', [' t="b"', '<v>1</v>'], /SANT eller FALSKT/),
  inCell('SANT i ett tal', 'number', [' t="b"', '<v>1</v>'], /inget tal/),
  inCell('SANT i ett datum', 'day', [' t="b"', '<v>1</v>'], /inget datum/),
  inCell('en formel utan värde', 'number', ['', '<f>A1+1</f>'], /inget sparat värde/),
  inCell('en formel som text', 'text', text('=1+1'), /formel/),
  inCell('ett tal med många decimaler', 'number', ['', '<v>0.333333333333333</v>'], /fler decimaler/),
  inCell('ett datum som är ett löpnummer', 'day', ['', '<v>46000</v>'], /Felaktigt datum/),
  inCell('ett datum som text på annat sätt', 'day', text('30/11/2026'), /Felaktigt datum/),
  inCell('en för lång text', 'text', text('x'.repeat(300)), /max \d+ tecken/),
  inCell('en okänd kod', 'code', text('FINNSEJ'), /finns inte bland/),
  inCell('ett personnummer med fel kontrollsiffra', 'person', ['', '<v>199003159805</v>'], /Felaktigt personnummer/),
  inCell('en tom nyckel', 'key', text(''), /obligatorisk/),
  {
    name: '25 timmar på en dag',
    formats: excel,
    subjects: ['TID'],
    at: 'number',
    make: async (file, place) => ({
      content: await withSheet(file, withCell(place, '', '<v>25</v>')),
      outcome: wrongCell(file, place, /högst 24/),
    }),
  },
  {
    name: 'ett datum i ett tal',
    formats: excel,
    at: 'number',
    make: async (file, place) => ({
      content: await styled(file, place, 'yyyy-mm-dd', '46143'),
      outcome: wrongCell(file, place, /inget tal/),
    }),
  },
  {
    name: 'procent i ett tal',
    formats: excel,
    at: 'number',
    make: async (file, place) => ({
      content: await styled(file, place, '0%', '0.5'),
      outcome: wrongCell(file, place, /procent/),
    }),
  },
  {
    name: 'två nycklar som är lika',
    formats: excel,
    subjects: ['PER', 'BRU'],
    make: async file => ({
      content: await withSheet(
        file,
        withCell(
          { row: 1, column: 0 },
          '',
          `<v>${file.rows[0]?.[subjects[file.subject].fields[0].field as never]}</v>`,
        ),
      ),
      outcome: { line: lineOf(file, { row: 1 }), field: '', message: /Samma som rad 2/ },
    }),
  },
  number('ett tal med tre decimaler', 5.125),
  number('ett heltal', 12),
  number('ett negativt tal', -7.5, ['LON', 'TID']),
  ofBytes('en ändrad byte', bytes => {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(60) ^ 0xff, 60)
    return changed
  }),
  ofBytes('en avbruten fil', bytes => bytes.subarray(0, bytes.length >> 1)),
  ofBytes('något efter slutet', bytes => Buffer.concat([bytes, Buffer.from('x')])),
  ofBytes('en gammal Excelfil', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')),
  ofBytes('en textfil', () => Buffer.from('AnstNr;Namn')),
  ofBytes(
    'en storlek som inte stämmer',
    bytes => {
      const changed = Buffer.from(bytes)
      const directory = changed.readUInt32LE(changed.length - 22 + 16)
      changed.writeUInt32LE(4_000_000_000, directory + 24)
      return changed
    },
    /ingen Excelfil|för stor/,
  ),
  ofPart(
    'ett blad som inte är XML',
    sheetName,
    sheet => sheet.slice(0, sheet.length - 40).replaceAll('>', ''),
    /Excelfil|rader|tom/,
  ),
  ofPart(
    'inget blad som visas',
    'xl/workbook.xml',
    book => book.replace('<sheet ', '<sheet state="hidden" '),
    /inget blad som visas/,
  ),
  ofPart(
    'en cell långt bort',
    sheetName,
    sheet => sheet.replace('</sheetData>', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'),
    /ingen Excelfil|kolumner/,
  ),
  ofPart(
    'en rad för mycket',
    sheetName,
    sheet =>
      sheet.replace(
        '</sheetData>',
        `${Array.from({ length: 10_001 }, (_, at) => `<row r="${at + 10}"><c r="A${at + 10}"><v>1</v></c></row>`).join('')}</sheetData>`,
      ),
    /10 000 rader/,
  ),
  ofPart(
    'en miljon celler',
    sheetName,
    sheet => sheet.replace('</sheetData>', `${`<row>${'<c/>'.repeat(100)}</row>`.repeat(10_001)}</sheetData>`),
    /för stor/,
  ),
  ofPart(
    'två lika rubriker',
    sheetName,
    sheet => {
      const [, head = ''] = /<c r="A1"[^>]*>([\s\S]*?)<\/c>/.exec(sheet) ?? []
      return sheet.replace(/(<c r="B1"[^>]*>)[\s\S]*?(<\/c>)/, `$1${head}$2`)
    },
    /finns i två kolumner/,
  ),
  readAlike('en tom rad', () => sheet => sheet.replace('</sheetData>', '<row r="90"/></sheetData>')),
  readAlike(
    'en tom cell vid sidan om',
    () => sheet => sheet.replace('</sheetData>', '<row r="91"><c r="Z91"/></row></sheetData>'),
  ),
]
