import type { StaffFilter } from '#contracts/employees/employee-filter.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { EmployeeSource } from '../employee-search/employee-search.types.ts'

/** How many employees a filter keeps, of how many there are. */
export interface EmployeeCount {
  readonly kept: number
  readonly all: number
}

/**
 * The staff register, for fields of employees and filters of them. A question is given up when its
 * `signal` says so.
 */
export interface StaffRegister extends EmployeeSource {
  readonly count: (filter: StaffFilter, signal: AbortSignal) => Promise<Result<EmployeeCount>>
}

export interface EmployeeCountContext {
  /** What is counted; null when it cannot be. */
  readonly filter: StaffFilter | null
  /** The last count, until a newer one is there; null when there is none to show. */
  readonly count: EmployeeCount | null
}

export type EmployeeCountEvent =
  /**
   * The filter as it now stands; null for one that cannot be counted: it is unfinished, or of what
   * the register does not know.
   */
  { readonly type: 'count.of'; readonly filter: StaffFilter | null } | { readonly type: 'count.retry' }
