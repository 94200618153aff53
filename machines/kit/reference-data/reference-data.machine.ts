import { assign, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import type { ReferenceItem } from '#contracts/registers/reference-lists.ts'
import { describeFlow } from '../journal/registry.ts'
import { answered } from '../shared/answered.ts'
import type { ApiFailure } from '../shared/result.ts'
import { reportFailure } from '../shared/tell.ts'
import { referenceDataPorts } from './reference-data.ports.ts'
import { idOf, isClosed, isDue, isFirstFree, isQueued, listIn, nextIn } from './reference-data.read.ts'
import type {
  ListKey,
  ListRequest,
  ListState,
  ReferenceDataContext,
  ReferenceDataEvent,
  ReferenceDataInput,
} from './reference-data.types.ts'

/** The answer to a lane's call. */
interface Answered<Value> {
  readonly lane: number
  readonly of: Value
}

const withList = (context: ReferenceDataContext, key: ListKey, news: Partial<ListState>) => ({
  ...context.lists,
  [idOf(key)]: { ...listIn(context, key), ...news },
})

const withLane = ({ lanes }: ReferenceDataContext, lane: number, request: ListRequest | null) =>
  lanes.map((each, index) => (index === lane ? request : each))

/** Returns the request of a lane. @throws Error when the lane is free */
function requestOf({ lanes }: ReferenceDataContext, lane: number): ListRequest {
  const request = lanes[lane]
  if (!request) throw new Error(`The lane ${lane} fetches nothing`)
  return request
}

const base = setup({
  types: { input: {} as ReferenceDataInput, context: {} as ReferenceDataContext, events: {} as ReferenceDataEvent },
  actors: referenceDataPorts,
  actions: {
    enqueue: assign(({ context }, { list, of, at }: ListRequest) => ({
      queue: [...context.queue, { list, at, ...(of !== undefined && { of }) }],
    })),
    setEmpty: assign(({ context }, request: ListRequest) => ({
      lists: withList(context, request, { items: [], requestedAt: request.at, failure: null }),
    })),
    setOutdated: assign(({ context }, list: string | null) => ({
      lists: Object.fromEntries(
        Object.entries(context.lists).map(([id, state]) => {
          const isOfList = list === null || id === list || id.startsWith(`${list}/`)
          return [id, isOfList ? { ...state, requestedAt: null, failure: null } : state]
        }),
      ),
    })),
    setHas: assign((_, has: ReferenceDataInput['has']) => ({ has })),
    take: assign(({ context }, lane: number) => {
      const request = nextIn(context)
      if (!request) return {}
      return {
        queue: context.queue.filter(each => each !== request),
        lanes: withLane(context, lane, request),
        lists: withList(context, request, { requestedAt: request.at, failure: null }),
      }
    }),
    /** Keeps the list outdated when it became so while it was fetched. */
    setItems: assign(({ context }, { lane, of: items }: Answered<readonly ReferenceItem[]>) => ({
      lists: withList(context, requestOf(context, lane), { items }),
      lanes: withLane(context, lane, null),
    })),
    setFailure: assign(({ context }, { lane, of: failure }: Answered<ApiFailure>) => ({
      lists: withList(context, requestOf(context, lane), { failure, requestedAt: null }),
      lanes: withLane(context, lane, null),
    })),
    /** A list that the account may not read is no news: its field says so. */
    reportFailure: reportFailure(failure => (failure.dvCode === errors.rightMissing.dvCode ? null : failure)),
  },
  guards: {
    isClosed: ({ context }, request: ListRequest) => isClosed(context, request),
    isDue: ({ context }, request: ListRequest) => isDue(context, request),
    isNotQueued: ({ context }, request: ListRequest) => !isQueued(context, request),
    hasWork: ({ context }, lane: number) => isFirstFree(context, lane) && nextIn(context) !== undefined,
  },
})

/** A lane: one call at a time. */
const laneOf = (lane: number) =>
  base.createStateConfig({
    description: `The call ${lane + 1} of those that may be under way at once.`,
    initial: 'idle',
    states: {
      idle: {
        description: 'Fetches nothing. The first free lane takes the oldest request.',
        always: {
          guard: { type: 'hasWork', params: lane },
          target: 'fetching',
          actions: { type: 'take', params: lane },
        },
      },
      fetching: {
        description: 'Fetches a list. What was there stays on display.',
        invoke: {
          id: `fetchList${lane + 1}`,
          src: 'fetchList',
          input: ({ context }) => {
            const { list, of } = requestOf(context, lane)
            return { list, ...(of !== undefined && { of }), year: context.year }
          },
          onDone: answered({
            ok: { target: 'idle', actions: { type: 'setItems', of: of => ({ lane, of }) } },
            failed: { target: 'idle', actions: [{ type: 'setFailure', of: of => ({ lane, of }) }, 'reportFailure'] },
          }),
        },
      },
    },
  })

/**
 * Keeps the lists of reference data (third document §4, §7) that forms and tables take their
 * choices and names from. It ends with the salary year, the company and the session, and its lists
 * with it. At most three lists are fetched at once.
 */
export const referenceDataMachine = base.createMachine({
  id: 'referenceData',
  context: ({ input: { has, year } }) => ({ has, year, lists: {}, queue: [], lanes: [null, null, null] }),
  type: 'parallel',
  on: {
    'reference.show': [
      {
        guard: { type: 'isClosed', params: ({ event }) => event },
        actions: { type: 'setEmpty', params: ({ event }) => event },
      },
      {
        guard: { type: 'isDue', params: ({ event }) => event },
        actions: { type: 'enqueue', params: ({ event }) => event },
      },
    ],
    'reference.reload': [
      {
        guard: { type: 'isClosed', params: ({ event }) => event },
        actions: { type: 'setEmpty', params: ({ event }) => event },
      },
      {
        guard: { type: 'isNotQueued', params: ({ event }) => event },
        actions: { type: 'enqueue', params: ({ event }) => event },
      },
    ],
    'reference.companyChanged': {
      actions: [
        { type: 'setHas', params: ({ event }) => event.has },
        { type: 'setOutdated', params: null },
      ],
    },
    'reference.outdated': { actions: { type: 'setOutdated', params: ({ event }) => event.list } },
  },
  states: { first: laneOf(0), second: laneOf(1), third: laneOf(2) },
})

/** The registration of the flow in the journal. The lists are fetched again after a reload. */
export const referenceDataFlow = describeFlow({ machine: referenceDataMachine, version: 1, resume: 'afresh' })
