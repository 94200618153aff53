import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/salary-run/salary-run.select.ts'
import * as selectYear from '#machines/salary-years/salary-year/salary-year.select.ts'
import { useLazyFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { salaryRun } from '#ui/runtime/lazy/salary-run.ts'

/**
 * Shows the salary run: a year, or one of its periods. Returns its flow, undefined until it has
 * started, and the year.
 *
 * @param period its code; an empty text for the overview
 */
export function useRun(period: string): { readonly flow: FlowRef<'salaryRun'> | undefined; readonly year: number } {
  const flow = useLazyFlow(salaryRun)
  const chosen = useSelect('salaryYear', selectYear.year) ?? 0
  // A link may lead to a period of another year than the chosen one.
  const year = Number(/\d{4}/.exec(period)?.[0] ?? chosen)
  useLayoutEffect(() => {
    if (!flow || year === 0) return
    flow.send({ type: 'run.show', year, period })
    return () => flow.send({ type: 'run.leave' })
  }, [flow, year, period])
  return { flow, year }
}

/** Returns a period of the run on display, or null while it is not known. */
export const usePeriod = (flow: FlowRef<'salaryRun'> | undefined, code: string) =>
  useSelector(flow, snapshot => (snapshot ? select.periodOf(snapshot, code) : null))
