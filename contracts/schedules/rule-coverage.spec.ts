import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverageOf, passesMidnightFromHoliday, type RuleDay, ruleDays } from './rule-coverage.ts'
import { minutesOfDay, spanOf, timeOf } from './work-day.ts'

const rows = (days: readonly string[], from: string, to: string) =>
  Object.fromEntries(
    coverageOf({ days, from, to }).flatMap(({ day, spans }) =>
      spans.length === 0 ? [] : [[day, spans.map(span => `${timeOf(span.from)}-${timeOf(span.to)}`).join(' ')]],
    ),
  )

describe('the minutes that a rule covers', () => {
  it('are those of its days', () => {
    expect(rows(['1', '5', 'H'], '18:00', '22:00')).toEqual({ 1: '18:00-22:00', 5: '18:00-22:00', H: '18:00-22:00' })
    expect(rows(['6', '7'], '00:00', '24:00')).toEqual({ 6: '00:00-24:00', 7: '00:00-24:00' })
    expect(rows(['1'], '', '24:00')).toEqual({})
    expect(rows(['1'], '08:00', '08:00')).toEqual({})
  })

  it('continue on the next weekday after midnight, from Sunday to Monday, and on no row after a holiday', () => {
    expect(rows(['7'], '22:00', '06:00')).toEqual({ 7: '22:00-24:00', 1: '00:00-06:00' })
    expect(rows(['1', '2'], '22:00', '06:00')).toEqual({
      1: '22:00-24:00',
      2: '00:00-06:00 22:00-24:00',
      3: '00:00-06:00',
    })
    expect(rows(['S'], '22:00', '06:00')).toEqual({ S: '22:00-24:00' })
    expect(passesMidnightFromHoliday({ days: ['S'], from: '22:00', to: '06:00' })).toBe(true)
    expect(passesMidnightFromHoliday({ days: ['1'], from: '22:00', to: '06:00' })).toBe(false)
    expect(passesMidnightFromHoliday({ days: ['S'], from: '16:00', to: '24:00' })).toBe(false)
  })

  it('are as many on the weekdays as the rule is long times its days, unless they overlap', () => {
    const time = fc.integer({ min: 0, max: 1439 }).map(timeOf)
    const days = fc.subarray(ruleDays.map(([day]) => day as RuleDay).filter(day => day < 'A'))
    fc.assert(
      fc.property(days, time, time, (some, from, to) => {
        const covered = coverageOf({ days: some, from, to }).flatMap(({ spans }) => spans)
        expect(covered.every(span => span.from >= 0 && span.from < span.to && span.to <= minutesOfDay)).toBe(true)
        const span = spanOf(from, to)
        const length = span ? span.to - span.from : 0
        expect(covered.reduce((sum, each) => sum + each.to - each.from, 0)).toBe(length * some.length)
      }),
    )
  })
})
