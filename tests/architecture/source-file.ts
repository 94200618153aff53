import { parseSync } from 'oxc-parser'

/** What the import rules need to know about a source file. */
export interface SourceFile {
  /** The path from the project's root, with slashes. */
  readonly path: string
  readonly imports: readonly Import[]
  /**
   * The uses of global names, such as `fetch`, `Date.now` and `new Date()`, excluding names of
   * properties and type members.
   */
  readonly uses: readonly Use[]
}

export interface Import {
  /** The specifier as written; null when it is computed. */
  readonly specifier: string | null
  /** Whether the import is erased before the program runs. */
  readonly typeOnly: boolean
  /** Whether it is an `import()`, which is not needed to load the importing file. */
  readonly lazy: boolean
  /**
   * Whether it is an `() => import()` passed to a function of ui/chunks, or the `load` of a screen.
   */
  readonly isChunk: boolean
  readonly line: number
}

export interface Use {
  /**
   * The name: `fetch`, with its member `Math.random`, as called `new Date()` and `Date(…)`, or
   * `type Date`.
   */
  readonly name: string
  readonly line: number
}

/** A node of the syntax tree, typed as loosely as a generic walk needs. */
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

/** The functions of ui/chunks that take the `import()` of a chunk. */
const chunkLoaders: ReadonlySet<string> = new Set(['lazyChunk', 'requireChunk', 'loadChunk'])

/** Returns the body of the first argument, when it is an arrow function. */
const bodyOf = (given: unknown): unknown => {
  const [first] = Array.isArray(given) ? given : []
  return isNode(first) && first.type === 'ArrowFunctionExpression' ? first.body : undefined
}

const stringOf = (source: unknown): string | null =>
  isNode(source) && source.type === 'Literal' && typeof source.value === 'string' ? source.value : null

/**
 * Returns whether it is `import type …`, or all its names are marked `type`. A bare `import 'x'`
 * runs the module.
 */
function isTypeOnly(node: Node, kind: 'importKind' | 'exportKind'): boolean {
  const specifiers = Array.isArray(node.specifiers) ? (node.specifiers as Node[]) : []
  return node[kind] === 'type' || (specifiers.length > 0 && specifiers.every(one => one[kind] === 'type'))
}

/**
 * Returns whether the identifier only names a member (`x.fetch`, `{ fetch: 1 }`, `fetch(): void` in
 * a type) or the exported name of an import.
 */
function namesMember(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false
  if (parent.type === 'ImportSpecifier' && parent.imported === node) return parent.local !== node
  if (parent.type === 'MemberExpression') return parent.property === node && parent.computed !== true
  if (parent.type === 'TSQualifiedName') return parent.right === node
  // Shorthand `{ fetch }` contains the name twice: as the key, and as the value, which is a use.
  return parent.key === node && parent.computed !== true
}

function usedAs(node: Node, parent: Node | undefined): string {
  const name = String(node.name)
  if (parent?.type === 'MemberExpression' && parent.object === node && isNode(parent.property)) {
    const member = parent.computed === true ? stringOf(parent.property) : String(parent.property.name)
    // A computed member that is not a literal may be any member.
    return `${name}.${member ?? '*'}`
  }
  if (parent?.callee === node && Array.isArray(parent.arguments)) {
    if (parent.type === 'NewExpression') return parent.arguments.length > 0 ? `new ${name}(…)` : `new ${name}()`
    return parent.arguments.length > 0 ? `${name}(…)` : `${name}()`
  }
  return parent?.type === 'TSTypeReference' ? `type ${name}` : name
}
