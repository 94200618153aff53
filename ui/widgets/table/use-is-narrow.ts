import { useSyncExternalStore } from 'react'
import { breakpoints } from '../../theme/breakpoints.ts'

const phone = window.matchMedia(`(width < ${breakpoints.sm})`)

const subscribe = (listener: () => void) => {
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}

/** Returns whether there is no room for columns, so that each row is a card. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => phone.matches)
