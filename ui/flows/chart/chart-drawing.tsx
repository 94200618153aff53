import { createElement, type FocusEvent, type KeyboardEvent, memo, type ReactNode, useMemo } from 'react'
import type { ChartLayout } from '#machines/kit/chart/chart-layout.ts'
import { type Shape, shapesOf } from '#machines/kit/chart/chart-shapes.ts'
import { causeText } from '#machines/kit/chart/chart-text.ts'
import { chartTexts } from './chart.text.ts'
import { detailsOf, targetsOf } from './chart-parts.ts'

/** What of a chart is marked. */
export interface Marks {
  readonly active: ReadonlySet<string>
  readonly heat: ReadonlyMap<string, number>
  readonly recent: ReadonlySet<string>
  readonly selected: string | null
  /** The parts that match the search. Undefined without a search. */
  readonly matches: ReadonlySet<string> | undefined
}

export interface ChartDrawingProps extends Marks {
  readonly layout: ChartLayout
  readonly onSelect: (part: string) => void
  /** Called when the keyboard moves to a part. */
  readonly onReach: (part: string) => void
}

/** Draws a chart with the same shapes as its file, and marks what is active, taken and selected. */
export const ChartDrawing = memo(function ChartDrawing({ layout, onSelect, onReach, ...marks }: ChartDrawingProps) {
  const shapes = useMemo(() => shapesOf(layout), [layout])
  const names = namesOf(layout, marks)
  const draw = (shape: Shape, key: number) => drawn(shape, key, { layout, marks, names })
  const partAt = ({ target }: { readonly target: EventTarget }) =>
    target instanceof Element ? (target.closest<SVGElement>('[data-part]')?.dataset.part ?? null) : null
  const select = (event: { readonly target: EventTarget }) => {
    const part = partAt(event)
    if (part !== null) onSelect(part)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    select(event)
  }
  const onFocus = (event: FocusEvent) => {
    const part = partAt(event)
    if (part !== null && event.target.matches(':focus-visible')) onReach(part)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its parts are the buttons.
    <g onClick={select} onKeyDown={onKeyDown} onFocus={onFocus}>
      {shapes.map(draw)}
    </g>
  )
})

interface Drawing {
  readonly layout: ChartLayout
  readonly marks: Marks
  readonly names: ReadonlyMap<string, string>
}

function drawn(shape: Shape, key: number, drawing: Drawing, button?: object): ReactNode {
  const { tag, class: className, attributes, children = [], text, of } = shape
  const ofBox = of && !('transitions' in of) ? buttonOf(of, drawing) : undefined
  return createElement(
    tag,
    // The name of the button says what the texts do.
    {
      key,
      className,
      ...attributes,
      ...button,
      ...(of && stateOf(of, drawing.marks)),
      ...(tag === 'text' && { 'aria-hidden': true }),
    },
    ...(text === undefined ? [] : [text]),
    ...children.map((child, place) => drawn(child, place, drawing, place === 0 && isBox(child) ? ofBox : undefined)),
    ...additionsTo(shape, drawing.marks),
  )
}

type Of = NonNullable<Shape['of']>

const isBox = ({ class: name }: Shape) => name === 'box' || name === 'row-box'

/** Returns the attributes of a group by which its look follows the marks. */
function stateOf(of: Of, marks: Marks): object {
  if ('transitions' in of) return lineState(of.transitions, marks)
  const part = 'state' in of ? of.state : of.transition
  return {
    'data-part': part,
    'data-selected': part === marks.selected || undefined,
    'data-dimmed': (marks.matches && !marks.matches.has(part)) || undefined,
    ...('state' in of ? { 'data-active': marks.active.has(part) || undefined } : rowState(part, marks)),
  }
}

/** Returns the attributes that make the box of a state or a transition a button. */
function buttonOf(of: Exclude<Of, { transitions: unknown }>, { layout, marks, names }: Drawing): object {
  const part = 'state' in of ? of.state : of.transition
  const isSelected = part === marks.selected
  return {
    role: 'button',
    tabIndex: 'state' in of || isSelected || isBeside(layout, part, marks.selected) ? 0 : -1,
    'aria-label': names.get(part),
    'aria-pressed': isSelected,
  }
}

const rowState = (key: string, { heat, recent }: Marks) => ({
  'data-recent': recent.has(key) || undefined,
  'data-taken': (heat.get(key) ?? 0) > 0 || undefined,
})

function lineState(keys: readonly string[], { heat, recent, selected, matches }: Marks): object {
  const count = keys.reduce((sum, key) => sum + (heat.get(key) ?? 0), 0)
  return {
    'data-recent': keys.some(key => recent.has(key)) || undefined,
    'data-taken': count > 0 || undefined,
    'data-selected': keys.some(key => key === selected) || undefined,
    'data-dimmed': (matches && !keys.some(key => matches.has(key))) || undefined,
    strokeWidth: widthOf(count),
  }
}

/** Returns the width of a line in pixels: every doubling adds 0.6. */
const widthOf = (count: number) => Math.min(6, 1.5 + 0.6 * Math.log2(1 + count))

/** Returns whether the transition leaves or enters the selected state, and so follows it by Tab. */
function isBeside({ chart }: ChartLayout, key: string, selected: string | null): boolean {
  if (selected === null) return false
  const arrow = chart.transitions.find(each => each.key === key)
  return arrow !== undefined && (arrow.source === selected || arrow.targets.includes(selected))
}

/** Returns the number of a row, and the dot of an active state: no mark is by colour alone. */
function additionsTo({ of, class: name, children = [] }: Shape, { heat, active }: Marks) {
  const [box, line] = children
  const { x, y, width } = box?.attributes ?? {}
  if (!of || typeof x !== 'number' || typeof y !== 'number' || typeof width !== 'number') return []
  if ('transition' in of) {
    const count = heat.get(of.transition) ?? 0
    if (count === 0) return []
    const at = { x: x + width - 6, y: line?.attributes?.y }
    return [
      createElement('text', { key: 'count', className: 'count', 'aria-hidden': true, ...at }, chartTexts.count(count)),
    ]
  }
  if (!('state' in of) || name.includes('words') || !active.has(of.state)) return []
  return [createElement('circle', { key: 'active', className: 'active', cx: x + width - 14, cy: y + 15, r: 5 })]
}

/** Returns the accessible names of the states and transitions. */
function namesOf({ chart }: ChartLayout, { active, heat }: Marks): ReadonlyMap<string, string> {
  return new Map([
    ...chart.states.map(
      state => [state.id, chartTexts.state(state.name, active.has(state.id), detailsOf(state))] as const,
    ),
    ...chart.transitions.map(
      arrow =>
        [
          arrow.key,
          chartTexts.transition(causeText(arrow), targetsOf(chart, arrow), heat.get(arrow.key) ?? 0),
        ] as const,
    ),
  ])
}
