import { setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { letter } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { failureText, failureTexts, tell } from '../../kit/shared/tell.ts'
import { connectivityPorts } from './connectivity.ports.ts'
import type { ConnectivityEvent } from './connectivity.types.ts'

/**
 * Tracks whether the browser is offline, and shows the failures of calls to the user: every one
 * while online, and a single message while offline (first document §4, §8).
 */
export const connectivityMachine = setup({
  types: { events: {} as ConnectivityEvent },
  actors: connectivityPorts,
  actions: {
    tellFailure: letter('snackbar', (_, failure: ApiFailure) => ({
      type: 'snackbar.show',
      kind: 'ERROR',
      text: failureText(failure),
    })),
    tellOffline: tell('ERROR', failureTexts.offline),
  },
  guards: { isGivenUp: (_, failure: ApiFailure) => failure.tag === 'aborted' },
}).createMachine({
  id: 'connectivity',
  invoke: { id: 'network', src: 'network' },
  initial: 'online',
  states: {
    online: {
      description: 'A failed call shows its own message.',
      on: {
        'network.lost': 'offline',
        'failure.reported': { actions: { type: 'tellFailure', params: ({ event }) => event.failure } },
      },
    },
    offline: {
      description: 'The offline banner is shown. Failed calls do not show their own messages.',
      initial: 'quiet',
      on: { 'network.returned': 'online' },
      states: {
        quiet: {
          description: 'No call has failed since the connection was lost.',
          on: {
            'failure.reported': [
              { guard: { type: 'isGivenUp', params: ({ event }) => event.failure } },
              { target: 'reported', actions: 'tellOffline' },
            ],
          },
        },
        reported: { description: 'A call has failed and the user has been told. Further failures show nothing.' },
      },
    },
  },
})

/**
 * The registration of the flow in the journal. After a reload the flow starts afresh and asks the
 * browser.
 */
export const connectivityFlow = describeFlow({ machine: connectivityMachine, version: 1, resume: 'afresh' })
