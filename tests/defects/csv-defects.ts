import { type Defect, lineOf, type Place, withValue, wrongCell } from './defect.ts'
import { csvCells, csvText, formats, type RightFile, written } from './right-files.ts'

const csv = ['KOMMA', 'PUNKT'] as const

/** Returns the text of a file with another text in a cell. */
function withCell(file: RightFile, { row, column }: Pick<Place, 'row' | 'column'>, text: string): string {
  const cells = csvCells(file)
  const line = cells[row + 1]
  if (line) line[column] = text
  return csvText(cells, file.format)
}
const textOf = (file: RightFile) => csvText(csvCells(file), file.format)
const cellAt = (file: RightFile, { row, field }: Place) => written(file.rows[row]?.[field.field] ?? '', file.format)

type At = NonNullable<Defect['at']>

/** A defect in a cell that is refused there. */
const inCell = (
  name: string,
  at: At,
  text: string | ((file: RightFile, place: Place) => string),
  message: RegExp,
): Defect => ({
  name,
  formats: csv,
  at,
  make: (file, place) => ({
    content: withCell(file, place, typeof text === 'string' ? text : text(file, place)),
    outcome: wrongCell(file, place, message),
  }),
})

/** A defect for which the whole file is refused. */
const ofFile = (
  name: string,
  make: (text: string, file: RightFile, place: Place) => string | Buffer,
  refused: RegExp,
): Defect => ({
  name,
  formats: csv,
  make: (file, place) => ({ content: make(textOf(file), file, place), outcome: { refused } }),
})

/** Another way to write the same, which is read. */
const readAlike = (name: string, make: (file: RightFile, place: Place) => string | Buffer, at?: At): Defect => ({
  name,
  formats: csv,
  ...(at && { at }),
  make: (file, place) => ({ content: make(file, place), outcome: { rows: file.rows } }),
})

const otherSign = ({ format }: RightFile) => (formats[format].sign === ',' ? '.' : ',')

