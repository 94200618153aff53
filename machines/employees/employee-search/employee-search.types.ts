import type { ApiFailure, Result } from '../../kit/shared/result.ts'

/** Somebody who is employed, as a picker shows them. */
export interface PickedEmployee {
  /** The employment number. */
  readonly number: string
  /** The surname first. */
  readonly name: string
}

/** A page of those whom a term finds. */
export interface EmployeePage {
  readonly employees: readonly PickedEmployee[]
  /** How many it finds, on all pages. */
  readonly total: number
}

/** Which page is asked for: by name, 25 a page. */
export interface EmployeeQuery {
  /** A name or number, or a part of one; empty for everybody. */
  readonly term: string
  /** From 1. */
  readonly pageNum: number
}

/** Where the employees are whom a field shows. A question is given up when its `signal` says so. */
export interface EmployeeSource {
  readonly page: (query: EmployeeQuery, signal: AbortSignal) => Promise<Result<EmployeePage>>
  /** Those of the numbers that somebody has, in any order. */
  readonly named: (numbers: readonly string[], signal: AbortSignal) => Promise<Result<readonly PickedEmployee[]>>
}

export interface EmployeeSearchContext {
  /** What is written in the search. */
  readonly term: string
  /** Whom the last answered term has found, as far as they have been fetched. */
  readonly found: readonly PickedEmployee[]
  /** The term that found them; null before the first answer. */
  readonly foundTerm: string | null
  /** How many pages of them have been fetched. */
  readonly pages: number
  readonly total: number
  /** Why the last page did not come. */
  readonly failure: ApiFailure | null
  /** The numbers that are chosen, whose names are shown. */
  readonly wanted: readonly string[]
  /** Names by number; null for a number that nobody has. */
  readonly names: Readonly<Record<string, string | null>>
}

export type EmployeeSearchEvent =
  /** The list is opened, searched for this. */
  | { readonly type: 'employees.open'; readonly term: string }
  /** What is searched for, as it now stands. */
  | { readonly type: 'employees.search'; readonly term: string }
  /** The end of what is fetched is near. */
  | { readonly type: 'employees.more' }
  | { readonly type: 'employees.retry' }
  /** These are chosen: their names are to be shown. */
  | { readonly type: 'employees.name'; readonly numbers: readonly string[] }
