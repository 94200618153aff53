import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { projectRoot } from './source-tree.ts'

/** A style object that is written in several places. */
export interface StyleCopy {
  /** The object's source, with its properties in one order. */
  readonly style: string
  /** Where it is written: `ui/page.tsx:12`. */
  readonly places: readonly string[]
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Yields the nodes of a syntax tree. */
function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child)
  }
}

/** Panda's function of a style object, and its patterns. */
const styleFunctions: ReadonlySet<unknown> = new Set([
  'css',
  'stack',
  'hstack',
  'vstack',
  'flex',
  'wrap',
  'grid',
  'center',
])

/** Returns the source of a style object: how it is laid out and ordered makes no difference. */
function writtenAs(node: Node, text: string): string {
  if (node.type !== 'ObjectExpression') return text.slice(node.start, node.end)
  const properties = (node.properties as readonly Node[]).map(property =>
    isNode(property.key) && isNode(property.value)
      ? `${text.slice(property.key.start, property.key.end)}: ${writtenAs(property.value, text)}`
      : text.slice(property.start, property.end),
  )
  return `{ ${properties.toSorted().join(', ')} }`
}

/** Returns the style objects of a file, with their lines. */
function stylesOf(path: string, text: string) {
  const program = parseSync(path, text).program as unknown as Node
  return [...nodesIn(program)].flatMap(node => {
    if (node.type !== 'CallExpression' || !isNode(node.callee) || !styleFunctions.has(node.callee.name)) return []
    const [style] = node.arguments as readonly Node[]
    if (style?.type !== 'ObjectExpression') return []
    const line = text.slice(0, node.start).split('\n').length
    return [{ style: `${node.callee.name}(${writtenAs(style, text)})`, place: `${path}:${line}` }]
  })
}

/** Returns the style objects that are written more than once, the most frequent first. */
export function styleCopiesIn(files: readonly { readonly path: string; readonly text: string }[]): StyleCopy[] {
  const byStyle = Map.groupBy(
    files.flatMap(({ path, text }) => stylesOf(path, text)),
    ({ style }) => style,
  )
  return [...byStyle]
    .map(([style, found]) => ({ style, places: found.map(({ place }) => place) }))
    .filter(({ places }) => places.length > 1)
    .toSorted((a, b) => b.places.length - a.places.length)
}

/** Returns the copies among the style objects of the browser's part. */
export const styleCopies = (): StyleCopy[] =>
  styleCopiesIn(
    globSync('ui/**/*.{ts,tsx}', { cwd: projectRoot })
      .filter(path => !path.endsWith('.spec.ts'))
      .toSorted()
      .map(path => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') })),
  )

/** Returns how many style objects could go: all but one of each. */
export const superfluous = (copies: readonly StyleCopy[]): number =>
  copies.reduce((sum, { places }) => sum + places.length - 1, 0)
