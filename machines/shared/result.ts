/**
 * Why a call failed, as plain data: an Error would journal as `{}`. The adapter's client gives the same shape.
 */
export interface ApiFailure {
  /** backend: it answered with an error. network: no answer came. aborted: nobody waits for it any more. */
  readonly tag: 'backend' | 'network' | 'timeout' | 'aborted' | 'unexpected'
  /** The backend's Swedish sentence; empty when there is none. */
  readonly message: string
  readonly dvCode?: string
  /** HTTP's. */
  readonly status?: number
}

/** What a port resolves to. It rejects only on a defect. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ApiFailure }

export const isOk = <Value>(result: Result<Value>): result is { readonly ok: true; readonly value: Value } => result.ok

/** The value, where a guard has seen that there is one. */
export function valueIn<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error('A failure has no value; the guard should have seen it')
  return result.value
}

/** The failure, or null. */
export const failureOf = (result: Result<unknown>): ApiFailure | null => (result.ok ? null : result.failure)

/** The same result with its value translated. */
export const mapResult = <From, To>(result: Result<From>, translate: (value: From) => To): Result<To> =>
  result.ok ? { ok: true, value: translate(result.value) } : result
