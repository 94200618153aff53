import { type AnyColumn, asc, desc, ilike, or, type SQL, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { Pagination } from '#contracts/wire.ts'
import { Refusal } from './refusal.ts'

/** The columns of a list by their names on the wire. */
export type Columns = Readonly<Record<string, AnyColumn | SQL>>

function columnOf(columns: Columns, name: string): AnyColumn | SQL {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined
  if (!column) throw new Refusal(errors.invalidRequest, `”${name}” är inget fält att sortera eller söka på här.`)
  return column
}

/**
 * The order that was asked for, or the list's own. `last` makes it one order, so that no row is on two pages.
 *
 * @throws Refusal invalidRequest when the list is not sorted by that field
 */
export function orderOf({ sortBy, sortOrder }: Pagination, columns: Columns, own: SQL, last: AnyColumn): SQL[] {
  if (sortBy === undefined) return [own, asc(last)]
  const column = columnOf(columns, sortBy)
  return [sortOrder === 'desc' ? desc(column) : asc(column), asc(last)]
}

/**
 * Whether a row holds the search term in one of the fields asked for, or in any when none is named.
 *
 * @throws Refusal invalidRequest when the list is not searched in that field
 */
export function searchOf({ searchTerm, searchFields }: Pagination, columns: Columns): SQL | undefined {
  const term = searchTerm?.trim()
  if (!term) return undefined
  const pattern = `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`
  const fields = searchFields?.length ? searchFields : Object.keys(columns)
  return or(...fields.map(field => ilike(sql`${columnOf(columns, field)}::text`, pattern)))
}
