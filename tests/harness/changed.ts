import { execFileSync } from 'node:child_process'

/** The tests that a change affects. */
export interface Affected {
  /** The commit that the change is relative to. */
  readonly base: string
  /** Whether the pacts, their consumer or their provider may have changed. */
  readonly pact: boolean
  /** The folders and files of browser tests to run: none, some, or 'all'. */
  readonly browser: 'all' | readonly string[]
  /** Whether the survival of `kill -9` may have changed. */
  readonly crash: boolean
}

/** The test of a whole session, affected by any change of the application. */
const journey = 'tests/e2e/frame/journey.e2e.ts'

const isSpec = (path: string) => /\.spec\.tsx?$/.test(path)
const isOfApplication = (path: string) => /^(contracts|machines|server|ui)\//.test(path) && !/\.md$/.test(path)

/**
 * Returns the subject of a file: the first folder within its layer. Undefined for a mechanism or
 * the root of a layer.
 */
const subjectOf = (path: string): string | undefined =>
  /^(?:contracts|machines|server\/backend|ui\/screens|tests\/e2e)\/([\w-]+)\//.exec(path)?.[1]

/**
 * Returns the tests that a change affects.
 *
 * @param files the changed files, from the project's root
 * @param subjects the subjects with browser tests of their own
 */
export function affectedBy(files: readonly string[], subjects: readonly string[]): Omit<Affected, 'base'> {
  const touched = files.filter(file => (isOfApplication(file) && !isSpec(file)) || file.startsWith('tests/e2e/'))
  const owners = touched.map(subjectOf)
  const isNarrow = owners.every(owner => owner !== undefined && subjects.includes(owner))
  const isBroad = files.some(file => /^(package(-lock)?\.json|[\w.]+\.config\.[tj]s|tests\/harness\/)/.test(file))
  return {
    pact: isBroad || files.some(file => /^(contracts|server\/(adapter|backend))\//.test(file)),
    browser:
      isBroad || !isNarrow
        ? 'all'
        : touched.length === 0
          ? []
          : [journey, ...new Set(owners.map(owner => `tests/e2e/${owner}/`))],
    crash:
      isBroad ||
      files.some(file => /^(server\/backend\/(copies|companies|demo|platform|tables)|tests\/crash)\//.test(file)),
  }
}

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()

/**
 * Returns the commit that a change is relative to, and the changed files, untracked ones included.
 *
 * @param wanted a commit. By default, where the branch left main, or the previous commit on main
 * itself.
 */
export function changeSince(wanted?: string): { readonly base: string; readonly files: readonly string[] } {
  const head = git('rev-parse', 'HEAD')
  const left = wanted ?? git('merge-base', 'HEAD', 'main')
  const isClean = git('status', '--porcelain') === ''
  const base = wanted === undefined && left === head && isClean ? git('rev-parse', 'HEAD~1') : left
  const files = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
  return { base, files: files.flatMap(list => (list === '' ? [] : list.split('\n'))) }
}
