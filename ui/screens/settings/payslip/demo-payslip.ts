/**
 * The payslip of an invented person, with an example of every option. Amounts in kronor; for
 * display only.
 */

/** A row of the payslip. */
export interface DemoRow {
  readonly LonArtNr: string
  readonly SortKod: string
  /** The date, YYYY-MM-DD. */
  readonly Datum: string
  readonly text: DemoText
  readonly quantity: number
  readonly unit: DemoText
  readonly price: number
  readonly amount: number
  readonly unitCode: string
  /** Whether the row is a benefit: taxed but not paid out. */
  readonly isBenefit?: boolean
}

/** A text in each language of payslips. */
export interface DemoText {
  readonly SV: string
  readonly EN: string
}

const days = { SV: 'dgr', EN: 'days' }
const hours = { SV: 'tim', EN: 'hrs' }

/**
 * The rows, unsorted: the company chooses the order. Their codes sort differently as text and as
 * numbers.
 */
export const demoRows: readonly DemoRow[] = [
  {
    LonArtNr: '210',
    SortKod: '20',
    Datum: '2026-11-03',
    text: { SV: 'Övertid, enkel', EN: 'Overtime' },
    quantity: 6,
    unit: hours,
    price: 248,
    amount: 1488,
    unitCode: '120',
  },
  {
    LonArtNr: '11',
    SortKod: '10',
    Datum: '2026-11-30',
    text: { SV: 'Månadslön', EN: 'Monthly salary' },
    quantity: 1,
    unit: { SV: 'mån', EN: 'month' },
    price: 34500,
    amount: 34500,
    unitCode: '110',
  },
  {
    LonArtNr: '1320',
    SortKod: '5',
    Datum: '2026-11-12',
    text: { SV: 'Karensavdrag', EN: 'Qualifying deduction' },
    quantity: 1,
    unit: { SV: 'st', EN: 'pcs' },
    price: -1273.85,
    amount: -1273.85,
    unitCode: '110',
  },
  {
    LonArtNr: '76',
    SortKod: '30',
    Datum: '2026-11-18',
    text: { SV: 'Milersättning, skattefri', EN: 'Mileage, tax-free' },
    quantity: 12,
    unit: { SV: 'mil', EN: '10 km' },
    price: 25,
    amount: 300,
    unitCode: '120',
  },
  {
    LonArtNr: '905',
    SortKod: '100',
    Datum: '2026-11-24',
    text: { SV: 'Vård av barn, utan avdrag', EN: 'Care of child, no deduction' },
    quantity: 1,
    unit: days,
    price: 0,
    amount: 0,
    unitCode: '110',
  },
  {
    LonArtNr: '84',
    SortKod: '40',
    Datum: '2026-11-27',
    text: { SV: 'Kostförmån, lunch', EN: 'Meal benefit, lunch' },
    quantity: 4,
    unit: { SV: 'st', EN: 'pcs' },
    price: 130,
    amount: 520,
    unitCode: '110',
    isBenefit: true,
  },
]

/** The person, and the totals that are no sum of the rows. */
export const demoPerson = {
  name: 'Maja Lindqvist',
  address: ['Björkallén 14 B', '903 27 Umeå'],
  AnstNr: '1042',
  PersNr: '19900101-2384',
  department: { SV: 'Butik', EN: 'Store' },
  position: { SV: 'Butikssäljare', EN: 'Shop assistant' },
  form: { SV: 'Tillsvidareanställning', EN: 'Permanent employment' },
  employedFrom: '2021-03-01',
  degree: '100 %',
  baseSalary: 34500,
  account: '8327-9, 123 456 789-0',
  taxColumn: 1,
  tax: 7904,
  contributionRate: 0.3142,
  pensionRate: 0.045,
  year: { gross: 381_204.5, benefits: 5200, tax: 86_944 },
  vacation: { paid: 17, saved: 8, unpaid: 0 },
  compTime: 12.5,
  flexTime: -3.25,
  shorterHours: 6,
  debt: 400,
  absence: { SV: '2026-11-12, 1 dag, sjukdom', EN: '12 Nov 2026, 1 day, sick leave' },
  schedule: { SV: 'Mån–fre 08:00–17:00', EN: 'Mon–Fri 08:00–17:00' },
  message: { SV: 'Glöm inte att lämna kvitton före den 5:e.', EN: 'Remember to hand in receipts by the 5th.' },
} as const

export const demoPeriod = { from: '2026-11-01', to: '2026-11-30', payout: '2026-11-25' } as const
