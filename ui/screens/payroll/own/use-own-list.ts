import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import * as select from '#machines/payroll/own-payslips/own-payslips.select.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { ownPayslips } from '#ui/runtime/lazy/own-payslips.ts'

/** Fetches the own payslips of the employee, and returns them; null until they have come. */
export function useOwnList() {
  const flow = useLazyFlow(ownPayslips)
  const payslips = useSelector(flow, snapshot => (snapshot ? select.list(snapshot) : null))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && select.isFailed(snapshot))
  useLayoutEffect(() => {
    flow?.send({ type: 'ownPayslips.show', key: null })
    return () => flow?.send({ type: 'ownPayslips.leave' })
  }, [flow])
  return { payslips, isFailed, reload: () => flow?.send({ type: 'ownPayslips.reload' }) }
}
