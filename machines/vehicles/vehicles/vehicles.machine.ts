import { assign, setup } from 'xstate'
import type { RecalculationRow } from '#contracts/vehicles/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import { vehiclesPorts } from './vehicles.ports.ts'
import type { VehicleRemoval, VehiclesContext, VehiclesEvent } from './vehicles.types.ts'

/** The question of a removal. */
const removal = 'removeVehicle'

/**
 * Shows the calculation of a vehicle benefit (third document §2), and removes company cars. The
 * list of the recalculation is a table, which also stores the chosen rows; a car's form is a flow
 * of its own.
 */
export const vehiclesMachine = setup({
  types: { context: {} as VehiclesContext, events: {} as VehiclesEvent },
  actors: vehiclesPorts,
  actions: {
    setShown: assign((_, shown: RecalculationRow) => ({ shown })),
    hide: assign({ shown: null }),
    setAsked: assign(({ context }, { AnstNr, Id, text, idempotencyKey }: VehicleRemoval) => ({
      asked: { AnstNr, Id, text, idempotencyKey },
      intent: intentFor(context.intent, Id, idempotencyKey),
    })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endIntent: assign({ intent: null }),
    forget: assign({ asked: null }),
    noteRemoval: assign(({ context }) => ({ changes: context.changes + 1 })),
    ask: askFirst('vehicles', ({ context }) => ({
      id: removal,
      title: `Ta bort ${askedOf(context).text}?`,
      text: 'Bilen tas bort med sin förmån i alla löneår. Har den anställde lämnat bilen: skriv i stället sista dagen.',
      confirm: 'Ta bort',
      isDestructive: true,
    })),
    tellRemoved: tell('SUCCESS', ({ context }) => `${askedOf(context).text} är borttagen.`),
    reportFailure: reportFailure(),
  },
  guards: {
    isConfirmed: (_, { id, answer }: { readonly id: string; readonly answer: string }) =>
      id === removal && answer === 'confirmed',
  },
}).createMachine({
  id: 'vehicles',
  context: { shown: null, asked: null, intent: null, changes: 0 },
  initial: 'idle',
  states: {
    idle: {
      description: 'No dialog is open.',
      on: {
        'vehicles.explain': { target: 'explaining', actions: { type: 'setShown', params: ({ event }) => event.row } },
        'vehicles.remove': {
          target: 'asking',
          actions: [{ type: 'setAsked', params: ({ event }) => event }, 'ask'],
        },
      },
    },
    explaining: {
      description: 'The dialog Beräkning shows how a benefit is calculated.',
      on: { 'vehicles.close': { target: 'idle', actions: 'hide' } },
    },
    asking: {
      description: 'A dialog asks first, because a removal cannot be undone.',
      on: {
        'confirm.answered': [
          { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'removing' },
          { target: 'idle', actions: ['endIntent', 'forget'] },
        ],
      },
    },
    removing: {
      description: 'Removes the car, once.',
      invoke: {
        id: 'removeVehicle',
        src: 'removeVehicle',
        input: ({ context }) => ({ ...askedOf(context), idempotencyKey: context.intent?.key ?? '' }),
        onDone: answered({
          ok: { target: 'idle', actions: ['endIntent', 'noteRemoval', 'tellRemoved', 'forget'] },
          failed: { target: 'idle', actions: ['settleIntent', 'forget', 'reportFailure'] },
        }),
      },
    },
  },
})

function askedOf({ asked }: VehiclesContext): VehicleRemoval {
  if (!asked) throw new Error('No car is removed before it is asked for')
  return asked
}

/** The registration of the flow in the journal. */
export const vehiclesFlow = describeFlow({ machine: vehiclesMachine, version: 1, resume: 'afresh' })
