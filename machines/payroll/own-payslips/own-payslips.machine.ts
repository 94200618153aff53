import { assign, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import { networkReturn } from '../../frame/connectivity/connectivity.ports.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { ownPayslipsPorts } from './own-payslips.ports.ts'
import type { FetchedOwn, OwnPayslipKey, OwnPayslipsContext, OwnPayslipsEvent } from './own-payslips.types.ts'

/** Shows an employee their own payslips: the list of them, or one with its explanations. */
export const ownPayslipsMachine = setup({
  types: { context: {} as OwnPayslipsContext, events: {} as OwnPayslipsEvent },
  actors: { ...ownPayslipsPorts, networkReturn },
  actions: {
    setKey: assign((_, key: OwnPayslipKey | null) => ({ key, payslip: null })),
    setFetched: assign(({ context }, { list, payslip }: FetchedOwn) => ({ list: list ?? context.list, payslip })),
    forget: assign({ key: null, payslip: null }),
    reportFailure: reportFailure(),
  },
  guards: {
    isMissing: (_, { dvCode }: ApiFailure) => dvCode === errors.payslipMissing.dvCode,
  },
}).createMachine({
  id: 'ownPayslips',
  context: { key: null, list: null, payslip: null },
  initial: 'closed',
  on: {
    'ownPayslips.show': { target: '.open', actions: { type: 'setKey', params: ({ event }) => event.key } },
    'ownPayslips.leave': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { description: 'No payslip of the employee is on display.' },
    open: {
      description: 'The list or the payslip is on display.',
      initial: 'loading',
      on: { 'ownPayslips.reload': '.loading' },
      states: {
        loading: {
          description: 'Fetches the list or the payslip. What is known of the list stays on display.',
          invoke: {
            id: 'fetchOwn',
            src: 'fetchOwn',
            input: ({ context: { key } }) => ({ key }),
            onDone: answered({
              ok: { target: 'shown', actions: 'setFetched' },
              failed: [
                { guard: 'isMissing', target: '#ownPayslips.missing' },
                { target: 'failed', actions: 'reportFailure' },
              ],
            }),
          },
        },
        shown: { description: 'Nothing is being fetched.' },
        failed: {
          description: 'It could not be fetched. It is fetched again on request, or when the connection is back.',
          invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' },
        },
      },
    },
    missing: { description: 'There is no such payslip of the employee, or it is not published yet.' },
  },
})

/** The registration of the flow in the journal. */
export const ownPayslipsFlow = describeFlow({ machine: ownPayslipsMachine, version: 1, resume: 'afresh' })
