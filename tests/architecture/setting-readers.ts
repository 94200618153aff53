import { globSync } from 'node:fs'
import { sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { projectRoot } from './source-tree.ts'

/** A node of the syntax tree, typed as loosely as a generic walk needs. */
interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/**
 * Where settings are declared, stored, edited, invented or told of, which gives them no effect: the
 * forms and their texts, the settings' own calls, demo data, examples and specs.
 */
const withoutEffect = [
  /^contracts\/(settings|docs|pact|pacts)\//,
  /^server\/backend\/(settings|demo|contract|dev|platform\/demo|platform\/dev|rights\/(proof|attempts))\//,
  /^server\/tooling\//,
  /^ui\/screens\/(settings|dev)\//,
  /\/testing(\/|\.)|\.spec\.tsx?$|\.text\.ts$|\/(outcomes|examples)\.ts$|\.outcomes\.ts$/,
  /\/demo-[\w-]+\.ts$|\/pact-states\.ts$|\/tables\.ts$/,
]

/** Returns the paths of the source files in which a read of a setting counts. */
export const readingFiles = (): readonly string[] =>
  globSync('{contracts,machines,server,ui}/**/*.{ts,tsx}', {
    cwd: projectRoot,
    exclude: name => name === 'node_modules',
  })
    .map(path => path.split(sep).join('/'))
    .filter(path => !withoutEffect.some(pattern => pattern.test(path)))
    .toSorted()

/** What a file reads by name. */
export interface Reads {
  /** What it reads of what: `x.Name`, `x['Name']`, `{ Name } = x` and `textIn(x, 'Name')`. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>
  /** Its texts: `['Name']`. */
  readonly texts: ReadonlySet<string>
  /** Names of which one part is computed: `Name${part}Name`. */
  readonly patterns: readonly (readonly [before: string, after: string])[]
  /** True when it reads settings by their names: `settingsFor(tx, ['Name'])`. */
  readonly asksForSettings: boolean
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/**
 * The parts of a node that give it its name: x of `x`, of `y.x`, of `await x()` and of `x as
 * Y`.
 */
const named = ['property', 'callee', 'argument', 'expression'] as const

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node.name)
  return nameOf(named.map(part => node[part]).find(isNode))
}

const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

/** True for a text that names nothing while the program runs: a key, a type or an import. */
const isOnlyWritten = (node: Node, parent: Node | undefined): boolean =>
  parent?.type === 'TSLiteralType' ||
  parent?.type.startsWith('Import') === true ||
  (parent?.type === 'Property' && parent.key === node && parent.computed !== true)

/**
 * Returns what a file reads. What it assigns, and the keys of its objects, it does not read.
 *
 * @throws Error when the file does not parse
 */
export function readsOf(path: string, text: string): Reads {
  const members = new Map<string, Set<string>>()
  const texts = new Set<string>()
  const patterns: [string, string][] = []
  const add = (name: string, of: string) => members.set(name, (members.get(name) ?? new Set()).add(of))
  const visit = (node: Node, parent: Node | undefined): void => {
    if (node.type === 'MemberExpression' && !(parent?.type === 'AssignmentExpression' && parent.left === node))
      add(textOf(node.property) ?? (node.computed === true ? '' : nameOf(node.property)), nameOf(node.object))
    if (node.type === 'ObjectPattern')
      for (const { key } of node.properties as Node[]) add(nameOf(key), nameOf(parent?.init))
    if (node.type === 'CallExpression') {
      const [asked, ...named] = node.arguments as Node[]
      for (const text of named.map(textOf)) if (text !== undefined) add(text, nameOf(asked))
    }
    const found = textOf(node)
    if (found !== undefined && !isOnlyWritten(node, parent)) texts.add(found)
    if (node.type === 'TemplateLiteral') {
      const parts = (node.quasis as Node[]).map(each => String((each.value as { cooked: string }).cooked))
      const [before = '', after = ''] = parts
      if (parts.length === 2 && /^[A-Z]\w*$/.test(before) && /^\w*$/.test(after)) patterns.push([before, after])
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node)
  }
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`)
  visit(program as unknown as Node, undefined)
  return { members, texts, patterns, asksForSettings: /\b(settingsFor|settingsOf|companyFacts)\b/.test(text) }
}

/** Who is asked when a name is that of a setting, and also of another thing's field. */
const isSettings = (of: string): boolean => /^(settings|company|employer)/i.test(of)

/** True when a file makes the name: its computed part is a number, or a text of the file. */
const isMade = (name: string, { patterns, texts }: Reads): boolean =>
  patterns.some(([before, after]) => {
    if (!name.startsWith(before) || !name.endsWith(after)) return false
    const part = name.slice(before.length, name.length - after.length)
    return part !== '' && (/^\d+$/.test(part) || texts.has(part))
  })

/**
 * True when a file reads a setting.
 *
 * @param isShared the name is also that of a field of something else, which does not count
 */
export function readsSetting(name: string, reads: Reads, isShared: boolean): boolean {
  const { members, texts, asksForSettings } = reads
  const of = [...(members.get(name) ?? [])]
  if (isShared) return of.some(isSettings) || (asksForSettings && texts.has(name))
  return of.length > 0 || texts.has(name) || isMade(name, reads)
}
