import { commonErrors } from '../common-errors.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import type { demoCalls } from './demo-request.calls.ts'
import { exampleDemoRequest } from './examples.ts'
import { licenceStates } from './states.ts'

export const demoOutcomes: OutcomesOf<typeof demoCalls> = {
  request: [
    {
      name: 'a request received',
      given: [licenceStates.noDemoRequests()],
      request: { body: exampleDemoRequest },
      answer: { data: null },
    },
    {
      name: 'too many requests',
      given: [licenceStates.manyDemoRequests()],
      // A request that has already been received gets the same answer, so this is another one.
      request: { body: { ...exampleDemoRequest, Foretag: 'Sågverket AB' } },
      answer: { error: commonErrors.tooManyRequests },
    },
  ],
}
