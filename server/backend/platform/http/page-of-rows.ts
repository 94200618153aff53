import { errors } from '#contracts/errors.ts'
import type { Pagination } from '#contracts/wire.ts'
import type { Page } from './answer.ts'
import { searchedIn } from './list-query.ts'
import { rowsOf } from './pagination.ts'
import { Refusal } from './refusal.ts'

/** The most rows when no page is requested. */
const most = 10_000

const swedish = new Intl.Collator('sv', { numeric: true, sensitivity: 'base' })

type Value = string | number | null

/** The fields that a list may be searched in and sorted by. */
interface Fields<Searched, Sorted> {
  readonly searchable: readonly Searched[]
  readonly sortable: readonly Sorted[]
}

/**
 * Returns a page of rows that are calculated and few, and so are sorted and searched here and not
 * by the database. Without a sort they keep their order.
 *
 * @throws Refusal invalidRequest when sorted by or searched in an unknown field
 */
export function pageOfRows<
  Searched extends string,
  Sorted extends string,
  Row extends Readonly<Record<Searched, string> & Record<Sorted, Value>>,
>(rows: readonly Row[], pagination: Pagination, { searchable, sortable }: Fields<Searched, Sorted>): Page<Row[]> {
  const fields = searchedIn(pagination, Object.fromEntries(searchable.map(name => [name, name])))
  const term = (pagination.searchTerm ?? '').trim().toLocaleLowerCase('sv')
  const found = rows.filter(row =>
    fields.some(([, field]) => String(row[field]).toLocaleLowerCase('sv').includes(term)),
  )
  const sorted = sortedBy(found, pagination, sortable)
  const { limit, offset } = rowsOf(pagination, most)
  return { data: sorted.slice(offset, offset + limit), totalRows: sorted.length }
}

function sortedBy<Sorted extends string, Row extends Readonly<Record<Sorted, Value>>>(
  rows: Row[],
  { sortBy, sortOrder }: Pagination,
  sortable: readonly Sorted[],
): Row[] {
  if (sortBy === undefined) return rows
  const field = sortable.find(each => each === sortBy)
  if (!field) throw new Refusal(errors.invalidRequest, `”${sortBy}” är inget fält att sortera eller söka på här.`)
  const sign = sortOrder === 'desc' ? -1 : 1
  return rows.toSorted((a, b) => sign * compared(a[field], b[field]))
}

/** Blank amounts come first. */
function compared(a: Value, b: Value): number {
  if (typeof a === 'string' && typeof b === 'string') return swedish.compare(a, b)
  return Number(a ?? Number.NEGATIVE_INFINITY) - Number(b ?? Number.NEGATIVE_INFINITY) || 0
}
