import { useRef, useState } from 'react'
import { type LocalOptions, localSource } from './sources.ts'
import type { TableSource } from './table.types.ts'

/**
 * Returns the source of a list that is all in memory and is fetched again now and then, as
 * properties of a `DataTable`. It stays the same source: what is focused, open or selected stays.
 *
 * @param rows the same array until the list has been fetched again
 */
export function useLocalSource(
  rows: readonly object[],
  options: LocalOptions = {},
): { readonly source: TableSource; readonly changes: number } {
  const latest = useRef({ rows, source: localSource(rows, options), changes: 0 })
  if (latest.current.rows !== rows)
    latest.current = { rows, source: localSource(rows, options), changes: latest.current.changes + 1 }
  const [source] = useState<TableSource>(() => ({
    load: (query, signal) => latest.current.source.load(query, signal),
    send: (call, signal) => latest.current.source.send(call, signal),
  }))
  return { source, changes: latest.current.changes }
}
