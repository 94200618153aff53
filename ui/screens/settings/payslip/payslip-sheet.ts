import type { FormValues } from '#contracts/forms/field.ts'
import { decimalFormat, roundTo } from '#contracts/rules/decimal.ts'
import { type PayslipLanguage, type PayslipTexts, payslipTexts } from '#ui/screens/settings/payslip/payslip.text.ts'
import { formatOrgnr } from '#ui/text/format.ts'
import { type DemoRow, demoPeriod, demoRows, demoPerson as person } from './demo-payslip.ts'

/** A line with a label and its value. */
export type Pair = readonly [label: string, value: string]

/** A column of the rows. Numbers are aligned to the right. */
export interface Column {
  readonly id: keyof PayslipTexts['columns']
  readonly title: string
  readonly isNumber: boolean
}

/** The contents of a payslip, in printed order. */
export interface PayslipSheet {
  readonly language: PayslipLanguage
  readonly title: string
  /** Whether the company's logotype is above its name. */
  readonly hasLogotype: boolean
  readonly company: { readonly name: string; readonly lines: readonly string[]; readonly contact: readonly Pair[] }
  readonly recipient: readonly string[]
  readonly facts: readonly Pair[]
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  /** The benefits under a heading of their own, when the company's settings ask for it. */
  readonly benefits: { readonly title: string; readonly rows: readonly (readonly string[])[] } | null
  readonly sums: readonly Pair[]
  readonly net: Pair
  readonly groups: readonly { readonly title: string; readonly pairs: readonly Pair[] }[]
  readonly message: Pair | null
  readonly page: string | null
}

const kronor = decimalFormat({ most: 2, zero: true }).show
const number = decimalFormat({ places: 0, most: 2, zero: true }).show

/** Returns the payslip of the invented person, as a company with these settings would print it. */
export function payslipSheet(form: FormValues): PayslipSheet {
  const language: PayslipLanguage = form.StdPayslipLocale === 'EN' ? 'EN' : 'SV'
  const words = payslipTexts[language]
  const has = (option: string) => form[`PrintoutPayslip${option}`] === true
  const text = (field: string) => String(form[field] ?? '').trim()
  const when = <Value>(option: string, ...values: readonly Value[]) => (has(option) ? values : [])

  const rows = demoRows
    .filter(({ amount }) => amount !== 0 || has('NollRader'))
    .toSorted(byOrder(String(form.PrintoutPayslipLonRadSort), form.PrintoutPayslipLonRadSortType === 'numeric'))
  const columns = columnsOf(words, has)
  const cells = (row: DemoRow) => columns.map(({ id }) => cellOf(row, id, language))
  const own = rows.filter(({ isBenefit }) => isBenefit !== true || !has('Formaner'))

  const sum = (of: readonly DemoRow[]) =>
    roundTo(
      of.reduce((total, { amount }) => total + amount, 0),
      2,
    )
  const benefits = sum(rows.filter(({ isBenefit }) => isBenefit))
  const taxFree = sum(rows.filter(({ unit }) => unit.EN === '10 km'))
  const gross = roundTo(sum(rows) - benefits - taxFree, 2)
  const net = roundTo(gross + taxFree - person.tax, Number(form.AvrundaTotal ?? 0))

  return {
    language,
    title: words.title,
    hasLogotype: form.PrintoutPayslipBlankett === 'logotyp',
    company: {
      name: text('Namn'),
      lines: when('FtgAdress', text('Adress1'), text('Adress2'), `${text('PostNr')} ${text('PostOrt')}`).filter(
        line => line.trim() !== '',
      ),
      contact: [
        ...when<Pair>('Orgnr', [words.orgNr, formatOrgnr(text('Orgnr'))]),
        ...when<Pair>('FtgKontakt', [words.phone, text('Telefon') || '–'], [words.email, text('Epost') || '–']),
      ],
    },
    recipient: [person.name, ...when('Adress', ...person.address)],
    facts: [
      [words.period, `${demoPeriod.from} – ${demoPeriod.to}`],
      [words.payout, demoPeriod.payout],
      ...personFacts(form, words, language, has),
    ],
    columns,
    rows: own.map(cells),
    benefits: has('Formaner')
      ? { title: words.benefits, rows: rows.filter(({ isBenefit }) => isBenefit).map(cells) }
      : null,
    sums: [
      [words.gross, kronor(gross)],
      [words.tax, kronor(-person.tax)],
    ],
    net: [words.net, `${kronor(net)} kr`],
    groups: groupsOf(form, words, language, has, roundTo(gross + benefits, 2)),
    message: has('Meddelande') ? [words.message, person.message[language]] : null,
    page: has('Sidnr') ? words.page : null,
  }
}

