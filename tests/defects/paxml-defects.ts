import { type Defect, lineOf, type Place, wrongCell } from './defect.ts'
import { paxmlText, type RightFile, type SubjectCode, subjects } from './right-files.ts'

const paxml = ['PAXML'] as const

/** @throws Error for a defect that is not in the file */
function unlike(text: string | Buffer, file: RightFile): string | Buffer {
  if (text === paxmlText(file)) throw new Error('The defect is not in the file')
  return text
}

/** Returns the text of a file with the element of a place replaced. */
function withElement(
  file: RightFile,
  { row, field }: Place,
  replace: (text: string, element: string) => string,
): string {
  let at = -1
  return paxmlText(file).replace(
    new RegExp(`<${field.element}>(.*?)</${field.element}>`, 'g'),
    (whole, text: string) => {
      at += 1
      return at === row ? replace(text, field.element) : whole
    },
  )
}
/** Returns the text of a file with the row of a place replaced. */
function withRow(file: RightFile, { row }: Place, replace: (text: string) => string): string {
  const { element } = subjects[file.subject]
  let at = -1
  return paxmlText(file).replace(new RegExp(`<${element} [\\s\\S]*?</${element}>`, 'g'), whole => {
    at += 1
    return at === row ? replace(whole) : whole
  })
}

type At = NonNullable<Defect['at']>
const as = (text: string) => (_: string, element: string) => `<${element}>${text}</${element}>`

const inElement = (
  name: string,
  at: At,
  replace: (text: string, element: string) => string,
  message: RegExp,
  only?: readonly SubjectCode[],
): Defect => ({
  name,
  formats: paxml,
  at,
  ...(only && { subjects: only }),
  make: (file, place) => ({
    content: unlike(withElement(file, place, replace), file),
    outcome: wrongCell(file, place, message),
  }),
})
/** A defect of a row, told at the row. */
const inRow = (
  name: string,
  replace: (text: string) => string,
  message: RegExp,
  only?: readonly SubjectCode[],
): Defect => ({
  name,
  formats: paxml,
  ...(only && { subjects: only }),
  make: (file, place) => ({
    content: unlike(withRow(file, place, replace), file),
    outcome: { line: lineOf(file, place), field: '', message },
  }),
})
const ofFile = (name: string, make: (text: string, file: RightFile) => string | Buffer, refused: RegExp): Defect => ({
  name,
  formats: paxml,
  make: file => ({ content: unlike(make(paxmlText(file), file), file), outcome: { refused } }),
})
const readAlike = (name: string, make: (file: RightFile, place: Place) => string | Buffer, at?: At): Defect => ({
  name,
  formats: paxml,
  ...(at && { at }),
  make: (file, place) => ({ content: unlike(make(file, place), file), outcome: { rows: file.rows } }),
})

const referenced = (text: string) => [...text].map(letter => `&#x${letter.codePointAt(0)?.toString(16)};`).join('')

