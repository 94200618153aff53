import { fromObservable, toObserver } from 'xstate'
import type { AlarmClock } from '../../kit/shared/alarm.ts'

/** Milliseconds between two readings of how much time a message has left (first document §9). */
export const progressInterval = 100

export interface CountdownInput {
  /** Milliseconds. */
  readonly left: number
}

/**
 * Counts a message's time down, and is done when it is out. What it shows of itself, milliseconds
 * left, is renewed every 100 ms. It is read off the actor and not sent to the flow: a journal of
 * ticks would tell nothing. Until it is provided, no time passes.
 */
const countdown = fromObservable<number, CountdownInput>(() => ({ subscribe: () => ({ unsubscribe: () => {} }) }))

/** The flow's ports: the requests whose answers it waits for. */
export const snackbarPorts = { countdown }

/**
 * The countdown on a given clock: by the clock's time, so that a busy browser shows less often and
 * not for longer.
 */
export const countdownOn = (clock: AlarmClock): typeof countdown =>
  fromObservable(({ input }) => ({
    subscribe: listener => {
      const observer = toObserver(listener)
      const end = clock.now() + input.left
      let timer: unknown
      const look = () => {
        const left = end - clock.now()
        if (left <= 0) return observer.complete?.()
        observer.next?.(left)
        timer = clock.setTimeout(look, Math.min(left, progressInterval))
      }
      look()
      return { unsubscribe: () => clock.clearTimeout(timer) }
    },
  }))
