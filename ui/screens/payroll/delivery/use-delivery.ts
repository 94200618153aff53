import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/kit/shared/view.select.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { payslipDelivery } from '#ui/runtime/lazy/payslip-delivery.ts'

/** Shows who has got the payslips of a period. Returns the flow, undefined until it has started. */
export function useDelivery(Period: string): FlowRef<'payslipDelivery'> | undefined {
  const flow = useLazyFlow(payslipDelivery)
  useLayoutEffect(() => {
    if (!flow) return
    flow.send({ type: 'view.show', key: Period })
    return () => flow.send({ type: 'view.leave' })
  }, [flow, Period])
  return flow
}

/** Returns who has got the payslips, or null until that is known. */
export const useDeliveries = (flow: FlowRef<'payslipDelivery'> | undefined) =>
  useSelector(flow, snapshot => (snapshot ? select.shownIn(snapshot) : null))
