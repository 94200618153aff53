import type { StaffFilter } from '#contracts/person/employee-filter.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { EmployeeSource } from '../employee-search/employee-search.types.ts'

/** The number of employees that a filter matches, and the number of all employees. */
export interface EmployeeCount {
  readonly kept: number
  readonly all: number
}

/** The staff register, for fields of employees and for their filters. `signal` cancels a call. */
export interface StaffRegister extends EmployeeSource {
  readonly count: (filter: StaffFilter, signal: AbortSignal) => Promise<Result<EmployeeCount>>
}

export interface EmployeeCountContext {
  /** The filter to count. Null when it cannot be counted. */
  readonly filter: StaffFilter | null
  /** The latest count. Null when there is none to show. */
  readonly count: EmployeeCount | null
}

export type EmployeeCountEvent =
  /**
   * The current filter. Null when it cannot be counted: it is incomplete, or it uses data that the
   * register does not have.
   */
  { readonly type: 'count.of'; readonly filter: StaffFilter | null } | { readonly type: 'count.retry' }
