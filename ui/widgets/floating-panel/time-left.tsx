import { useSyncExternalStore } from 'react'
import { numeric } from '#styled-system/recipes/index.js'

/** Tells every second, for as long as somebody looks. */
const everySecond = (tell: () => void) => {
  const timer = setInterval(tell, 1_000)
  return () => clearInterval(timer)
}

const secondsTo = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1_000))

/**
 * Minutes and seconds until a moment, such as 4:59. For the eyes: what is read aloud every second
 * is read by nobody.
 */
export const TimeLeft = ({ deadline }: { /** Milliseconds since the epoch. */ readonly deadline: number }) => {
  const seconds = useSyncExternalStore(everySecond, () => secondsTo(deadline))
  return (
    <span className={numeric()} role="timer" aria-live="off">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  )
}
