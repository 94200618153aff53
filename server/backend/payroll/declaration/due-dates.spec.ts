import { describe, expect, it } from 'vitest'
import { MissingRule } from '../../engine/law.ts'
import { law } from '../../law/law.ts'
import { dueDates } from './due-dates.ts'

const isWeekday = (date: string) => ![0, 6].includes(new Date(date).getUTCDay())

describe('due dates (facts/agi.md §9)', () => {
  it.each([
    ['2026-10', 'ordinary', { declare: '2026-11-12', pay: '2026-11-12' }],
    // 12 September 2026 is a Saturday.
    ['2026-08', 'ordinary', { declare: '2026-09-14', pay: '2026-09-14' }],
    ['2026-07', 'ordinary', { declare: '2026-08-17', pay: '2026-08-17' }],
    // 17 January 2027 is a Sunday, and the period is one of 2026.
    ['2026-12', 'ordinary', { declare: '2027-01-18', pay: '2027-01-18' }],
    ['2026-10', 'large', { declare: '2026-11-26', pay: '2026-11-12' }],
    // 27 December 2026 is a Sunday, and 12 December a Saturday.
    ['2026-11', 'large', { declare: '2026-12-28', pay: '2026-12-14' }],
    ['2026-12', 'large', { declare: '2027-01-26', pay: '2027-01-18' }],
    ['2026-07', 'large', { declare: '2026-08-26', pay: '2026-08-12' }],
  ] as const)('of %s, %s employer', (period, size, expected) => {
    expect(dueDates(law, period, size, isWeekday)).toEqual(expected)
  })

  it('of a period whose law is not entered stop', () => {
    expect(() => dueDates(law, '2018-01', 'ordinary', isWeekday)).toThrow(MissingRule)
  })
})
