import type { ApiFailure } from '../shared/result.ts'
import type { ReferenceListContext } from './reference-list.types.ts'

interface Snapshot<Value> {
  readonly context: ReferenceListContext<Value>
}

/** What a card needs: nothing yet, the value, or why there is none. */
export type Shown<Value> =
  | { readonly view: 'loading' }
  | { readonly view: 'value'; readonly value: Value }
  | { readonly view: 'failed'; readonly failure: ApiFailure }

/** A value once fetched is shown until a newer one is there. */
export function shown<Value>({ context: { value, failure } }: Snapshot<Value>): Shown<Value> {
  if (value !== null) return { view: 'value', value }
  return failure ? { view: 'failed', failure } : { view: 'loading' }
}
