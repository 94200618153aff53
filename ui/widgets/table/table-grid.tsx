import { type CSSProperties, useRef, useState } from 'react'
import { keyOf } from '#machines/kit/table/table.selection.ts'
import { table } from '#styled-system/recipes/index.js'
import { widthOf } from './cell-text.ts'
import { Gap } from './gap.tsx'
import { useGridKeys } from './grid-keys.ts'
import { TableHead } from './table-head.tsx'
import { isContinued, type TableParts } from './table-parts.ts'
import { TableRowLine } from './table-row.tsx'
import { TableTotals } from './table-totals.tsx'
import { useRowsInSight } from './use-rows-in-sight.ts'
import { useFlowOf } from './use-table-flow.ts'
import { useTree } from './use-tree.ts'

const noRows: readonly object[] = []
const rowHeight = 36
const checkWidth = 40
const actionsWidth = 116

const rootScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

/** Renders the rows as a table, virtualised when there are many. */
export function TableGrid<Row extends object>({ parts }: { readonly parts: TableParts<Row> }) {
  const { flow, columns, title, isSelectable, rowActions, isWrapped, scroller } = parts
  const grid = useRef<HTMLTableElement>(null)
  const [scale] = useState(rootScale)
  const [focused, setFocused] = useState<number>()
  const page = useFlowOf(flow, ({ context }) => context.page)
  const selected = useFlowOf(flow, ({ context }) => context.selected)
  const first = useFlowOf(flow, ({ context: { perPage, pageNum } }) => (perPage === -1 ? 0 : (pageNum - 1) * perPage))
  const keys = useFlowOf(flow, ({ context }) => context.keyFields)
  const tree = useTree(parts, (page?.rows ?? noRows) as readonly Row[])
  const { rows } = tree
  const size = rowHeight * scale
  const { isVirtual, shown, virtualizer } = useRowsInSight({
    count: rows.length,
    scroller,
    height: size,
    beyond: 8,
    kept: focused,
  })

  const hasTotals = columns.some(({ isSummed }) => isSummed)
  const columnCount = columns.length + (isSelectable ? 1 : 0) + (rowActions ? 1 : 0)
  const lineCount = rows.length + 1 + (hasTotals ? 1 : 0)
  const gridKeys = useGridKeys(grid, {
    rows: lineCount,
    columns: columnCount,
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / size) - 2),
    reveal: line => {
      const index = Math.min(Math.max(0, line - 2), rows.length - 1)
      setFocused(index)
      if (isVirtual) virtualizer.scrollToIndex(index)
    },
  })

  const styles = table()
  return (
    <div ref={scroller} className={styles.scroller} data-virtual={isVirtual ? '' : undefined}>
      <table
        ref={grid}
        // A grid, since arrow keys move between its cells.
        {...{ role: parts.levelOf ? 'treegrid' : 'grid', 'aria-multiselectable': isSelectable || undefined }}
        aria-label={title}
        aria-rowcount={lineCount}
        aria-colcount={columnCount}
        className={styles.table}
        style={{ '--table-min-width': `${widthOfAll(parts) / 16}rem` } as CSSProperties}
        data-wrapped={isWrapped ? '' : undefined}
        onKeyDown={event => {
          if (tree.onKeyDown(event)) event.preventDefault()
          else gridKeys.onKeyDown(event)
        }}
        onFocus={gridKeys.onFocus}
      >
        <Widths parts={parts} />
        <TableHead parts={parts} />
        <tbody>
          {shown.map((index, at) => {
            const row = rows[index]
            if (!row) return null
            const key = keys.length > 0 ? keyOf(row, { name: parts.name, keyFields: keys }) : String(first + index)
            const gap = index - (at === 0 ? 0 : (shown[at - 1] ?? 0) + 1)
            return (
              <TableRowLine
                key={isVirtual ? index : key}
                row={row}
                line={index + 2}
                gap={gap * size}
                isSelected={selected.has(key)}
                isContinued={isContinued(parts, rows, index)}
                isJoined={isContinued(parts, rows, index + 1)}
                parts={parts}
                node={tree.nodeAt(index)}
                onToggle={tree.toggle}
              />
            )
          })}
          <Gap height={isVirtual ? (rows.length - 1 - (shown.at(-1) ?? rows.length - 1)) * size : 0} />
        </tbody>
        {hasTotals && page && <TableTotals page={page} parts={parts} line={lineCount} />}
      </table>
    </div>
  )
}

/** The share of its width that a column of wrapped text may shrink to. */
const narrowest = 0.75

function widthOfAll<Row extends object>({ columns, isSelectable, rowActions, isWrapped }: TableParts<Row>): number {
  const wide = columns.reduce((sum, column) => sum + widthOf(column), 0)
  return wide * (isWrapped ? narrowest : 1) + (isSelectable ? checkWidth : 0) + (rowActions ? actionsWidth : 0)
}

const Widths = <Row extends object>({ parts }: { readonly parts: TableParts<Row> }) => (
  <colgroup>
    {parts.isSelectable && <col style={{ width: `${checkWidth / 16}rem` }} />}
    {parts.columns.map(column => (
      <col key={column.id} style={{ width: `${(widthOf(column) * (parts.isWrapped ? narrowest : 1)) / 16}rem` }} />
    ))}
    {parts.rowActions && <col style={{ width: `${actionsWidth / 16}rem` }} />}
  </colgroup>
)
