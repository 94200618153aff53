import type { ChartArrow, ChartModel, ChartState } from './chart-model.ts'
import { type ChartDetail, labelText, stateText, type TextBlock } from './chart-text.ts'

/** A chart with a place for everything, in pixels from the upper left corner. */
export interface ChartLayout {
  readonly chart: ChartModel
  readonly width: number
  readonly height: number
  /** Each before its children. */
  readonly states: readonly PlacedState[]
  readonly arrows: readonly PlacedArrow[]
  /** Where the arrows of a state to its own children begin. */
  readonly anyMarks: readonly (Box & { readonly state: string })[]
}

/** A rectangle of the drawing, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A point of the drawing, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface PlacedState extends Box {
  readonly state: ChartState
  readonly text: TextBlock
}

/** The transitions from one state to another, as one arrow; or the mark of an initial state. */
export interface PlacedArrow {
  readonly source: string
  readonly target: string
  readonly isInitial: boolean
  /** Whether it begins with the dot of an initial state. */
  readonly isMark: boolean
  readonly points: readonly Point[]
  readonly label: (Point & { readonly text: TextBlock }) | undefined
}

/** The part of elkjs's graph that is used. */
interface ElkGraph {
  id: string
  x?: number
  y?: number
  width?: number
  height?: number
  layoutOptions?: Record<string, string>
  children?: ElkGraph[]
  edges?: ElkEdge[]
  labels?: ElkLabel[]
}

interface ElkLabel {
  text: string
  x?: number
  y?: number
  width?: number
  height?: number
  layoutOptions?: Record<string, string>
}

interface ElkEdge {
  id: string
  sources: string[]
  targets: string[]
  sections?: { id: string; startPoint: Point; endPoint: Point; bendPoints?: Point[] }[]
  labels?: ElkLabel[]
}

/** An instance of elkjs. */
export interface LayoutEngine {
  /** Returns the graph with places. Its type in elkjs is wider than what comes back. */
  layout(graph: ElkGraph): Promise<unknown>
}

/** Sizes of the marks, in pixels. */
const dot = 10
const historySize = 28
const anyWidth = 64
/** Between the border of a state and its children, in pixels. */
const side = 16

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'INTERACTIVE',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
}
const spacing = {
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '0',
  'elk.spacing.nodeSelfLoop': '16',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
}

const first = { 'elk.layered.layering.layerConstraint': 'FIRST' }

/** Lays out a chart. The same chart, detail and version of elkjs give the same layout anywhere. */
export async function layOut(chart: ChartModel, engine: LayoutEngine, detail: ChartDetail): Promise<ChartLayout> {
  const staying = Map.groupBy(
    chart.transitions.filter(({ targets }) => targets.length === 0),
    ({ source }) => source,
  )
  const texts = new Map(chart.states.map(state => [state.id, stateText(state, staying.get(state.id) ?? [], detail)]))
  const arrows = arrowsOf(chart, detail)
  const result = (await engine.layout(graphOf(chart, texts, arrows))) as ElkGraph
  const places = new Map(nodesOf(result).map(node => [node.id, node]))
  const routes = new Map((result.edges ?? []).map(edge => [edge.id, edge]))
  return {
    chart,
    width: Math.ceil(result.width ?? 0),
    height: Math.ceil(result.height ?? 0),
    states: chart.states.map(state => ({ state, text: found(texts, state.id), ...boxOf(found(places, state.id)) })),
    anyMarks: chart.states.flatMap(({ id }) => {
      const node = places.get(anyMark(id))
      return node ? [{ state: id, ...boxOf(node) }] : []
    }),
    arrows: arrows.map(arrow => placed(arrow, found(routes, arrow.id))),
  }
}

interface Arrow {
  readonly id: string
  /** The node that it leaves: the source, or a mark within it. */
  readonly from: string
  readonly source: string
  readonly target: string
  readonly isInitial: boolean
  readonly text: TextBlock | undefined
}

