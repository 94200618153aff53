import type { ViewContext } from './view.ts'

/** A snapshot of a view, for its selectors. */
export interface ViewSnapshot<Key, Value> {
  readonly context: ViewContext<Key, Value>
  readonly value: unknown
}

const isIn = ({ value }: ViewSnapshot<unknown, unknown>, state: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(state)

/** Returns what has been fetched, or null. */
export const shownIn = <Value>({ context }: ViewSnapshot<unknown, Value>): Value | null => context.value
/** True when there is no such thing. */
export const isMissing = (snapshot: ViewSnapshot<unknown, unknown>): boolean => isIn(snapshot, 'missing')
/** True while it is being fetched. */
export const isLoading = (snapshot: ViewSnapshot<unknown, unknown>): boolean => isIn(snapshot, { open: 'loading' })
/** True when it could not be fetched. */
export const isFailed = (snapshot: ViewSnapshot<unknown, unknown>): boolean => isIn(snapshot, { open: 'failed' })
