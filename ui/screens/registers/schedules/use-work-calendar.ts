import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { changesOf } from '#machines/kit/register/register.select.ts'
import * as select from '#machines/schedules/work-calendar/work-calendar.select.ts'
import type { ShiftChoice } from '#machines/schedules/work-calendar/work-calendar.types.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { register } from '#ui/runtime/lazy/register.ts'
import { workCalendar } from '#ui/runtime/lazy/work-calendar.ts'

/** Shows a year of the working calendar, and returns its contents once they have come. */
export function useWorkCalendar(year: number, hasShifts: boolean) {
  const flow = useLazyFlow(workCalendar)
  const registers = useLazyFlow(register)
  const changes = useSelector(registers, snapshot =>
    snapshot ? changesOf(snapshot, 'holidays') + (hasShifts ? changesOf(snapshot, 'daySchedules') : 0) : 0,
  )
  useEffect(() => flow?.send({ type: 'workCalendar.show', year, hasShifts, changes }), [flow, year, hasShifts, changes])
  const contents = useSelector(flow, snapshot => (snapshot ? select.contentsOf(snapshot, year) : null))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && select.isFailed(snapshot))
  return { flow, registers, contents, isFailed }
}

const none: readonly ShiftChoice[] = []

/** Returns the day schedules of the calendar that another part of the screen shows. */
export function useShifts(): readonly ShiftChoice[] {
  const flow = useLazyFlow(workCalendar)
  return useSelector(flow, snapshot => (snapshot ? select.shiftsOf(snapshot) : none))
}
