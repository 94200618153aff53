import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Minus from 'lucide-react/icons/minus'
import type { CSSProperties } from 'react'
import type { Right } from '#contracts/rights/catalogue.ts'
import { cellState, isFound, type RightsRow, rightsColumns } from '#contracts/rights/rights-rows.ts'
import { css, cx } from '#styled-system/css/index.js'
import { Checkbox } from '#ui/widgets/checkbox/checkbox.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { rightsGroupsTexts as texts } from './rights-groups.text.ts'
import { type Turn, turnOf } from './turning.ts'

const line = css({
  borderBottom: 'subtle',
  height: { base: 'control.md', _touch: 'control.touch' },
  _hover: { bg: 'bg.hover' },
  _last: { borderBottom: '[0]' },
  '& td': { outlineOffset: '[-2px]' },
  /** Scrolls out from under the head. */
  '& :is(td, input, button)': { scrollMarginTop: '[2.5rem]' },
})
const label = css({
  paddingInlineStart: {
    base: '[calc((var(--depth) - 1) * 1rem + 0.75rem)]',
    sm: '[calc((var(--depth) - 1) * 1.5rem + 1rem)]',
  },
  overflowWrap: 'anywhere',
})
const words = css({ display: 'inline-flex', alignItems: 'center', gap: '1', minHeight: '8', textAlign: 'start' })
const branch = css({ cursor: 'pointer', textStyle: 'tableStrong', borderRadius: 'sm' })
const chevron = css({
  flexShrink: '0',
  width: 'icon.sm',
  height: 'icon.sm',
  color: 'fg.muted',
  transitionProperty: '[rotate]',
  transitionDuration: 'fast',
  '[aria-expanded=true] &': { rotate: '[90deg]' },
})
/** As wide as the sign of a branch, so that the labels are aligned. */
const leaf = css({ paddingInlineStart: '[1.125rem]' })
const cellStyle = css({ textAlign: 'center', '& > *': { marginInline: 'auto' } })
const sign = css({ display: 'grid', placeItems: 'center', '& svg': { width: 'icon.sm', height: 'icon.sm' } })
const found = css({ bg: 'bg.selected', color: 'fg.default', textStyle: 'tableStrong', borderRadius: 'sm' })

export interface RightsTreeRowProps {
  readonly row: RightsRow
  /** Its `aria-rowindex`. */
  readonly line: number
  readonly term: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly granted: ReadonlySet<Right>
  readonly mayGive: ReadonlySet<Right> | null
  readonly onTurn: (turn: Turn) => void
}

/** Renders a row of the tree of rights: an area, or a flag that neither reads nor writes. */
export function RightsTreeRow({ row, line: index, term, isOpen, onOpen, ...cells }: RightsTreeRowProps) {
  const name = isFound(row, term) ? <Marked text={row.label} term={term} /> : row.label
  return (
    <tr
      className={line}
      aria-rowindex={index}
      aria-level={row.depth}
      aria-expanded={row.hasRows ? isOpen : undefined}
      style={{ '--depth': row.depth } as CSSProperties}
    >
      <td aria-colindex={1} tabIndex={-1} className={label}>
        {row.hasRows ? (
          <button type="button" tabIndex={-1} className={cx(words, branch)} onClick={() => onOpen(!isOpen)}>
            <ChevronRight aria-hidden className={chevron} />
            <span>{name}</span>
          </button>
        ) : (
          <span className={cx(words, leaf)}>
            <span>{name}</span>
          </span>
        )}
      </td>
      {rightsColumns.map((column, at) => (
        <td key={column} aria-colindex={at + 2} tabIndex={-1} className={cellStyle}>
          {row.cells[column].length > 0 && (
            <RightsCell cell={row.cells[column]} label={`${row.label}: ${texts.columns[column]}`} {...cells} />
          )}
        </td>
      ))}
    </tr>
  )
}

interface RightsCellProps extends Pick<RightsTreeRowProps, 'granted' | 'mayGive' | 'onTurn'> {
  readonly cell: readonly Right[]
  readonly label: string
}

/** Renders a checkbox of three states, or only the state when nothing can be turned. */
function RightsCell({ cell, label: name, granted, mayGive, onTurn }: RightsCellProps) {
  const state = cellState(cell, granted)
  const turn = mayGive && turnOf(cell, granted, mayGive)
  if (!turn) {
    const why = mayGive ? texts.lacking : undefined
    return (
      <span className={sign} title={why}>
        {state === 'all' ? <Check aria-hidden /> : state === 'some' ? <Minus aria-hidden /> : null}
        <VisuallyHidden>{why ? `${texts.states[state]}. ${why}` : texts.states[state]}</VisuallyHidden>
      </span>
    )
  }
  return (
    <Checkbox
      aria-label={name}
      tabIndex={-1}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      onChange={() => onTurn(turn)}
    />
  )
}

/** Renders a text with the search term in it marked. */
function Marked({ text, term }: { readonly text: string; readonly term: string }) {
  const at = text.toLocaleLowerCase('sv').indexOf(term.trim().toLocaleLowerCase('sv'))
  const end = at + term.trim().length
  return (
    <>
      {text.slice(0, at)}
      <mark className={found}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
