import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseSource, type SourceFile } from './source-file.ts'

export const projectRoot = join(import.meta.dirname, '../..')

/** Returns every TypeScript file of the folders that the walls apply to. */
export function sourceTree(): SourceFile[] {
  const paths = globSync('{contracts,machines,server,ui}/**/*.{ts,tsx}', {
    cwd: projectRoot,
    exclude: name => name === 'node_modules',
  })
  return paths
    .map(path => path.split(sep).join('/'))
    .toSorted()
    .map(path => parseSource(path, readFileSync(join(projectRoot, path), 'utf8')))
}
