import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { css } from '#styled-system/css/index.js'

export interface StepListProps<Row> {
  readonly label: string
  /** In the order of their steps. */
  readonly rows: readonly Row[]
  /** Returns the index of a row's step in the story. */
  readonly indexOf: (row: Row) => number
  readonly renderRow: (row: Row) => ReactNode
  /** The index of the step shown, in the story. */
  readonly moment: number
  readonly onGo: (moment: number) => void
  /** In CSS pixels. */
  readonly rowHeight?: number
  /** Stays above the rows, and scrolls sideways with them. */
  readonly head?: ReactNode
  /** In CSS pixels, when it is wider than its place. */
  readonly width?: number | undefined
}

const box = css({
  position: 'relative',
  flex: '[1 1 0]',
  minHeight: '0',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderTop: 'subtle',
  _focusVisible: { outlineOffset: '[-2px]' },
})
const sticky = css({ position: 'sticky', top: '0', zIndex: 'sticky', bg: 'bg.surface', borderBottom: 'subtle' })
const line = css({
  position: 'absolute',
  top: '0',
  left: '0',
  width: 'full',
  cursor: 'pointer',
  borderBottom: 'subtle',
  _hover: { bg: 'bg.hover' },
  '&[data-later]': { color: 'fg.muted' },
  '&[aria-selected=true]': { bg: 'bg.selected', boxShadow: '[inset 3px 0 0 token(colors.accent.fill)]' },
})

/**
 * Renders steps of a story as a list of any length. It is one tab stop: Up and Down go to the
 * earlier and the later step, Home and End to the first and the last. The step shown is kept in
 * sight.
 */
export const StepList = <Row,>({
  label,
  rows,
  indexOf,
  renderRow,
  moment,
  onGo,
  rowHeight = 32,
  head,
  width,
}: StepListProps<Row>) => {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const current = rows.findLastIndex(row => indexOf(row) <= moment)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => root.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    rangeExtractor: range =>
      current < 0
        ? defaultRangeExtractor(range)
        : [...new Set([...defaultRangeExtractor(range), current])].sort((a, b) => a - b),
    scrollPaddingStart: head === undefined ? 0 : rowHeight,
    useFlushSync: false,
  })
  useEffect(() => {
    if (current >= 0) virtualizer.scrollToIndex(current)
  }, [current, virtualizer])

  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, current, rows.length)
    const row = to === undefined ? undefined : rows[to]
    if (row === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onGo(indexOf(row))
  }
  const nameOf = (place: number) => `${id}-${place}`
  return (
    <div
      ref={root}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={current >= 0 ? nameOf(current) : undefined}
      className={box}
      onKeyDown={onKeyDown}
    >
      {head !== undefined && (
        <div role="presentation" className={sticky} style={{ width }}>
          {head}
        </div>
      )}
      <div role="presentation" style={{ height: virtualizer.getTotalSize(), width, position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index: place, start, size }) => {
          const row = rows[place]
          if (row === undefined) return null
          const at = indexOf(row)
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keyboard
            // biome-ignore lint/a11y/useFocusableInteractive: the list names its current option
            <div
              key={place}
              id={nameOf(place)}
              role="option"
              aria-selected={place === current}
              aria-posinset={place + 1}
              aria-setsize={rows.length}
              data-later={at > moment ? '' : undefined}
              className={line}
              style={{ height: size, transform: `translateY(${start}px)` }}
              onClick={() => onGo(at)}
            >
              {renderRow(row)}
            </div>
          )
        })}
      </div>
    </div>
  )
}

function placeAfter(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowUp') return Math.max(0, current - 1)
  if (key === 'ArrowDown') return Math.min(count - 1, current + 1)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
