import { expect, it } from 'vitest'
import { monthsIn } from './recalculation.ts'

it.each([
  ['2020-01-01', null, 12],
  ['2025-05-31', null, 8],
  ['2025-05-31', '2025-06-01', 2],
  ['2024-12-31', '2025-01-01', 1],
  ['2025-12-31', null, 1],
  ['2026-01-01', null, 0],
  ['2020-01-01', '2024-12-31', 0],
])('the months of 2025 from %s to %s: %i', (from, to, months) => expect(monthsIn(2025, from, to)).toBe(months))
