import type { ApiFailure, Result } from '../../kit/shared/result.ts'

/** An employee, as a picker shows them. */
export interface PickedEmployee {
  /** The employment number. */
  readonly number: string
  /** The surname first. */
  readonly name: string
}

/** A page of the employees that a term finds. */
export interface EmployeePage {
  readonly employees: readonly PickedEmployee[]
  /** The number of employees found, on all pages. */
  readonly total: number
}

/** A query for a page of employees, sorted by name. */
export interface EmployeeQuery {
  /** A name or number, or a part of one. Empty for all employees. */
  readonly term: string
  /** From 1. */
  readonly pageNum: number
  /** 25 when left out. */
  readonly perPage?: number
}

/** The source of the employees that a field shows. `signal` cancels a call. */
export interface EmployeeSource {
  readonly page: (query: EmployeeQuery, signal: AbortSignal) => Promise<Result<EmployeePage>>
  /**
   * Returns the employees with the given numbers, in any order. Numbers that nobody has are left
   * out.
   */
  readonly named: (numbers: readonly string[], signal: AbortSignal) => Promise<Result<readonly PickedEmployee[]>>
}

export interface EmployeeSearchContext {
  /** The text in the search field. */
  readonly term: string
  /** The results of the last answered term that have been fetched so far. */
  readonly found: readonly PickedEmployee[]
  /** The term of those results. Null before the first answer. */
  readonly foundTerm: string | null
  /** The number of pages that have been fetched. */
  readonly pages: number
  readonly total: number
  /** Why the last page could not be fetched. */
  readonly failure: ApiFailure | null
  /** The chosen employment numbers, whose names are shown. */
  readonly wanted: readonly string[]
  /** Names by employment number. Null for a number that nobody has. */
  readonly names: Readonly<Record<string, string | null>>
}

export type EmployeeSearchEvent =
  /** The list was opened with this search term. */
  | { readonly type: 'employees.open'; readonly term: string }
  /** The search term has changed. */
  | { readonly type: 'employees.search'; readonly term: string }
  /** The user has scrolled near the end of the fetched results. */
  | { readonly type: 'employees.more' }
  | { readonly type: 'employees.retry' }
  /** The chosen employees have changed, and their names are to be shown. */
  | { readonly type: 'employees.name'; readonly numbers: readonly string[] }
