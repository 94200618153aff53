import { XMLParser, XMLValidator } from 'fast-xml-parser'
import iconv from 'iconv-lite'
import { type FileForm, type FileFormName, fileForms } from '../file-forms.ts'
import { toHundredths } from '../rules/hundredths.ts'

/*
 * What the files hold, in words for the call reference and as a check of their bytes. The pact has
 * the headers of a file only, so `npm run pact:verify` checks the rest by these.
 */

/** Returns what is wrong with a content: a text, or the bytes as Latin-1. */
type Problems = (content: string) => readonly string[]

const unless = (isRight: boolean, problem: string): readonly string[] => (isRight ? [] : [problem])

/** Returns the numbers in all elements of a name. */
const numbersIn = (xml: string, name: string): readonly number[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>([^<]*)<`, 'g'))].map(([, text]) => Number(text))
const cents = (all: readonly number[]) => all.reduce((sum, each) => sum + toHundredths(each), 0)

/** Returns why a text is not an XML document of that root and encoding. */
function xmlProblems(content: string, { root, encoding }: { readonly root: string; readonly encoding: string }) {
  const valid = XMLValidator.validate(content)
  if (valid !== true) return [`expected XML, came something else (${valid.err.msg})`]
  const declared = /^<\?xml[^>]*encoding="([^"]+)"/.exec(content)?.[1] ?? 'none'
  const parsed = new XMLParser({ ignoreDeclaration: true, removeNSPrefix: true }).parse(content) as object
  return [
    ...unless(declared.toLowerCase() === encoding, `expected the encoding ${encoding}, came ${declared}`),
    ...unless(root in parsed, `expected the root ${root}, came ${Object.keys(parsed).join()}`),
  ]
}

/** A print. */
const pdf: Problems = content => [
  ...unless(content.startsWith('%PDF-1.'), `expected %PDF-1 first, came ${JSON.stringify(content.slice(0, 20))}`),
  ...unless(/%%EOF\s*$/.test(content), 'expected %%EOF last, came something else'),
]

/** The payroll dates of a calendar. */
const calendar: Problems = content => [
  ...unless(content.startsWith('BEGIN:VCALENDAR\r\n'), 'expected BEGIN:VCALENDAR first, came something else'),
  ...unless(content.endsWith('END:VCALENDAR\r\n'), 'expected END:VCALENDAR last, came something else'),
  ...unless(content.split(/^BEGIN:VEVENT/m).length > 1, 'expected events, came none'),
]

/** The event history. */
const csv: Problems = content => {
  const [head = '', ...rows] = content.trimEnd().split(/\r?\n(?=")/)
  const fields = (row: string) => row.split('";"').length
  return [
    ...unless(head.startsWith('\ufeff"'), 'expected a byte order mark first, came none'),
    ...unless(fields(head) > 1, 'expected headings, came none'),
    ...unless(
      rows.every(row => fields(row) === fields(head)),
      'expected the headings’ fields in each row',
    ),
  ]
}

/** The employees, rows and schedules of PAXml 2.0. */
const paxml: Problems = content => xmlProblems(content, { root: 'paxml', encoding: 'utf-8' })

/** An enquiry on tax deduction. */
const enquiry: Problems = content => xmlProblems(content, { root: 'Skatteavdrag', encoding: 'iso-8859-1' })

/** An employer's declaration. */
const declaration: Problems = content => {
  const months = new Set([...numbersIn(content, 'Period'), ...numbersIn(content, 'RedovisningsPeriod')])
  const tax = ['AvdrPrelSkatt', 'AvdrSkattSINK', 'AvdrSkattASINK'].flatMap(name => numbersIn(content, name))
  const [sum = 0] = numbersIn(content, 'SummaSkatteavdr')
  return [
    ...xmlProblems(content, { root: 'Skatteverket', encoding: 'utf-8' }),
    ...unless(months.size === 1, `expected one month, came ${[...months].join(' and ') || 'none'}`),
    ...unless(cents([sum]) === cents(tax), `expected 497 to be the statements’ tax, came ${sum}`),
  ]
}

/** A payment order for a bank. */
const payments: Problems = content => {
  const amounts = numbersIn(content, 'InstdAmt')
  const [whole = 0, ...parts] = numbersIn(content, 'CtrlSum')
  const [count = 0, ...counts] = numbersIn(content, 'NbOfTxs')
  return [
    ...xmlProblems(content, { root: 'Document', encoding: 'utf-8' }),
    ...unless(cents([whole]) === cents(amounts), `expected CtrlSum to be the sum of the amounts, came ${whole}`),
    ...unless(cents(parts) === cents(amounts), 'expected the parts’ CtrlSum to be the sum of the amounts'),
    ...unless(count === amounts.length, `expected NbOfTxs ${amounts.length}, came ${count}`),
    ...unless(
      counts.reduce((sum, each) => sum + each, 0) === amounts.length,
      'expected the parts’ NbOfTxs to be the number of amounts',
    ),
  ]
}

/** Vouchers for an accounting program. */
const vouchers: Problems = content => {
  const bodies = [...content.matchAll(/^#VER .*\r\n\{\r\n([\s\S]*?)^\}/gm)].map(([, body = '']) => body)
  const sumOf = (body: string) =>
    cents([...body.matchAll(/^#TRANS \S+ \{[^}]*\} (-?[\d.]+)/gm)].map(([, amount]) => Number(amount)))
  return [
    ...unless(content.startsWith('#FLAGGA 0\r\n'), 'expected #FLAGGA 0 first, came something else'),
    ...unless(content.includes('\r\n#FORMAT PC8\r\n'), 'expected #FORMAT PC8, came none'),
    ...unless(content.includes('\r\n#SIETYP 4\r\n'), 'expected #SIETYP 4, came none'),
    ...unless(bodies.length > 0, 'expected vouchers, came none'),
    ...unless(
      bodies.every(body => sumOf(body) === 0),
      'expected debit to be credit in each voucher, came a difference',
    ),
  ]
}

const problemsOf: Readonly<Record<FileFormName, Problems>> = {
  pdf,
  calendar,
  csv,
  paxml,
  enquiry,
  declaration,
  payments,
  vouchers,
}

const decoded = (bytes: Buffer, encoding: FileForm['encoding']): string | undefined => {
  if (encoding !== 'utf-8') return iconv.decode(bytes, encoding ?? 'iso-8859-1')
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Matches the bytes of UTF-8 when they are read as Latin-1 or code page 437. */
const isUtf8ReadWrong = /Ã[\x80-\xbf]|├[^\s\w]/

/**
 * Returns what is wrong with the bytes of a file.
 *
 * @param texts what the file must say, since it follows from the states
 * @param silent what it must not say
 */
export function fileProblems(
  form: FileFormName,
  bytes: Buffer,
  texts: readonly string[] = [],
  silent: readonly string[] = [],
): readonly string[] {
  const { encoding } = fileForms[form]
  const content = decoded(bytes, encoding)
  if (content === undefined) return ['the content: expected UTF-8, came other bytes']
  const found = [
    ...problemsOf[form](content),
    ...unless(encoding === null || !isUtf8ReadWrong.test(content), `expected ${encoding}, came UTF-8`),
    ...texts.flatMap(text =>
      unless(content.includes(text), `expected ${JSON.stringify(text)}, came a file without it`),
    ),
    ...silent.flatMap(text =>
      unless(!content.includes(text), `expected no ${JSON.stringify(text)}, came a file with it`),
    ),
  ]
  return found.map(problem => `the content: ${problem}`)
}
