import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from './source-tree.ts'

/** Returns the text files that git tracks; none when the project is no clone. */
function trackedFiles(): { path: string; text: string }[] {
  if (!existsSync(join(projectRoot, '.git'))) return []
  return execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' })
    .split('\0')
    .filter(path => path !== '' && existsSync(join(projectRoot, path)))
    .map(path => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'))
}

const files = trackedFiles()

const linesWith = (pattern: RegExp) =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )

/** Returns the host that npm fetches packages from on this machine. */
function registryHost(): string {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { cwd: projectRoot, encoding: 'utf8' }).trim()
  return new URL(registry).host
}

const literally = (text: string) => text.replaceAll('.', '\\.')

describe.skipIf(files.length === 0)('what git keeps', () => {
  it('names no folder of a machine', () => {
    const folders = ['home', 'Users', 'root', 'work', 'tmp/[a-z]'].join('|')
    expect(linesWith(new RegExp(`(?<![\\w.*$}/-])/(${folders})/[\\w.]`))).toEqual([])
    const nested = projectRoot.split('/').length > 2
    expect(nested ? linesWith(new RegExp(`${literally(projectRoot)}(?!\\w)`)) : []).toEqual([])
  })

  it('has no line of comment longer than a hundred characters', () => {
    const long = /^(?=.{101})\s*(\/\/(?!.*(biome-ignore|https?:))|\/?\*)/
    const isCode = (place: string) => /^[^:]*\.(ts|tsx|mjs):/.test(place)
    expect(linesWith(long).filter(isCode)).toEqual([])
  })

  it('has decisions of at most 120 columns, tables aside', () => {
    const isOfDecision = (place: string) => /^docs\/decisions\/[^:]*:\d+: (?!\|)/.test(place)
    expect(linesWith(/^.{121}/).filter(isOfDecision)).toEqual([])
  })

  it('has of the snapshots of the schema the newest only: the migrations are written from it', () => {
    const snapshots = files.map(({ path }) => path).filter(path => path.endsWith('_snapshot.json'))
    expect(snapshots).toHaveLength(1)
  })

  it('names no host of a package registry', () => {
    const hosts = [
      ['registry', 'npmjs.org'],
      ['registry', 'yarnpkg.com'],
      ['npm.pkg', 'github.com'],
    ]
    const pattern = [...hosts.map(parts => parts.join('.')), registryHost()].map(literally).join('|')
    expect(linesWith(new RegExp(pattern))).toEqual([])
  })
})

interface LockEntry {
  readonly resolved?: string
  readonly version?: string
  readonly dependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
}

describe('package-lock.json', () => {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  const entries = Object.entries(lock.packages)

  it('leaves where packages come from to the npm that installs them', () => {
    expect(entries.length).toBeGreaterThan(100)
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })

  it('has every package that another needs, those for other platforms too, without which npm ci refuses it', () => {
    const missing = entries.flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter(name => !foldersAbove(path).some(folder => `${folder}node_modules/${name}` in lock.packages))
        .map(name => `${path} needs ${name}`),
    )
    expect(missing).toEqual([])
  })
})

/**
 * Returns the folders in which Node resolves a package's imports: `a/node_modules/b` →
 * `a/node_modules/b/`, `a/`, and the root.
 */
function foldersAbove(path: string): string[] {
  if (path === '') return ['']
  return [`${path}/`, ...foldersAbove(path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)))]
}
