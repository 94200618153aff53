import { answer, port } from './port.ts'

export interface AlarmInput {
  /** Milliseconds since the epoch. A deadline in the past rings at once. */
  readonly deadline: number
}

/** The part of a clock that an alarm needs; XState's SimulatedClock is one. */
export interface AlarmClock {
  now(): number
  setTimeout(ring: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/**
 * Completes at the deadline. Invoke it for a timer that must survive a reload (idle logout, a
 * countdown, polling): XState does not re-arm `after`, whereas an invoked alarm starts again with
 * the same deadline.
 */
export const alarm = port<AlarmInput, void>('shared.alarm')

/**
 * Milliseconds between readings of the clock. A sleeping computer stops its timers, and a timer
 * holds no more than 24 days.
 */
const LOOK_AGAIN_AFTER = 30_000

/**
 * Returns the alarm on a given clock. Leaving the state that invoked the alarm cancels its timer.
 */
export function alarmOn(clock: AlarmClock): typeof alarm {
  return answer(
    alarm,
    ({ input: { deadline }, signal }) =>
      new Promise<void>(resolve => {
        let timer: unknown
        const look = () => {
          const left = deadline - clock.now()
          if (left <= 0) resolve()
          else timer = clock.setTimeout(look, Math.min(left, LOOK_AGAIN_AFTER))
        }
        signal.addEventListener('abort', () => clock.clearTimeout(timer), { once: true })
        look()
      }),
  )
}
