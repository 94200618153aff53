import type { FrontendTrack } from '#contracts/portal/shapes.ts'
import type { AlarmClock } from '#machines/kit/shared/alarm.ts'

/** The uses that are counted, without the user's identity and input. */
export type Use =
  /** A screen was shown. */
  | 'screen-opened'
  /** Work in a company began. */
  | 'company-chosen'

/**
 * Milliseconds before a use is sent, so that it is not batched with the screen's calls, which would
 * wait for its answer.
 */
const pause = 2_000

interface UsageOptions {
  /** `POST /frontendtracker`. Its result is ignored. */
  readonly send: (use: FrontendTrack) => Promise<unknown>
  readonly clock: Pick<AlarmClock, 'setTimeout'>
}

/**
 * Counts the uses of the application (first document §7).
 *
 * @returns a function that counts a use; `path` is the pattern of the screen's path, without the
 * values of its parameters
 */
export const createUsage =
  ({ send, clock }: UsageOptions) =>
  (id: Use, path: string): void => {
    clock.setTimeout(() => void send({ id, url: path, context: '' }), pause)
  }
