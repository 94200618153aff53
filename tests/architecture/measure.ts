import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { folderGraph, knotsOf, layers, pairsOf } from './folder-graph.ts'
import { machineShapes } from './machine-shapes.ts'
import { projectRoot, sourceTree } from './source-tree.ts'
import { styleCopies, superfluous } from './style-copies.ts'

/**
 * Prints the counts by which the house is judged: `node tests/architecture/measure.ts`. The
 * decision records compare them.
 */
const files = sourceTree()
for (const layer of layers) {
  const graph = folderGraph(files, layer)
  const pairs = pairsOf(graph)
  const ofFolders = pairs.filter(pair => pair.every(name => !name.includes('.')))
  const sizes = knotsOf(graph).map(knot => knot.length)
  console.info(`${layer}: ${ofFolders.length} pairs of folders, ${pairs.length - ofFolders.length} with a file`)
  console.info(`  knots of ${sizes.join(', ') || 'none'}`)
}

/** The kinds of lines, by what the path says. */
const kindOf = (path: string): string | undefined => {
  if (/(\/pacts\/|migrations\/meta\/|\.chart\.(md|svg)$|openapi\.json$|package-lock\.json$)/.test(path))
    return 'generated'
  if (/\.(spec|e2e)\.tsx?$|^tests\//.test(path)) return 'specs'
  if (extname(path) === '.md') return 'docs'
  return /\.(tsx?|mjs|sql)$/.test(path) ? 'source' : undefined
}
const counts = new Map<string, number>()
for (const path of execFileSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' }).trim().split('\n')) {
  const kind = kindOf(path)
  if (kind) counts.set(kind, (counts.get(kind) ?? 0) + readFileSync(join(projectRoot, path), 'utf8').split('\n').length)
}
for (const [kind, lines] of counts) console.info(`${kind}: ${lines} lines`)

const copies = styleCopies()
console.info(`styles: ${superfluous(copies)} exact copies, of ${copies.length} style objects`)
for (const { style, places } of copies.slice(0, 10)) console.info(`  ${places.length} × ${style}`)

const shapes = await machineShapes()
const shared = shapes.filter(({ machines }) => machines.length > 1)
const machineCount = shapes.reduce((sum, { machines }) => sum + machines.length, 0)
console.info(`machines: ${machineCount} of ${shapes.length} shapes`)
for (const { shape, machines } of shared) console.info(`  ${machines.length} × ${shape}: ${machines.join(', ')}`)
