import { assign, setup } from 'xstate'
import { networkReturn } from '../../frame/connectivity/connectivity.ports.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { userViewPorts } from './user-view.ports.ts'
import type { UserFacts, UserViewContext, UserViewEvent } from './user-view.types.ts'

/** Shows a user's state and where the user is signed in, beside the form. */
export const userViewMachine = setup({
  types: { context: {} as UserViewContext, events: {} as UserViewEvent },
  actors: { ...userViewPorts, networkReturn },
  actions: {
    setLogin: assign((_, login: string) => ({ login, facts: null, failure: null })),
    setFacts: assign((_, facts: UserFacts) => ({ facts, failure: null })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    forget: assign({ login: null, facts: null, failure: null }),
    reportFailure: reportFailure(),
  },
}).createMachine({
  id: 'userView',
  context: { login: null, facts: null, failure: null },
  initial: 'closed',
  on: {
    'user.show': { target: '.loading', actions: { type: 'setLogin', params: ({ event }) => event.login } },
    'user.leave': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { description: 'No user is on display.' },
    loading: {
      description: 'Fetches the user and its sessions. What is known of the user stays on display.',
      invoke: {
        id: 'fetchFacts',
        src: 'fetchFacts',
        input: ({ context }) => ({ login: context.login ?? '' }),
        onDone: answered({
          ok: { target: 'shown', actions: 'setFacts' },
          failed: { target: 'failed', actions: ['setFailure', 'reportFailure'] },
        }),
      },
      on: { 'user.reload': { target: 'loading', reenter: true } },
    },
    shown: { description: 'The user is on display.', on: { 'user.reload': 'loading' } },
    failed: {
      description: 'The user could not be fetched. It is fetched again on request, or when the connection is back.',
      invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' },
      on: { 'user.reload': 'loading' },
    },
  },
})

/** The registration of the flow in the journal. */
export const userViewFlow = describeFlow({ machine: userViewMachine, version: 1, resume: 'afresh' })
