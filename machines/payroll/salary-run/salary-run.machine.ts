import { assign, raise, setup } from 'xstate'
import type { Calculation } from '#contracts/payroll/run/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { failureText, reportFailure } from '../../kit/shared/tell.ts'
import { salaryRunPorts } from './salary-run.ports.ts'
import { isRunning, requestOf, stoppedBecause } from './salary-run.read.ts'
import type { CalculationOrder, FetchedRun, SalaryRunContext, SalaryRunEvent, ShownRun } from './salary-run.types.ts'

/**
 * The salary run of a year: where each period stands, and the calculation of the period on display,
 * which goes on at the server when the screen is left. A period's list is a table, which also
 * marks, attests and pays its payslips.
 */
export const salaryRunMachine = setup({
  types: { context: {} as SalaryRunContext, events: {} as SalaryRunEvent },
  actors: { ...salaryRunPorts, networkReturn },
  actions: {
    setShown: assign(({ context }, { year, period }: ShownRun) => ({
      year,
      period,
      calculation: null,
      order: null,
      periods: context.year === year ? context.periods : null,
      warned: context.period === period ? context.warned : [],
      stopped: context.period === period ? context.stopped : '',
      left: context.period === period ? context.left : [],
    })),
    setRun: assign((_, { periods, warned }: FetchedRun) => ({ periods, warned })),
    setOrder: assign(({ context }, { Period, persons, key }: CalculationOrder & { readonly key: string }) => ({
      order: { Period, persons },
      stopped: '',
      left: [],
      intent: intentFor(context.intent, JSON.stringify([Period, persons]), key),
    })),
    setCalculation: assign((_, calculation: Calculation | null) => ({ calculation })),
    setStopped: assign((_, stopped: string) => ({ stopped })),
    setLeft: assign((_, calculation: Calculation | null) => ({ left: calculation?.Lamnade ?? [] })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endIntent: assign({ intent: null }),
    forgetCalculation: assign({ calculation: null }),
    noteChange: assign(({ context }) => ({ changes: context.changes + 1 })),
    reload: raise({ type: 'run.reload' } satisfies SalaryRunEvent),
    reportFailure: reportFailure(),
  },
  guards: {
    isOfPeriod: (_, period: string) => period !== '',
    isRunning: (_, calculation: Calculation | null) => isRunning(calculation),
    hasStopped: (_, calculation: Calculation | null) => stoppedBecause(calculation) !== '',
    isOfFields: (_, { fields }: ApiFailure) => fields !== undefined,
  },
  // In milliseconds between two looks at a calculation.
  delays: { interval: 1000 },
}).createMachine({
  id: 'salaryRun',
  context: {
    year: 0,
    period: '',
    periods: null,
    warned: [],
    intent: null,
    order: null,
    calculation: null,
    stopped: '',
    left: [],
    changes: 0,
  },
  type: 'parallel',
  states: {
    overview: {
      description: 'Where the periods of the year stand.',
      initial: 'closed',
      on: {
        'run.show': { target: '.open', actions: { type: 'setShown', params: ({ event }) => event } },
        'run.leave': '.closed',
      },
      states: {
        closed: { description: 'No screen of the run is on display.' },
        open: {
          description: 'The periods are on display. A change fetches them again, also while they are being fetched.',
          initial: 'loading',
          on: {
            'run.reload': { target: '.loading', actions: 'noteChange' },
            'run.changed': { target: '.loading', actions: 'noteChange' },
          },
          states: {
            loading: {
              description: 'Fetches the periods of the year. Those of the same year stay on display.',
              invoke: {
                id: 'fetchRun',
                src: 'fetchRun',
                input: ({ context: { year, period } }) => ({ year, period }),
                onDone: answered({
                  ok: { target: 'shown', actions: 'setRun' },
                  failed: { target: 'failed', actions: 'reportFailure' },
                }),
              },
            },
            shown: { description: 'Nothing is being fetched.' },
            failed: {
              description: 'They could not be fetched. They are fetched again on request, or with the connection.',
              invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' },
            },
          },
        },
      },
    },
    calculation: {
      description: 'The calculation of the period on display.',
      initial: 'idle',
      on: {
        'run.show': [
          { guard: { type: 'isOfPeriod', params: ({ event }) => event.period }, target: '.finding' },
          { target: '.idle' },
        ],
        'run.leave': { target: '.idle', actions: 'forgetCalculation' },
      },
      states: {
        idle: {
          description: 'Nothing is calculated here.',
          on: {
            'run.calculate': { target: 'starting', actions: { type: 'setOrder', params: ({ event }) => event } },
          },
        },
        finding: {
          description:
            'Looks for the last calculation: one that runs, begun before a reload, elsewhere or by somebody else, is followed; one that stopped says so.',
          invoke: {
            id: 'findCalculation',
            src: 'askCalculation',
            input: ({ context: { period } }) => ({ Period: period }),
            onDone: answered({
              ok: [
                { guard: 'isRunning', target: 'following', actions: 'setCalculation' },
                { guard: 'hasStopped', target: 'idle', actions: { type: 'setStopped', of: stoppedBecause } },
                { target: 'idle' },
              ],
              failed: 'idle',
            }),
          },
          on: {
            'run.calculate': { target: 'starting', actions: { type: 'setOrder', params: ({ event }) => event } },
          },
        },
        starting: {
          description: 'Asks for the calculation, once. One that runs already is followed as its own.',
          invoke: {
            id: 'calculate',
            src: 'calculate',
            input: ({ context }) => requestOf(context),
            onDone: answered({
              ok: { target: 'following', actions: ['endIntent', 'setCalculation'] },
              failed: [
                {
                  guard: 'isOfFields',
                  target: 'idle',
                  actions: ['endIntent', { type: 'setStopped', of: failureText }],
                },
                { target: 'idle', actions: ['settleIntent', 'reportFailure'] },
              ],
            }),
          },
        },
        following: {
          description: 'Asks how far the calculation has come, until it has ended.',
          initial: 'waiting',
          states: {
            waiting: { description: 'Waits a second.', after: { interval: 'asking' } },
            asking: {
              description: 'A failed question is asked again: the calculation goes on.',
              invoke: {
                id: 'askCalculation',
                src: 'askCalculation',
                input: ({ context: { calculation } }) => ({ Period: calculation?.Period ?? '' }),
                onDone: answered({
                  ok: [
                    { guard: 'isRunning', target: 'waiting', actions: 'setCalculation' },
                    {
                      guard: 'hasStopped',
                      target: '#salaryRun.calculation.idle',
                      actions: ['forgetCalculation', { type: 'setStopped', of: stoppedBecause }, 'reload'],
                    },
                    { target: '#salaryRun.calculation.idle', actions: ['forgetCalculation', 'setLeft', 'reload'] },
                  ],
                  failed: 'waiting',
                }),
              },
            },
          },
        },
      },
    },
  },
})

/** The registration of the flow in the journal. After a reload it looks for the calculation. */
export const salaryRunFlow = describeFlow({ machine: salaryRunMachine, version: 2, resume: 'afresh' })
