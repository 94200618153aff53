import { useLayoutEffect } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { payslipHistory } from '#ui/runtime/lazy/what-if.ts'

/** Shows the history of a payslip. Returns its flow, undefined until it has started. */
export function usePayslipHistory(
  Period: string,
  AnstNr: string,
  Nummer: number,
): FlowRef<'payslipHistory'> | undefined {
  const flow = useLazyFlow(payslipHistory)
  useLayoutEffect(() => {
    if (!flow) return
    flow.send({ type: 'payslipHistory.show', Period, AnstNr, Nummer })
    return () => flow.send({ type: 'payslipHistory.leave' })
  }, [flow, Period, AnstNr, Nummer])
  return flow
}
