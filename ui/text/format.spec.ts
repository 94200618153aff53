import { describe, expect, it } from 'vitest'
import { formatAgo, formatPeriod, formatShortTime } from './format.ts'

/** In the reader's own zone, whatever it is. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)
const now = at(21, 14, 30).getTime()

describe('how long ago', () => {
  it.each([
    [at(21, 14, 30), 'nyss'],
    [at(21, 14, 29), 'för 1 minut sedan'],
    [at(21, 13, 31), 'för 59 minuter sedan'],
    [at(21, 13, 30), 'för 1 timme sedan'],
    [at(21, 0, 10), 'för 14 timmar sedan'],
    [at(20, 23, 50), 'i går'],
    [at(19, 8), 'i förrgår'],
    [at(15, 8), 'för 6 dagar sedan'],
    [at(14, 8), '2026-11-14'],
    [at(21, 14, 31), 'nyss'],
  ])('%s: %s', (time, words) => expect(formatAgo(time.toISOString(), now)).toBe(words))
})

describe("a list's time", () => {
  it.each([
    [at(21, 0, 5), '00:05'],
    [at(20, 23, 59), 'i går'],
    [at(19, 12), '2026-11-19'],
  ])('%s: %s', (time, words) => expect(formatShortTime(time.toISOString(), now)).toBe(words))
})

it.each([
  ['2026-11', 'november 2026'],
  ['2026', '2026'],
  ['2026-99', '2026-99'],
  ['abc', 'abc'],
  ['nonsens', 'nonsens'],
])('the period %s reads %s', (period, words) => expect(formatPeriod(period)).toBe(words))
