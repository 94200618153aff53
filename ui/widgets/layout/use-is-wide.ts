import { useSyncExternalStore } from 'react'
import { breakpoints } from '../../theme/breakpoints.ts'

const query = () => window.matchMedia(`(min-width: ${breakpoints.lg})`)

const subscribe = (listener: () => void) => {
  const desk = query()
  desk.addEventListener('change', listener)
  return () => desk.removeEventListener('change', listener)
}

/** Returns whether there is room for a panel beside the screen; otherwise the panel is a drawer. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
