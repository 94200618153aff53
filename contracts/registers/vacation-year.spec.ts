import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, isoDate } from '../rules/date.ts'
import { vacationYearOf } from './vacation-year.ts'

const agreement = (StartSemYear: number, StartIntjanande: number, Sammanfallande = false) => ({
  StartSemYear: `${StartSemYear}`,
  StartIntjanande: `${StartIntjanande}`,
  Sammanfallande,
})
const span = (from: string, to: string) => ({ from, to })

it.each([
  ['2026-11-23', agreement(4, 4), span('2026-04-01', '2027-03-31'), span('2025-04-01', '2026-03-31')],
  ['2026-03-31', agreement(4, 4), span('2025-04-01', '2026-03-31'), span('2024-04-01', '2025-03-31')],
  ['2026-04-01', agreement(4, 1), span('2026-04-01', '2027-03-31'), span('2025-01-01', '2025-12-31')],
  ['2026-06-01', agreement(4, 6), span('2026-04-01', '2027-03-31'), span('2024-06-01', '2025-05-31')],
  ['2024-02-29', agreement(1, 7, true), span('2024-01-01', '2024-12-31'), span('2024-01-01', '2024-12-31')],
])('on %s the days of %j are taken in %j and were earned in %j', (day, values, taken, earned) => {
  expect(vacationYearOf(values, day)).toEqual({ taken, earned })
})

it('the day is in the holiday year, and the earning year is the last that is over before it', () => {
  const month = fc.integer({ min: 1, max: 12 })
  fc.assert(
    fc.property(month, month, fc.integer({ min: 0, max: 4000 }), (start, earning, days) => {
      const day = addDays(isoDate(2020, 1, 1), days)
      const { taken, earned } = vacationYearOf(agreement(start, earning), day)
      expect(taken.from <= day && day <= taken.to && earned.to < taken.from).toBe(true)
      expect(Number(taken.from.slice(5, 7))).toBe(start)
      expect(Number(earned.from.slice(5, 7))).toBe(earning)
      // Another year of earning would not be over.
      expect(addDays(earned.to, 365) >= taken.from).toBe(true)
    }),
  )
})
