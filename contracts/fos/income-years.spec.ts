import { expect, it } from 'vitest'
import { openIncomeYears } from './income-years.ts'

it.each([
  ['2026-01-01', [2026]],
  ['2026-10-31', [2026]],
  ['2026-11-01', [2027, 2026]],
  ['2026-12-31', [2027, 2026]],
])('on %s are %j', (day, years) => expect(openIncomeYears(day)).toEqual(years))
