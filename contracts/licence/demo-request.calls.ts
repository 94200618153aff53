import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { DemoRequest } from './demo-request.shapes.ts'

/**
 * The call that requests a demo account (first document §1, §2). The specification names the view,
 * but no call: this one is ours.
 */
export const demoCalls = {
  request: call('POST', '/demoAccountRequests', {
    summary:
      'Sends a request for a demo account, as a message to the administrators of the licence that receives such requests. The same request, repeated on the same day, is sent once.',
    access: 'public',
    body: DemoRequest,
    data: z.null(),
    errors: [commonErrors.tooManyRequests, commonErrors.unavailable],
  }),
}
