import { endsSession } from '#contracts/errors.ts'

/**
 * Ports answer with data, also when they fail: an Error journals as `{}`, and a chart should see
 * each failure as a branch of its own. A port that rejects has a defect, and `onError` is for that.
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
 * Why a call to the server gave no answer to use. Plain JSON; the adapter's client is mapped to it
 * in `ui/runtime`. `message` is fit to be shown. `backend` has the answer's HTTP `status` and its
 * `dvCode`; `offline` is a `network` failure of a browser that knows that it has no connection.
 */
export interface ApiFailure {
  readonly tag: 'backend' | 'offline' | 'network' | 'timeout' | 'aborted' | 'unexpected'
  readonly message: string
  readonly dvCode?: string
  readonly status?: number
  /** What is wrong with fields of what was sent, by their names, fit to be shown. */
  readonly fields?: Readonly<Record<string, string>>
}

/** The answer of a port: a value, or why there is none. */
export type Result<T, F = ApiFailure> = Ok<T> | Failure<F>

/** Returns a successful answer. */
export const ok = <T>(value: T): Ok<T> => ({ tag: 'ok', value })

/** Returns a failed answer. */
export const failure = <F>(reason: F): Failure<F> => ({ tag: 'failure', failure: reason })

/** True when an answer has a value. */
export const isOk = <T, F>(result: Result<T, F>): result is Ok<T> => result.tag === 'ok'

/** The value, where a guard has seen that there is one. */
export function valueIn<T>(result: Result<T, unknown>): T {
  if (!isOk(result)) throw new Error('A failure has no value; the guard should have seen it')
  return result.value
}

/** The failure, or null. */
export const failureOf = <F>(result: Result<unknown, F>): F | null => (isOk(result) ? null : result.failure)

/** Whether a failure says that nobody is signed in any more. */
export const isSessionOver = (failure: ApiFailure | null): boolean =>
  failure?.status !== undefined && endsSession(failure.status, failure.dvCode)

/** The same result with its value translated. */
export const mapResult = <From, To, F>(result: Result<From, F>, translate: (value: From) => To): Result<To, F> =>
  isOk(result) ? ok(translate(result.value)) : result
