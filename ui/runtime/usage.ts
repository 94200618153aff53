import type { FrontendTrack } from '#contracts/portal/shapes.ts'
import type { AlarmClock } from '#machines/kit/shared/alarm.ts'

/** The uses that are counted: never who, nor anything that the person has written. */
export type Use =
  /** A screen came on display. */
  | 'screen-opened'
  /** Somebody began to work in a company. */
  | 'company-chosen'

/**
 * Milliseconds that a use waits, so that it does not travel with the calls of the screen, which
 * would wait for its answer.
 */
const pause = 2_000

interface UsageOptions {
  /** `POST /frontendtracker`. What becomes of it is nobody's concern. */
  readonly send: (use: FrontendTrack) => Promise<unknown>
  readonly clock: Pick<AlarmClock, 'setTimeout'>
}

/**
 * Counts what the application is used for (first document §7).
 *
 * @returns counts a use; `path` is the pattern of the screen's path, whose parameters are not
 * filled in
 */
export const createUsage =
  ({ send, clock }: UsageOptions) =>
  (id: Use, path: string): void => {
    clock.setTimeout(() => void send({ id, url: path, context: '' }), pause)
  }
