import { localRows } from '#machines/kit/table/table.local.ts'
import type { TablePage, TableQuery } from '#machines/kit/table/table.types.ts'
import { above, type ItemRow } from './columns.ts'

/** How deep an item lies, from 0. No column: the table indents by it. */
const level = '@level'

/** Returns how deep an item of a tree lies, from 0. */
export const levelOf = (row: ItemRow): number => Number(row[level] ?? 0)

/** Returns the query of a whole tree, of which the browser shows the part that is asked for. */
export const wholeTree = ({ sortBy, sortOrder }: TableQuery): TableQuery => ({
  ...(sortBy !== undefined && { sortBy, sortOrder }),
  perPage: -1,
})

/**
 * Returns the items as a tree, each followed by those below it in the given order. Under a search,
 * the items above a match stay, since they say where it is.
 */
export function treePage(items: readonly ItemRow[], key: string, query: TableQuery): TablePage {
  const byCode = new Map(items.map(item => [String(item[key]), item]))
  const itemAbove = (item: ItemRow): ItemRow | undefined => byCode.get(String(item[above] ?? ''))
  const { searchTerm, searchFields } = query
  const matching = localRows(items)({ ...(searchTerm && { searchTerm, searchFields }) }).rows as readonly ItemRow[]
  const shown = new Set<ItemRow>()
  for (const match of matching)
    for (let item: ItemRow | undefined = match; item && !shown.has(item); item = itemAbove(item)) shown.add(item)
  const below = Map.groupBy(
    items.filter(item => shown.has(item)),
    itemAbove,
  )
  const from = (top: ItemRow | undefined, depth: number): ItemRow[] =>
    (below.get(top) ?? []).flatMap(item => [{ ...item, [level]: depth }, ...from(item, depth + 1)])
  const rows = from(undefined, 0)
  return { rows, totalRows: rows.length }
}
