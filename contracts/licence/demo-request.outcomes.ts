import { errors } from '../errors.ts'
import { exampleDemoRequest } from '../examples.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import type { demoCalls } from './demo-request.calls.ts'

export const demoOutcomes: OutcomesOf<typeof demoCalls> = {
  request: [
    {
      name: 'a request received',
      given: [states.noDemoRequests()],
      request: { body: exampleDemoRequest },
      answer: { data: null },
    },
    {
      name: 'too many requests',
      given: [states.manyDemoRequests()],
      // A request that has already been received gets the same answer, so this is another one.
      request: { body: { ...exampleDemoRequest, Foretag: 'Sågverket AB' } },
      answer: { error: errors.tooManyRequests },
    },
  ],
}
