import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { isUnsaved } from '#machines/frame/unsaved-changes/unsaved-changes.select.ts'
import { useFlow } from '#ui/runtime/hooks.tsx'

/** Holds a change of route while something is unsaved, and does with it what the person answers. */
export function RouteGuard() {
  const flow = useFlow('unsavedChanges')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved(flow.getSnapshot()) &&
      currentLocation.pathname !== nextLocation.pathname &&
      // The way to Infopanel before a change of company, which has been asked about.
      !(nextLocation.state as { isForced?: boolean } | null)?.isForced,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const hearings = [
      flow.on('leave.granted', () => blocker.proceed()),
      flow.on('leave.refused', () => blocker.reset()),
    ]
    flow.send({ type: 'leave.request', leave: { tag: 'route' } })
    return () => {
      for (const hearing of hearings) hearing.unsubscribe()
    }
  }, [blocker, flow])
  return null
}
