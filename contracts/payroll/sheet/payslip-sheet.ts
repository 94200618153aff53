import type { FormValues } from '../../forms/field.ts'
import { decimalFormat } from '../../rules/decimal.ts'
import { showOrganisationNumber } from '../../rules/organisation-number.ts'
import { type PayslipLanguage, type PayslipTexts, payslipTexts } from './payslip.text.ts'
import type { Pair, PayslipContents, SheetPerson, SheetRow } from './payslip-contents.ts'

/** A column of the rows. Numbers are aligned to the right. */
export interface SheetColumn {
  readonly id: keyof PayslipTexts['columns']
  readonly title: string
  readonly isNumber: boolean
}

/** The contents of a payslip in printed order, which the screen, the paper and the PDF draw. */
export interface PayslipSheet {
  readonly language: PayslipLanguage
  readonly title: string
  /** Whether the company's logotype is above its name. */
  readonly hasLogotype: boolean
  readonly company: { readonly name: string; readonly lines: readonly string[]; readonly contact: readonly Pair[] }
  readonly recipient: readonly string[]
  readonly facts: readonly Pair[]
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly string[])[]
  /** The benefits under a heading of their own, when the company's settings ask for it. */
  readonly benefits: { readonly title: string; readonly rows: readonly (readonly string[])[] } | null
  readonly sums: readonly Pair[]
  readonly net: Pair
  readonly groups: readonly { readonly title: string; readonly pairs: readonly Pair[] }[]
  readonly message: Pair | null
  /** Whether each page has its number. */
  readonly hasPageNumbers: boolean
}

const kronor = decimalFormat({ most: 2, zero: true }).show
const number = decimalFormat({ places: 0, most: 2, zero: true }).show
type Has = (option: string) => boolean

/**
 * Returns a payslip as a company with these settings prints it (second document §3.1, payslip print
 * options).
 *
 * @param settings contracts/settings/payslip.ts, and the company's own name and address
 */
export function payslipSheet(settings: FormValues, contents: PayslipContents): PayslipSheet {
  const { language, person, period } = contents
  const words = payslipTexts[language]
  const has = (option: string) => settings[`PrintoutPayslip${option}`] === true
  const text = (field: string) => String(settings[field] ?? '').trim()
  const when = <Value>(option: string, ...values: readonly Value[]) => (has(option) ? values : [])

  const rows = contents.rows
    .filter(({ amount }) => (amount !== null && amount !== 0) || has('NollRader'))
    .toSorted(byOrder(text('PrintoutPayslipLonRadSort'), settings.PrintoutPayslipLonRadSortType === 'numeric'))
  const columns = columnsOf(words, has)
  const cells = (row: SheetRow) => columns.map(({ id }) => cellOf(row, id, words))
  const benefits = rows.filter(({ isBenefit }) => isBenefit)

  return {
    language,
    title: contents.isDraft ? `${words.title}, ${words.draft}` : words.title,
    hasLogotype: settings.PrintoutPayslipBlankett === 'logotyp',
    company: {
      name: text('Namn'),
      lines: when('FtgAdress', text('Adress1'), text('Adress2'), `${text('PostNr')} ${text('PostOrt')}`).filter(
        line => line.trim() !== '',
      ),
      contact: [
        ...when<Pair>('Orgnr', [words.orgNr, showOrganisationNumber(text('Orgnr'))]),
        ...when<Pair>('FtgKontakt', [words.phone, text('Telefon') || '–'], [words.email, text('Epost') || '–']),
        ...pair(has('FtgKontakt') && text('Hemsida') !== '', words.website, text('Hemsida')),
      ],
    },
    recipient: [person.name, ...when('Adress', ...person.address)],
    facts: [
      [words.period, `${period.from} – ${period.to}`],
      [words.payout, period.payout],
      ...pair(contents.corrects !== '', words.corrects, contents.corrects),
      ...personFacts(settings, words, person, has),
    ],
    columns,
    rows: (has('Formaner') ? rows.filter(({ isBenefit }) => !isBenefit) : rows).map(cells),
    benefits: has('Formaner') && benefits.length > 0 ? { title: words.benefits, rows: benefits.map(cells) } : null,
    sums: [
      [words.gross, kronor(contents.gross)],
      [words.tax, kronor(-contents.tax)],
      ...pair(contents.afterTax !== 0, words.afterTax, kronor(contents.afterTax)),
    ],
    net: [words.net, `${kronor(contents.net)} ${words.currency}`],
    groups: groupsOf(words, contents, has),
    message: messageOf(settings) === '' ? null : [words.message, messageOf(settings)],
    hasPageNumbers: has('Sidnr'),
  }
}

/** Returns what a company with these settings writes on all payslips, or an empty text. */
export const messageOf = (settings: FormValues): string =>
  settings.PrintoutPayslipMeddelande === true ? String(settings.PrintoutPayslipMeddelandeText ?? '').trim() : ''

const pair = (isThere: boolean, label: string, value: string): readonly Pair[] => (isThere ? [[label, value]] : [])

/** Returns the comparison of rows in the company's order: by a field, as text or as numbers. */
function byOrder(field: string, asNumbers: boolean): (a: SheetRow, b: SheetRow) => number {
  const keyOf = ({ LonArtNr, SortKod, from }: SheetRow) =>
    field === 'LonArtNr' ? LonArtNr : field === 'Datum' ? from : SortKod
  const order = new Intl.Collator('sv', { numeric: asNumbers })
  return (a, b) => order.compare(keyOf(a), keyOf(b))
}

