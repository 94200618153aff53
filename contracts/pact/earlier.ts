import { type Call, fillPath } from '../call.ts'
import { encodeQuery } from '../wire.ts'
import type { OutcomeRequest } from './outcome.ts'
import type { ProviderState, StateValue } from './states.ts'

/** The name of the state that a verifier makes true by sending a request. */
export const earlierRequest = 'an earlier request'

/**
 * States that a request of the call has been answered well before the one that is tried, by the
 * same session. So an exchange shows what a write has reached, and what its repetition does.
 *
 * @param key labels the idempotency key: requests of one exchange with the same label carry the
 * same key
 */
export const earlier = <C extends Call>(call: C, request: OutcomeRequest<C>, key?: string): ProviderState => ({
  name: earlierRequest,
  params: {
    Method: call.method,
    Path: fillPath(call.path, request.params as Record<string, unknown>) + encodeQuery(request),
    ...(request.body !== undefined && { Body: request.body as StateValue }),
    ...(request.scope?.FtgId && { FtgId: request.scope.FtgId }),
    ...(request.scope?.SalaryYear && { SalaryYear: request.scope.SalaryYear }),
    ...(call.keyed && { Key: key ?? `of ${call.method} ${call.path}` }),
  },
})
