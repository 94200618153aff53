import type { PickedEmployee } from '../employee-search/employee-search.types.ts'

export interface EmployeeFindsContext {
  /** The search term, without space around it. */
  readonly term: string
  /** The employees of the last answered term. */
  readonly found: readonly PickedEmployee[]
}

/** The search term, also an empty one. */
export interface EmployeeFindsEvent {
  readonly type: 'finds.of'
  readonly term: string
}
