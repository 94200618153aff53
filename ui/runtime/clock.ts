import type { AlarmClock } from '#machines/kit/shared/alarm.ts'

/** The browser's clock. */
export const clock: AlarmClock = {
  now: () => Date.now(),
  setTimeout: (ring, ms) => window.setTimeout(ring, ms),
  clearTimeout: timer => window.clearTimeout(timer as number | undefined),
}
