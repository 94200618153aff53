import type { ApiFailure } from '../shared/result.ts'

export interface ReferenceListContext<Value> {
  /** Null until it has been fetched. */
  readonly value: Value | null
  /** The failure of the last fetch. */
  readonly failure: ApiFailure | null
}

export type ReferenceListEvent =
  /**
   * A component is about to show the list. It is fetched again when it is older than its lifetime.
   */
  | { readonly type: 'list.show' }
  /** What the list tells has changed. It is fetched again where a component has shown it. */
  | { readonly type: 'list.outdated' }
  /** Fetches the list again, whatever its age. */
  | { readonly type: 'list.reload' }
