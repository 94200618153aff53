import { assign, setup } from 'xstate'
import type { SalaryTrialAnswer } from '#contracts/payroll/trial/shapes.ts'
import { describeFlow, forgotten, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { letters } from '../../kit/shared/letter.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { salaryTrialPorts } from './salary-trial.ports.ts'
import type { SalaryTrialContext, SalaryTrialEvent, SalaryTrialInput, TrialRequest } from './salary-trial.types.ts'

/**
 * Calculates what a salary becomes while a person changes its values, which a form holds. Each of
 * the two cases that are compared has a flow of its own.
 */
export const salaryTrialMachine = setup({
  types: {
    context: {} as SalaryTrialContext,
    events: {} as SalaryTrialEvent,
    input: {} as SalaryTrialInput,
  },
  actors: { ...salaryTrialPorts, networkReturn },
  actions: {
    setFrom: assign((_, from: string) => ({ from })),
    setRequest: assign((_, request: TrialRequest | null) => ({ request })),
    setAnswer: assign((_, answer: SalaryTrialAnswer) => ({ answer, failure: null })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    forget: assign({ from: '', request: null, answer: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    reportFailure: reportFailure(),
    /** A refusal is shown at its field, until the next answer. */
    tellForm: letters(({ context: { form } }, { fields = {} }: Pick<ApiFailure, 'fields'>) => [
      [form, { type: 'form.refused', fields }],
    ]),
  },
  guards: {
    isSame: ({ context }, request: TrialRequest | null) => JSON.stringify(request) === JSON.stringify(context.request),
    isWhole: (_, request: TrialRequest | null) => request !== null,
    isOfFields: (_, { fields }: ApiFailure) => fields !== undefined,
  },
  // In milliseconds: a person who types is not asked for between the keys.
  delays: { pause: 350 },
}).createMachine({
  id: 'salaryTrial',
  context: ({ input }) => ({ ...input, from: '', request: null, answer: null, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The case is not shown.',
      on: { 'trial.open': { target: 'open', actions: { type: 'setFrom', params: ({ event }) => event.from } } },
    },
    open: {
      description: 'The case is shown beside its form.',
      initial: 'waiting',
      on: {
        'trial.close': { target: 'closed', actions: 'forget' },
        'trial.of': [
          { guard: { type: 'isSame', params: ({ event }) => event.request } },
          {
            guard: { type: 'isWhole', params: ({ event }) => event.request },
            target: '.pausing',
            actions: { type: 'setRequest', params: ({ event }) => event.request },
          },
          { target: '.waiting', actions: { type: 'setRequest', params: null } },
        ],
      },
      states: {
        waiting: {
          description: 'The values cannot be calculated: something is missing or wrong. The last answer stays.',
        },
        pausing: {
          description: 'The values have just changed, and may change again.',
          after: { pause: 'asking' },
          on: {
            // The wait ends with a reload. The form then tells its values again.
            'trial.of': {
              guard: { type: 'isSame', params: ({ event }) => event.request },
              target: 'asking',
            },
          },
        },
        asking: {
          description: 'Calculates. A change leaves the state, which cancels the call: an older answer is never shown.',
          invoke: {
            id: 'calculate',
            src: 'calculate',
            input: ({ context }) => context.request as TrialRequest,
            onDone: answered({
              ok: {
                target: 'answered',
                actions: ['setAnswer', { type: 'tellForm', params: {} }],
              },
              failed: [
                { guard: 'isOfFields', target: 'refused', actions: ['setFailure', 'tellForm'] },
                { target: 'failed', actions: ['setFailure', 'reportFailure'] },
              ],
            }),
          },
        },
        answered: {
          description: 'The answer belongs to the values. After a reload it is asked for again.',
          on: { 'trial.retry': 'asking' },
        },
        refused: { description: 'The backend refuses values, such as a date whose law is not entered.' },
        failed: {
          description: 'The calculation failed. It is tried again on request, or when the connection is back.',
          invoke: { id: 'networkReturn', src: 'networkReturn', onDone: { target: 'asking', actions: 'forgetFailure' } },
          on: { 'trial.retry': { target: 'asking', actions: 'forgetFailure' } },
        },
      },
    },
  },
})

/** The registration of the flow in the journal. Its events hold a day of birth and no name. */
export const salaryTrialFlow = describeFlow({
  machine: salaryTrialMachine,
  version: 1,
  keeps: { form: kept, from: kept, request: kept, answer: forgotten(null), failure: kept },
  calls: { calculate: true },
})