export const csvDefects: readonly Defect[] = [
  inCell('ett tal med fel decimaltecken', 'number', file => `8${otherSign(file)}5`, /vara ett tal, skrivet som/),
  inCell(
    'ett tal med fel tusental',
    'number',
    file => `1${otherSign(file)}23${formats[file.format].sign}5`,
    /vara ett tal/,
  ),
  inCell('ett tal med bokstaven O', 'number', 'O', /vara ett tal/),
  inCell('ett tal med fem decimaler', 'number', file => `1${formats[file.format].sign}00005`, /fler decimaler/),
  inCell('ett tal med minus sist', 'number', '5-', /vara ett tal/),
  inCell('ett tal inom parentes', 'number', '(5)', /vara ett tal/),
  inCell('ett tal med exponent', 'number', '1e3', /vara ett tal/),
  inCell('två tal i en cell', 'number', '8 9', /vara ett tal/),
  inCell('ett för stort tal', 'number', '99999999999999', /mellan|högst|max/),
  inCell('ett kalkylfel', 'number', '#DIVISION/0!', /felvärde #DIVISION/),
  inCell('ett kalkylfel i en text', 'text', '#SAKNAS!', /felvärde #SAKNAS/),
  inCell('en formel', 'text', '=1+1', /formel/),
  inCell('en för lång text', 'text', 'x'.repeat(300), /max \d+ tecken/),
  inCell('ett datum som inte finns', 'day', '2026-02-30', /Felaktigt datum/),
  inCell('ett datum på annat sätt', 'day', '11/30/2026', /Felaktigt datum/),
  inCell('ett datum utan år', 'day', '11-30', /Felaktigt datum/),
  inCell('ett datum som är ett tal', 'day', '46000', /Felaktigt datum/),
  inCell('en okänd kod', 'code', 'FINNSEJ', /finns inte bland/),
  inCell('ett personnummer med fel kontrollsiffra', 'person', '199003159805', /Felaktigt personnummer/),
  {
    name: 'en okänd anställd',
    formats: csv,
    subjects: ['LON', 'TID', 'HIS'],
    at: 'key',
    make: (file, place) => ({
      content: withCell(file, place, '77777'),
      outcome: wrongCell(file, place, /ingen anställd med nummer 77777/),
    }),
  },
  {
    name: 'ett tomt nummer',
    formats: csv,
    at: 'key',
    make: (file, place) => ({ content: withCell(file, place, ''), outcome: wrongCell(file, place, /obligatorisk/) }),
  },
  {
    name: '25 timmar på en dag',
    formats: csv,
    subjects: ['TID'],
    at: 'number',
    make: (file, place) => ({ content: withCell(file, place, '25'), outcome: wrongCell(file, place, /högst 24/) }),
  },
  {
    name: 'samma rad två gånger',
    formats: csv,
    subjects: ['PER', 'BRU', 'HIS'],
    make: (file, { row }) => ({
      content: `${textOf(file)}\r\n${textOf(file).split('\r\n')[row + 1]}`,
      outcome: { line: file.rows.length + 2, field: '', message: /Samma som rad/ },
    }),
  },
  {
    name: 'en rad utan sin sista cell',
    formats: csv,
    make: (file, place) => {
      const lines = textOf(file).split('\r\n')
      lines[place.row + 1] =
        lines[place.row + 1]?.split(formats[file.format].separator).slice(0, -1).join(formats[file.format].separator) ??
        ''
      return {
        content: lines.join('\r\n'),
        outcome: { line: lineOf(file, place), field: '', message: /Raden har \d celler/ },
      }
    },
  },
  {
    name: 'en rubrik som är felstavad',
    formats: csv,
    subjects: ['LON', 'TID'],
    at: 'text',
    make: (file, { column, field }) => ({
      content: withCell(file, { row: -1, column }, 'Komentar'),
      outcome: { rows: file.rows.map(row => ({ ...row, [field.field]: '' })) },
    }),
  },
  ofFile(
    'en cell för mycket',
    (text, file, { row }) =>
      text
        .split('\r\n')
        .map((line, at) => (at === row + 1 ? `${line}${formats[file.format].separator}x` : line))
        .join('\r\n'),
    /Rad \d har fler celler/,
  ),
  ofFile(
    'två lika rubriker',
    (text, file) => text.replace(csvCells(file)[0]?.[1] ?? '', csvCells(file)[0]?.[0] ?? ''),
    /finns i två kolumner/,
  ),
  ofFile(
    'fel avgränsare',
    (text, file) => text.replaceAll(formats[file.format].separator, '|'),
    /avgränsaren lodstreck/,
  ),
  ofFile(
    'en annan avgränsare enligt första raden',
    (text, file) => `sep=|\r\n${text.replaceAll(formats[file.format].separator, '|')}`,
    /enligt dess första rad/,
  ),
  ofFile(
    'ett citattecken utan slut',
    (text, file) => text.replace(/\r\n/, `\r\n"`).concat(formats[file.format].separator),
    /Rad 2 har ett citattecken/,
  ),
  ofFile('text efter ett citattecken', text => text.replace(/\r\n([^;\t]+)/, '\r\n"$1"x'), /Rad 2 har text efter/),
  ofFile(
    'Windows-text',
    text => Buffer.from(text.replace('Kommentar', 'Anmärkning').concat('\r\nÅ'), 'latin1'),
    /teckenkodningen UTF-8/,
  ),
  ofFile('ett NUL-tecken', text => `${text}\0`, /NUL-tecken/),
  ofFile('ett styrtecken', text => `${text}\u0007`, /teckenkodningen/),
  ofFile('en avbruten bokstav', text => Buffer.concat([Buffer.from(text), Buffer.from([0xc3])]), /teckenkodningen/),
  ofFile('bara rubriker', text => text.split('\r\n')[0] ?? '', /inga rader/),
  ofFile('inget alls', () => '', /tom/),
  ofFile('bara tomma rader', () => '\r\n\r\n', /tom/),
  ofFile('en för lång cell', text => `${text}${'x'.repeat(2_100)}`, /fler än 2000 tecken/),
  readAlike('ett BOM', file => `\ufeff${textOf(file)}`),
  readAlike('Unix-rader', file => textOf(file).replaceAll('\r\n', '\n')),
  readAlike('gamla Mac-rader', file => textOf(file).replaceAll('\r\n', '\r')),
  readAlike('tomma rader', file => textOf(file).replaceAll('\r\n', '\r\n\r\n').concat('\r\n')),
  readAlike('avgränsaren enligt första raden', file => `sep=${formats[file.format].separator}\r\n${textOf(file)}`),
  readAlike('mellanslag runt en cell', (file, place) => withCell(file, place, `  ${cellAt(file, place)} `)),
  readAlike('en cell i citattecken', (file, place) => withCell(file, place, `"${cellAt(file, place)}"`)),
  readAlike('lösa accenter', file => textOf(file).normalize('NFD')),
  readAlike('ett riktigt minustecken', file => textOf(file).replaceAll(/([;\t])-/g, '$1−'), 'number'),
  {
    name: 'tusental med hårt mellanslag',
    formats: csv,
    at: 'number',
    make: (file, place) => {
      const value = place.field.field === 'Timmar' || place.field.field === 'Komp' ? 12.5 : 12_345.5
      const text = value.toLocaleString('sv').replace(',', formats[file.format].sign)
      return { content: withCell(file, place, text), outcome: { rows: withValue(file, place, value) } }
    },
  },
]
