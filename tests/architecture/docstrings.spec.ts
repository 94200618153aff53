import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ImportDeclaration, type Program, parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { projectRoot } from './source-tree.ts'

/** A file of the project as the spec reads it. */
interface File {
  readonly path: string
  readonly text: string
}

const filesOf = (folders: string): readonly File[] =>
  globSync(`${folders}/**/*.{ts,tsx}`, { cwd: projectRoot, exclude: name => name === 'node_modules' }).map(path => ({
    path,
    text: readFileSync(join(projectRoot, path), 'utf8'),
  }))

const importsOf = ({ path, text }: File): readonly ImportDeclaration[] =>
  (parseSync(path, text).program as Program).body.filter(node => node.type === 'ImportDeclaration')

/** The names that an import takes: of `import * as x`, those that are read as `x.name`. */
const namesTaken = ({ specifiers }: ImportDeclaration, text: string): readonly string[] =>
  specifiers.flatMap(one => {
    if (one.type === 'ImportSpecifier') return 'name' in one.imported ? [one.imported.name] : []
    if (one.type !== 'ImportNamespaceSpecifier') return []
    return [...text.matchAll(new RegExp(`\\b${one.local.name}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
  })

/** The names that files take of a layer, by the path of the file that has them. */
function takenOf(layer: string, files: readonly File[]): ReadonlyMap<string, ReadonlySet<string>> {
  const taken = new Map<string, Set<string>>()
  for (const file of files) {
    for (const one of importsOf(file)) {
      const path = one.source.value.slice(1)
      if (!one.source.value.startsWith(`#${layer}/`)) continue
      taken.set(path, new Set([...(taken.get(path) ?? []), ...namesTaken(one, file.text)]))
    }
  }
  return taken
}

/** The names that a file declares and exports without a docstring. */
const undocumented = (text: string, names: Iterable<string>): readonly string[] =>
  [...names].filter(name => {
    const place = text.search(new RegExp(`^export (async )?(const|function|interface|type|class) ${name}\\b`, 'm'))
    return place >= 0 && !text.slice(0, place).trimEnd().endsWith('*/')
  })

describe('what another layer takes of machines', () => {
  const taken = takenOf('machines', filesOf('{ui,server,tests}'))

  it('is found', () => {
    expect(taken.get('machines/app/app.select.ts')).toContain('isSignedIn')
    expect(undocumented('/** A. */\nexport const a = 1\nexport const b = 2', ['a', 'b', 'c'])).toEqual(['b'])
  })

  it('has a docstring', () => {
    const without = [...taken].flatMap(([path, names]) =>
      undocumented(readFileSync(join(projectRoot, path), 'utf8'), names).map(name => `${path}: ${name}`),
    )
    expect(without).toEqual([])
  })
})
