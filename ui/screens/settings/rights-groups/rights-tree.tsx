import { type KeyboardEvent, useRef } from 'react'
import type { Right } from '#contracts/rights/catalogue.ts'
import { type RightsRow, rightsColumns } from '#contracts/rights/rights-rows.ts'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { useGridKeys } from '#ui/widgets/table/grid-keys.ts'
import { rightsGroupsTexts as texts } from './rights-groups.text.ts'
import { RightsTreeRow } from './rights-tree-row.tsx'
import type { Turn } from './turning.ts'
import type { TreeRows } from './use-tree-rows.ts'

const head = css({
  position: 'sticky',
  top: '[3.5rem]',
  zIndex: 'raised',
  bg: 'bg.surface',
  '& th': {
    paddingBlock: '2',
    paddingInline: '1',
    color: 'fg.muted',
    textStyle: 'captionStrong',
    borderBottom: 'subtle',
    outlineOffset: '[-2px]',
  },
})
const first = css({ textAlign: 'start', '&&': { paddingInlineStart: { base: '4', sm: '5' } } })
const column = css({ width: { base: '12', sm: '16' }, textAlign: 'center' })

export interface RightsTreeProps {
  readonly tree: TreeRows
  readonly granted: ReadonlySet<Right>
  /** The rights that the person may turn on. Null for a group that cannot be changed. */
  readonly mayGive: ReadonlySet<Right> | null
  readonly onTurn: (turn: Turn) => void
  readonly onUndo: () => void
}

/**
 * Renders the catalogue of rights as a tree with a column for each kind of flag. It is one stop of
 * Tab: the arrow keys move, Space turns, and in the first column Right and Left unfold and fold.
 */
export function RightsTree({ tree, granted, mayGive, onTurn, onUndo }: RightsTreeProps) {
  const grid = useRef<HTMLTableElement>(null)
  const { rows } = tree
  const lines = rows.length + 1
  const keys = useGridKeys(grid, { rows: lines, columns: rightsColumns.length + 1, page: () => 10, reveal: () => {} })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event.target, rows)
    const isFold = event.key === 'ArrowRight' || event.key === 'ArrowLeft'
    if (row?.hasRows && isFold && tree.isOpen(row) !== (event.key === 'ArrowRight')) {
      event.preventDefault()
      tree.setOpen(row, event.key === 'ArrowRight')
    } else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault()
      onUndo()
    } else keys.onKeyDown(event)
  }
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its cells
      role="treegrid"
      aria-label={texts.tree}
      aria-rowcount={lines}
      aria-colcount={rightsColumns.length + 1}
      aria-readonly={mayGive === null || undefined}
      className={common.table}
      onKeyDown={onKeyDown}
      onFocus={keys.onFocus}
    >
      <thead className={head}>
        <tr aria-rowindex={1}>
          <th scope="col" aria-colindex={1} tabIndex={-1} className={first}>
            {texts.area}
          </th>
          {rightsColumns.map((each, index) => (
            <th key={each} scope="col" aria-colindex={index + 2} tabIndex={-1} className={column}>
              {texts.columns[each]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <RightsTreeRow
            key={row.id}
            row={row}
            line={index + 2}
            term={tree.term}
            isOpen={tree.isOpen(row)}
            onOpen={isOpen => tree.setOpen(row, isOpen)}
            granted={granted}
            mayGive={mayGive}
            onTurn={onTurn}
          />
        ))}
      </tbody>
    </table>
  )
}

/** Returns the row whose first cell has the focus. */
function rowOf(target: EventTarget, rows: readonly RightsRow[]): RightsRow | undefined {
  if (!(target instanceof HTMLElement) || !target.closest('[aria-colindex="1"]')) return undefined
  return rows[Number(target.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')) - 2]
}
