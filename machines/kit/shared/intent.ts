import { errors } from '#contracts/errors.ts'
import type { ApiFailure } from './result.ts'

/**
 * A write that a user wants, with the idempotency key that makes it happen once however often it is
 * requested (first document §8). The requesting flow holds it. While no answer has come, requesting
 * the same write again is the same intent. The intent ends when it is answered, when another write
 * is made to the same thing, when a live event says that the thing has changed, and when its dialog
 * is closed.
 */
export interface Intent {
  /** The idempotency key, drawn by the sender of the event that begins the intent. */
  readonly key: string
  /** Describes the whole write: two writes with the same text are the same intent. */
  readonly what: string
}

/**
 * Returns the open intent when it is for the same write, otherwise a new one.
 *
 * @param key the idempotency key of a new intent
 */
export const intentFor = (open: Intent | null | undefined, what: string, key: string): Intent =>
  open?.what === what ? open : { key, what }

/**
 * Returns the intent after a failed call: null when the call was answered, and the same intent when
 * nobody knows whether the write was done.
 */
export const intentAfter = (intent: Intent | null | undefined, failure: ApiFailure): Intent | null =>
  isUnanswered(failure) ? (intent ?? null) : null

/** True when a failed write may have been done. Repeated with the same key, it is done once. */
function isUnanswered({ tag, status, dvCode }: ApiFailure): boolean {
  return tag !== 'backend' || (status ?? 0) >= 500 || dvCode === errors.idempotencyInProgress.dvCode
}
