import { endsSession } from '#contracts/common-errors.ts'

/**
 * The successful answer of a port. Ports return failures as data too: the journal would store an
 * Error as `{}`, and the chart should show each failure as a branch. A port that rejects has a
 * defect, which `onError` handles.
 */
export interface Ok<T> {
  readonly tag: 'ok'
  readonly value: T
}

export interface Failure<F> {
  readonly tag: 'failure'
  readonly failure: F
}

/**
 * Why a call to the server gave no usable answer. Plain JSON, which `ui/runtime` makes of the
 * client's errors. `message` can be shown to the user. `backend` has the answer's HTTP `status` and
 * its `dvCode`. `offline` is a `network` failure in a browser that knows that it has no connection.
 */
export interface ApiFailure {
  readonly tag: 'backend' | 'offline' | 'network' | 'timeout' | 'aborted' | 'unexpected'
  readonly message: string
  readonly dvCode?: string
  readonly status?: number
  /** The problems of the sent fields, by field name. They can be shown to the user. */
  readonly fields?: Readonly<Record<string, string>>
}

/** The answer of a port: a value or a failure. */
export type Result<T, F = ApiFailure> = Ok<T> | Failure<F>

/** Returns a successful answer. */
export const ok = <T>(value: T): Ok<T> => ({ tag: 'ok', value })

/** Returns a failed answer. */
export const failure = <F>(reason: F): Failure<F> => ({ tag: 'failure', failure: reason })

/** True when an answer has a value. */
export const isOk = <T, F>(result: Result<T, F>): result is Ok<T> => result.tag === 'ok'

/**
 * Returns the value of a result that a guard has found to be successful.
 *
 * @throws Error for a failure
 */
export function valueIn<T>(result: Result<T, unknown>): T {
  if (!isOk(result)) throw new Error('A failure has no value; the guard should have seen it')
  return result.value
}

/** Returns the failure, or null. */
export const failureOf = <F>(result: Result<unknown, F>): F | null => (isOk(result) ? null : result.failure)

/** Returns whether a failure says that nobody is signed in any more. */
export const isSessionOver = (failure: ApiFailure | null): boolean =>
  failure?.status !== undefined && endsSession(failure.status, failure.dvCode)

/** Returns the result with its value converted. */
export const mapResult = <From, To, F>(result: Result<From, F>, translate: (value: From) => To): Result<To, F> =>
  isOk(result) ? ok(translate(result.value)) : result
