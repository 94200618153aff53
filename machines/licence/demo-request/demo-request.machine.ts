import { assign, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { demoRequestPorts } from './demo-request.ports.ts'
import type { DemoRequestContext, DemoRequestEvent } from './demo-request.types.ts'

/** Requests a demo account, without a sign-in (first document §1, §2). */
export const demoRequestMachine = setup({
  types: { context: {} as DemoRequestContext, events: {} as DemoRequestEvent },
  actors: demoRequestPorts,
  actions: {
    setRequest: assign((_, request: SecretRef) => ({ request, failure: null })),
    setFailure: assign((_, failure: ApiFailure) => ({ request: null, failure })),
    forget: assign({ request: null, failure: null }),
  },
}).createMachine({
  id: 'demoRequest',
  context: { request: null, failure: null },
  initial: 'filling',
  on: { 'demo.again': { target: '.filling', actions: 'forget' } },
  states: {
    filling: {
      description: 'The user fills in the form. After a failure the form keeps its values and can be sent again.',
      on: {
        'demo.submit': { target: 'sending', actions: { type: 'setRequest', params: ({ event }) => event.request } },
      },
    },
    sending: {
      description: 'Calls POST /demoAccountRequests. Another submit is ignored.',
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context }) => ({ request: requestOf(context) }),
        onDone: answered({ ok: 'sent', failed: { target: 'filling', actions: 'setFailure' } }),
      },
    },
    sent: { description: 'The request has been received.', entry: 'forget' },
  },
})

const requestOf = ({ request }: DemoRequestContext): SecretRef => {
  if (request === null) throw new Error('A request is sent only once it is submitted')
  return request
}

/** The registration of the flow in the journal. */
export const demoRequestFlow = describeFlow({ machine: demoRequestMachine, version: 1, resume: 'afresh' })
