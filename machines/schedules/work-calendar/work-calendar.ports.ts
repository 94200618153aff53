import { dayOfSchedule } from '#contracts/registers/day-schedules.ts'
import { ofCall, ofCalls, reading, writing } from '../../kit/shared/of-call.ts'
import { isOk, ok } from '../../kit/shared/result.ts'
import type { PeriodsWanted, YearContents, YearOnDisplay } from './work-calendar.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const workCalendarPorts = {
  /** Fetches the holidays of a year, and the day schedules for whoever may read them. */
  fetchYear: ofCalls<YearContents, YearOnDisplay>('workCalendar.fetchYear', async ({ year, hasShifts }, ask) => {
    const [holidays, shifts] = await Promise.all([
      ask(reading('workCalendar', 'holidays', { params: { year: String(year) } })),
      hasShifts ? ask(reading('daySchedules', 'list', { pagination: {} })) : ok([]),
    ])
    if (!isOk(holidays)) return holidays
    // Who may not read the day schedules sees their codes.
    if (!isOk(shifts) && shifts.failure.status !== 403) return shifts
    return ok({
      year,
      holidays: holidays.value,
      shifts: (isOk(shifts) ? shifts.value : []).flatMap(row => {
        const day = dayOfSchedule(row)
        return day ? [{ code: String(row.SkiftID), name: String(row.BenText), day }] : []
      }),
    })
  }),
  /** Replaces the holidays of a year by the standard ones. */
  restoreHolidays: ofCall(
    'workCalendar.restoreHolidays',
    ({ year, key: idempotencyKey }: { readonly year: number; readonly key: string }) =>
      writing('workCalendar', 'restoreHolidays', { params: { year: String(year) }, idempotencyKey }, () => null),
  ),
  /** Creates the standard salary periods, and returns their number. */
  createPeriods: ofCall(
    'workCalendar.createPeriods',
    ({ year, kind, key: idempotencyKey }: PeriodsWanted & { readonly key: string }) =>
      writing(
        'workCalendar',
        'createPeriods',
        { body: { Ar: year, UtbetPer: kind }, idempotencyKey },
        ({ Antal }) => Antal,
      ),
  ),
}
