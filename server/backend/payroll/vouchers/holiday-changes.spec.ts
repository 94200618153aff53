import { describe, expect, it } from 'vitest'
import { whiteCollar } from '../../engine/testing/holiday.ts'
import { law } from '../../law/law.ts'
import { type HolidayBasis, type HolidaySlip, holidayChangeOf } from './holiday-changes.ts'

const year = (from: string, to: string) => ({
  year: { from, to },
  earned: { pay: 0, qualifying: 0, otherDays: 365, paidDays: 25, days: 25 },
})
const employment = (pay: number, from = '2020-01-01') => ({
  from,
  salaryForm: 'MÅN' as const,
  pay,
  degree: 10_000,
  weeklyHours: 4000,
  agreement: 'TJM',
  amounts: {},
  units: [],
  distribution: '',
})
/** November 2026 for somebody with 30,000 kr a month, in the middle of the law's holiday year. */
const basis = (changes: Partial<HolidayBasis> = {}): HolidayBasis =>
  ({
    payout: {
      period: '2026-11',
      payDate: '2026-11-25',
      pay: { from: '2026-11-01', to: '2026-11-30' },
      deviations: { from: '2026-10-01', to: '2026-10-31' },
    },
    person: { number: '1', birthDate: '1980-05-14', employedFrom: '2020-01-01', employedTo: null, isPayable: true },
    employment: [employment(3_000_000)],
    agreements: [{ id: 'TJM', holiday: whiteCollar }],
    holiday: {
      current: year('2025-04-01', '2026-03-31'),
      next: year('2026-04-01', '2027-03-31'),
      variable: 0,
      savedDegree: 10_000,
      weeklyDays: null,
      leaving: null,
    },
    contribution: { type: '99' },
    history: {
      earlierInMonth: { contributionBase: 0 },
      earlierInYear: { contributionBase: 0 },
    },
    ...changes,
  }) as HolidayBasis
const days = (kind: string, before: number, after = before) => ({ kind, before, after })
const change = (slip: Partial<HolidaySlip>) =>
  holidayChangeOf({ person: '1', basis: basis(), balances: [], earlierPay: null, ...slip }, law)

/** A day of 30,000 kr by the agreement: 5.4 %. */
const day = 162_000

describe('the holiday liability of a month', () => {
  it('grows by the days that are earned, thirty days of the year’s, and by their contributions', () => {
    // 244 days of 365 are 16.71 of 25, and 214 are 14.66.
    const grown = Math.round((16.71 - 14.66) * day)
    const { liability, contributions } = change({})
    expect(Math.abs(liability - grown)).toBeLessThanOrEqual(1)
    expect(Math.abs(contributions - grown * 0.3142)).toBeLessThanOrEqual(1)
  })

  it('falls by the days that are taken', () => {
    const { liability } = change({ balances: [days('BET', 2500, 2000)] })
    expect(liability).toBe(change({}).liability - 5 * day)
  })

  it('has saved days and a debt of days in advance', () => {
    const still = change({}).liability
    expect(change({ balances: [days('SPA', 500, 300)] }).liability).toBe(still - 2 * day)
    expect(change({ balances: [days('FÖR', 0, 200)] }).liability).toBe(still - 2 * day)
  })

  it('of all days follows a new pay', () => {
    const raised = basis({ employment: [employment(3_000_000), employment(3_300_000, '2026-11-01')] })
    const balances = [days('BET', 2000)]
    const { liability } = change({ basis: raised, balances, earlierPay: 3_000_000 })
    // Each of the twenty days is worth a tenth more, and so is each that was earned before.
    const more = 0.1 * day * (20 + 14.66)
    expect(Math.abs(liability - (change({}).liability * 1.1 + more))).toBeLessThanOrEqual(2)
  })

  it('follows the balance of earned days: absence that earns nothing, and what is settled at the end', () => {
    const earned = (before: number, after: number) => change({ balances: [days('INT', before, after)] }).liability
    expect(earned(1466, 1466)).toBe(0)
    expect(earned(1466, 1571)).toBe(Math.round((1571 * day) / 100) - Math.round((1466 * day) / 100))
    expect(earned(1466, 0)).toBe(-Math.round((1466 * day) / 100))
  })

  it('of somebody who has not begun, or of years that coincide, has no days earned', () => {
    const person = { ...basis().person, employedFrom: '2026-12-01' }
    expect(change({ basis: basis({ person }) })).toEqual({ person: '1', liability: 0, contributions: 0 })
    const agreements = [{ id: 'TJM', holiday: { ...whiteCollar, isCoinciding: true } }] as never
    expect(change({ basis: basis({ agreements }), balances: [days('INT', 100, 300)] }).liability).toBe(0)
  })
})
