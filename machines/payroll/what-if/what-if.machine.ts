import { assign, setup } from 'xstate'
import type { WhatIfPart, WhatIfPayslip } from '#contracts/payroll/what-if/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { letter } from '../../kit/shared/letter.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { whatIfPorts } from './what-if.ports.ts'
import { askedOf, personOf } from './what-if.read.ts'
import type { WhatIfContext, WhatIfEvent, WhatIfRequest } from './what-if.types.ts'

const nothing = {
  rows: [],
  left: [],
  recalculated: 0,
  total: null,
  next: null,
  failure: null,
  person: '',
  payslip: null,
} satisfies Partial<WhatIfContext>

/**
 * Calculates a period again under a change that a form holds, a part at a time, and shows what each
 * payslip was and would be. Nothing is stored. A change of the form is calculated on request.
 */
export const whatIfMachine = setup({
  types: { context: {} as WhatIfContext, events: {} as WhatIfEvent },
  actors: { ...whatIfPorts, networkReturn },
  actions: {
    setPeriod: assign((_, Period: string) => ({ ...nothing, Period, request: null })),
    setRequest: assign((_, { Andring, Urval }: WhatIfRequest) => ({ ...nothing, request: { Andring, Urval } })),
    addPart: assign(({ context }, { Antal, Rader, Lamnade, Omraknade, Nasta }: WhatIfPart) => ({
      rows: [...context.rows, ...Rader],
      left: [...context.left, ...Lamnade],
      total: Antal,
      next: Nasta,
      recalculated: context.recalculated + Omraknade,
    })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    forget: assign({ ...nothing, Period: '', request: null }),
    setPerson: assign((_, person: string) => ({ person, payslip: null })),
    setPayslip: assign((_, payslip: WhatIfPayslip) => ({ payslip })),
    closePayslip: assign({ person: '', payslip: null }),
    reportFailure: reportFailure(),
    /** A refusal is shown at its field. */
    tellForm: letter('whatIfForm', (_, { fields = {} }: Pick<ApiFailure, 'fields'>) => ({
      type: 'form.refused',
      fields,
    })),
  },
  guards: {
    isShown: ({ context }, Period: string) => context.Period === Period,
    hasMore: (_, { Nasta }: WhatIfPart) => Nasta !== null,
    isOfFields: (_, { fields }: ApiFailure) => fields !== undefined,
  },
}).createMachine({
  id: 'whatIf',
  context: { ...nothing, Period: '', request: null },
  initial: 'closed',
  on: {
    'whatIf.show': [
      { guard: { type: 'isShown', params: ({ event }) => event.Period } },
      { target: '.ready', actions: { type: 'setPeriod', params: ({ event }) => event.Period } },
    ],
    'whatIf.leave': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { description: 'No period is on trial.' },
    ready: {
      description: 'A change is written. Nothing has been calculated, or it was stopped.',
      on: {
        'whatIf.calculate': { target: 'calculating', actions: { type: 'setRequest', params: ({ event }) => event } },
      },
    },
    calculating: {
      description: 'Calculates a part of the payslips after the other. Leaving the state cancels the call.',
      invoke: {
        id: 'calculate',
        src: 'calculate',
        input: ({ context }) => askedOf(context),
        onDone: answered({
          ok: [
            { guard: 'hasMore', target: 'calculating', reenter: true, actions: 'addPart' },
            { target: 'answered', actions: ['addPart', { type: 'tellForm', params: {} }] },
          ],
          failed: [
            { guard: 'isOfFields', target: 'refused', actions: ['setFailure', 'tellForm'] },
            { target: 'failed', actions: ['setFailure', 'reportFailure'] },
          ],
        }),
      },
      on: { 'whatIf.stop': 'ready' },
    },
    answered: {
      description: 'The differences are on display.',
      initial: 'listed',
      on: {
        'whatIf.calculate': { target: 'calculating', actions: { type: 'setRequest', params: ({ event }) => event } },
        'whatIf.open': { target: '.opening', actions: { type: 'setPerson', params: ({ event }) => event.AnstNr } },
        'whatIf.close': { target: '.listed', actions: 'closePayslip' },
      },
      states: {
        listed: { description: 'No payslip is open.' },
        opening: {
          description: 'Fetches the payslip of a person as it is and on trial.',
          invoke: {
            id: 'fetchPayslip',
            src: 'fetchPayslip',
            input: ({ context }) => personOf(context),
            onDone: answered({
              ok: { target: 'opened', actions: 'setPayslip' },
              failed: { target: 'unopened', actions: 'reportFailure' },
            }),
          },
        },
        opened: { description: 'The payslip of a person is on display.' },
        unopened: {
          description: 'The payslip could not be fetched. It is fetched again on request.',
          on: { 'whatIf.retry': 'opening' },
        },
      },
    },
    refused: {
      description: 'The backend refuses the change, such as the law of a year that is not entered.',
      on: {
        'whatIf.calculate': { target: 'calculating', actions: { type: 'setRequest', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'A part could not be calculated. It goes on there on request, or when the connection is back.',
      invoke: {
        id: 'networkReturn',
        src: 'networkReturn',
        onDone: { target: 'calculating', actions: 'forgetFailure' },
      },
      on: {
        'whatIf.retry': { target: 'calculating', actions: 'forgetFailure' },
        'whatIf.calculate': { target: 'calculating', actions: { type: 'setRequest', params: ({ event }) => event } },
      },
    },
  },
})

/** The registration of the flow in the journal. */
export const whatIfFlow = describeFlow({ machine: whatIfMachine, version: 1, resume: 'afresh' })
