import { assign, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { searchPause } from '../../kit/shared/search-pause.ts'
import { employeeSearchPorts } from './employee-search.ports.ts'
import { hasMore, unnamed } from './employee-search.read.ts'
import type {
  EmployeePage,
  EmployeeSearchContext,
  EmployeeSearchEvent,
  PickedEmployee,
} from './employee-search.types.ts'

const namesOf = (employees: readonly PickedEmployee[]) =>
  Object.fromEntries(employees.map(({ number, name }) => [number, name]))

/**
 * Searches the staff register for a field of employees, one page at a time, and fetches the names
 * of the chosen employees. The ports decide where the register is.
 */
export const employeeSearchMachine = setup({
  types: { context: {} as EmployeeSearchContext, events: {} as EmployeeSearchEvent },
  actors: employeeSearchPorts,
  actions: {
    setTerm: assign((_, term: string) => ({ term })),
    /**
     * Starts a search. Clears the results of another term: keystrokes are quicker than the
     * register, so the results would be taken for those of the new term.
     */
    begin: assign(({ context }, term: string) => ({
      term,
      ...(term.trim() !== context.foundTerm && { found: [], foundTerm: null, pages: 0, total: 0 }),
    })),
    setPage: assign(({ context }, { employees, total }: EmployeePage) => ({
      found: employees,
      foundTerm: context.term.trim(),
      pages: 1,
      total,
      failure: null,
      names: { ...context.names, ...namesOf(employees) },
    })),
    // Skips employees that are already in the list. Employees who were added or removed meanwhile
    // may have moved them to the next page.
    addPage: assign(({ context: { found, pages, names } }, { employees, total }: EmployeePage) => ({
      found: [...found, ...employees.filter(({ number }) => !found.some(each => each.number === number))],
      pages: pages + 1,
      total,
      failure: null,
      names: { ...names, ...namesOf(employees) },
    })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    setWanted: assign((_, wanted: readonly string[]) => ({ wanted })),
    setNames: assign(({ context }, employees: readonly PickedEmployee[]) => ({
      names: {
        ...context.names,
        ...Object.fromEntries(unnamed(context).map(number => [number, null])),
        ...namesOf(employees),
      },
    })),
  },
  guards: {
    isAsBefore: ({ context }, term: string) => term.trim() === context.foundTerm,
    isAnswered: ({ context }) => context.foundTerm === context.term.trim(),
    hasMore: ({ context }) => hasMore(context),
    hasUnnamed: ({ context }) => unnamed(context).length > 0,
  },
  delays: { pause: ({ context }) => searchPause(context.term) },
}).createMachine({
  id: 'employeeSearch',
  context: {
    term: '',
    found: [],
    foundTerm: null,
    pages: 0,
    total: 0,
    failure: null,
    wanted: [],
    names: {},
  },
  type: 'parallel',
  states: {
    list: {
      description: 'The results of the search.',
      initial: 'closed',
      on: {
        'employees.open': {
          target: '.loading',
          actions: { type: 'begin', params: ({ event }) => event.term },
        },
        'employees.search': [
          {
            guard: { type: 'isAsBefore', params: ({ event }) => event.term },
            target: '.shown',
            actions: { type: 'setTerm', params: ({ event }) => event.term },
          },
          {
            target: '.typing',
            reenter: true,
            actions: { type: 'setTerm', params: ({ event }) => event.term },
          },
        ],
      },
      states: {
        closed: { description: 'The list has not been opened.' },
        typing: {
          description:
            'The user is typing or clearing the term. The search waits for a pause, which is shorter for an empty term. Previous results stay on display.',
          after: { pause: 'loading' },
        },
        loading: {
          description: 'Fetches the first page. Previous results stay on display.',
          invoke: {
            id: 'fetchPage',
            src: 'fetchPage',
            input: ({ context }) => ({ term: context.term.trim(), pageNum: 1 }),
            onDone: answered({
              ok: { target: 'shown', actions: 'setPage' },
              failed: { target: 'failed', actions: 'setFailure' },
            }),
          },
        },
        shown: {
          description: 'The results are on display.',
          on: { 'employees.more': { guard: 'hasMore', target: 'loadingMore' } },
        },
        loadingMore: {
          description: 'Fetches the next page.',
          invoke: {
            id: 'fetchMore',
            src: 'fetchPage',
            input: ({ context }) => ({ term: context.term.trim(), pageNum: context.pages + 1 }),
            onDone: answered({
              ok: { target: 'shown', actions: 'addPage' },
              failed: { target: 'failed', actions: 'setFailure' },
            }),
          },
        },
        failed: {
          description: 'The page could not be fetched. Previous results and the chosen employees stay on display.',
          on: { 'employees.retry': [{ guard: 'isAnswered', target: 'loadingMore' }, { target: 'loading' }] },
        },
      },
    },
    names: {
      description: 'The names of the chosen employees.',
      initial: 'idle',
      on: {
        'employees.name': {
          target: '.idle',
          actions: { type: 'setWanted', params: ({ event }) => event.numbers },
        },
      },
      states: {
        idle: {
          description: 'All names are known.',
          always: { guard: 'hasUnnamed', target: 'fetching' },
        },
        fetching: {
          description: 'Fetches the names that are not known.',
          invoke: {
            id: 'fetchNames',
            src: 'fetchNames',
            input: ({ context }) => ({ numbers: unnamed(context) }),
            onDone: answered({ ok: { target: 'idle', actions: 'setNames' }, failed: 'failed' }),
          },
        },
        failed: {
          description:
            'The numbers are shown without names. The names are fetched again when the list is opened or a failed page is retried.',
          on: { 'employees.open': 'idle', 'employees.retry': 'idle' },
        },
      },
    },
  },
})

/**
 * The registration of the flow in the journal. The results are personal data, so they are fetched
 * again after a reload.
 */
export const employeeSearchFlow = describeFlow({ machine: employeeSearchMachine, version: 1, resume: 'afresh' })
