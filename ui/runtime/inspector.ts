import { createBrowserInspector } from '@statelyai/inspect'
import { type InspectionEvent, toObserver } from 'xstate'

/** Opens Stately's inspector in its own window and returns the observer that feeds it. */
export function openInspector(): (event: InspectionEvent) => void {
  const observer = toObserver(createBrowserInspector().inspect)
  return event => observer.next?.(event)
}
