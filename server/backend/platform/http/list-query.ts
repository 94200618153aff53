import { type AnyColumn, asc, desc, ilike, or, type SQL, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { Pagination } from '#contracts/wire.ts'
import { Refusal } from './refusal.ts'

type Column = AnyColumn | SQL

/** The columns of a list by their names on the wire. */
export type Columns = Readonly<Record<string, Column>>

function known<Value>(fields: Readonly<Record<string, Value>>, name: string): Value {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) throw new Refusal(errors.invalidRequest, `”${name}” är inget fält att sortera eller söka på här.`)
  return field
}

/**
 * The order that was asked for, or the list's own. `last` makes it one order, so that no row is on
 * two pages.
 *
 * @param columns a field may be sorted by several, one after another
 * @throws Refusal invalidRequest when the list is not sorted by that field
 */
export function orderOf(
  { sortBy, sortOrder }: Pagination,
  columns: Readonly<Record<string, Column | readonly Column[]>>,
  own: SQL | readonly SQL[],
  last: Column,
): SQL[] {
  if (sortBy === undefined) return [...[own].flat(), asc(last)]
  const sorted = [known(columns, sortBy), last].flat()
  // All one way, as an index is read.
  return sorted.map(column => (sortOrder === 'desc' ? desc(column) : asc(column)))
}

/**
 * What of a list's columns is searched: those asked for, or all when none is named.
 *
 * @throws Refusal invalidRequest when the list is not searched in one of them
 */
export const searchedIn = <Value>(
  { searchFields }: Pagination,
  columns: Readonly<Record<string, Value>>,
): [name: string, column: Value][] =>
  searchFields?.length ? [...new Set(searchFields)].map(name => [name, known(columns, name)]) : Object.entries(columns)

/** The pattern that finds a term anywhere in a text, for `like` and its kin. */
export const patternOf = (term: string): string => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`

/**
 * Whether a row holds the search term in one of the fields asked for, or in any when none is named.
 *
 * @throws Refusal invalidRequest when the list is not searched in that field
 */
export function searchOf(pagination: Pagination, columns: Columns): SQL | undefined {
  const term = pagination.searchTerm?.trim()
  if (!term) return undefined
  const pattern = patternOf(term)
  return or(...searchedIn(pagination, columns).map(([, column]) => ilike(sql`${column}::text`, pattern)))
}
