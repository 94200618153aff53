import { useEffect, useState } from 'react'

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1_000))

/**
 * Returns the whole seconds left until the deadline (milliseconds since 1970). The clock is read
 * each time, so that a sleeping computer does not prolong it.
 */
export function useSecondsLeft(deadline: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline))
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(deadline))
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [deadline])
  return seconds
}
