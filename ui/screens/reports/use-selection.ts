import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { selectionIn, selectionQuery } from '#contracts/reports/address.ts'
import { type ReportFilters, type Selection, startOf } from '#contracts/reports/filters.ts'

/**
 * Returns the selection of the address, so that Back, a reload and a shared link work. The address
 * has what differs from the selection that the report starts with in the year.
 */
export function useSelection(filters: ReportFilters, year: number) {
  const [query, setQuery] = useSearchParams()
  const written = query.toString()
  const start = useMemo(() => startOf(filters, year), [filters, year])
  const selection = useMemo(() => selectionIn(filters, start, new URLSearchParams(written)), [filters, start, written])
  return {
    selection,
    /** Changes parts of the selection. An empty value is the one that the report starts with. */
    change: (part: Partial<Selection>) =>
      setQuery(before => selectionQuery(filters, start, { ...selection, ...part }, before), { replace: true }),
  } as const
}
