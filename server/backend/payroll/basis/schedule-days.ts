import type { IsoDate } from '#contracts/rules/date.ts'
import {
  daysOfWeek,
  type Holiday,
  minutesOfCell,
  plannedOn,
  type ScheduleFacts,
  type WorkSchedule,
} from '#contracts/schedules/work-schedule.ts'
import type { ScheduleDay } from '../../engine/basis.ts'
import { datesIn, type Span } from '../../engine/dates.ts'

/** Returns minutes as hundredths of an hour. */
const hoursOf = (minutes: number): number => Math.round((minutes * 100) / 60)

/** Returns the days of a work schedule as the engine reads them. */
export function scheduleDays(schedule: WorkSchedule, span: Span, facts: ScheduleFacts): readonly ScheduleDay[] {
  const isWork = { ...schedule, isOffOnHolidays: false }
  return datesIn(span).map(date => {
    const { minutes, holiday } = plannedOn(schedule, date, facts)
    const isWorkday = plannedOn(isWork, date, facts).minutes > 0
    return { date, hours: hoursOf(minutes), isWorkday, holiday: holiday?.kind ?? '' }
  })
}

/** Returns the working days of an average week of a work schedule's rotation, in hundredths. */
export function averageWorkdays({ cells }: WorkSchedule, { days }: ScheduleFacts): number {
  const worked = cells.filter(cell => minutesOfCell(cell, days) > 0).length
  return cells.length === 0 ? 0 : Math.round((worked * daysOfWeek * 100) / cells.length)
}

/**
 * Returns the days of somebody without a work schedule: a fifth of the week from Monday to Friday,
 * free on holidays.
 *
 * @param weekly the hours of a week, in hundredths
 */
export function weekdays(span: Span, weekly: number, holidays: ReadonlyMap<IsoDate, Holiday>): readonly ScheduleDay[] {
  return datesIn(span).map(date => {
    const isWorkday = ![0, 6].includes(new Date(date).getUTCDay())
    const kind = holidays.get(date)?.kind ?? ''
    const isOff = !isWorkday || kind === 'H' || kind === 'S'
    return { date, hours: isOff ? 0 : Math.round(weekly / 5), isWorkday, holiday: kind }
  })
}
