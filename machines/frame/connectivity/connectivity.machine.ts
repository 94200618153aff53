import { setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { letter } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { failureText, failureTexts, tell } from '../../kit/shared/tell.ts'
import { connectivityPorts } from './connectivity.ports.ts'
import type { ConnectivityEvent } from './connectivity.types.ts'

/**
 * The offline flag, and what a failed call says to the person: everything online, one thing once
 * offline (first document §4, §8).
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
      description: 'A call that fails says why.',
      on: {
        'network.lost': 'offline',
        'failure.reported': { actions: { type: 'tellFailure', params: ({ event }) => event.failure } },
      },
    },
    offline: {
      description: 'The banner is shown, and no failure says its own words.',
      initial: 'quiet',
      on: { 'network.returned': 'online' },
      states: {
        quiet: {
          description: 'No call has failed yet.',
          on: {
            'failure.reported': [
              { guard: { type: 'isGivenUp', params: ({ event }) => event.failure } },
              { target: 'reported', actions: 'tellOffline' },
            ],
          },
        },
        reported: { description: 'One has, and the person knows: the others say nothing.' },
      },
    },
  },
})

/** How the journal knows it. A page begins with asking the browser. */
export const connectivityFlow = describeFlow({ machine: connectivityMachine, version: 1, resume: 'afresh' })