export const paxmlDefects: readonly Defect[] = [
  inElement('ett decimalkomma', 'number', as('8,5'), /1234\.50|tal/),
  inElement('ett tal med tusental', 'number', as('1 234.5'), /tal/),
  inElement('ett tal med fem decimaler', 'number', as('0.00005'), /decimaler/),
  inElement(
    'ett element två gånger',
    'number',
    (text, element) => `<${element}>${text}</${element}><${element}>1</${element}>`,
    /finns 2 gånger/,
    ['PER', 'LON', 'TID'],
  ),
  inElement('ett element i ett element', 'text', as('<b>x</b>'), /andra element/),
  inElement('ett datum som inte finns', 'day', as('2026-02-30'), /Felaktigt datum/),
  inElement('ett datum på annat sätt', 'day', as('30/11/2026'), /Felaktigt datum/),
  inElement('en okänd kod', 'code', as('FINNSEJ'), /finns inte bland/),
  inElement('en för lång text', 'text', as('x'.repeat(300)), /max \d+ tecken/),
  inElement('en formel', 'text', as('=1+1'), /formel/),
  inElement('25 timmar på en dag', 'number', as('25'), /högst 24/, ['TID']),
  inRow(
    'ett felstavat element',
    text => text.replace(/<\/?(datum|anstdatum|betaldatum)>/g, tag => tag.replace('datum', 'datym')),
    /datym finns inte i PAXml/,
  ),
  inRow(
    'ett element med versaler',
    text => text.replace(/<\/?(?:kontonr|info|kommentar|efternamn|kompsaldo)>/g, tag => tag.toUpperCase()),
    /finns inte i PAXml/,
  ),
  inRow('en person som ska tas bort', text => text.replace('<person ', '<person delete="true" '), /ska tas bort/, [
    'PER',
  ]),
  ofFile('en tagg som inte stängs', text => text.replace('</paxml>', ''), /felaktig på rad/),
  ofFile('ett et-tecken', text => text.replace('<version>', '<version>&'), /felaktig på rad 3/),
  ofFile('en okänd entitet', text => text.replace('2.0', '2.0&nbsp;'), /”&nbsp;”/),
  ofFile('en teckenreferens som inte finns', text => text.replace('2.0', '2.0&#xFFFFFF;'), /”&#xFFFFFF;”/),
  ofFile('en egen entitet', text => text.replace('<paxml>', '<!DOCTYPE paxml [<!ENTITY a "b">]><paxml>'), /DTD/),
  ofFile('en annan version', text => text.replace('2.0', '3.0'), /version 2/),
  ofFile('ingen version', text => text.replace(/<header>.*<\/header>/, ''), /version 2/),
  ofFile('en annan teckenkodning', text => Buffer.from(`${text}<!-- å -->`, 'latin1'), /teckenkodningen UTF-8/),
  ofFile('en okänd teckenkodning', text => text.replace('UTF-8', 'EBCDIC-X'), /teckenkodningen ebcdic-x/),
  ofFile(
    'en lista två gånger',
    (text, { subject }) => text.replace('</paxml>', `<${subjects[subject].list}/></paxml>`),
    /mer än en gång/,
  ),
  ofFile(
    'en felstavad lista',
    (text, { subject }) => text.replaceAll(subjects[subject].list, `${subjects[subject].list}x`),
    /finns inte i PAXml/,
  ),
  ofFile(
    'en felstavad rad',
    (text, { subject }) => text.replaceAll(new RegExp(`(</?${subjects[subject].element})(?=[ >])`, 'g'), '$1x'),
    /finns inte i PAXml/,
  ),
  ofFile(
    'element i 21 nivåer',
    text => text.replace('<header>', `<header>${'<a>'.repeat(21)}${'</a>'.repeat(21)}`),
    /20 nivåer/,
  ),
  ofFile('ett element constructor', text => text.replace('<header>', '<header><constructor/>'), /”constructor”/),
  ofFile('ett element __proto__', text => text.replace('<header>', '<header><__proto__/>'), /”__proto__”/),
  ofFile('en annan XML-fil', text => text.replaceAll('paxml>', 'html>'), /ingen PAXml-fil/),
  ofFile('ingen XML', () => 'hej', /felaktig|ingen PAXml/),
  ofFile(
    'inga rader',
    (text, { subject }) =>
      text.replace(new RegExp(`<${subjects[subject].list}>[\\s\\S]*</${subjects[subject].list}>`), ''),
    /inget av det/,
  ),
  readAlike(
    'teckenreferenser',
    (file, place) => withElement(file, place, (text, element) => as(referenced(text))('', element)),
    'text',
  ),
  readAlike(
    'CDATA',
    (file, place) => withElement(file, place, (text, element) => as(`<![CDATA[${text}]]>`)('', element)),
    'text',
  ),
  readAlike(
    'en kommentar i ett element',
    (file, place) => withElement(file, place, (text, element) => as(`<!-- a -->${text}`)('', element)),
    'number',
  ),
  readAlike('ett BOM', file => `\ufeff${paxmlText(file)}`),
  readAlike('Latin 1 som filen säger', file => Buffer.from(paxmlText(file).replace('UTF-8', 'ISO-8859-1'), 'latin1')),
  readAlike(
    'blanka runt ett tal',
    (file, place) => withElement(file, place, (text, element) => as(`\n ${text} \n`)('', element)),
    'number',
  ),
]
