import { isDate } from '../rules/date.ts'
import type { ReportFilter, ReportFilters, Selection } from './filters.ts'

/** The part of URLSearchParams that reads and writes the query of an address. */
interface Query {
  readonly getAll: (name: string) => string[]
  readonly delete: (name: string) => void
  readonly append: (name: string, value: string) => void
}

const parameter = (name: string): string => name.toLowerCase()

/** Returns a filter's value in the texts of an address, or undefined. */
function valueIn(filter: ReportFilter, texts: readonly string[]): Selection[string] | undefined {
  const [first] = texts
  if (filter.kind === 'day') return first !== undefined && isDate(first) ? first : undefined
  // In the order of the list, whatever the order in which they were chosen.
  const codes = filter.codes.codes.filter(code => texts.includes(code))
  return filter.kind === 'some' && codes.length > 0 ? codes : codes[0]
}

/** Returns the selection of an address. What it lacks, or has wrong, is as in `start`. */
export const selectionIn = (filters: ReportFilters, start: Selection, query: Query): Selection =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      name,
      valueIn(filter, query.getAll(parameter(name))) ?? start[name] ?? '',
    ]),
  )

/** Writes what differs from `start` into a query, and returns it. Its other parts stay. */
export function selectionQuery<Of extends Query>(
  filters: ReportFilters,
  start: Selection,
  selection: Partial<Selection>,
  query: Of,
): Of {
  for (const [name, filter] of Object.entries(filters)) {
    query.delete(parameter(name))
    const value = valueIn(filter, [selection[name] ?? []].flat()) ?? start[name] ?? ''
    if (String(value) === String(start[name])) continue
    for (const text of [value].flat()) query.append(parameter(name), text)
  }
  return query
}
