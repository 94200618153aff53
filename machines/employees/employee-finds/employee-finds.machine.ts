import { assign, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import type { EmployeePage } from '../employee-search/employee-search.types.ts'
import { employeeFindsPorts } from './employee-finds.ports.ts'
import { queryOf } from './employee-finds.read.ts'
import type { EmployeeFindsContext, EmployeeFindsEvent } from './employee-finds.types.ts'

/** A shorter term finds too many to be of use. */
const fewestLetters = 2

/**
 * Finds employees for the command palette while the user types. A further letter cancels the
 * search before. A failure is silent, since the palette also finds other things: the next letter
 * searches again.
 */
export const employeeFindsMachine = setup({
  types: { context: {} as EmployeeFindsContext, events: {} as EmployeeFindsEvent },
  actors: employeeFindsPorts,
  actions: {
    setTerm: assign((_, term: string) => ({ term: term.trim() })),
    setFound: assign((_, { employees }: EmployeePage) => ({ found: employees })),
    forgetFound: assign({ found: [] }),
  },
  guards: {
    isSame: ({ context }, term: string) => term.trim() === context.term,
    isLongEnough: (_, term: string) => term.trim().length >= fewestLetters,
  },
  // In milliseconds.
  delays: { pause: 200 },
}).createMachine({
  id: 'employeeFinds',
  context: { term: '', found: [] },
  initial: 'idle',
  on: {
    'finds.of': [
      { guard: { type: 'isSame', params: ({ event }) => event.term } },
      {
        guard: { type: 'isLongEnough', params: ({ event }) => event.term },
        target: '.pausing',
        actions: { type: 'setTerm', params: ({ event }) => event.term },
      },
      { target: '.idle', actions: [{ type: 'setTerm', params: ({ event }) => event.term }, 'forgetFound'] },
    ],
  },
  states: {
    idle: { description: 'The term is too short to search for.' },
    pausing: {
      description: 'The term has just changed, and may change again. Previous results stay on display.',
      after: { pause: 'finding' },
    },
    finding: {
      description: 'Searches the staff register. Previous results stay on display.',
      invoke: {
        id: 'fetchPage',
        src: 'fetchPage',
        input: ({ context }) => queryOf(context.term),
        onDone: answered({
          ok: { target: 'found', actions: 'setFound' },
          failed: { target: 'failed', actions: 'forgetFound' },
        }),
      },
    },
    found: { description: 'The results belong to the current term.' },
    failed: { description: 'The register did not answer. A changed term is searched for again.' },
  },
})

/**
 * The registration of the flow in the journal. The results are personal data, so they are fetched
 * again after a reload.
 */
export const employeeFindsFlow = describeFlow({ machine: employeeFindsMachine, version: 1, resume: 'afresh' })
