import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  creatableYears,
  firstYearToKeep,
  keptYearMessage,
  oldYears,
  proposedSalaryYear,
  vehicleYearMessage,
  yearsBefore,
} from './rules.ts'

describe('a new salary year', () => {
  it('is the latest plus one, or this one when there is none', () => {
    expect(proposedSalaryYear([2026, 2025], 2026)).toBe(2027)
    expect(proposedSalaryYear([2024], 2026)).toBe(2025)
    expect(proposedSalaryYear([], 2026)).toBe(2026)
  })
  it('is from 2019, not there already, and no later than the one after the latest', () => {
    expect(creatableYears([2026, 2025, 2022], 2026)).toEqual([2027, 2024, 2023, 2021, 2020, 2019])
    expect(creatableYears([2027, 2026], 2026)[0]).toBe(2028)
    expect(creatableYears([], 2020)).toEqual([2021, 2020, 2019])
  })
  it('has vehicle benefits that can be calculated once it has begun', () => {
    expect(vehicleYearMessage(2027, 2026)).toBe(
      'Beskattningsår 2027 är ännu inte öppet för beräkning hos Skatteverket.',
    )
    expect(vehicleYearMessage(2026, 2026)).toBeUndefined()
  })
})

describe('an old salary year', () => {
  it('is kept for seven years after its own, and the two latest always are', () => {
    expect(oldYears([2026, 2025, 2024, 2019, 2018], 2026, '01')).toEqual([
      { year: 2024, keptThrough: 2031 },
      { year: 2019, keptThrough: 2026 },
      { year: 2018, keptThrough: null },
    ])
    expect(oldYears([2018, 2017], 2026, '01')).toEqual([])
    expect(keptYearMessage({ year: 2019, keptThrough: 2026 })).toBe(
      'Löneår 2019 ska enligt bokföringslagen sparas till och med 2026 och kan inte rensas.',
    )
  })
  it('is kept a year longer where the accounting year ends in the year after', () => {
    expect(oldYears([2026, 2025, 2019, 2018, 2017], 2026, '07')).toEqual([
      { year: 2019, keptThrough: 2027 },
      { year: 2018, keptThrough: 2026 },
      { year: 2017, keptThrough: null },
    ])
  })
  it('goes with all before it, by a call that names the year after it', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 2000, max: 2030 }), { minLength: 1 }), years => {
        const chosen = years[0] ?? 0
        expect(yearsBefore(years, firstYearToKeep(chosen)).toSorted()).toEqual(
          years.filter(year => year <= chosen).toSorted(),
        )
      }),
    ))
})
