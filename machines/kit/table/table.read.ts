import type { TableContext, TableQuery } from './table.types.ts'

/** The number of rows in a call, unless its batch states another. */
const usualRows = 10

/** Returns the batch of that id. */
export const batchOf = ({ batches }: TableContext, id: string | null) => batches.find(batch => batch.id === id)

/** Returns how many rows a call of the running batch takes. */
export function rowsPerCall(context: TableContext): number {
  const rows = batchOf(context, context.batch)?.rowsPerCall ?? usualRows
  return rows === 'all' ? Number.POSITIVE_INFINITY : rows
}

/** Returns the number of pages: 1 when there are no rows. */
export const pageCount = ({ perPage, page }: Pick<TableContext, 'perPage' | 'page'>): number =>
  perPage === -1 ? 1 : Math.max(1, Math.ceil((page?.totalRows ?? 0) / perPage))

/** Returns the query of the page on display, or of all rows that match. */
export const queryOf = (
  { sortBy, sortOrder, perPage, pageNum, searchTerm, searchFields }: TableContext,
  all = false,
): TableQuery => ({
  ...(sortBy !== undefined && { sortBy, sortOrder }),
  ...(all || perPage === -1 ? { perPage: -1 } : { perPage, pageNum }),
  ...(searchTerm.trim() !== '' && { searchTerm: searchTerm.trim(), searchFields: [...searchFields] }),
})
