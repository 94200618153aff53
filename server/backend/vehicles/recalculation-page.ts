import { errors } from '#contracts/errors.ts'
import type { RecalculationRow } from '#contracts/vehicles/shapes.ts'
import type { Pagination } from '#contracts/wire.ts'
import type { Page } from '../platform/http/answer.ts'
import { searchedIn } from '../platform/http/list-query.ts'
import { rowsOf } from '../platform/http/pagination.ts'
import { Refusal } from '../platform/http/refusal.ts'

/** The most rows when no page is requested. */
const most = 10_000

const searchable = { AnstNr: 'AnstNr', Namn: 'Namn', BilModel: 'BilModel', BilKod: 'BilKod' } as const
const sortable = ['AnstNr', 'Namn', 'BilModel', 'BilYear', 'BilFormon', 'BerFormanTot', 'Forandring'] as const

const swedish = new Intl.Collator('sv', { numeric: true, sensitivity: 'base' })

/**
 * Returns a page of the rows. They are sorted and searched here, and not by the database, since
 * their amounts are calculated; those who have a company car are few.
 *
 * @throws Refusal invalidRequest when sorted by or searched in an unknown field
 */
export function recalculationPage(rows: readonly RecalculationRow[], pagination: Pagination): Page<RecalculationRow[]> {
  const fields = searchedIn(pagination, searchable).map(([, field]) => field)
  const term = (pagination.searchTerm ?? '').trim().toLocaleLowerCase('sv')
  const found = rows.filter(row => fields.some(field => row[field].toLocaleLowerCase('sv').includes(term)))
  const sorted = sortedBy(found, pagination)
  const { limit, offset } = rowsOf(pagination, most)
  return { data: sorted.slice(offset, offset + limit), totalRows: sorted.length }
}

function sortedBy(rows: RecalculationRow[], { sortBy, sortOrder }: Pagination): RecalculationRow[] {
  if (sortBy === undefined) return rows
  const field = sortable.find(each => each === sortBy)
  if (!field) throw new Refusal(errors.invalidRequest, `”${sortBy}” är inget fält att sortera eller söka på här.`)
  const sign = sortOrder === 'desc' ? -1 : 1
  return rows.toSorted((a, b) => sign * compared(a[field], b[field]))
}

/** Blank amounts come first. */
function compared(a: string | number | null, b: string | number | null): number {
  if (typeof a === 'string' && typeof b === 'string') return swedish.compare(a, b)
  return Number(a ?? Number.NEGATIVE_INFINITY) - Number(b ?? Number.NEGATIVE_INFINITY) || 0
}