/** Returns one arrow for all transitions between the same states, and those of initial states. */
function arrowsOf({ states, transitions }: ChartModel, detail: ChartDetail): readonly Arrow[] {
  const parents = new Map(states.map(({ id, parent }) => [id, parent]))
  const isWithin = (inner: string, outer: string): boolean => {
    const parent = parents.get(inner)
    return parent !== undefined && (parent === outer || isWithin(parent, outer))
  }
  const between = new Map<string, { source: string; target: string; transitions: ChartArrow[] }>()
  for (const transition of transitions) {
    for (const target of transition.targets) {
      const id = `${transition.source} > ${target}`
      const bundle = between.get(id) ?? { source: transition.source, target, transitions: [] }
      bundle.transitions.push(transition)
      between.set(id, bundle)
    }
  }
  return [
    ...states.flatMap(({ id, kind, initial }) => {
      const source = kind === 'history' ? id : initialMark(id)
      return initial.map(target => ({
        id: `${source} > ${target}`,
        from: source,
        source: id,
        target,
        isInitial: true,
        text: undefined,
      }))
    }),
    ...[...between].map(([id, { source, target, transitions: those }]) => ({
      id,
      source,
      target,
      isInitial: false,
      from: isWithin(target, source) ? anyMark(source) : source,
      text: labelText(those, detail),
    })),
  ]
}

/**
 * Names the mark in a state that the arrows to its own children leave from. From the border they
 * would cross the state's text.
 */
const anyMark = (state: string) => `${state} any`
const initialMark = (state: string) => `${state} initial`

function graphOf(chart: ChartModel, texts: ReadonlyMap<string, TextBlock>, arrows: readonly Arrow[]): ElkGraph {
  const children = Map.groupBy(chart.states, ({ parent }) => parent)
  const leaving = new Set(arrows.map(({ from }) => from))
  const nodeOf = (state: ChartState): ElkGraph => {
    const order = chart.states.indexOf(state)
    const place = { x: order * 10_000, y: order * 10_000 }
    if (state.kind === 'history') return { id: state.id, width: historySize, height: historySize, ...place }
    const { width, height } = found(texts, state.id)
    const inner = children.get(state.id)
    if (!inner) return { id: state.id, width, height, ...place }
    // As wide as the text, because ELK ignores the least width of a state with children.
    const mark = {
      id: initialMark(state.id),
      width: Math.max(dot, width - 2 * side),
      height: dot,
      layoutOptions: first,
      ...place,
    }
    return {
      id: state.id,
      ...place,
      layoutOptions: {
        ...options,
        ...spacing,
        'elk.padding': `[top=${height + 10},left=${side},bottom=${side},right=${side}]`,
      },
      children: [
        mark,
        ...(leaving.has(anyMark(state.id))
          ? [{ id: anyMark(state.id), width: anyWidth, height: 20, layoutOptions: first, ...place }]
          : []),
        ...inner.map(nodeOf),
      ],
    }
  }
  return {
    id: 'chart',
    layoutOptions: { ...options, ...spacing, 'elk.padding': '[top=1,left=1,bottom=1,right=1]' },
    children: (children.get(undefined) ?? []).map(nodeOf),
    edges: arrows.map(({ id, from, target, text }) => ({
      id,
      sources: [from],
      targets: [target],
      ...(text && {
        labels: [
          { text: id, width: text.width, height: text.height, layoutOptions: { 'elk.edgeLabels.inline': 'true' } },
        ],
      }),
    })),
  }
}

const nodesOf = (graph: ElkGraph): readonly ElkGraph[] => [graph, ...(graph.children ?? []).flatMap(nodesOf)]

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkGraph): Box => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
})

function placed(
  { from, source, target, isInitial, text }: Arrow,
  { sections = [], labels = [] }: ElkEdge,
): PlacedArrow {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
  const [label] = labels
  return {
    source,
    target,
    isInitial,
    isMark: from === initialMark(source),
    points: points.map(({ x, y }) => ({ x: rounded(x), y: rounded(y) })),
    label: text && label && { x: rounded(label.x ?? 0), y: rounded(label.y ?? 0), text },
  }
}

/** Tenths of a pixel, so that a difference of the processors' arithmetic is not seen. */
const rounded = (value: number): number => Number(value.toFixed(1))

function found<Value>(map: ReadonlyMap<string, Value>, id: string): Value {
  const value = map.get(id)
  if (value === undefined) throw new Error(`The layout has lost ${id}`)
  return value
}
