import type { FormValues } from '../../forms/field.ts'
import { roundTo } from '../../rules/decimal.ts'
import { type PayslipLanguage, payslipTexts } from './payslip.text.ts'
import type { PayslipContents, SheetRow } from './payslip-contents.ts'

/**
 * The payslip of an invented person, with an example of every option. Amounts in kronor; for
 * display only.
 */

/** A text in each language of payslips. */
type DemoText = Readonly<Record<PayslipLanguage, string>>

interface DemoRow extends Omit<SheetRow, 'text' | 'from' | 'to' | 'isBenefit'> {
  /** The date, YYYY-MM-DD. */
  readonly day: string
  readonly text: DemoText
  readonly amount: number
  readonly isBenefit?: boolean
  readonly isTaxFree?: boolean
}

/**
 * The rows, unsorted: the company chooses the order. Their codes sort differently as text and as
 * numbers.
 */
const demoRows: readonly DemoRow[] = [
  {
    LonArtNr: '210',
    SortKod: '20',
    day: '2026-11-03',
    text: { SV: 'Övertid, enkel', EN: 'Overtime' },
    quantity: 6,
    unit: 'TIM',
    price: 248,
    amount: 1488,
    unitCode: '120',
  },
  {
    LonArtNr: '11',
    SortKod: '10',
    day: '2026-11-30',
    text: { SV: 'Månadslön', EN: 'Monthly salary' },
    quantity: 1,
    unit: 'MÅN',
    price: 34500,
    amount: 34500,
    unitCode: '110',
  },
  {
    LonArtNr: '1320',
    SortKod: '5',
    day: '2026-11-12',
    text: { SV: 'Karensavdrag', EN: 'Qualifying deduction' },
    quantity: 1,
    unit: 'ST',
    price: -1273.85,
    amount: -1273.85,
    unitCode: '110',
  },
  {
    LonArtNr: '76',
    SortKod: '30',
    day: '2026-11-18',
    text: { SV: 'Milersättning, skattefri', EN: 'Mileage, tax-free' },
    quantity: 12,
    unit: 'MIL',
    isTaxFree: true,
    price: 25,
    amount: 300,
    unitCode: '120',
  },
  {
    LonArtNr: '905',
    SortKod: '100',
    day: '2026-11-24',
    text: { SV: 'Vård av barn, utan avdrag', EN: 'Care of child, no deduction' },
    quantity: 1,
    unit: 'DAG',
    price: 0,
    amount: 0,
    unitCode: '110',
  },
  {
    LonArtNr: '84',
    SortKod: '40',
    day: '2026-11-27',
    text: { SV: 'Kostförmån, lunch', EN: 'Meal benefit, lunch' },
    quantity: 4,
    unit: 'ST',
    price: 130,
    amount: 520,
    unitCode: '110',
    isBenefit: true,
  },
]

/** The person, and the totals that are no sum of the rows. */
const demoPerson = {
  name: 'Maja Lindqvist',
  address: ['Björkallén 14 B', '903 27 Umeå'],
  AnstNr: '1042',
  PersNr: '19900101-2384',
  department: { SV: 'Butik', EN: 'Store' },
  position: { SV: 'Butikssäljare', EN: 'Shop assistant' },
  form: { SV: 'Tillsvidareanställning', EN: 'Permanent employment' },
  employedFrom: '2021-03-01',
  degree: 100,
  baseSalary: 34500,
  account: '8327-9, 123 456 789-0',
  taxColumn: 1,
  tax: 7904,
  contributionRate: 0.3142,
  pensionRate: 0.045,
  year: { gross: 381_204.5, benefits: 5200, tax: 86_944 },
  vacation: { paid: 17, saved: 8, unpaid: null, advance: null, earned: 14.66 },
  compTime: 12.5,
  flexTime: -3.25,
  shorterHours: 6,
  debt: 400,
  absence: { SV: 'Sjukdom', EN: 'Sick leave' },
  schedule: '8 8 8 8 8 – –',
} as const

/** The row that makes the sum what is paid. */
const roundingRow = (amount: number): DemoRow => ({
  LonArtNr: '9040',
  SortKod: '99',
  day: '2026-11-30',
  text: { SV: 'Öresavrundning', EN: 'Rounding' },
  quantity: null,
  unit: 'KR',
  price: null,
  amount,
  unitCode: '',
  isTaxFree: true,
})

const demoPeriod = { from: '2026-11-01', to: '2026-11-30', payout: '2026-11-25' } as const

/** Returns what the payslip of the invented person says to a company with these settings. */
export function demoContents(settings: FormValues): PayslipContents {
  const language: PayslipLanguage = settings.StdPayslipLocale === 'EN' ? 'EN' : 'SV'
  const sumOf = (isOf: (row: DemoRow) => boolean) =>
    roundTo(
      demoRows.filter(isOf).reduce((total, { amount }) => total + amount, 0),
      2,
    )
  const benefits = sumOf(({ isBenefit }) => isBenefit === true)
  const taxFree = sumOf(({ isTaxFree }) => isTaxFree === true)
  const gross = sumOf(({ isBenefit, isTaxFree }) => isBenefit !== true && isTaxFree !== true)
  const taxable = roundTo(gross + benefits, 2)
  const { tax, contributionRate, pensionRate, department, position, form, absence, schedule } = demoPerson
  const words = payslipTexts[language]
  const net = roundTo(gross + taxFree - tax, Number(settings.AvrundaTotal ?? 0))
  const afterTax = roundTo(net - gross + tax, 2)
  const rounding = roundTo(afterTax - taxFree, 2)
  return {
    language,
    isDraft: false,
    period: demoPeriod,
    corrects: '',
    gross,
    tax,
    afterTax,
    taxable,
    person: {
      ...demoPerson,
      employedTo: null,
      department: department[language],
      position: position[language],
      form: form[language],
    },
    rows: [...demoRows, ...(rounding === 0 ? [] : [roundingRow(rounding)])].map(
      ({ day, isBenefit = false, text, ...row }) => ({
        ...row,
        from: day,
        to: day,
        text: text[language],
        isBenefit,
      }),
    ),
    net,
    taxedBy: words.taxTable(Number(settings.SkattTab || 32), demoPerson.taxColumn),
    taxes: [],
    contributions: roundTo(taxable * contributionRate, 2),
    startUpSupport: 0,
    pension: roundTo(taxable * pensionRate, 2),
    year: demoPerson.year,
    vacation: demoPerson.vacation,
    earnedHoliday: 23_595.27,
    parental: [],
    debt: demoPerson.debt,
    compTime: demoPerson.compTime,
    flexTime: demoPerson.flexTime,
    shorterHours: demoPerson.shorterHours,
    absence: [['2026-11-12', absence[language]]],
    schedule: [45, 46, 47, 48].map(week => [words.week(week), schedule]),
  }
}
