import { useMemo, useRef } from 'react'
import { type LocalOptions, localSource } from './sources.ts'
import type { TableSource } from './table.types.ts'

/**
 * Returns the source of a list that is all in memory and is fetched again now and then, as
 * properties of a `DataTable`. It stays the same source while its parameters are the same: what is
 * focused, open or selected stays.
 *
 * @param of what the rows follow from, such as a period
 * @param rows the same array until the list has been fetched again
 */
export function useLocalSource(
  of: readonly (string | number)[],
  rows: readonly object[],
  options: LocalOptions = {},
): { readonly source: TableSource; readonly changes: number } {
  const latest = useRef({ rows, source: localSource(of, rows, options), changes: 0 })
  if (latest.current.rows !== rows)
    latest.current = { rows, source: localSource(of, rows, options), changes: latest.current.changes + 1 }
  const known = JSON.stringify(of)
  const source = useMemo(
    (): TableSource => ({
      of: known,
      load: (query, signal) => latest.current.source.load(query, signal),
      send: (call, signal) => latest.current.source.send(call, signal),
    }),
    [known],
  )
  return { source, changes: latest.current.changes }
}
