import { type FolderGraph, folderGraph, knotsOf, type Layer } from './folder-graph.ts'
import type { SourceFile } from './source-file.ts'

/**
 * Returns the knots of a layer's first-level folders as sentences. In a knot each folder reaches
 * all others by imports, also by those of types, so that none can be read alone. Two folders that
 * import each other are a knot of two.
 */
export const knotViolations = (files: readonly SourceFile[], layer: Layer): readonly string[] => {
  const graph = folderGraph(files, layer)
  return knotsOf(graph).map(knot => {
    const imports = againstOrder(graph, bestOrder(graph, knot))
    return `${layer}: ${knot.join(', ')} hang together. These imports are to go: ${imports.join('; ')}.`
  })
}

/** Returns the imports of a folder by one that lies below it, where the lowest folder is first. */
const againstOrder = (graph: FolderGraph, order: readonly string[]): readonly string[] =>
  order.flatMap((low, at) => order.slice(at + 1).flatMap(high => graph.get(low)?.get(high) ?? []))

/**
 * Returns the folders in an order that few imports go against: folders are moved one at a time for
 * as long as that makes them fewer.
 */
function bestOrder(graph: FolderGraph, knot: readonly string[]): readonly string[] {
  let order = knot
  let count = againstOrder(graph, order).length
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const folder of knot) {
      const others = order.filter(other => other !== folder)
      for (let place = 0; place <= others.length; place += 1) {
        const next = others.toSpliced(place, 0, folder)
        const fewer = againstOrder(graph, next).length
        if (fewer < count) [order, count, isBetter] = [next, fewer, true]
      }
    }
  }
  return order
}
