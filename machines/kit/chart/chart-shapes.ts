import type { ChartLayout, PlacedArrow, PlacedState, Point } from './chart-layout.ts'
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
  readonly of?: { readonly state: string } | { readonly transition: string } | { readonly transitions: readonly string[] }
}

const corner = 8
const bend = 6

/**
 * Returns the drawing of a chart, back to front: the states that hold others, the lines, the states
 * without children, the labels.
 */
export function shapesOf({ states, arrows }: ChartLayout): readonly Shape[] {
  const holders = new Set(states.map(({ state }) => state.parent))
  const parallel = new Set(states.filter(({ state }) => state.kind === 'parallel').map(({ state }) => state.id))
  const draw = (placed: PlacedState) => stateShape(placed, holders.has(placed.state.id), parallel)
  return [
    ...states.filter(({ state }) => holders.has(state.id)).map(draw),
    ...arrows.map(lineShape),
    ...states.filter(({ state }) => !holders.has(state.id)).map(draw),
    ...arrows.flatMap(labelShapes),
  ]
}

function stateShape({ state, text, ...box }: PlacedState, isHolder: boolean, parallel: ReadonlySet<string>): Shape {
  const { x, y, width, height } = box
  const isRegion = parallel.has(state.parent ?? '')
  const name = `state ${isHolder ? 'holder' : 'leaf'}${isRegion ? ' region' : ''} ${state.kind}`
  const of = { state: state.id }
  if (state.kind === 'history') {
    const middle = { x: x + width / 2, y: y + height / 2 }
    return {
      ...{ tag: 'g', class: name, of },
      children: [
        { tag: 'circle', class: 'box', attributes: { cx: middle.x, cy: middle.y, r: width / 2 } },
        {
          ...{ tag: 'text', class: 'name centred', attributes: { x: middle.x, y: middle.y + 5 } },
          text: state.history === 'deep' ? 'H*' : 'H',
        },
      ],
    }
  }
  return {
    ...{ tag: 'g', class: name, of },
    children: [
      { tag: 'rect', class: 'box', attributes: { ...box, rx: corner } },
      ...(state.kind === 'final'
        ? [
            {
              ...{ tag: 'rect' as const, class: 'inner' },
              attributes: { x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: corner - 2 },
            },
          ]
        : []),
      ...text.lines.map(line => textShape(line, box)),
      ...rowShapes(text, box),
    ],
  }
}

const textShape = ({ role, text, x, y }: TextLine, at: Point): Shape => ({
  ...{ tag: 'text', class: role, text },
  attributes: { x: rounded(at.x + x), y: rounded(at.y + y) },
})

const rowShapes = ({ rows, width }: TextBlock, at: Point): readonly Shape[] =>
  rows.map(({ key, lines, y, height }) => ({
    ...{ tag: 'g', class: 'row', of: { transition: key } },
    children: [
      {
        ...{ tag: 'rect', class: 'row-box' },
        attributes: { x: at.x + 2, y: rounded(at.y + y), width: width - 4, height, rx: 4 },
      },
      ...lines.map(line => textShape(line, at)),
    ],
  }))

function lineShape({ points, isInitial, label, source }: PlacedArrow): Shape {
  const [start] = points
  const of = { transitions: label ? label.text.rows.map(({ key }) => key) : [] }
  const isMark = isInitial && source.endsWith(' initial')
  return {
    ...{ tag: 'g', class: isInitial ? 'arrow initial' : 'arrow', of },
    children: [
      ...(isMark && start ? [{ tag: 'circle' as const, class: 'dot', attributes: { cx: start.x, cy: start.y - 5, r: 5 } }] : []),
      { tag: 'path', class: 'line', attributes: { d: pathOf(points) } },
      { tag: 'path', class: 'head', attributes: { d: headOf(points) } },
    ],
  }
}

const labelShapes = ({ label }: PlacedArrow): readonly Shape[] =>
  label
    ? [
        {
          ...{ tag: 'g', class: 'label', of: { transitions: label.text.rows.map(({ key }) => key) } },
          children: [
            {
              ...{ tag: 'rect', class: 'label-box' },
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
