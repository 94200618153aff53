import { expect } from 'vitest'
import { holidayOf } from '#contracts/registers/holidays.ts'
import { type IsoDate, isoDate } from '#contracts/rules/date.ts'
import type { History } from '../../engine/basis/absence-facts.ts'
import type { HolidayFacts } from '../../engine/basis/holiday-facts.ts'
import type { EnteredRow, StandingRow } from '../../engine/basis/pay-type-facts.ts'
import type { Agreement, EmploymentFacts } from '../../engine/basis/person-facts.ts'
import type { Basis } from '../../engine/basis.ts'
import { calculate } from '../../engine/calculate.ts'
import type { PayRow, Payslip } from '../../engine/payslip.ts'
import { showHundredths, showKr } from '../../engine/show.ts'
import { law } from '../../law/law.ts'
import { standardHolidays } from '../../schedules/standard-holidays.ts'
import { fullYear, lawTerms, ordinaryHoliday } from '../basis/law-terms.ts'
import { standardSteering, standardTable } from '../basis/pay-type-facts.ts'
import { weekdays } from '../basis/schedule-days.ts'

/** A private agreement as most are: /167, /21 up to five days, then × 12 / 365. */
export const privateAgreement: Agreement = {
  ...lawTerms(law, '2026-05-25'),
  source: 'Avtalet',
  leave: {
    source: 'Avtalet § 12',
    hours: 16_700,
    fullTime: 4000,
    workday: [1, 21],
    shortest: 5,
    includesDaysOff: false,
    calendarDay: [12, 365],
    factor: null,
  },
  extraTime: {
    source: 'Avtalet § 7',
    simple: [1, 94],
    qualified: [1, 72],
    additional: { weeks: 350 },
    fullTime: 4000,
    unit: 30,
    lieu: { additional: 10_000, simple: 15_000, qualified: 20_000 },
  },
}

/** Holiday by a supplement, after a full earning year of 480 000. */
const holiday: HolidayFacts = {
  ...ordinaryHoliday({ ...fullYear, earned: { ...fullYear.earned, pay: 48_000_000 } }),
  next: {
    year: { from: '2026-04-01', to: '2027-03-31' },
    earned: { pay: 4_000_000, qualifying: 0, otherDays: 30, paidDays: 3, days: 25 },
  },
}

/** 40 000 kr a month, full time, since 2021. */
export const fullTime: EmploymentFacts = {
  from: '2021-03-01',
  salaryForm: 'MÅN',
  pay: 4_000_000,
  degree: 10_000,
  weeklyHours: 4000,
  agreement: '',
  amounts: {},
  units: [],
  distribution: '',
}

/** Nothing paid before. */
export const noPay = { cash: 0, regular: 0, regularTax: 0, tax: 0, contributionBase: 0, garnished: 0 }

export const noHistory: History = {
  fixedPay: [],
  sickDeductions: [],
  certified: [],
  last: null,
  earlierInMonth: noPay,
  earlierInYear: { ...noPay, contributionBase: 10_000_000 },
}

const table = standardTable('STANDARD', 2026)

const holidays = new Map(
  [2025, 2026].flatMap(standardHolidays).map(values => [values.Datum, holidayOf(values)] as const),
)

/** Returns the basis of a month: paid on the 25th, with the deviations of the same month. */
export function basisOf(month: string, facts: Partial<Basis> = {}): Basis {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const pay = { from: isoDate(year, number, 1), to: isoDate(year, number + 1, 0) }
  const weekly = facts.employment?.[0]?.weeklyHours ?? fullTime.weeklyHours
  return {
    version: 1,
    payout: { period: month, payDate: isoDate(year, number, 25), pay, deviations: pay },
    person: {
      number: '101',
      birthDate: '1990-03-15',
      employedFrom: '2021-03-01',
      employedTo: null,
      isPayable: true,
    },
    employment: [fullTime],
    agreements: [privateAgreement],
    tax: {
      type: 'HUV',
      table: 33,
      column: 1,
      adjustment: null,
      extra: 0,
      yearlyIncome: null,
      isSeaIncome: false,
    },
    contribution: { type: '99' },
    days: weekdays({ from: isoDate(year, number - 2, 1), to: pay.to }, weekly, holidays),
    payTypes: table.payTypes,
    amounts: table.amounts,
    steering: standardSteering,
    formulas: [],
    standing: [],
    entered: [],
    absences: [],
    time: [],
    extraTime: [],
    holiday,
    history: noHistory,
    balances: [],
    cars: [],
    garnishments: [],
    union: null,
    advances: [],
    wantedNet: null,
    company: { netDecimals: 0 },
    ...facts,
  }
}

const written = { text: '', quantity: null, price: null, amount: null, units: [], distribution: '' }

/** Returns an entered row; amounts in öre, quantities in hundredths. */
export const entered = (payType: string, from: IsoDate, differs: Partial<EnteredRow> = {}): EnteredRow => ({
  ...written,
  id: `${payType}-${from}`,
  payType,
  from,
  to: from,
  replaces: '',
  ...differs,
})

/** Returns a standing row from the first of January. */
export const standing = (payType: string, differs: Partial<StandingRow> = {}): StandingRow => ({
  ...written,
  id: payType,
  payType,
  from: '2026-01-01',
  to: null,
  interval: 1,
  ...differs,
})

/** Returns a row as it is read: '1000 Månadslön | 1 | 40 000,00 | 40 000,00'. */
export const readable = ({ payType, text, quantity, price, amount }: PayRow): string =>
  [
    `${payType} ${text}`,
    quantity === null ? '' : showHundredths(quantity),
    price === null ? '' : showKr(price),
    showKr(amount),
  ]
    .join(' | ')
    .replaceAll('\u00A0', ' ')

/** Returns the lines of a table: its rows, trimmed. */
const linesOf = (expected: string): readonly string[] =>
  expected
    .split('\n')
    .map(line => line.trim().replace(/\s*\|\s*/g, ' | '))
    .filter(line => line !== '')

/** A calculated payslip that is compared with the rows that it should have. */
export interface Calculated {
  readonly payslip: Payslip
  /** Compares the rows, and with a last line `netto | …` the net pay. */
  readonly then: (expected: string) => Payslip
}

function calculated(payslip: Payslip): Calculated {
  return {
    payslip,
    // biome-ignore lint/suspicious/noThenProperty: specs read given, when, then, and await none of it.
    then: expected => {
      const net = `netto | ${showKr(payslip.totals.net).replaceAll('\u00A0', ' ')}`
      const lines = linesOf(expected)
      const has = payslip.rows.map(readable)
      expect(lines.some(line => line.startsWith('netto')) ? [...has, net] : has).toEqual(lines)
      return payslip
    },
  }
}

/**
 * Returns the payslips of a person: `given({ … }).when('2026-05').then(rows)`. What is not said is
 * that of somebody born in 1990 with 40 000 kr a month and table 33.
 */
export const given = (person: Partial<Basis> = {}, history: Partial<History> = {}) => ({
  when: (month: string): Calculated =>
    calculated(calculate(basisOf(month, { ...person, history: { ...noHistory, ...history } }), law)),
})
