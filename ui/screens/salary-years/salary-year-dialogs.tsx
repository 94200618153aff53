import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as selectYear from '#machines/salary-years/salary-year/salary-year.select.ts'
import * as select from '#machines/salary-years/salary-years/salary-years.select.ts'
import { useLazyFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { salaryYears } from '#ui/runtime/lazy/salary-years.ts'
import { CreateYear } from './create-year.tsx'
import { PurgeYears } from './purge-years.tsx'

/** Renders the requested dialog of the salary years, together with its flow. */
export default function SalaryYearDialogs() {
  const flow = useLazyFlow(salaryYears)
  const years = useSelect('salaryYear', selectYear.years)
  const dialog = useSelect('salaryYear', selectYear.dialog)
  useEffect(() => {
    // Opens the dialog once: an open dialog ignores the event.
    if (dialog) flow?.send({ type: `years.${dialog}`, years })
  }, [flow, dialog, years])
  return flow ? <Opened flow={flow} /> : null
}

function Opened({ flow }: { readonly flow: FlowRef<'salaryYears'> }) {
  const isCreating = useSelector(flow, select.isCreating)
  const isPurging = useSelector(flow, select.isPurging)
  if (isCreating) return <CreateYear flow={flow} />
  return isPurging ? <PurgeYears flow={flow} /> : null
}
