import ChevronRight from 'lucide-react/icons/chevron-right'
import type { CSSProperties, ReactNode } from 'react'
import { virtualList } from '#styled-system/recipes/index.js'
import type { ListRow } from './list-rows.ts'

// Taken once: a list redraws some twenty lines at each key of a search.
const styles = virtualList()

export interface LineProps<Item> {
  /** What a row shows; it stands inside a button, so no controls here. */
  readonly renderItem: (item: Item) => ReactNode
  /** A row's own buttons; each takes the `tabIndex` it is given. */
  readonly renderActions?: ((item: Item, tabIndex: 0 | -1) => ReactNode) | undefined
  /** A row was pressed. */
  readonly onActivate: (item: Item) => void
  readonly onToggleSection?: ((key: string) => void) | undefined
  readonly row: ListRow<Item>
  readonly index: number
  /** The row that the keyboard is at. */
  readonly current: boolean
  readonly chosen: boolean
  /** Where in the list it lies. */
  readonly box: CSSProperties
  readonly onFocus: () => void
}

/** One row of a virtual list. */
export const ListLine = <Item,>(props: LineProps<Item>) => {
  const { row, index, chosen, box, onFocus } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out row by row as it is scrolled
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stands on the button within
    <div
      role="row"
      aria-rowindex={index + 1}
      className={styles.row}
      style={box}
      data-section={row.kind === 'title' ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
      onFocus={onFocus}
    >
      {row.kind === 'title' ? <TitleCell {...props} row={row} /> : <ItemCells {...props} item={row.item} />}
    </div>
  )
}

type TitleCellProps<Item> = LineProps<Item> & { readonly row: Extract<ListRow<Item>, { kind: 'title' }> }

const TitleCell = <Item,>({ row: { section, title }, current, onToggleSection }: TitleCellProps<Item>) => {
  return (
    <Cell>
      <button
        type="button"
        data-main=""
        tabIndex={current ? 0 : -1}
        className={styles.sectionButton}
        aria-expanded={onToggleSection && !section.collapsed}
        onClick={() => onToggleSection?.(section.key)}
      >
        {onToggleSection && <ChevronRight aria-hidden className={styles.chevron} />}
        {title}
        <span className={styles.count}>{section.items.length}</span>
      </button>
    </Cell>
  )
}

const ItemCells = <Item,>({
  item,
  current,
  chosen,
  renderItem,
  renderActions,
  onActivate,
}: LineProps<Item> & { readonly item: Item }) => {
  const tabIndex = current ? 0 : -1
  return (
    <>
      <Cell>
        <button
          type="button"
          data-main=""
          tabIndex={tabIndex}
          className={styles.main}
          aria-current={chosen || undefined}
          onClick={() => onActivate(item)}
        >
          {renderItem(item)}
        </button>
      </Cell>
      {renderActions && <Cell className={styles.actions}>{renderActions(item, tabIndex)}</Cell>}
    </>
  )
}

const Cell = ({ className = styles.cell, children }: { className?: string | undefined; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: see the row
  // biome-ignore lint/a11y/useFocusableInteractive: see the row
  <div role="gridcell" className={className}>
    {children}
  </div>
)
