import { dayOfSchedule } from '#contracts/registers/day-schedules.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { isOk, mapResult, ok } from '#machines/kit/shared/result.ts'
import { workCalendarMachine } from '#machines/schedules/work-calendar/work-calendar.machine.ts'
import { workCalendarPorts } from '#machines/schedules/work-calendar/work-calendar.ports.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'

/** Provides the working calendar of a year over the adapter. */
export const workCalendar: LazyFlow<'workCalendar'> = {
  id: 'workCalendar',
  join: ({ api }) =>
    workCalendarMachine.provide({
      actors: {
        fetchYear: answer(workCalendarPorts.fetchYear, async ({ input: { year, hasShifts }, signal }) => {
          const params = { year: String(year) }
          const [holidays, shifts] = await Promise.all([
            asResult(api.workCalendar.holidays.query({ params }, { signal })),
            hasShifts ? asResult(api.daySchedules.list.query({ pagination: {} }, { signal })) : null,
          ])
          if (!isOk(holidays)) return holidays
          // Who may not read the day schedules sees their codes.
          if (shifts && !isOk(shifts) && shifts.failure.status !== 403) return shifts
          const rows = shifts && isOk(shifts) ? shifts.value.data : []
          return ok({
            year,
            holidays: holidays.value.data,
            shifts: rows.flatMap(row => {
              const day = dayOfSchedule(row)
              return day ? [{ code: String(row.SkiftID), name: String(row.BenText), day }] : []
            }),
          })
        }),
        restoreHolidays: answer(workCalendarPorts.restoreHolidays, async ({ input: { year, key }, signal }) => {
          const request = { params: { year: String(year) }, idempotencyKey: key }
          return mapResult(await asResult(api.workCalendar.restoreHolidays.mutate(request, { signal })), () => null)
        }),
        createPeriods: answer(workCalendarPorts.createPeriods, async ({ input: { year, kind, key }, signal }) => {
          const request = { body: { Ar: year, UtbetPer: kind }, idempotencyKey: key }
          const made = await asResult(api.workCalendar.createPeriods.mutate(request, { signal }))
          return mapResult(made, ({ data }) => data.Antal)
        }),
      },
    }),
}
