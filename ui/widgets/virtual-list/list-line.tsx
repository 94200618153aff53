import ChevronRight from 'lucide-react/icons/chevron-right'
import type { CSSProperties, ReactNode } from 'react'
import { virtualList } from '#styled-system/recipes/index.js'
import type { ListRow } from './list-rows.ts'

// Computed once: a list renders some twenty rows at each key of a search.
const styles = virtualList()

export interface LineProps<Item> {
  /** Renders an item. It is inside a button, so it may not contain controls. */
  readonly renderItem: (item: Item) => ReactNode
  /** Renders a row's own buttons, each with the given `tabIndex`. */
  readonly renderActions?: ((item: Item, tabIndex: 0 | -1) => ReactNode) | undefined
  /** Called when a row is pressed. */
  readonly onActivate: (item: Item) => void
  readonly onToggleSection?: ((key: string) => void) | undefined
  readonly row: ListRow<Item>
  readonly index: number
  /** Whether the row is the keyboard's current one. */
  readonly current: boolean
  readonly chosen: boolean
  /** Its position in the list. */
  readonly box: CSSProperties
  readonly onFocus: () => void
}

/** Renders a row of a virtual list. */
export const ListLine = <Item,>(props: LineProps<Item>) => {
  const { row, index, chosen, box, onFocus } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be virtualised
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it has the focus
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
