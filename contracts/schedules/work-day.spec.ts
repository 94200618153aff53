import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  breaksMessage,
  minutesOf,
  minutesWorked,
  parseDay,
  partsWorked,
  textOfDay,
  timeOf,
  workDay,
} from './work-day.ts'

const time = fc.integer({ min: 0, max: 1439 }).map(timeOf)
const day = fc
  .tuple(time, time, fc.array(fc.tuple(time, time), { maxLength: 4 }))
  .filter(([start, end, breaks]) => start !== end && breaks.every(([from, to]) => from !== to))
  .map(([start, end, breaks]) =>
    workDay(
      start,
      end,
      breaks.map(pair => pair.join('-')),
    ),
  )

const dayOf = (start: string, end: string, ...breaks: string[]) => {
  const made = workDay(start, end, breaks)
  if (!made) throw new Error(`${start}-${end} is no day`)
  return made
}

describe('a working day', () => {
  it.each([
    ['08:00', '17:00', ['12:00-13:00'], 480],
    ['22:00', '06:00', [], 480],
    ['22:00', '06:00', ['02:00-02:30'], 450],
    ['22:00', '06:00', ['23:45-00:15'], 450],
    ['16:00', '24:00', [], 480],
    ['00:00', '24:00', [], 1440],
    ['07:00', '16:00', ['09:00-09:15', '12:00-12:45'], 480],
    // Overlapping breaks count once, and only what is within the work.
    ['08:00', '12:00', ['09:00-10:00', '09:30-10:30', '11:30-13:00'], 120],
  ])('from %s to %s with the breaks %j is %i minutes', (start, end, breaks, minutes) => {
    expect(minutesWorked(dayOf(start, end, ...breaks))).toBe(minutes)
  })

  it.each([
    ['08:00', '08:00'],
    ['24:00', '06:00'],
    ['25:00', '26:00'],
    ['08:60', '09:00'],
    ['8:00', '9:00'],
    ['', '17:00'],
  ])('is not from %s to %s', (start, end) => expect(workDay(start, end, [])).toBeUndefined())

  it('says which break does not fit', () => {
    expect(breaksMessage(dayOf('08:00', '17:00', '12:00-12:30'))).toBeUndefined()
    expect(breaksMessage(dayOf('22:00', '06:00', '02:00-02:30'))).toBeUndefined()
    expect(breaksMessage(dayOf('08:00', '17:00', '17:30-18:00'))).toMatch(/17:30-18:00 ligger utanför/)
    expect(breaksMessage(dayOf('08:00', '17:00', '12:00-13:00', '12:30-13:30'))).toMatch(/överlappar/)
    expect(breaksMessage(dayOf('08:00', '09:00', '08:00-09:00'))).toMatch(/lika långa/)
  })

  it('is the same after being written as text, and its parts are what is worked', () => {
    fc.assert(
      fc.property(day, made => {
        if (!made) throw new Error('no day')
        expect(parseDay(textOfDay(made))).toEqual(made)
        const parts = partsWorked(made)
        expect(parts.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(minutesWorked(made))
        expect(parts.every(({ from, to }, at) => to > from && from >= (parts[at - 1]?.to ?? made.work.from))).toBe(true)
        expect(minutesWorked(made)).toBeGreaterThanOrEqual(0)
        expect(minutesWorked(made)).toBeLessThanOrEqual(1440)
      }),
    )
  })

  it('is not a text with anything more', () => {
    for (const text of [
      '',
      'DAG',
      '08:00',
      '08:00-17:00-18:00',
      '08:00-17:00/',
      '08:00-17:00/12:00',
      '08:00-17:00/a/b',
    ])
      expect([text, parseDay(text) === undefined]).toEqual([text, text !== '08:00-17:00/'])
  })

  it('has times that come back from their minutes', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1440 }), minutes => minutesOf(timeOf(minutes)) === minutes))
    expect(timeOf(1500)).toBe('01:00')
  })
})
