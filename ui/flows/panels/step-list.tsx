import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { css, cx } from '#styled-system/css/index.js'
import type { Step } from '../story/story.ts'

export interface StepListProps {
  readonly label: string
  readonly steps: readonly Step[]
  /** The index of the step shown, in the story. */
  readonly moment: number
  readonly onGo: (moment: number) => void
  readonly renderStep: (step: Step) => ReactNode
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
const row = css({
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
export const StepList = ({ label, steps, moment, onGo, renderStep, rowHeight = 32, head, width }: StepListProps) => {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const after = steps.findIndex(({ index }) => index > moment)
  const current = (after < 0 ? steps.length : after) - 1
  const virtualizer = useVirtualizer({
    count: steps.length,
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
    const to = placeAfter(event.key, current, steps.length)
    const step = to === undefined ? undefined : steps[to]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    onGo(step.index)
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
          const step = steps[place]
          if (!step) return null
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keyboard
            // biome-ignore lint/a11y/useFocusableInteractive: the list names its current option
            <div
              key={step.index}
              id={nameOf(place)}
              role="option"
              aria-selected={place === current}
              aria-posinset={place + 1}
              aria-setsize={steps.length}
              data-later={step.index > moment ? '' : undefined}
              className={cx(row)}
              style={{ height: size, transform: `translateY(${start}px)` }}
              onClick={() => onGo(step.index)}
            >
              {renderStep(step)}
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
