import Maximize from 'lucide-react/icons/maximize'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { ChartLayout } from '#machines/kit/chart/chart-layout.ts'
import { css } from '#styled-system/css/index.js'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { chartTexts as texts } from './chart.text.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import { ChartList } from './chart-list.tsx'
import { chartLook } from './chart-look.ts'
import { beginningOf, boxOf, matchesOf } from './chart-parts.ts'
import { useLayout } from './use-layout.ts'
import { useViewport } from './use-viewport.ts'
import { fitted } from './viewport.ts'

const frame = css({ position: 'absolute', inset: '0', overflow: 'hidden', bg: 'bg.surface' })
const waiting = css({ display: 'grid', placeItems: 'center', height: 'full', color: 'fg.muted' })
const ground = css({
  width: 'full',
  height: 'full',
  cursor: 'grab',
  touchAction: 'none',
  _active: { cursor: 'grabbing' },
  _focusVisible: { outlineOffset: '[-2px]' },
})
const tools = css({
  position: 'absolute',
  right: '3',
  bottom: '3',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  p: '1',
  borderRadius: 'control',
  bg: 'bg.raised',
  boxShadow: 'float',
})
const percent = css({
  textStyle: 'caption',
  color: 'fg.muted',
  minWidth: '10',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
const found = css({
  position: 'absolute',
  left: '3',
  bottom: '3',
  px: '2',
  py: '1',
  textStyle: 'caption',
  borderRadius: 'control',
  bg: 'bg.raised',
  boxShadow: 'float',
  _empty: { display: 'none' },
})

export interface FlowChartProps {
  /** The definition, with or without ports. Another machine is laid out anew. */
  readonly machine: AnyStateMachine
  /** The ids of the active states, such as `session.signedIn.settled`, their parents included. */
  readonly active?: ReadonlySet<string>
  /** How often each transition was taken, by the key of `keyOf`. */
  readonly heat?: ReadonlyMap<string, number>
  /** The keys of the transitions that were taken last. */
  readonly recent?: ReadonlySet<string>
  /** The id of the selected state, or the key of the selected transition. */
  readonly selected?: string | null
  /** Called with the id of a state or the key of a transition, or null when it is deselected. */
  readonly onSelect?: (selected: string | null) => void
  /** Dims what does not contain this text, and moves to the first match. */
  readonly search?: string
  /** Shows the whole chart at first, however small: no flow is anywhere in it. */
  readonly isWhole?: boolean
}

/**
 * Renders the chart of a machine from its definition: active states lit, transitions by how often
 * they were taken. It fills its nearest positioned ancestor.
 */
export const FlowChart = ({ machine, ...props }: FlowChartProps) => {
  const { layout, hasFailed, retry } = useLayout(machine)
  return (
    <div className={frame}>
      {layout ? (
        <PlacedChart key={layout.chart.id} layout={layout} {...props} />
      ) : (
        <div className={waiting}>
          {hasFailed ? (
            <ErrorState size="sm" title={texts.failed} onRetry={retry} />
          ) : (
            <p role="status">{texts.loading}</p>
          )}
        </div>
      )}
    </div>
  )
}

interface PlacedChartProps extends Omit<FlowChartProps, 'machine'> {
  readonly layout: ChartLayout
}

/** A chart that would be smaller as a whole begins where the flow is. */
const legible = 0.3

const nothing: ReadonlySet<string> = new Set()
const cold: ReadonlyMap<string, number> = new Map()

const PlacedChart = ({
  layout,
  onSelect,
  search = '',
  selected = null,
  isWhole = false,
  ...marks
}: PlacedChartProps) => {
  const { active = nothing, heat = cold, recent = nothing } = marks
  const element = useRef<HTMLDivElement>(null)
  const { viewport, window, zoomIn, zoomOut, fit, centre, reveal, handlers } = useViewport(layout, element)
  const matches = useMemo(() => matchesOf(layout.chart, search), [layout, search])
  const isSearching = search.trim() !== ''
  const dimming = useMemo(() => (isSearching ? new Set(matches) : undefined), [isSearching, matches])
  const select = useCallback((part: string) => onSelect?.(part === selected ? null : part), [onSelect, selected])
  const reach = useCallback(
    (part: string) => {
      const box = boxOf(layout, part)
      if (box) reveal(box)
    },
    [layout, reveal],
  )
  const isTiny = !isWhole && window.width > 0 && fitted(layout, window).scale < legible
  const hasBegun = useRef(false)
  useEffect(() => {
    const box = isTiny && !hasBegun.current ? boxOf(layout, beginningOf(layout, active)) : undefined
    if (box) centre(box)
    if (window.width > 0) hasBegun.current = true
  }, [isTiny, window, layout, active, centre])
  const [first] = matches
  useEffect(() => {
    const box = first === undefined ? undefined : boxOf(layout, first)
    if (box) centre(box)
  }, [first, layout, centre])
  useEffect(() => {
    if (selected !== null) reach(selected)
  }, [selected, reach])

  return (
    <>
      <section
        ref={element}
        className={ground}
        aria-label={`${texts.chart(layout.chart.id)}. ${texts.keys}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the chart in it.
        tabIndex={0}
        {...handlers}
      >
        <svg className={chartLook} role="presentation">
          <g
            transform={`translate(${viewport.x} ${viewport.y}) scale(${viewport.scale})`}
            visibility={window.width === 0 ? 'hidden' : undefined}
          >
            <ChartDrawing
              layout={layout}
              active={active}
              heat={heat}
              recent={recent}
              selected={selected}
              matches={dimming}
              onSelect={select}
              onReach={reach}
            />
          </g>
        </svg>
      </section>
      <ChartList chart={layout.chart} active={active} heat={heat} />
      <output className={found}>{isSearching ? texts.matches(matches.length) : ''}</output>
      <div className={tools}>
        <IconButton icon={Minus} label={texts.zoomOut} shortcut={['-']} size="sm" onClick={zoomOut} />
        <span className={percent}>{texts.zoom(Math.round(viewport.scale * 100))}</span>
        <IconButton icon={Plus} label={texts.zoomIn} shortcut={['+']} size="sm" onClick={zoomIn} />
        <IconButton icon={Maximize} label={texts.fit} shortcut={['0']} size="sm" onClick={fit} />
      </div>
    </>
  )
}
