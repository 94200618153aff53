import { posix } from 'node:path'
import type { SourceFile } from './source-file.ts'

/** The layers whose first folders are subjects and mechanisms. */
export const layers = ['contracts', 'machines', 'server/backend', 'ui/screens'] as const
export type Layer = (typeof layers)[number]

const isTestCode = (path: string) =>
  /\.spec\.tsx?$/.test(path) || /\/testing(\/|\.ts$)/.test(path) || /\/test-[\w-]+\.ts$/.test(path)

/**
 * Returns the first folder of a file within a layer. A file that lies in the layer itself is a
 * folder of one, since it would otherwise hide a circle.
 */
const folderOf = (layer: Layer, path: string): string | undefined =>
  path.startsWith(`${layer}/`) ? path.slice(layer.length + 1).split('/')[0] : undefined

const targetOf = (path: string, specifier: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier)

/** The imports from folder to folder, by the names of both. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

/** Returns the imports between the folders of a layer, also those of types. Specs do not count. */
export function folderGraph(files: readonly SourceFile[], layer: Layer): FolderGraph {
  const graph = new Map<string, Map<string, string[]>>()
  for (const { path, imports } of files) {
    const from = folderOf(layer, path)
    if (from === undefined || isTestCode(path)) continue
    for (const { specifier, line } of imports) {
      if (specifier === null) continue
      const target = targetOf(path, specifier)
      const to = folderOf(layer, target)
      if (to === undefined || to === from) continue
      const targets = graph.get(from) ?? new Map<string, string[]>()
      graph.set(from, targets.set(to, [...(targets.get(to) ?? []), `${path}:${line} imports ${target}`]))
    }
  }
  return graph
}

/** Returns the pairs of folders that import each other, each in alphabetical order. */
export const pairsOf = (graph: FolderGraph): readonly (readonly [string, string])[] =>
  [...graph].flatMap(([one, targets]) =>
    [...targets.keys()].filter(other => one < other && graph.get(other)?.has(one)).map(other => [one, other] as const),
  )

/** Returns the knots: groups of folders each of which reaches all others, the largest first. */
export function knotsOf(graph: FolderGraph): readonly (readonly string[])[] {
  const reached = new Map([...graph.keys()].map(folder => [folder, reachedFrom(graph, folder)]))
  const knots = new Map<string, readonly string[]>()
  for (const [folder, others] of reached) {
    if (!others.has(folder)) continue
    const knot = [...others].filter(other => reached.get(other)?.has(folder)).toSorted()
    knots.set(knot.join(), knot)
  }
  return [...knots.values()].toSorted((a, b) => b.length - a.length)
}

function reachedFrom(graph: FolderGraph, folder: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [folder]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const other of graph.get(next)?.keys() ?? []) {
      if (!reached.has(other)) waiting.push(other)
      reached.add(other)
    }
  }
  return reached
}
