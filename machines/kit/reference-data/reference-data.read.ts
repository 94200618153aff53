import { listNeeds } from '#contracts/reference-data/names.ts'
import type { ListKey, ListRequest, ListState, ReferenceDataContext } from './reference-data.types.ts'

/** The time after which a list is fetched again, in milliseconds (third document §4, §9). */
const listLifetime = 15 * 60_000

/** Returns the id of a list in the context. */
export const idOf = ({ list, of }: ListKey): string => (of === undefined ? list : `${list}/${of}`)

const unfetched: ListState = { items: null, requestedAt: null, failure: null }

/** Returns what is known of a list. */
export const listIn = ({ lists }: Pick<ReferenceDataContext, 'lists'>, key: ListKey): ListState =>
  lists[idOf(key)] ?? unfetched

const isSame = (a: ListKey, b: ListKey | null) => b !== null && idOf(a) === idOf(b)

/** True when a request for the list waits for a lane. */
export const isQueued = ({ queue }: ReferenceDataContext, key: ListKey): boolean =>
  queue.some(each => isSame(key, each))

/** True while a lane fetches the list. */
export const isFetched = ({ lanes }: ReferenceDataContext, key: ListKey): boolean =>
  lanes.some(each => isSame(key, each))

/** True when the licence or the company lacks what the list takes. Such a list is always empty. */
export function isClosed({ has }: Pick<ReferenceDataContext, 'has'>, { list }: ListKey, needs = listNeeds): boolean {
  const need = needs[list]
  return need !== undefined && !has.includes(need)
}

/** True when the list was never fetched, is empty, or is older than its lifetime. */
export function isDue(context: ReferenceDataContext, request: ListRequest): boolean {
  if (isQueued(context, request) || isFetched(context, request)) return false
  const { items, requestedAt } = listIn(context, request)
  return items === null || items.length === 0 || requestedAt === null || request.at - requestedAt >= listLifetime
}

/** Returns the next request that a lane can take: a list is fetched by one lane at a time. */
export const nextIn = (context: ReferenceDataContext): ListRequest | undefined =>
  context.queue.find(each => !isFetched(context, each))

/** Returns whether a lane is the first that is free. */
export const isFirstFree = ({ lanes }: ReferenceDataContext, lane: number): boolean => lanes.indexOf(null) === lane
