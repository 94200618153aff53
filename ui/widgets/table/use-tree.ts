import { type KeyboardEvent, useMemo, useState } from 'react'
import { keyOf } from '#machines/kit/table/table.selection.ts'
import type { TableParts } from './table-parts.ts'
import { useFlowOf } from './use-table-flow.ts'

/** A row's place in a tree. */
export interface TreeNode {
  /** From 1. */
  readonly level: number
  /** Among the rows with the same row above, from 1, and their number. */
  readonly place: number
  readonly size: number
  /** Undefined for a row with none below it. */
  readonly isOpen: boolean | undefined
}

interface Tree<Row extends object> {
  /** The rows that are not folded away. */
  readonly rows: readonly Row[]
  /** Returns a row's place, by its index. Undefined in a table that is no tree. */
  readonly nodeAt: (index: number) => TreeNode | undefined
  readonly toggle: (row: object) => void
  /** Handles the keys that open and close a row. Returns whether it did. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => boolean
}

/** Returns the rows as a tree that the user folds. Under a search, nothing is folded. */
export function useTree<Row extends object>({ flow, name, levelOf }: TableParts<Row>, all: readonly Row[]): Tree<Row> {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const keyFields = useFlowOf(flow, ({ context }) => context.keyFields)
  const isSearched = useFlowOf(flow, ({ context }) => context.shownTerm !== '')
  const { rows, nodes } = useMemo(() => {
    if (!levelOf) return { rows: all, nodes: [] }
    const isFolded = (row: Row) => !isSearched && folded.has(keyOf(row, { name, keyFields }))
    return unfolded(all, levelOf, isFolded)
  }, [all, levelOf, folded, isSearched, name, keyFields])
  const toggle = (row: object) => {
    const key = keyOf(row, { name, keyFields })
    setFolded(before =>
      before.has(key) ? new Set([...before].filter(each => each !== key)) : new Set([...before, key]),
    )
  }
  return {
    rows,
    nodeAt: index => nodes[index],
    toggle,
    onKeyDown({ key, target }) {
      const line = target instanceof HTMLElement && target.closest('[data-tree]')?.closest('[aria-rowindex]')
      if (!line || isSearched) return false
      const index = Number(line.getAttribute('aria-rowindex')) - 2
      const isOpen = nodes[index]?.isOpen
      const row = rows[index]
      if (!row || isOpen === undefined || key !== (isOpen ? 'ArrowLeft' : 'ArrowRight')) return false
      toggle(row)
      return true
    },
  }
}

/** Returns the rows without those below a folded one, and their places. */
export function unfolded<Row extends object>(
  all: readonly Row[],
  levelOf: (row: Row) => number,
  isFolded: (row: Row) => boolean,
): { readonly rows: readonly Row[]; readonly nodes: readonly TreeNode[] } {
  const rows: Row[] = []
  const nodes: TreeNode[] = []
  const families = familiesOf(all.map(levelOf))
  let hidden = Number.POSITIVE_INFINITY
  for (const [index, row] of all.entries()) {
    const depth = levelOf(row)
    if (depth > hidden) continue
    hidden = Number.POSITIVE_INFINITY
    const next = all[index + 1]
    const isOpen = next !== undefined && levelOf(next) > depth ? !isFolded(row) : undefined
    if (isOpen === false) hidden = depth
    const family = families[index] ?? []
    rows.push(row)
    nodes.push({ level: depth + 1, isOpen, place: placeIn(family, index), size: family.length })
  }
  return { rows, nodes }
}

/** Finds a place by halves, since a family may be thousands. */
function placeIn(family: readonly number[], index: number): number {
  let [low, high] = [0, family.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((family[middle] as number) < index) low = middle + 1
    else high = middle
  }
  return low + 1
}

/** Returns the family of each row, by the levels of all: the rows right below the same one. */
function familiesOf(levels: readonly number[]): readonly (readonly number[])[] {
  const open: number[][] = []
  return levels.map((level, index) => {
    open.length = Math.min(open.length, level + 1)
    open[level] ??= []
    open[level].push(index)
    return open[level]
  })
}
