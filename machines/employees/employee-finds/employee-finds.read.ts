import type { EmployeeQuery } from '../employee-search/employee-search.types.ts'

/** The number of employees that are fetched to be shown, and to be looked through. */
const [shown, lookedThrough] = [5, 50]

/**
 * Returns the query for a term. The register searches for a term as a whole, and 'Anna Lund' is not
 * in 'Lund Anna'. Of several words, the longest is queried; the caller leaves out the employees who
 * lack the others.
 */
export function queryOf(term: string): EmployeeQuery {
  const [longest = '', ...others] = term.split(/[\s,]+/).toSorted((a, b) => b.length - a.length)
  return { term: longest, pageNum: 1, perPage: others.length > 0 ? lookedThrough : shown }
}
