import { useLayoutEffect } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { payments } from '#ui/runtime/lazy/payments.ts'

/** Shows the payments of a period. Returns their flow, undefined until it has started. */
export function usePayments(Period: string): FlowRef<'payments'> | undefined {
  const flow = useLazyFlow(payments)
  useLayoutEffect(() => {
    if (!flow) return
    flow.send({ type: 'payments.show', Period })
    return () => flow.send({ type: 'payments.leave' })
  }, [flow, Period])
  return flow
}
