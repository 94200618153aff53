import { errors } from '#contracts/errors.ts'
import type { ApiFailure } from './result.ts'

/**
 * One write that a person wants done, and the idempotency key that does it once however often it is
 * asked for (first document §8). The flow that asks holds it. While no answer has come, asking for
 * the same again is the same intent. It ends when it is answered, when something else is done to
 * the same thing, when a live event tells that the thing has changed, and when its dialog is left.
 */
export interface Intent {
  /** Drawn by whoever sends the event that begins it. */
  readonly key: string
  /** Describes the whole write: two writes with the same text are the same intent. */
  readonly what: string
}

/**
 * Returns the open intent when it is for the same write, else a new one.
 *
 * @param key drawn for the case that it is a new one
 */
export const intentFor = (open: Intent | null | undefined, what: string, key: string): Intent =>
  open?.what === what ? open : { key, what }

/**
 * Returns the intent as a failed call leaves it: null, unless nobody knows whether it was done. A
 * call that was answered leaves none.
 */
export const intentAfter = (intent: Intent | null | undefined, failure: ApiFailure): Intent | null =>
  isUnanswered(failure) ? (intent ?? null) : null

/**
 * True when a write may have been done although it failed. Asked for again under its key, it is
 * done once.
 */
function isUnanswered({ tag, status, dvCode }: ApiFailure): boolean {
  return tag !== 'backend' || (status ?? 0) >= 500 || dvCode === errors.idempotencyInProgress.dvCode
}
