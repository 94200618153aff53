import { useEffect, useSyncExternalStore } from 'react'

/** The title of the current screen. */
export interface ScreenTitle {
  readonly title: string
  /** The open item of the screen: a message's subject, an employee's name. */
  readonly item: string | undefined
  /** A counter that grows by one each time a screen is mounted. */
  readonly arrival: number
  /** Returns the screen's heading. */
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

/** Publishes the screen's title while the component is mounted. */
export function useScreenTitle(title: string, item: string | undefined, heading: () => HTMLElement | null): void {
  useEffect(() => {
    arrivals += 1
    return () => setCurrent(null)
  }, [])
  useEffect(() => setCurrent({ title, item, heading, arrival: arrivals }), [title, item, heading])
}

/** Returns the title of the current screen; null while there is none. */
export const useShownTitle = (): ScreenTitle | null => useSyncExternalStore(subscribe, () => current)
