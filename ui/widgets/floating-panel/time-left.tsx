import { useSyncExternalStore } from 'react'
import { numeric } from '#styled-system/recipes/index.js'

/** Notifies every second while subscribed. */
const everySecond = (tell: () => void) => {
  const timer = setInterval(tell, 1_000)
  return () => clearInterval(timer)
}

const secondsTo = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1_000))

/**
 * Renders the minutes and seconds until the deadline, such as 4:59. Not a live region: a countdown
 * read aloud every second would drown everything else.
 */
export const TimeLeft = ({ deadline }: { /** Milliseconds since the epoch. */ readonly deadline: number }) => {
  const seconds = useSyncExternalStore(everySecond, () => secondsTo(deadline))
  return (
    <span className={numeric()} role="timer" aria-live="off">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  )
}
