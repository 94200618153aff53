import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../rules/date.ts'
import { payrollDates, payrollDatesOfYear } from './payroll-calendar.ts'

const weekday = (date: IsoDate) => ![0, 6].includes(new Date(date).getUTCDay())
const holidays = ['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01', '2027-01-06']
const isBankDay = (date: IsoDate) => weekday(date) && !holidays.includes(date)

describe('payroll dates', () => {
  it('moves the declaration forward from a Saturday and the pay day back from a holiday', () => {
    expect(payrollDates('2026-12-01', 0, isBankDay)).toEqual([
      { Datum: '2026-12-14', Typ: 'AGI', Avser: '2026-11' },
      { Datum: '2026-12-14', Typ: 'SKATT', Avser: '2026-11' },
      { Datum: '2026-12-23', Typ: 'LON', Avser: '2026-12' },
    ])
  })

  it('declares on the 17th, or the next bank day, in January and August', () => {
    const declarations = payrollDates('2026-12-31', 8, isBankDay).filter(date => date.Typ === 'AGI')
    expect(declarations.find(date => date.Avser === '2026-12')?.Datum).toBe('2027-01-18')
    expect(declarations.find(date => date.Avser === '2027-07')?.Datum).toBe('2027-08-17')
  })

  it('names the income statements of the year before and the new holiday year', () => {
    const dates = payrollDates('2027-01-02', 3, isBankDay)
    expect(dates).toContainEqual({ Datum: '2027-02-01', Typ: 'KU', Avser: '2026' })
    expect(dates).toContainEqual({ Datum: '2027-04-01', Typ: 'SEMESTERAR', Avser: '2027' })
  })

  it('is sorted, never in the past, and declares once a month, whatever the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 24 }), (day, months) => {
        const today = new Date(day * 86_400_000).toISOString().slice(0, 10)
        const dates = payrollDates(today, months, isBankDay)
        const days = dates.map(date => date.Datum)
        expect(days).toEqual(days.toSorted())
        expect(days.every(date => date >= today)).toBe(true)
        const months_ = dates.filter(date => date.Typ === 'AGI').map(date => date.Avser)
        expect(new Set(months_).size).toBe(months_.length)
        expect(months_.length).toBeGreaterThanOrEqual(months)
      }),
    )
  })
})

describe('the payroll dates of a year', () => {
  it('are twelve of each month’s, the income statements and the holiday year, in order and none of another year', () => {
    const dates = payrollDatesOfYear(2026, isBankDay)
    const count = (kind: string) => dates.filter(date => date.Typ === kind).length
    expect(['AGI', 'SKATT', 'LON', 'KU', 'SEMESTERAR'].map(count)).toEqual([12, 12, 12, 1, 1])
    expect(dates[0]).toEqual({ Datum: '2026-01-19', Typ: 'AGI', Avser: '2025-12' })
    expect(dates.at(-1)).toEqual({ Datum: '2026-12-23', Typ: 'LON', Avser: '2026-12' })
    const days = dates.map(date => date.Datum)
    expect(days).toEqual(days.toSorted())
    expect(days.every(day => day.startsWith('2026-'))).toBe(true)
  })
})
