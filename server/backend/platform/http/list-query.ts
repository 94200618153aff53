import { type AnyColumn, asc, desc, ilike, or, type SQL, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { Pagination } from '#contracts/wire.ts'
import { Refusal } from './refusal.ts'

type Column = AnyColumn | SQL

/** The columns of a list by their wire names. */
export type Columns = Readonly<Record<string, Column>>

function known<Value>(fields: Readonly<Record<string, Value>>, name: string): Value {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) throw new Refusal(errors.invalidRequest, `”${name}” är inget fält att sortera eller söka på här.`)
  return field
}

/**
 * Returns the requested order, or the list's default. The column `last` makes the order total, so
 * that no row appears on two pages.
 *
 * @param columns a field may be sorted by several columns
 * @throws Refusal invalidRequest when the list cannot be sorted by the field
 */
export function orderOf(
  { sortBy, sortOrder }: Pagination,
  columns: Readonly<Record<string, Column | readonly Column[]>>,
  own: SQL | readonly SQL[],
  last: Column,
): SQL[] {
  if (sortBy === undefined) return [...[own].flat(), asc(last)]
  const sorted = [known(columns, sortBy), last].flat()
  // All in one direction, so that an index can be used.
  return sorted.map(column => (sortOrder === 'desc' ? desc(column) : asc(column)))
}

/**
 * Returns the columns to search: the requested ones, or all when none is named.
 *
 * @throws Refusal invalidRequest when the list cannot be searched by one of them
 */
export const searchedIn = <Value>(
  { searchFields }: Pagination,
  columns: Readonly<Record<string, Value>>,
): [name: string, column: Value][] =>
  searchFields?.length ? [...new Set(searchFields)].map(name => [name, known(columns, name)]) : Object.entries(columns)

/** Returns the `like` pattern that finds a term anywhere in a text. */
export const patternOf = (term: string): string => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`

/**
 * Returns the condition that a row has the search term in one of the requested fields, or in any
 * when none is named.
 *
 * @throws Refusal invalidRequest when the list cannot be searched by the field
 */
export function searchOf(pagination: Pagination, columns: Columns): SQL | undefined {
  const term = pagination.searchTerm?.trim()
  if (!term) return undefined
  const pattern = patternOf(term)
  return or(...searchedIn(pagination, columns).map(([, column]) => ilike(sql`${column}::text`, pattern)))
}
