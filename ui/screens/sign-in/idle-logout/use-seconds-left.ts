import { useEffect, useState } from 'react'

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1_000))

/**
 * The whole seconds until a moment, which is read from the clock each time: a sleep does not make
 * them more.
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
