import { addDays, daysBetween, type IsoDate, isDate, isoDate } from '../rules/date.ts'
import { minutesWorked, parseDay, type WorkDay } from './work-day.ts'

/**
 * The planned hours of a work schedule, date by date. Payroll and the screens' previews read the
 * same functions. A shift belongs wholly to the date on which it begins.
 */

/** The days of a week, Monday first. */
export const daysOfWeek = 7
/** The most weeks of a rotation. */
export const maxWeeks = 26

/** The kinds of days in the register of holidays, as the rules name them. */
export type HolidayKind = 'H' | 'S' | 'A'

/** A holiday, or a day before one on which less is worked. */
export interface Holiday {
  readonly date: IsoDate
  readonly name: string
  readonly kind: HolidayKind
  /** The hours by which a day before a holiday (A) is shortened. */
  readonly shortened: number
}

/** A work schedule, as its hours are calculated. */
export interface WorkSchedule {
  /** The Monday on which the first week of the rotation begins. Nothing is planned before it. */
  readonly start: IsoDate
  /**
   * The days of the rotation, seven a week from Monday: '' for a day off, the code of a day
   * schedule, or own times ('07:00-16:00/12:00-13:00').
   */
  readonly cells: readonly string[]
  /** The dates that deviate from the rotation, with what applies to them. */
  readonly deviations: ReadonlyMap<IsoDate, string>
  /** True when a holiday is a day off. */
  readonly isOffOnHolidays: boolean
  /** The hours of a full-time week. */
  readonly fullTime: number
}

/** The facts that a schedule is read with. */
export interface ScheduleFacts {
  /** The day schedules, by their codes. */
  readonly days: ReadonlyMap<string, WorkDay>
  /** The holidays, by their dates. */
  readonly holidays: ReadonlyMap<IsoDate, Holiday>
}

/** The plan of one date. */
export interface PlannedDay {
  readonly date: IsoDate
  /** What applies: '' for a day off. */
  readonly cell: string
  /** Why it applies. */
  readonly by: 'rotation' | 'deviation' | 'holiday' | 'beforeStart'
  /** The planned minutes. */
  readonly minutes: number
  /** True when the day schedule does not exist. */
  readonly isUnknown: boolean
  readonly holiday: Holiday | undefined
}

/** True when a cell has own times, and not the code of a day schedule, which has no colon. */
export const hasOwnTimes = (cell: string): boolean => cell.includes(':')

/** Returns the working day of a cell; undefined for a day off and for an unknown day schedule. */
export const dayOfCell = (cell: string, days: ScheduleFacts['days']): WorkDay | undefined =>
  cell === '' ? undefined : hasOwnTimes(cell) ? parseDay(cell) : days.get(cell)

/** Returns the planned minutes of a cell. */
export function minutesOfCell(cell: string, days: ScheduleFacts['days']): number {
  const day = dayOfCell(cell, days)
  return day ? minutesWorked(day) : 0
}

/** Returns the place in the rotation of a date, or undefined before the start. */
export function cellOn({ start, cells }: Pick<WorkSchedule, 'start' | 'cells'>, date: IsoDate): number | undefined {
  const days = daysBetween(start, date)
  return days < 0 || cells.length === 0 ? undefined : days % cells.length
}

/** Returns the plan of a date. A deviation goes before a holiday, and that before the rotation. */
export function plannedOn(schedule: WorkSchedule, date: IsoDate, { days, holidays }: ScheduleFacts): PlannedDay {
  const holiday = holidays.get(date)
  const planned = (cell: string, by: PlannedDay['by'], shortened = 0): PlannedDay => ({
    date,
    cell,
    by,
    minutes: Math.max(0, minutesOfCell(cell, days) - Math.round(shortened * 60)),
    isUnknown: cell !== '' && dayOfCell(cell, days) === undefined,
    holiday,
  })
  const place = cellOn(schedule, date)
  if (place === undefined) return planned('', 'beforeStart')
  const deviation = schedule.deviations.get(date)
  if (deviation !== undefined) return planned(deviation, 'deviation')
  const cell = schedule.cells[place] ?? ''
  if (!schedule.isOffOnHolidays || !holiday) return planned(cell, 'rotation')
  return holiday.kind === 'A' ? planned(cell, 'rotation', holiday.shortened) : planned('', 'holiday')
}

/** Returns the plan of every day of a year. */
export function planOfYear(schedule: WorkSchedule, year: number, facts: ScheduleFacts): readonly PlannedDay[] {
  const first = isoDate(year, 1, 1)
  const days = daysBetween(first, isoDate(year + 1, 1, 1))
  return Array.from({ length: days }, (_, at) => plannedOn(schedule, addDays(first, at), facts))
}

/** Returns the planned minutes of each month of a plan, January first. */
export function minutesByMonth(plan: readonly PlannedDay[]): readonly number[] {
  const months = Array.from({ length: 12 }, () => 0)
  for (const { date, minutes } of plan) {
    const month = Number(date.slice(5, 7)) - 1
    months[month] = (months[month] ?? 0) + minutes
  }
  return months
}

/** Returns the minutes of each week of the rotation, without holidays and deviations. */
export const minutesByWeek = (cells: readonly string[], days: ScheduleFacts['days']): readonly number[] =>
  Array.from({ length: Math.ceil(cells.length / daysOfWeek) }, (_, week) =>
    cells.slice(week * daysOfWeek, (week + 1) * daysOfWeek).reduce((sum, cell) => sum + minutesOfCell(cell, days), 0),
  )

/** Returns the minutes of an average week of the rotation. */
export function averageWeek(cells: readonly string[], days: ScheduleFacts['days']): number {
  const weeks = minutesByWeek(cells, days)
  return weeks.length === 0 ? 0 : weeks.reduce((sum, each) => sum + each, 0) / weeks.length
}

/** Returns the degree of employment in percent: an average week against a full-time one. */
export const degreeOf = (average: number, fullTime: number): number =>
  fullTime <= 0 ? 0 : Math.round((average / 60 / fullTime) * 10_000) / 100

/** Returns the Monday of a date's week. */
export const mondayOf = (date: IsoDate): IsoDate => addDays(date, -((new Date(date).getUTCDay() + 6) % 7))

/** Returns a deviation as its text: '2026-12-23=KORT', or '2026-12-23=' for a day off. */
export const textOfDeviation = (date: IsoDate, cell: string): string => `${date}=${cell}`

/** Returns the date and the cell of a deviation's text, or undefined. */
export function parseDeviation(text: string): readonly [date: IsoDate, cell: string] | undefined {
  const at = text.indexOf('=')
  const date = text.slice(0, at)
  return at > 0 && isDate(date) ? [date, text.slice(at + 1)] : undefined
}

/** Returns the cells of as many weeks: those that lack are days off. */
export const cellsOfWeeks = (cells: readonly string[], weeks: number): readonly string[] =>
  Array.from({ length: weeks * daysOfWeek }, (_, at) => cells[at] ?? '')
