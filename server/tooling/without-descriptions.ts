import type { Plugin } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly key?: { readonly type: string; readonly name?: string }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The descriptions in an object literal or below, wherever they stand. */
function* descriptionsIn(node: Node): Generator<Node> {
  if (node.type === 'Property' && node.key?.type === 'Identifier' && node.key.name === 'description') {
    yield node
    return
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* descriptionsIn(child)
  }
}

/**
 * Leaves the states' descriptions out of what browsers fetch: they are for whoever reads a chart,
 * in the code or in the inspector. Blanks stand in their place, so that source maps stay true.
 */
export const withoutDescriptions = (): Plugin => ({
  name: 'avlona:without-descriptions',
  apply: 'build',
  transform: {
    filter: { id: /\/machines\/.*\.machine\.ts$/ },
    handler(code) {
      let blanked = code
      for (const { start, end } of descriptionsIn(this.parse(code) as unknown as Node)) {
        const upTo = code[end] === ',' ? end + 1 : end
        blanked = blanked.slice(0, start) + code.slice(start, upTo).replace(/[^\n]/g, ' ') + blanked.slice(upTo)
      }
      return { code: blanked, map: null }
    },
  },
})
