import { useEffect } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { advances } from '#ui/runtime/lazy/advances.ts'

/** Shows the advances on pay. Returns their flow, undefined until it has started. */
export function useAdvances(): FlowRef<'advances'> | undefined {
  const flow = useLazyFlow(advances)
  useEffect(() => {
    if (!flow) return
    flow.send({ type: 'advances.show' })
    return () => flow.send({ type: 'advances.leave' })
  }, [flow])
  return flow
}
