import type { EmployeeSearchContext } from './employee-search.types.ts'

/** The number of employees on a page of the search. */
export const employeesPerPage = 25
/** The number of names that one call requests. */
export const namesAtOnce = 300

/** Returns the numbers whose names have not been fetched, at most as many as one call requests. */
export const unnamed = ({ wanted, names }: EmployeeSearchContext): readonly string[] =>
  wanted.filter(number => !(number in names)).slice(0, namesAtOnce)

/** True when the term finds more employees than have been fetched. */
export const hasMore = ({ pages, total }: EmployeeSearchContext): boolean => pages * employeesPerPage < total
