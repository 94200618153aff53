import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import { versionOf } from '#machines/kit/form/form.select.ts'
import { isLoading as isLoadingIn } from '#machines/kit/shared/view.select.ts'
import * as select from '#machines/payroll/payslip/payslip.select.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { payslip, payslipForm } from '#ui/runtime/lazy/salary-run.ts'
import { viewFilters } from '#ui/runtime/lazy/view-filters.ts'

interface ShownPayslip {
  readonly flow: FlowRef<'payslip'> | undefined
  readonly form: FlowRef<'payslipForm'> | undefined
  /** True while what the form has saved is being fetched: the payslip on display is older. */
  readonly isOutdated: boolean
}

/** Shows a payslip. When its form has saved, the payslip is fetched again. */
export function usePayslip(Period: string, AnstNr: string, Nummer: number): ShownPayslip {
  const flow = useLazyFlow(payslip)
  const form = useLazyFlow(payslipForm)
  const view = useLazyFlow(viewFilters)
  const shown = useSelector(flow, snapshot => (snapshot ? select.version(snapshot) : 0))
  const isLoading = useSelector(flow, snapshot => snapshot !== undefined && isLoadingIn(snapshot))
  const saved = useSelector(form, snapshot => (snapshot ? versionOf(snapshot) : 0))
  useLayoutEffect(() => {
    if (!flow) return
    flow.send({ type: 'view.show', key: { Period, AnstNr, Nummer } })
    return () => flow.send({ type: 'view.leave' })
  }, [flow, Period, AnstNr, Nummer])
  useEffect(() => view?.send({ type: 'view.choose', choices: { payslipAnstNr: AnstNr } }), [view, AnstNr])
  useEffect(() => {
    if (shown > 0 && saved > shown) flow?.send({ type: 'view.reload' })
  }, [flow, shown, saved])
  return { flow, form, isOutdated: isLoading && saved > shown }
}
