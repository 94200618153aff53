import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export const projectRoot = join(import.meta.dirname, '../..')

/**
 * A hash of the names and contents of the files that the patterns match, below the project's root.
 */
export function fingerprint(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = globSync([...patterns], { cwd: projectRoot, exclude: name => name === 'node_modules' })
  for (const file of files.map(file => relative('', file)).toSorted()) {
    const path = join(projectRoot, file)
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/**
 * A file that says from which sources something was made. It is written last, so that what was
 * interrupted is made again.
 */
export class Stamp {
  readonly #path: string

  constructor(path: string) {
    this.#path = join(projectRoot, path)
  }

  holds(print: string): boolean {
    return existsSync(this.#path) && readFileSync(this.#path, 'utf8') === print
  }

  write(print: string): void {
    mkdirSync(dirname(this.#path), { recursive: true })
    writeFileSync(this.#path, print)
  }
}