function columnsOf({ columns }: PayslipTexts, has: Has): readonly SheetColumn[] {
  const column = (id: SheetColumn['id'], isNumber = false): SheetColumn => ({ id, title: columns[id], isNumber })
  return [
    ...(has('LonArtNr') ? [column('LonArtNr')] : []),
    column('text'),
    ...(has('Datum') ? [column('Datum')] : []),
    ...(has('ResEnhet') ? [column('unitCode')] : []),
    ...(has('Antal') ? [column('quantity', true), column('price', true)] : []),
    column('amount', true),
  ]
}

function cellOf(row: SheetRow, column: SheetColumn['id'], { units }: PayslipTexts): string {
  const { quantity, price, amount, from, to } = row
  if (column === 'quantity') return quantity === null ? '' : `${number(quantity)} ${units[row.unit] ?? ''}`.trim()
  if (column === 'price') return price === null ? '' : kronor(price)
  if (column === 'amount') return amount === null ? '' : kronor(amount)
  if (column !== 'Datum') return row[column]
  if (from === to) return from
  return from.slice(0, 7) === to.slice(0, 7) ? `${from}–${to.slice(8)}` : `${from} – ${to}`
}

function personFacts(settings: FormValues, words: PayslipTexts, person: SheetPerson, has: Has): readonly Pair[] {
  const hidden = has('DoljPersNr') ? person.PersNr.replace(/\d{4}$/, '****') : person.PersNr
  const { employedTo, degree } = person
  return [
    ...pair(has('AnstNr'), words.employeeNumber, person.AnstNr),
    ...pair(has('PersNr') && hidden !== '', words.personalNumber, hidden),
    ...pair(
      has('Avdelning') && settings.UseAvdelning === true && person.department !== '',
      words.department,
      person.department,
    ),
    ...pair(has('Befattning') && person.position !== '', words.position, person.position),
    ...pair(has('AnstForm') && person.form !== '', words.employment, person.form),
    ...pair(has('AnstDatum'), words.employedFrom, person.employedFrom),
    ...pair(has('AnstDatum') && employedTo !== null, words.employedTo, employedTo ?? ''),
    ...pair(has('SyssGrad') && degree !== null, words.degree, `${number(degree ?? 0)} %`),
    ...pair(has('GrundLon'), words.baseSalary, kronor(person.baseSalary)),
    ...pair(has('Konto') && person.account !== '', words.account, shownAccount(person, has)),
  ]
}

/** Returns the account. Some banks' numbers are the personal number, which is hidden there too. */
function shownAccount({ account, PersNr }: SheetPerson, has: Has): string {
  const own = PersNr.replace(/\D/g, '').slice(2)
  const isOwn = own !== '' && account.replace(/\D/g, '').endsWith(own)
  return isOwn && (!has('PersNr') || has('DoljPersNr')) ? account.replace(/\d{4}$/, '****') : account
}

function groupsOf(words: PayslipTexts, contents: PayslipContents, has: Has): PayslipSheet['groups'] {
  const { year, vacation, taxedBy, taxes, debt, pension, startUpSupport } = contents
  const kept = (option: string, label: string, value: number | null, show = number) =>
    pair(has(option) && value !== null, label, show(value ?? 0))
  const groups: readonly (readonly [title: string, pairs: readonly Pair[]])[] = [
    [
      words.taxGroup,
      [
        ...pair(has('SkattTab') && taxedBy !== '', words.tax, taxedBy),
        ...(has('SkattTab') && taxes.length > 1 ? taxes : []),
        ...pair(has('SkattGrund'), words.taxBase, kronor(contents.taxable)),
      ],
    ],
    [
      words.employer,
      [
        ...pair(has('ArbAvg'), words.contributions, kronor(contents.contributions)),
        ...pair(has('ArbAvg') && startUpSupport !== 0, words.startUpSupport, kronor(-startUpSupport)),
        ...pair(has('Pension') && pension !== 0, words.pension, kronor(pension)),
      ],
    ],
    [
      words.year,
      [
        ...pair(has('Ack'), words.yearGross, kronor(year.gross)),
        ...pair(has('Ack'), words.yearBenefits, kronor(year.benefits)),
        ...pair(has('Ack'), words.yearTax, kronor(year.tax)),
        ...pair(has('Skuld') && debt > 0, words.debt, kronor(debt)),
      ],
    ],
    [
      words.vacation,
      [
        ...kept('Semester', words.vacationPaid, vacation.paid),
        ...kept('Semester', words.vacationSaved, vacation.saved),
        ...kept('Semester', words.vacationUnpaid, vacation.unpaid),
        ...kept('Semester', words.vacationAdvance, vacation.advance),
        ...kept('Semester', words.vacationEarned, vacation.earned),
        ...kept('Semester', words.earnedHoliday, contents.earnedHoliday, kronor),
        ...(has('Semester') ? contents.parental : []),
      ],
    ],
    [
      words.time,
      [
        ...kept('Komp', words.compTime, contents.compTime, kronor),
        ...kept('Flex', words.flexTime, contents.flexTime, kronor),
        ...kept('Atf', words.shorterHours, contents.shorterHours, kronor),
      ],
    ],
    [words.absence, has('Franvaro') ? contents.absence : []],
    [words.schedule, has('Schema') ? contents.schedule : []],
  ]
  return groups.filter(([, pairs]) => pairs.length > 0).map(([title, pairs]) => ({ title, pairs }))
}
