import { assign, setup } from 'xstate'
import type { StaffFilter } from '#contracts/person/employee-filter.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { employeeCountPorts } from './employee-count.ports.ts'
import type { EmployeeCount, EmployeeCountContext, EmployeeCountEvent } from './employee-count.types.ts'

/**
 * Counts the employees that a filter matches while the user edits the filter. The port decides how
 * they are counted.
 */
export const employeeCountMachine = setup({
  types: { context: {} as EmployeeCountContext, events: {} as EmployeeCountEvent },
  actors: employeeCountPorts,
  actions: {
    setFilter: assign((_, filter: StaffFilter | null) => ({ filter })),
    setCount: assign((_, count: EmployeeCount) => ({ count })),
    forgetCount: assign({ count: null }),
  },
  guards: {
    isSame: ({ context }, filter: StaffFilter | null) => JSON.stringify(filter) === JSON.stringify(context.filter),
    isCountable: (_, filter: StaffFilter | null) => filter !== null,
  },
  // In milliseconds. Users tick several options one after the other.
  delays: { pause: 150 },
}).createMachine({
  id: 'employeeCount',
  context: { filter: null, count: null },
  initial: 'idle',
  on: {
    'count.of': [
      { guard: { type: 'isSame', params: ({ event }) => event.filter } },
      {
        guard: { type: 'isCountable', params: ({ event }) => event.filter },
        target: '.pausing',
        actions: { type: 'setFilter', params: ({ event }) => event.filter },
      },
      { target: '.idle', actions: [{ type: 'setFilter', params: ({ event }) => event.filter }, 'forgetCount'] },
    ],
  },
  states: {
    idle: { description: 'There is no filter to count.' },
    pausing: { description: 'The filter has just changed, and may change again.', after: { pause: 'counting' } },
    counting: {
      description: 'Counts the employees. The previous count stays on display.',
      invoke: {
        id: 'count',
        src: 'count',
        input: ({ context }) => context.filter ?? {},
        onDone: answered({
          ok: { target: 'counted', actions: 'setCount' },
          failed: { target: 'failed', actions: 'forgetCount' },
        }),
      },
    },
    counted: { description: 'The count belongs to the current filter.' },
    failed: {
      description: 'The employees could not be counted. The filter can still be used.',
      on: { 'count.retry': 'counting' },
    },
  },
})

/** The registration of the flow in the journal. The employees are counted again after a reload. */
export const employeeCountFlow = describeFlow({ machine: employeeCountMachine, version: 1, resume: 'afresh' })
