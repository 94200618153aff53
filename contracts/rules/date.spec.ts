import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dateFormat, daysBetween, isDate, isoDate } from './date.ts'

const today = '2026-11-21'
const value = (typed: string, on = today) => {
  const result = dateFormat(on).parse(typed, 'Datum')
  return result.ok ? result.value : result.message
}
const day = fc.integer({ min: 0, max: 70_000 }).map(days => addDays('1900-01-01', days))
const wrong = 'Felaktigt datum'

describe('a date as it is typed', () => {
  it.each([
    // 1 or 2 digits mean a day in the current month.
    ['7', '2026-11-07'],
    ['30', '2026-11-30'],
    ['31', wrong],
    ['0', wrong],
    // 3 digits mean month and day.
    ['107', '2026-01-07'],
    ['931', wrong],
    // 4 digits mean month and day or year and month.
    ['0107', '2026-01-07'],
    ['1231', '2026-12-31'],
    ['2712', '2027-12-01'],
    ['9912', '1999-12-01'],
    ['0229', wrong],
    ['1300', wrong],
    // 5, 6 or 8 digits are expanded. A two-digit year means 20xx, or 19xx when 20xx is over
    // ten years ahead.
    ['27107', '2027-01-07'],
    ['271207', '2027-12-07'],
    ['361121', '2036-11-21'],
    ['371121', '1937-11-21'],
    ['20591231', '2059-12-31'],
    ['00010101', wrong],
    ['2026112', wrong],
    ['20230229', wrong],
    ['20240229', '2024-02-29'],
    // With separators.
    ['2026-11-07', '2026-11-07'],
    ['26-11-07', '2026-11-07'],
    ['2026-1-7', '2026-01-07'],
    ['2026/1/7', '2026-01-07'],
    ['1-7', '2026-01-07'],
    ['11.7', '2026-11-07'],
    [' 2026 11 07 ', '2026-11-07'],
    ['2026-11', wrong],
    ['-7', wrong],
    ['igår', wrong],
    ['٧', wrong],
    // An empty text.
    ['', ''],
    ['  ', ''],
    ['1899-12-30', ''],
    ['18991230', ''],
  ])('%j is %j', (typed, date) => expect(value(typed)).toBe(date))

  it('follows the day that it is', () => {
    expect(value('29', '2024-02-11')).toBe('2024-02-29')
    expect(value('0229', '2024-12-01')).toBe('2024-02-29')
    expect(value('311231', '2020-05-05')).toBe('1931-12-31')
    expect(value('301231', '2020-05-05')).toBe('2030-12-31')
  })

  it('is the day that was meant, with or without what stands between, whichever day it is', () => {
    fc.assert(
      fc.property(day, day, (date, on) => {
        expect(value(date, on)).toBe(date)
        expect(value(date.replaceAll('-', ''), on)).toBe(date)
        expect(value(date.slice(5), `${date.slice(0, 4)}-06-01`)).toBe(date)
        expect(value(date.slice(5).replace('-', ''), `${date.slice(0, 4)}-06-01`)).toBe(date)
        expect(value(date.slice(8), `${date.slice(0, 7)}-01`)).toBe(date)
      }),
    )
  })

  it('with two digits for the year is within ninety years back and ten ahead', () => {
    fc.assert(
      fc.property(day, date => {
        const year = Number(value(date.slice(2).replaceAll('-', '')).toString().slice(0, 4))
        if (value(date.slice(2).replaceAll('-', '')) !== wrong) {
          expect(year).toBeGreaterThanOrEqual(1937)
          expect(year).toBeLessThanOrEqual(2036)
          expect(year % 100).toBe(Number(date.slice(2, 4)))
        }
      }),
    )
  })

  it('that is empty travels as 1899-12-30', () => {
    const { write, read } = dateFormat(today)
    expect([write(''), read('1899-12-30')]).toEqual(['1899-12-30', ''])
    fc.assert(
      fc.property(day, date => {
        expect(read(write(date))).toBe(date)
      }),
    )
  })
})

describe('the calendar', () => {
  it('counts days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const other = addDays(date, days)
        expect(isDate(other)).toBe(true)
        expect(daysBetween(date, other)).toBe(days)
      }),
    )
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  })

  it('runs on into the next month and year', () => expect(isoDate(2026, 14, 31)).toBe('2027-03-03'))
  it('is made of its parts as the calendar has it', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 9999 }),
        fc.integer({ min: -20, max: 30 }),
        fc.integer({ min: -40, max: 60 }),
        (year, month, date) => {
          const time = Date.UTC(year, month - 1, date)
          fc.pre(time > Date.UTC(100, 0, 1) && time < Date.UTC(9999, 11, 31))
          expect(isoDate(year, month, date)).toBe(new Date(time).toISOString().slice(0, 10))
        },
      ),
    ))

  it.each(['2026-02-30', '2026-13-01', '0999-01-01', '2026-1-1', '2026-01-01 ', '2026-01-01\n'])(
    '%j is no date',
    text => expect(isDate(text)).toBe(false),
  )
})
