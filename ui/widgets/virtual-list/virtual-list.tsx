import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { virtualList } from '#styled-system/recipes/index.js'
import { type LineProps, ListLine } from './list-line.tsx'
import { type ListRow, type ListSection, lineAfterKey, listRows } from './list-rows.ts'

export interface VirtualListHandle {
  /** Focuses the current row. The search field above the list calls it for Down. */
  readonly focus: () => void
}

export interface VirtualListProps<Item> extends Pick<LineProps<Item>, 'renderItem' | 'renderActions' | 'onActivate'> {
  readonly label: string
  readonly sections: readonly ListSection<Item>[]
  /**
   * Returns a key, unique within a section. Defined once, outside the component, so that the lines
   * are not computed at each render.
   */
  readonly itemKey: (item: Item) => string
  /** Called when a section's title is pressed. Without it, the titles are not buttons. */
  readonly onToggleSection?: (key: string) => void
  /** Returns true for the chosen item. It is marked, and the first to get the focus. */
  readonly isChosen?: (item: Item) => boolean
  /** In CSS pixels, at the default text size. */
  readonly rowHeight?: number
  readonly maxHeight?: number
  readonly ref?: Ref<VirtualListHandle>
}

const titleHeight = 32
/** Returns the ratio of the reader's text size to the default. */
export const rootScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
const currentMain = '[data-main][tabindex="0"]'

/**
 * Renders a virtual list of any length. It is one tab stop: Up, Down, Page Up, Page Down, Home and
 * End move between rows, Left and Right between a row and its actions, and Enter presses.
 */
export const VirtualList = <Item,>({
  label,
  sections,
  itemKey,
  onToggleSection,
  isChosen,
  rowHeight = 56,
  maxHeight = 700,
  ref,
  ...line
}: VirtualListProps<Item>) => {
  const root = useRef<HTMLDivElement>(null)
  const [scale] = useState(rootScale)
  const [currentKey, setCurrentKey] = useState<string>()
  const [currentItem, setCurrentItem] = useState<string>()
  /** The index of the focused control within its row; undefined without focus. */
  const focused = useRef<number>(undefined)
  const rows = useMemo(() => listRows(sections, itemKey), [sections, itemKey])

  const inPlace = rows.findIndex(row => row.key === currentKey)
  // Follows an item that was moved to another section, such as a new favourite.
  const moved = () => rows.findIndex(row => row.kind === 'item' && itemKey(row.item) === currentItem)
  const remembered = inPlace >= 0 || currentItem === undefined ? inPlace : moved()
  const start = rows.findIndex(row => row.kind === 'item' && (isChosen?.(row.item) ?? true))
  const current = remembered >= 0 ? remembered : Math.max(start, 0)

  // Keyed by index rather than by item: a search that changes all rows then only replaces their
  // texts.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => root.current,
    estimateSize: index => (rows[index]?.kind === 'title' ? titleHeight : rowHeight) * scale,
    /**
     * Keeps the current row mounted wherever the list is scrolled, so that the focus is not lost.
     */
    rangeExtractor: useCallback(
      (range: Range) => [...new Set([...defaultRangeExtractor(range), current])].sort((a, b) => a - b),
      [current],
    ),
    overscan: 6,
    useFlushSync: false,
  })

  const setCurrent = (row: ListRow<Item>) => {
    setCurrentKey(row.key)
    setCurrentItem(row.kind === 'item' ? itemKey(row.item) : undefined)
  }
  // Rows are keyed by their index, so a row that moves would otherwise lose the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change, not when the focus does
  useLayoutEffect(() => {
    const at = focused.current
    if (at === undefined || !root.current) return
    const line = root.current.querySelector<HTMLElement>(currentMain)?.closest('[role=row]')
    const hasFocus = line?.contains(document.activeElement)
    const isOurs = document.activeElement === document.body || root.current.contains(document.activeElement)
    if (!line || hasFocus || !isOurs) return
    const stops = controlsOf(line)
    stops[Math.min(at, stops.length - 1)]?.focus({ preventScroll: true })
    line.scrollIntoView({ block: 'nearest' })
  }, [rows])

  const focusCurrent = () => root.current?.querySelector<HTMLElement>(currentMain)?.focus({ preventScroll: true })
  useImperativeHandle(ref, () => ({ focus: focusCurrent }))

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const page = Math.max(1, Math.floor((root.current?.clientHeight ?? 0) / (rowHeight * scale)))
    const to = lineAfterKey(event.key, current, rows.length, page)
    const row = to === undefined ? undefined : rows[to]
    if (to !== undefined && row) {
      event.preventDefault()
      flushSync(() => setCurrent(row))
      focusCurrent()
      virtualizer.scrollToIndex(to)
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      moveWithinRow(event.currentTarget, event.key === 'ArrowRight' ? 1 : -1)
    }
  }

  const styles = virtualList()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be virtualised
    <div
      ref={root}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length}
      className={styles.root}
      style={{ '--list-max-height': `${maxHeight / 16}rem` } as CSSProperties}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const line = target.closest('[role=row]')
        focused.current = line ? Math.max(0, controlsOf(line).indexOf(target)) : undefined
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A focused control that is unmounted blurs without a related target: its row then takes
        // the focus.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) focused.current = undefined
      }}
    >
      <div role="presentation" className={styles.space} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start: top, size }) => {
          const row = rows[index]
          if (!row) return null
          return (
            <ListLine
              {...line}
              key={key}
              row={row}
              index={index}
              current={index === current}
              chosen={row.kind === 'item' && (isChosen?.(row.item) ?? false)}
              box={{ height: size, transform: `translateY(${top}px)` }}
              onFocus={() => setCurrent(row)}
              onToggleSection={onToggleSection}
            />
          )
        })}
      </div>
    </div>
  )
}

const moveWithinRow = (list: HTMLElement, step: 1 | -1) => {
  const focused = list.querySelector<HTMLElement>(':focus')
  if (!focused) return
  const controls = controlsOf(focused.closest('[role=row]'))
  controls[controls.indexOf(focused) + step]?.focus()
}

const controlsOf = (line: Element | null): HTMLElement[] => [
  ...(line?.querySelectorAll<HTMLElement>('button, a[href]') ?? []),
]
