import { type Call, fillPath } from '../call.ts'
import { encodeQuery } from '../wire.ts'
import type { OutcomeRequest } from './outcome.ts'
import type { ProviderState, StateValue } from './provider-state.ts'

/** The name of the state that a verifier sets up by sending a request. */
export const earlierRequest = 'an earlier request'

/**
 * Returns the state that a request of the call has succeeded before the exchange, in the same
 * session. It lets an exchange show the effect of a write, and of its repetition.
 *
 * @param key the label of the idempotency key: requests of one exchange with the same label carry
 * the same key
 */
export const earlier = <C extends Call>(call: C, request: OutcomeRequest<C>, key?: string): ProviderState => ({
  name: earlierRequest,
  params: {
    Method: call.method,
    Path: fillPath(call.path, request.params as Record<string, unknown>) + encodeQuery(request, call.plainQuery),
    ...(request.body !== undefined && { Body: request.body as StateValue }),
    ...(request.scope?.FtgId && { FtgId: request.scope.FtgId }),
    ...(request.scope?.SalaryYear && { SalaryYear: request.scope.SalaryYear }),
    ...(call.keyed && { Key: key ?? `of ${call.method} ${call.path}` }),
  },
})

/**
 * Returns the state that what an earlier request has begun has come to an end: the request is sent
 * again and again until the data of its answer has these values, for at most 15 s.
 */
export const ended = <C extends Call>(
  call: C,
  request: OutcomeRequest<C>,
  until: Readonly<Record<string, string | number>>,
): ProviderState => {
  const { name, params } = earlier(call, request)
  return { name, params: { ...params, Until: { ...until } } }
}

/** How long the end of something is waited for, and the pause between two requests. In ms. */
export const endsWithin = { patience: 15_000, pause: 50 }

/** True when the data of an answer has the values that `ended` waits for. */
export const hasEnded = (until: StateValue | undefined, data: unknown): boolean =>
  until === undefined ||
  Object.entries(until as object).every(
    ([name, value]) => (data as Readonly<Record<string, unknown>> | null)?.[name] === value,
  )
