import { describe, expect, it } from 'vitest'
import { folderGraph, knotsOf, layers, pairsOf } from './folder-graph.ts'
import { knotViolations } from './folder-walls.ts'
import { parseSource } from './source-file.ts'
import { sourceTree } from './source-tree.ts'

const tree = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, text]) => parseSource(path, text))
const oneWay = { 'contracts/a/x.ts': `import { y } from '../b/y.ts'` }
const bothWays = { ...oneWay, 'contracts/b/y.ts': `import type { X } from '#contracts/a/x.ts'` }

describe('folders that import each other', () => {
  it('are a pair, also by a type alone', () => {
    expect(pairsOf(folderGraph(tree(oneWay), 'contracts'))).toEqual([])
    expect(pairsOf(folderGraph(tree(bothWays), 'contracts'))).toEqual([['a', 'b']])
  })

  it('do not count by a spec', () => {
    const files = { ...oneWay, 'contracts/b/y.spec.ts': `import { x } from '../a/x.ts'` }
    expect(pairsOf(folderGraph(tree(files), 'contracts'))).toEqual([])
  })

  it('count by a file of the layer too, which would hide them', () => {
    const files = { 'contracts/a/x.ts': `import { i } from '../i.ts'`, 'contracts/i.ts': `export * from './a/x.ts'` }
    expect(pairsOf(folderGraph(tree(files), 'contracts'))).toEqual([['a', 'i.ts']])
  })

  it('are a knot when each reaches the others', () => {
    const files = { ...oneWay, 'contracts/b/y.ts': `import '../c/z.ts'`, 'contracts/c/z.ts': `import '../a/x.ts'` }
    const outside = { 'contracts/d/d.ts': `import '../a/x.ts'` }
    expect(knotsOf(folderGraph(tree({ ...files, ...outside }), 'contracts'))).toEqual([['a', 'b', 'c']])
  })

  it('are refused, and told by the imports that are to go: the fewest', () => {
    expect(knotViolations(tree(oneWay), 'contracts')).toEqual([])
    expect(knotViolations(tree(bothWays), 'contracts')).toEqual([
      expect.stringContaining('contracts: a, b hang together. These imports are to go: contracts/'),
    ])
    const circle = {
      'contracts/a/x.ts': `import '../b/y.ts'\nimport '../b/z.ts'`,
      'contracts/b/y.ts': `import '../c/z.ts'\nimport '../c/y.ts'`,
      'contracts/c/z.ts': `import type { X } from '../a/x.ts'`,
    }
    expect(knotViolations(tree(circle), 'contracts')).toEqual([
      'contracts: a, b, c hang together. These imports are to go: contracts/c/z.ts:1 imports contracts/a/x.ts.',
    ])
  })

  it('are none in this tree', () => {
    const files = sourceTree()
    expect(layers.flatMap(layer => knotViolations(files, layer))).toEqual([])
  })
})
