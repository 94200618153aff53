import type { Box, ChartLayout, PlacedArrow, PlacedState, Point } from './chart-layout.ts'
import type { ChartState } from './chart-model.ts'
import type { TextBlock, TextLine } from './chart-text.ts'

/** An element of SVG, for whoever draws it: as text in a file, or by React. */
export interface Shape {
  readonly tag: 'g' | 'rect' | 'path' | 'circle' | 'text'
  /** The class says what it is; the one who draws gives it colours. */
  readonly class: string
  readonly attributes?: Readonly<Record<string, string | number>>
  readonly children?: readonly Shape[]
  readonly text?: string
  /** The state, transition or arrow that the shape shows. */
  readonly of?:
    | { readonly state: string }
    | { readonly transition: string }
    | { readonly transitions: readonly string[] }
}

const corner = 8
const bend = 6

/**
 * Returns the drawing of a chart, back to front: the boxes that hold others, the lines, the states,
 * the labels. The text of a holder lies above the lines that enter it. A transition is never within
 * the group of a state, since both are pressed.
 */
export function shapesOf({ chart, states, arrows, anyMarks }: ChartLayout): readonly Shape[] {
  const byId = new Map(chart.states.map(state => [state.id, state]))
  const depthOf = (state: ChartState): number => {
    const parent = byId.get(state.parent ?? '')
    return parent ? depthOf(parent) + 1 : 0
  }
  const holders = new Set(states.map(({ state }) => state.parent))
  const shadeOf = ({ state }: PlacedState) => (depthOf(state) % 2 === 0 ? 'light' : 'dark')
  const isHolder = ({ state }: PlacedState) => holders.has(state.id)
  return [
    ...states.filter(isHolder).map(placed => {
      const isRegion = byId.get(placed.state.parent ?? '')?.kind === 'parallel'
      return stateShape(placed, `holder ${shadeOf(placed)}${isRegion ? ' region' : ''}`, [boxShape(placed)])
    }),
    ...arrows.map(lineShape),
    ...states.filter(isHolder).flatMap(placed => {
      const name = `words ${shadeOf(placed)}`
      return [
        stateShape(placed, name, linesOf(placed.text, placed)),
        { tag: 'g' as const, class: name, children: rowShapes(placed.text, placed) },
      ]
    }),
    ...states
      .filter(placed => !isHolder(placed))
      .flatMap(placed => [leafShape(placed), ...rowShapes(placed.text, placed)]),
    ...anyMarks.map(anyShape),
    ...arrows.flatMap(labelShapes),
  ]
}

const stateShape = ({ state }: PlacedState, name: string, children: readonly Shape[]): Shape => ({
  tag: 'g',
  class: `state ${name}`,
  children,
  of: { state: state.id },
})

function leafShape(placed: PlacedState): Shape {
  const { state, text, x, y, width, height } = placed
  if (state.kind === 'history') return historyShape(placed)
  const inner = { x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: corner - 2 }
  return stateShape(placed, 'leaf', [
    boxShape(placed),
    ...(state.kind === 'final' ? [{ tag: 'rect' as const, class: 'inner', attributes: inner }] : []),
    ...linesOf(text, placed),
  ])
}

function historyShape(placed: PlacedState): Shape {
  const { state, x, y, width, height } = placed
  const [cx, cy] = [rounded(x + width / 2), rounded(y + height / 2)]
  const text = state.history === 'deep' ? 'H*' : 'H'
  return stateShape(placed, 'leaf', [
    { tag: 'circle', class: 'box', attributes: { cx, cy, r: width / 2 } },
    { tag: 'text', class: 'name centred', attributes: { x: cx, y: rounded(cy + 5) }, text },
  ])
}

const boxShape = ({ x, y, width, height }: Box): Shape => ({
  tag: 'rect',
  class: 'box',
  attributes: { x, y, width, height, rx: corner },
})

const linesOf = ({ lines }: TextBlock, at: Point): readonly Shape[] => lines.map(line => textShape(line, at))

const anyShape = ({ x, y, width, height }: Box): Shape => ({
  tag: 'g',
  class: 'any',
  children: [
    { tag: 'rect', class: 'box', attributes: { x, y, width, height, rx: height / 2 } },
    {
      tag: 'text',
      class: 'description centred',
      text: 'any state',
      attributes: { x: rounded(x + width / 2), y: rounded(y + 14) },
    },
  ],
})

const textShape = ({ role, text, x, y }: TextLine, at: Point): Shape => ({
  tag: 'text',
  class: role,
  text,
  attributes: { x: rounded(at.x + x), y: rounded(at.y + y) },
})

const rowShapes = ({ rows, width }: TextBlock, at: Point): readonly Shape[] =>
  rows.map(({ key, lines, y, height }) => ({
    tag: 'g',
    class: 'row',
    of: { transition: key },
    children: [
      {
        tag: 'rect',
        class: 'row-box',
        attributes: { x: at.x + 2, y: rounded(at.y + y), width: width - 4, height, rx: 4 },
      },
      ...lines.map(line => textShape(line, at)),
    ],
  }))

function lineShape({ points, isInitial, isMark, label }: PlacedArrow): Shape {
  const [start] = points
  const of = { transitions: label ? label.text.rows.map(({ key }) => key) : [] }
  return {
    tag: 'g',
    class: isInitial ? 'arrow initial' : 'arrow',
    of,
    children: [
      ...(isMark && start
        ? [{ tag: 'circle' as const, class: 'dot', attributes: { cx: start.x, cy: start.y - 5, r: 5 } }]
        : []),
      { tag: 'path', class: 'line', attributes: { d: pathOf(points) } },
      { tag: 'path', class: 'head', attributes: { d: headOf(points) } },
    ],
  }
}

const labelShapes = ({ label }: PlacedArrow): readonly Shape[] =>
  label
    ? [
        {
          tag: 'g',
          class: 'label',
          of: { transitions: label.text.rows.map(({ key }) => key) },
          children: [
            {
              tag: 'rect',
              class: 'label-box',
              attributes: { x: label.x, y: label.y, width: label.text.width, height: label.text.height, rx: 4 },
            },
            ...rowShapes(label.text, label),
          ],
        },
      ]
    : []

/** Returns the line through the points with rounded bends. */
function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const parts = rest.map((point, place) => {
    const next = rest[place + 1]
    const before = rest[place - 1] ?? first
    if (!next) return `L${at(point)}`
    const radius = Math.min(bend, distance(before, point) / 2, distance(point, next) / 2)
    return `L${at(towards(point, before, radius))}Q${at(point)} ${at(towards(point, next, radius))}`
  })
  return `M${at(first)}${parts.join('')}`
}

/** Returns the arrow's head, a triangle at the last point. */
function headOf(points: readonly Point[]): string {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (!tip || !before) return ''
  const base = towards(tip, before, 8)
  const side = { x: (tip.y - base.y) / 2, y: (base.x - tip.x) / 2 }
  return `M${at(tip)}L${at({ x: base.x + side.x, y: base.y + side.y })}L${at({ x: base.x - side.x, y: base.y - side.y })}Z`
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

function towards(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const at = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`
const rounded = (value: number): number => Number(value.toFixed(1))
