import { useEffect, useSyncExternalStore } from 'react'

/** What the screen on display is called, and what of it is open. */
export interface ScreenTitle {
  readonly title: string
  /** The thing that the screen shows: a message's subject, an employee's name. */
  readonly item: string | undefined
  /** Grows by one with each screen that comes on display. */
  readonly arrival: number
  /** The screen's heading. */
  readonly heading: () => HTMLElement | null
}

let current: ScreenTitle | null = null
let arrivals = 0
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
function setCurrent(next: ScreenTitle | null) {
  current = next
  for (const listener of listeners) listener()
}

/** Tells the page what the screen is called, for as long as the component is there. */
export function useScreenTitle(title: string, item: string | undefined, heading: () => HTMLElement | null): void {
  useEffect(() => {
    arrivals += 1
    return () => setCurrent(null)
  }, [])
  useEffect(() => setCurrent({ title, item, heading, arrival: arrivals }), [title, item, heading])
}

/** Returns what the screen on display is called; null while there is none. */
export const useShownTitle = (): ScreenTitle | null => useSyncExternalStore(subscribe, () => current)
