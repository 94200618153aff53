import { parseSync } from 'oxc-parser'
import { NewFlowRefused } from './names.ts'

/** A node of the syntax tree, typed as loosely as a search needs. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/**
 * Returns the text with a property at the end of an object, `const name = … ({ … })`, or after the
 * last of the properties that `after` finds.
 *
 * @throws NewFlowRefused when the text has no such object
 */
export function withProperty(
  text: string,
  name: (name: string) => boolean,
  property: string,
  after: (value: string) => boolean = () => true,
): string {
  const { properties = [] } = objectOf(text, name) ?? {}
  // A spread has no value.
  const last = properties.filter(({ value, end }) => value && after(text.slice((value as Node).start, end))).at(-1)
  if (!last) throw new NewFlowRefused('The file is not as it was: there is no object to add a line to.')
  return `${text.slice(0, last.end)},\n  ${property.trimEnd().replace(/,$/, '')}${text.slice(last.end)}`
}

/** Returns the names of the properties of an object. */
export const propertiesOf = (text: string, name: string): string[] =>
  (objectOf(text, each => each === name)?.properties ?? [])
    // A spread has no name.
    .flatMap(({ key }) => (key ? [String((key as Node).name)] : []))

/** Returns the text with imports, of which the names that it imports already are left out. */
export function withImports(text: string, imports: string): string {
  const known = new Set(importsOf(text).flatMap(({ names }) => names))
  const added = importsOf(imports)
    .map(({ source, kind, names }) => ({ source, kind, names: names.filter(name => !known.has(name)) }))
    .filter(({ names }) => names.length > 0)
    .map(({ source, kind, names }) => `import ${kind}{ ${names.join(', ')} } from '${source}'\n`)
  return `${added.join('')}${text}`
}

const bodyOf = (text: string): readonly Node[] => parseSync('file.ts', text).program.body as unknown as readonly Node[]

const importsOf = (text: string) =>
  bodyOf(text)
    .filter(({ type }) => type === 'ImportDeclaration')
    .map(({ source, importKind, specifiers }) => ({
      source: String((source as Node).value),
      kind: importKind === 'type' ? 'type ' : '',
      names: (specifiers as readonly Node[]).map(({ local }) => String((local as Node).name)),
    }))

/** Returns the exported object of a name, which may be the result or the argument of a function. */
function objectOf(text: string, name: (name: string) => boolean): { properties: readonly Node[] } | undefined {
  for (const { declaration } of bodyOf(text).filter(({ type }) => type === 'ExportNamedDeclaration')) {
    const declarations = ((declaration as Node | null)?.declarations ?? []) as readonly Node[]
    for (const { id, init } of declarations) {
      const found = name(String((id as Node).name)) ? inside(init as Node) : undefined
      if (found) return { properties: found.properties as readonly Node[] }
    }
  }
  return undefined
}

function inside(node: Node): Node | undefined {
  if (node.type === 'ObjectExpression') return node
  const inner =
    node.type === 'ArrowFunctionExpression'
      ? node.body
      : node.type === 'CallExpression'
        ? (node.arguments as readonly Node[])[0]
        : node.expression
  return typeof inner === 'object' && inner !== null ? inside(inner as Node) : undefined
}
