import { type Call, fillPath } from '../call.ts'
import { encodeQuery } from '../wire.ts'
import type { OutcomeRequest } from './outcome.ts'
import type { ProviderState, StateValue } from './states.ts'

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
