import { assign, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import type { PayslipAsItWas, PayslipHistory } from '#contracts/payroll/versions/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { payslipHistoryPorts } from './payslip-history.ports.ts'
import type { PayslipHistoryContext, PayslipHistoryEvent, PayslipOfHistory } from './payslip-history.types.ts'

const nothing = { Period: '', AnstNr: '', Nummer: 1, history: null, nr: 0, shown: null }

/** Returns the chosen moment, or the one before the newest where none is chosen. */
const momentIn = ({ Handelser }: PayslipHistory, nr: number): number =>
  nr !== 0 && nr <= Handelser.length ? nr : Math.max(1, Handelser.length - 1)

/** Shows a payslip as it was at a moment of its history, beside what it is now. */
export const payslipHistoryMachine = setup({
  types: { context: {} as PayslipHistoryContext, events: {} as PayslipHistoryEvent },
  actors: { ...payslipHistoryPorts, networkReturn },
  actions: {
    setPayslip: assign((_, { Period, AnstNr, Nummer }: PayslipOfHistory) => ({ ...nothing, Period, AnstNr, Nummer })),
    setHistory: assign(({ context }, history: PayslipHistory) => ({ history, nr: momentIn(history, context.nr) })),
    setMoment: assign((_, nr: number) => ({ nr })),
    setShown: assign((_, shown: PayslipAsItWas) => ({ shown })),
    forget: assign(nothing),
    reportFailure: reportFailure(),
  },
  guards: {
    isMissing: (_, { dvCode }: ApiFailure) => dvCode === errors.payslipMissing.dvCode,
    isOnDisplay: ({ context }, period: string) => context.Period === period,
  },
}).createMachine({
  id: 'payslipHistory',
  context: nothing,
  initial: 'closed',
  on: {
    'payslipHistory.show': { target: '.open', actions: { type: 'setPayslip', params: ({ event }) => event } },
    'payslipHistory.leave': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { description: 'No history is on display.' },
    open: {
      description: 'The moments are on display. A choice counts while they are fetched again.',
      initial: 'loading',
      on: {
        'payslipHistory.choose': {
          target: '.fetching',
          actions: { type: 'setMoment', params: ({ event }) => event.Nr },
        },
        'payslipHistory.changed': {
          guard: { type: 'isOnDisplay', params: ({ event }) => event.Period },
          target: '.loading',
        },
      },
      states: {
        loading: {
          description: 'Fetches the moments of the payslip. What is known of it stays on display.',
          invoke: {
            id: 'fetchHistory',
            src: 'fetchHistory',
            input: ({ context: { Period, AnstNr, Nummer } }) => ({ Period, AnstNr, Nummer }),
            onDone: answered({
              ok: { target: 'fetching', actions: 'setHistory' },
              failed: [
                { guard: 'isMissing', target: '#payslipHistory.missing' },
                { target: '#payslipHistory.failed', actions: 'reportFailure' },
              ],
            }),
          },
          // What is chosen meanwhile is fetched after the moments.
          on: { 'payslipHistory.choose': { actions: { type: 'setMoment', params: ({ event }) => event.Nr } } },
        },
        fetching: {
          description: 'Fetches the payslip as it was at the chosen moment. The one before stays on display.',
          invoke: {
            id: 'fetchMoment',
            src: 'fetchMoment',
            input: ({ context: { Period, AnstNr, Nummer, nr } }) => ({ Period, AnstNr, Nummer, nr }),
            onDone: answered({
              ok: { target: 'shown', actions: 'setShown' },
              failed: { target: '#payslipHistory.failed', actions: 'reportFailure' },
            }),
          },
        },
        shown: { description: 'The payslip as it was is on display, beside now.' },
      },
    },
    missing: { description: 'The person has no payslip in the period.' },
    failed: {
      description: 'Something could not be fetched. It is fetched again on request, or when the connection is back.',
      invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'open' },
      on: { 'payslipHistory.reload': 'open' },
    },
  },
})

/** The registration of the flow in the journal. */
export const payslipHistoryFlow = describeFlow({ machine: payslipHistoryMachine, version: 1, resume: 'afresh' })
