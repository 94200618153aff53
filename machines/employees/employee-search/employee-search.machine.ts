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
 * What a field of employees knows of the staff register: whom its search finds, a page at a time,
 * and what those are called who are chosen. Where the register is, is its ports' matter.
 */
export const employeeSearchMachine = setup({
  types: { context: {} as EmployeeSearchContext, events: {} as EmployeeSearchEvent },
  actors: employeeSearchPorts,
  actions: {
    setTerm: assign((_, term: string) => ({ term })),
    /** Another term's finds would be taken for the answer: a key is quicker than the register. */
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
    // Whoever has come or gone meanwhile may have moved somebody to the next page, who is there
    // already.
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
      description: 'Whom the search finds.',
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
          description: 'A term is being typed, or emptied, which takes fewer keys; who was found before stays.',
          after: { pause: 'loading' },
        },
        loading: {
          description: 'The first page is fetched; who was found before stays.',
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
          description: 'Those found are on display.',
          on: { 'employees.more': { guard: 'hasMore', target: 'loadingMore' } },
        },
        loadingMore: {
          description: 'The next page is fetched.',
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
          description: 'The page did not come. Who was found before, and who is chosen, stays.',
          on: { 'employees.retry': [{ guard: 'isAnswered', target: 'loadingMore' }, { target: 'loading' }] },
        },
      },
    },
    names: {
      description: 'What those are called who are chosen.',
      initial: 'idle',
      on: {
        'employees.name': {
          target: '.idle',
          actions: { type: 'setWanted', params: ({ event }) => event.numbers },
        },
      },
      states: {
        idle: {
          description: 'All are known.',
          always: { guard: 'hasUnnamed', target: 'fetching' },
        },
        fetching: {
          description: 'The register is asked for those whose names are not known.',
          invoke: {
            id: 'fetchNames',
            src: 'fetchNames',
            input: ({ context }) => ({ numbers: unnamed(context) }),
            onDone: answered({ ok: { target: 'idle', actions: 'setNames' }, failed: 'failed' }),
          },
        },
        failed: {
          description: 'The numbers stand for themselves. It is tried again when the list is opened or read again.',
          on: { 'employees.open': 'idle', 'employees.retry': 'idle' },
        },
      },
    },
  },
})

/**
 * How the journal would know it. Who is found is personal data: it is fetched again after a reload.
 */
export const employeeSearchFlow = describeFlow({ machine: employeeSearchMachine, version: 1, resume: 'afresh' })
