import { parseSync } from 'oxc-parser'

/** What the import rules need to know of a source file. */
export interface SourceFile {
  /** From the project's root, with slashes. */
  readonly path: string
  readonly imports: readonly Import[]
  /**
   * Uses of names, such as `fetch`, `Date.now` and `new Date()`, that are not a property's or a
   * type member's name.
   */
  readonly uses: readonly Use[]
}

export interface Import {
  /** As written; null when it is computed. */
  readonly specifier: string | null
  /** Gone before the program runs. */
  readonly typeOnly: boolean
  /** `import()`: not needed to load the importing file. */
  readonly lazy: boolean
  /** `() => import()` that is handed to a function of ui/chunks, or is the `load` of a screen. */
  readonly isChunk: boolean
  readonly line: number
}

export interface Use {
  /**
   * `fetch`, or with its member `Math.random`, or as called `new Date()` and `Date(…)`, or `type
   * Date`.
   */
  readonly name: string
  readonly line: number
}

/** A syntax tree's node, as loosely as a generic walk needs it. */
interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** @throws Error when the file does not parse */
export function parseSource(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text)
  const [first] = errors
  if (first) throw new Error(`${path} does not parse: ${first.message}`)
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const imports: Import[] = []
  const uses: Use[] = []
  const chunks = new Set<unknown>()
  const add = (node: Node, source: unknown, { typeOnly = false, lazy = false }) =>
    imports.push({ specifier: stringOf(source), typeOnly, lazy, isChunk: chunks.has(node), line: lineOf(node.start) })

  walk(program as unknown as Node, (node, parent) => {
    switch (node.type) {
      case 'CallExpression':
        if (isNode(node.callee) && chunkLoaders.has(String(node.callee.name))) chunks.add(bodyOf(node.arguments))
        break
      case 'Property':
        if (isNode(node.key) && node.key.name === 'load') chunks.add(bodyOf([node.value]))
        break
      case 'ImportDeclaration':
        add(node, node.source, { typeOnly: isTypeOnly(node, 'importKind') })
        break
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        if (node.source) add(node, node.source, { typeOnly: isTypeOnly(node, 'exportKind') })
        break
      case 'ImportExpression':
        add(node, node.source, { lazy: true })
        break
      case 'TSImportType':
        add(node, node.source, { typeOnly: true })
        break
      case 'Identifier':
        if (!namesMember(node, parent)) uses.push({ name: usedAs(node, parent), line: lineOf(node.start) })
        break
    }
  })
  return { path, imports, uses }
}

function walk(node: Node, visit: (node: Node, parent?: Node) => void, parent?: Node): void {
  visit(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, node)
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The functions of ui/chunks that take a chunk's `import()`. */
const chunkLoaders: ReadonlySet<string> = new Set(['lazyChunk', 'requireChunk', 'loadChunk'])

/** What the first of some arguments returns, when it is an arrow function. */
const bodyOf = (given: unknown): unknown => {
  const [first] = Array.isArray(given) ? given : []
  return isNode(first) && first.type === 'ArrowFunctionExpression' ? first.body : undefined
}

const stringOf = (source: unknown): string | null =>
  isNode(source) && source.type === 'Literal' && typeof source.value === 'string' ? source.value : null

/** `import type …`, or every name marked so. A bare `import 'x'` runs it. */
function isTypeOnly(node: Node, kind: 'importKind' | 'exportKind'): boolean {
  const specifiers = Array.isArray(node.specifiers) ? (node.specifiers as Node[]) : []
  return node[kind] === 'type' || (specifiers.length > 0 && specifiers.every(one => one[kind] === 'type'))
}

/**
 * Whether the identifier only names a member (`x.fetch`, `{ fetch: 1 }`, `fetch(): void` in a type)
 * or an import's far end.
 */
function namesMember(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false
  if (parent.type === 'ImportSpecifier' && parent.imported === node) return parent.local !== node
  if (parent.type === 'MemberExpression') return parent.property === node && parent.computed !== true
  if (parent.type === 'TSQualifiedName') return parent.right === node
  // Shorthand `{ fetch }` has the name twice: once as the key, once as the value, which is a use.
  return parent.key === node && parent.computed !== true
}

function usedAs(node: Node, parent: Node | undefined): string {
  const name = String(node.name)
  if (parent?.type === 'MemberExpression' && parent.object === node && isNode(parent.property)) {
    const member = parent.computed === true ? stringOf(parent.property) : String(parent.property.name)
    // A computed member that cannot be read may be any.
    return `${name}.${member ?? '*'}`
  }
  if (parent?.callee === node && Array.isArray(parent.arguments)) {
    if (parent.type === 'NewExpression') return parent.arguments.length > 0 ? `new ${name}(…)` : `new ${name}()`
    return parent.arguments.length > 0 ? `${name}(…)` : `${name}()`
  }
  return parent?.type === 'TSTypeReference' ? `type ${name}` : name
}
