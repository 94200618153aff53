import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { isUnsaved } from '#machines/frame/unsaved-changes/unsaved-changes.select.ts'
import { useFlow } from '#ui/runtime/hooks.tsx'
import { leaves } from './paths.ts'

/** Blocks leaving what is shown while there are unsaved changes, until the user has answered. */
export function RouteGuard() {
  const flow = useFlow('unsavedChanges')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved(flow.getSnapshot()) &&
      leaves(currentLocation, nextLocation) &&
      // Lets through the navigation to Infopanel before a change of company, which the user has
      // already confirmed.
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