type Has = (option: string) => boolean

/** Returns the comparison of rows in the company's order: by a field, as text or as numbers. */
function byOrder(field: string, asNumbers: boolean): (a: DemoRow, b: DemoRow) => number {
  const key = field === 'LonArtNr' || field === 'Datum' ? field : 'SortKod'
  const order = new Intl.Collator('sv', { numeric: asNumbers })
  return (a, b) => order.compare(a[key], b[key])
}

function columnsOf({ columns }: PayslipTexts, has: Has): readonly Column[] {
  const column = (id: Column['id'], isNumber = false): Column => ({ id, title: columns[id], isNumber })
  return [
    ...(has('LonArtNr') ? [column('LonArtNr')] : []),
    column('text'),
    ...(has('Datum') ? [column('Datum')] : []),
    ...(has('ResEnhet') ? [column('unitCode')] : []),
    ...(has('Antal') ? [column('quantity', true), column('price', true)] : []),
    column('amount', true),
  ]
}

function cellOf(row: DemoRow, column: Column['id'], language: PayslipLanguage): string {
  if (column === 'text') return row.text[language]
  if (column === 'quantity') return `${number(row.quantity)} ${row.unit[language]}`
  if (column === 'price' || column === 'amount') return kronor(row[column])
  return row[column]
}

function personFacts(form: FormValues, words: PayslipTexts, language: PayslipLanguage, has: Has): readonly Pair[] {
  const hidden = has('DoljPersNr') ? person.PersNr.replace(/\d{4}$/, '****') : person.PersNr
  const all: readonly (readonly [isThere: boolean, label: string, value: string])[] = [
    [has('AnstNr'), words.employeeNumber, person.AnstNr],
    [has('PersNr'), words.personalNumber, hidden],
    [has('Avdelning') && form.UseAvdelning === true, words.department, person.department[language]],
    [has('Befattning'), words.position, person.position[language]],
    [has('AnstForm'), words.employment, person.form[language]],
    [has('AnstDatum'), words.employedFrom, person.employedFrom],
    [has('SyssGrad'), words.degree, person.degree],
    [has('GrundLon'), words.baseSalary, kronor(person.baseSalary)],
    [has('Konto'), words.account, person.account],
  ]
  return all.flatMap(([isThere, label, value]) => (isThere ? [[label, value] as const] : []))
}

function groupsOf(form: FormValues, words: PayslipTexts, language: PayslipLanguage, has: Has, taxed: number) {
  const { year, vacation } = person
  const pair = (isThere: boolean, label: string, value: string): readonly Pair[] => (isThere ? [[label, value]] : [])
  const groups: readonly (readonly [title: string, pairs: readonly Pair[]])[] = [
    [
      words.taxGroup,
      [
        ...pair(has('SkattTab'), words.tax, words.taxTable(String(form.SkattTab || 32), person.taxColumn)),
        ...pair(has('SkattGrund'), words.taxBase, kronor(taxed)),
      ],
    ],
    [
      words.employer,
      [
        ...pair(has('ArbAvg'), words.contributions, kronor(roundTo(taxed * person.contributionRate, 2))),
        ...pair(has('Pension'), words.pension, kronor(roundTo(taxed * person.pensionRate, 2))),
      ],
    ],
    [
      words.year,
      [
        ...pair(has('Ack'), words.yearGross, kronor(year.gross)),
        ...pair(has('Ack'), words.yearBenefits, kronor(year.benefits)),
        ...pair(has('Ack'), words.yearTax, kronor(year.tax)),
        ...pair(has('Skuld'), words.debt, kronor(person.debt)),
      ],
    ],
    [
      words.vacation,
      [
        ...pair(has('Semester'), words.vacationPaid, number(vacation.paid)),
        ...pair(has('Semester'), words.vacationSaved, number(vacation.saved)),
        ...pair(has('Semester'), words.vacationUnpaid, number(vacation.unpaid)),
      ],
    ],
    [
      words.time,
      [
        ...pair(has('Komp'), words.compTime, kronor(person.compTime)),
        ...pair(has('Flex'), words.flexTime, kronor(person.flexTime)),
        ...pair(has('Atf'), words.shorterHours, kronor(person.shorterHours)),
      ],
    ],
    [
      words.inPeriod,
      [
        ...pair(has('Franvaro'), words.absence, person.absence[language]),
        ...pair(has('Schema'), words.schedule, person.schedule[language]),
      ],
    ],
  ]
  return groups.filter(([, pairs]) => pairs.length > 0).map(([title, pairs]) => ({ title, pairs }))
}
