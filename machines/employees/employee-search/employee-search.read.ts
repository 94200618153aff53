import type { EmployeeSearchContext } from './employee-search.types.ts'

/** The rows of a page of the search. */
export const employeesPerPage = 25
/** How many names one call asks for. */
export const namesAtOnce = 300

/** Returns the numbers whose names have not been fetched, as many as one call asks for. */
export const unnamed = ({ wanted, names }: EmployeeSearchContext): readonly string[] =>
  wanted.filter(number => !(number in names)).slice(0, namesAtOnce)

/** True when the term finds more employees than have been fetched. */
export const hasMore = ({ pages, total }: EmployeeSearchContext): boolean => pages * employeesPerPage < total
