import type { ApiFailure } from '../shared/result.ts'
import type { ReferenceListContext } from './reference-list.types.ts'

interface Snapshot<Value> {
  readonly context: ReferenceListContext<Value>
}

/** The content of a card: nothing yet, the value, or the failure. */
export type Shown<Value> =
  | { readonly view: 'loading' }
  | { readonly view: 'value'; readonly value: Value }
  | { readonly view: 'failed'; readonly failure: ApiFailure }

/** Returns what a card shows. A fetched value is shown until a newer one arrives. */
export function shown<Value>({ context: { value, failure } }: Snapshot<Value>): Shown<Value> {
  if (value !== null) return { view: 'value', value }
  return failure ? { view: 'failed', failure } : { view: 'loading' }
}
