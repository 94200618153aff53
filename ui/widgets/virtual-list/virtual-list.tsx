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
  /**
   * Puts the focus on the current row: what an arrow down in the search field above the list wants.
   */
  readonly focus: () => void
}

export interface VirtualListProps<Item> extends Pick<LineProps<Item>, 'renderItem' | 'renderActions' | 'onActivate'> {
  readonly label: string
  readonly sections: readonly ListSection<Item>[]
  /**
   * Unique within a section. Defined once, outside the component, so that the lines are not counted
   * anew at each render.
   */
  readonly itemKey: (item: Item) => string
  /** Given, the titles are buttons that open and close their section. */
  readonly onToggleSection?: (key: string) => void
  /** The row that is already chosen: marked, and where the keyboard starts. */
  readonly isChosen?: (item: Item) => boolean
  /** In CSS pixels, at the usual text size. */
  readonly rowHeight?: number
  readonly maxHeight?: number
  readonly ref?: Ref<VirtualListHandle>
}

const titleHeight = 32
/** How much larger than usual the reader has made the text. */
export const rootScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
const currentMain = '[data-main][tabindex="0"]'

/**
 * A list of any length, of which only what is seen is in the page. One stop in the tab order: up
 * and down, page up and down, Home and End move between rows, left and right between a row and its
 * actions, Enter presses.
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
  /** Which of its row's controls has the focus; undefined while none has. */
  const focused = useRef<number>(undefined)
  const rows = useMemo(() => listRows(sections, itemKey), [sections, itemKey])

  const inPlace = rows.findIndex(row => row.key === currentKey)
  // An item that was moved to another section, as a favourite is, is still the current one.
  const moved = () => rows.findIndex(row => row.kind === 'item' && itemKey(row.item) === currentItem)
  const remembered = inPlace >= 0 || currentItem === undefined ? inPlace : moved()
  const start = rows.findIndex(row => row.kind === 'item' && (isChosen?.(row.item) ?? true))
  const current = remembered >= 0 ? remembered : Math.max(start, 0)

  // Lines go by their place, not by their item: a search that changes them all then only writes new
  // words into them.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => root.current,
    estimateSize: index => (rows[index]?.kind === 'title' ? titleHeight : rowHeight) * scale,
    /**
     * The current row stays in the page wherever one scrolls, or the focus would be lost with it.
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
  // Lines go by their place: a row that moves leaves the focus behind, or loses it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the rows change, and not when the focus does
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
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out row by row as it is scrolled
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
        // A control that has gone blurs to nowhere: the focus is owed to its row.
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
