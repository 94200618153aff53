import { fromObservable, toObserver } from 'xstate'
import type { AlarmClock } from '../../kit/shared/alarm.ts'

/** Milliseconds between two readings of a message's remaining time (first document §9). */
export const progressInterval = 100

export interface CountdownInput {
  /** Milliseconds. */
  readonly left: number
}

/**
 * Counts down a message's time, and completes when it is out. The actor's own value is the
 * remaining milliseconds, updated every 100 ms. Components read it from the actor: sending it to
 * the flow would fill the journal with ticks. Without an implementation, no time passes.
 */
const countdown = fromObservable<number, CountdownInput>(() => ({ subscribe: () => ({ unsubscribe: () => {} }) }))

/** The flow's ports: the requests whose answers it waits for. */
export const snackbarPorts = { countdown }

/**
 * Returns the countdown on a given clock. It follows the clock's time, so a busy browser updates it
 * less often but does not prolong it.
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
