import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { PeriodsWanted, YearContents, YearOnDisplay } from './work-calendar.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const workCalendarPorts = {
  /** Fetches the holidays of a year, and the day schedules. */
  fetchYear: port<YearOnDisplay, Result<YearContents>>('workCalendar.fetchYear'),
  /** Replaces the holidays of a year by the standard ones. */
  restoreHolidays: port<{ readonly year: number; readonly key: string }, Result<null>>('workCalendar.restoreHolidays'),
  /** Creates the standard salary periods, and returns their number. */
  createPeriods: port<PeriodsWanted & { readonly key: string }, Result<number>>('workCalendar.createPeriods'),
}
