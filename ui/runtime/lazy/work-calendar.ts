import { workCalendarMachine } from '#machines/schedules/work-calendar/work-calendar.machine.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the working calendar of a year over the adapter. */
export const workCalendar: LazyFlow<'workCalendar'> = {
  id: 'workCalendar',
  join: ({ api }) => withCalls(workCalendarMachine, api),
}
