import { describe, expect, it } from 'vitest'
import type { Holiday, WorkSchedule } from '#contracts/schedules/work-schedule.ts'
import { averageWorkdays, scheduleDays, weekdays } from './schedule-days.ts'

const holidays = new Map<string, Holiday>([
  ['2026-05-13', { date: '2026-05-13', name: 'Före', kind: 'A', shortened: 2.5 }],
  ['2026-05-14', { date: '2026-05-14', name: 'Kristi himmelsfärdsdag', kind: 'H', shortened: 0 }],
])
const week = { from: '2026-05-12', to: '2026-05-17' }

describe('the days that the engine reads', () => {
  it('of a schedule have its hours, and are workdays also where a holiday frees them', () => {
    const cells = ['', '08:00-16:30/12:00-12:30', '08:00-16:30/12:00-12:30', '08:00-16:00', '', '09:00-12:20', '']
    const schedule: WorkSchedule = {
      start: '2026-05-04',
      cells,
      deviations: new Map(),
      isOffOnHolidays: true,
      fullTime: 40,
    }
    const days = scheduleDays(schedule, week, { days: new Map(), holidays })
    expect(days.map(({ date, hours, isWorkday, holiday }) => [date.slice(8), hours, isWorkday, holiday])).toEqual([
      ['12', 800, true, ''],
      ['13', 550, true, 'A'],
      ['14', 0, true, 'H'],
      ['15', 0, false, ''],
      ['16', 333, true, ''],
      ['17', 0, false, ''],
    ])
  })

  it('are so many in an average week of the rotation, whatever its holidays and deviations', () => {
    const [day, off] = ['08:00-17:00', '']
    const schedule: WorkSchedule = {
      start: '2026-05-04',
      isOffOnHolidays: true,
      fullTime: 40,
      deviations: new Map([['2026-05-04', '']]),
      cells: [day, day, day, day, off, off, off, day, day, day, off, off, off, off],
    }
    expect(averageWorkdays(schedule, { days: new Map(), holidays })).toBe(350)
    expect(averageWorkdays({ ...schedule, cells: [] }, { days: new Map(), holidays })).toBe(0)
  })

  it('without a schedule are a fifth of the week from Monday to Friday, free on holidays', () => {
    const days = weekdays(week, 3750, holidays)
    expect(days.map(({ hours, isWorkday }) => [hours, isWorkday])).toEqual([
      ...[750, 750].map(hours => [hours, true]),
      [0, true],
      [750, true],
      ...[0, 0].map(hours => [hours, false]),
    ])
  })
})
