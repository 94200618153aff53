import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, isoDate } from '../rules/date.ts'
import { minutesWorked, type WorkDay, workDay } from './work-day.ts'
import {
  averageWeek,
  cellsOfWeeks,
  degreeOf,
  type Holiday,
  minutesByMonth,
  minutesByWeek,
  minutesOfCell,
  mondayOf,
  parseDeviation,
  plannedOn,
  planOfYear,
  type ScheduleFacts,
  textOfDeviation,
  type WorkSchedule,
} from './work-schedule.ts'

const days: ReadonlyMap<string, WorkDay> = new Map(
  [
    ['DAG', workDay('08:00', '17:00', ['12:00-13:00'])],
    ['NATT', workDay('22:00', '06:00', [])],
  ].flatMap(([code, day]) => (day ? [[code, day] as [string, WorkDay]] : [])),
)
const facts = (...holidays: readonly Holiday[]): ScheduleFacts => ({
  days,
  holidays: new Map(holidays.map(each => [each.date, each])),
})
const weekdays = ['DAG', 'DAG', 'DAG', 'DAG', 'DAG', '', '']
const schedule = (more: Partial<WorkSchedule> = {}): WorkSchedule => ({
  start: '2025-12-29',
  cells: weekdays,
  deviations: new Map(),
  isOffOnHolidays: true,
  fullTime: 40,
  ...more,
})
const holiday = (date: string, kind: Holiday['kind'], shortened = 0): Holiday => ({ date, name: 'x', kind, shortened })
const hoursOn = (each: WorkSchedule, date: string, ...holidays: readonly Holiday[]) =>
  plannedOn(each, date, facts(...holidays)).minutes / 60

const cell = fc.constantFrom('', 'DAG', 'NATT', '06:00-14:00/10:00-10:30', 'BORTA')
const rotation = fc
  .integer({ min: 1, max: 6 })
  .chain(weeks => fc.array(cell, { minLength: weeks * 7, maxLength: weeks * 7 }))
const someDate = fc.integer({ min: 0, max: 20_000 }).map(at => addDays('2000-01-03', at))

describe('the planned hours of a date', () => {
  it('follow the rotation, a deviation before a holiday, and a holiday before the rotation', () => {
    const two = schedule({ cells: [...weekdays, 'NATT', ...Array.from({ length: 6 }, () => '')] })
    expect(hoursOn(two, '2026-01-01')).toBe(8)
    expect(hoursOn(two, '2026-01-05')).toBe(8)
    expect(hoursOn(two, '2026-01-06')).toBe(0)
    expect(hoursOn(schedule(), '2026-01-06', holiday('2026-01-06', 'H'))).toBe(0)
    expect(hoursOn(schedule(), '2026-04-02', holiday('2026-04-02', 'A', 3.5))).toBe(4.5)
    expect(hoursOn(schedule(), '2026-04-04', holiday('2026-04-04', 'A', 3.5))).toBe(0)
    expect(hoursOn(schedule({ isOffOnHolidays: false }), '2026-01-06', holiday('2026-01-06', 'S'))).toBe(8)
    const deviating = schedule({ deviations: new Map([['2026-01-06', '10:00-14:00']]) })
    expect(hoursOn(deviating, '2026-01-06', holiday('2026-01-06', 'H'))).toBe(4)
  })

  it('are none before the start, and none of a day schedule that does not exist, which is told', () => {
    expect(plannedOn(schedule(), '2025-12-28', facts()).by).toBe('beforeStart')
    expect(hoursOn(schedule({ cells: cellsOfWeeks(['DAG'], 1) }), '2025-12-29')).toBe(8)
    const unknown = plannedOn(schedule({ cells: ['BORTA', '', '', '', '', '', ''] }), '2025-12-29', facts())
    expect([unknown.minutes, unknown.isUnknown]).toEqual([0, true])
  })

  it('are those of as many weeks later as the rotation has, over leap days and summer time', () => {
    fc.assert(
      fc.property(rotation, someDate, fc.integer({ min: 0, max: 3000 }), (cells, start, after) => {
        const each = schedule({ cells, start })
        const date = addDays(start, after)
        const plan = plannedOn(each, date, facts())
        expect(plan.cell).toBe(cells[daysBetween(start, date) % cells.length])
        expect(plannedOn(each, addDays(date, cells.length), facts()).minutes).toBe(plan.minutes)
        expect(plan.minutes).toBe(minutesOfCell(plan.cell, days))
      }),
    )
  })

  it('sum up over the months to those of the year, which has every day once', () => {
    fc.assert(
      fc.property(rotation, fc.integer({ min: 2019, max: 2045 }), (cells, year) => {
        const plan = planOfYear(schedule({ cells, start: '2018-12-31' }), year, facts())
        expect(plan.length).toBe(daysBetween(isoDate(year, 1, 1), isoDate(year + 1, 1, 1)))
        expect(new Set(plan.map(({ date }) => date)).size).toBe(plan.length)
        const sum = plan.reduce((minutes, each) => minutes + each.minutes, 0)
        expect(minutesByMonth(plan).reduce((all, minutes) => all + minutes, 0)).toBe(sum)
        const whole = planOfYear(schedule({ cells, start: '2018-12-31' }), year, facts()).slice(0, cells.length)
        if (whole.length === cells.length)
          expect(whole.reduce((all, { minutes }) => all + minutes, 0)).toBe(
            minutesByWeek(cells, days).reduce((all, minutes) => all + minutes, 0),
          )
      }),
      { numRuns: 40 },
    )
  })

  it('have no hour more or less when the clocks change: the night belongs to the day it begins', () => {
    const nights = schedule({ cells: Array.from({ length: 7 }, () => 'NATT') })
    for (const date of ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25']) expect(hoursOn(nights, date)).toBe(8)
    expect(minutesWorked(days.get('NATT') as WorkDay)).toBe(480)
  })
})

describe('a rotation', () => {
  it('has hours a week, an average and a degree', () => {
    const cells = cellsOfWeeks(['DAG', 'DAG', 'DAG', 'DAG', 'DAG', '', '', 'NATT'], 2)
    expect(minutesByWeek(cells, days)).toEqual([2400, 480])
    expect(averageWeek(cells, days)).toBe(1440)
    expect(degreeOf(1440, 40)).toBe(60)
    expect(degreeOf(2295, 38.25)).toBe(100)
    expect([degreeOf(1440, 0), averageWeek([], days)]).toEqual([0, 0])
  })

  it('begins on the Monday of a week', () => {
    fc.assert(
      fc.property(someDate, date => {
        const monday = mondayOf(date)
        expect(new Date(monday).getUTCDay()).toBe(1)
        expect(daysBetween(monday, date)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(monday, date)).toBeLessThan(7)
      }),
    )
  })

  it('has deviations that come back from their texts', () => {
    for (const [date, text] of [
      ['2026-12-23', ''],
      ['2026-12-23', 'KORT'],
      ['2026-02-28', '07:00-12:00'],
    ] as const)
      expect(parseDeviation(textOfDeviation(date, text))).toEqual([date, text])
    for (const text of ['', '=DAG', '2026-02-29=DAG', 'DAG']) expect(parseDeviation(text)).toBeUndefined()
  })
})
