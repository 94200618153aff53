import { assign, setup } from 'xstate'
import type { StaffFilter } from '#contracts/employees/employee-filter.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { employeeCountPorts } from './employee-count.ports.ts'
import type { EmployeeCount, EmployeeCountContext, EmployeeCountEvent } from './employee-count.types.ts'

/**
 * How many employees a filter keeps, while it is being put together. Who counts is its port's
 * matter.
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
  // Several are ticked one after the other.
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
    idle: { description: 'There is nothing to count.' },
    pausing: { description: 'The filter has just changed, and may change again.', after: { pause: 'counting' } },
    counting: {
      description: 'They are counted; the count before stays on display.',
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
    counted: { description: 'The count is of the filter as it stands.' },
    failed: {
      description: 'They could not be counted, which keeps nobody from using the filter.',
      on: { 'count.retry': 'counting' },
    },
  },
})

/** How the journal would know it. It is counted again after a reload. */
export const employeeCountFlow = describeFlow({ machine: employeeCountMachine, version: 1, resume: 'afresh' })
