import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { isFailed as hasFailed } from '#machines/kit/shared/view.select.ts'
import * as select from '#machines/payroll/own-payslips/own-payslips.select.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { ownPayslips } from '#ui/runtime/lazy/own-payslips.ts'

/** Fetches the own payslips of the employee, and returns them; null until they have come. */
export function useOwnList() {
  const flow = useLazyFlow(ownPayslips)
  const payslips = useSelector(flow, snapshot => (snapshot ? select.list(snapshot) : null))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && hasFailed(snapshot))
  useLayoutEffect(() => {
    flow?.send({ type: 'view.show', key: 'all' })
    return () => flow?.send({ type: 'view.leave' })
  }, [flow])
  return { payslips, isFailed, reload: () => flow?.send({ type: 'view.reload' }) }
}
