import { assign, setup } from 'xstate'
import { networkReturn } from '../../frame/connectivity/connectivity.ports.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { letter } from '../../kit/shared/letter.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { employeeViewPorts } from './employee-view.ports.ts'
import type { EmployeeViewContext, EmployeeViewEvent, FetchedView } from './employee-view.types.ts'

/**
 * Shows an employee's line of time, what is missing for pay and what refers to the employee, beside
 * the form, and knows what the form's choices are.
 */
export const employeeViewMachine = setup({
  types: { context: {} as EmployeeViewContext, events: {} as EmployeeViewEvent },
  actors: { ...employeeViewPorts, networkReturn },
  actions: {
    setNumber: assign((_, number: string) => ({ number, facts: null })),
    setView: assign((_, { facts, choices }: FetchedView) => ({ facts, choices })),
    tellForm: letter('employeeForm', (_, Version: number | null) => ({ type: 'form.changedElsewhere', Version })),
    forget: assign({ number: null, facts: null }),
    reportFailure: reportFailure(),
  },
  guards: {
    isOnDisplay: ({ context }, number: string) => context.number === number,
  },
}).createMachine({
  id: 'employeeView',
  context: { number: null, facts: null, choices: null },
  initial: 'closed',
  on: {
    'employee.show': { target: '.loading', actions: { type: 'setNumber', params: ({ event }) => event.number } },
    'employee.changed': {
      guard: { type: 'isOnDisplay', params: ({ event }) => event.AnstNr },
      target: '.loading',
      actions: { type: 'tellForm', params: ({ event }) => event.Version },
    },
    'employee.leave': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { description: 'No employee is on display.' },
    loading: {
      description: 'Fetches the employee and the choices. What is known stays on display.',
      invoke: {
        id: 'fetchView',
        src: 'fetchView',
        input: ({ context }) => ({ number: context.number ?? '' }),
        onDone: answered({
          ok: { target: 'shown', actions: 'setView' },
          failed: { target: 'failed', actions: 'reportFailure' },
        }),
      },
      on: { 'employee.reload': { target: 'loading', reenter: true } },
    },
    shown: { description: 'The employee is on display.', on: { 'employee.reload': 'loading' } },
    failed: {
      description: 'The employee could not be fetched. It is fetched again on request, or when the connection is back.',
      invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' },
      on: { 'employee.reload': 'loading' },
    },
  },
})

/** The registration of the flow in the journal. */
export const employeeViewFlow = describeFlow({ machine: employeeViewMachine, version: 1, resume: 'afresh' })
