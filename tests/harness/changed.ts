import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The tests that a change affects. */
export interface Affected {
  /** The commit that the change is relative to. */
  readonly base: string
  /**
   * The specs to run: those whose imports reach a changed file, or, when only subjects have
   * changed, parts of their paths. A spec of the whole backend imports all of it, and would run for
   * any line.
   */
  readonly specs: 'related' | readonly string[]
  /** Whether the pacts or their consumer may have changed. */
  readonly pact: boolean
  /** The folders and files of browser tests to run: none, some, or 'all'. */
  readonly browser: 'all' | readonly string[]
  /** Whether the survival of `kill -9` may have changed. */
  readonly crash: boolean
}

/** A file of tests. */
export interface TestFile {
  readonly path: string
  readonly text: string
}

/** The test of a whole session, affected by any change of the application. */
const journey = 'tests/e2e/frame/journey.e2e.ts'

/** The folders of the layers that are no subjects: all subjects use them. */
const mechanisms =
  /^(contracts\/(pacts?|forms|rights|live|rules|registers|docs|code-lists|reference-data)|machines\/(kit|app)|server\/backend\/(platform|tables|demo|invented-persons|contract|dev|registers|rights)|ui\/screens\/dev|tests\/e2e\/(models|pages))\//
/** The parts of payroll that all of it uses. */
const partsOfPayroll = /^payroll\/(basis|imported|payslips|testing)$/
/** Folders of a subject that has another name. */
const partOf: Readonly<Record<string, string>> = {
  engine: 'payroll',
  law: 'payroll',
  person: 'employees',
  'formula-names': 'formulas',
  'work-calendar': 'schedules',
}

const isSpec = (path: string) => /\.spec\.tsx?$/.test(path)
const isOfApplication = (path: string) => /^(contracts|machines|server|ui)\//.test(path) && !/\.md$/.test(path)

/**
 * Returns the subject of a file: the first folder within its layer, and in payroll the first two.
 * Undefined for a mechanism or the root of a layer.
 */
function subjectOf(path: string): string | undefined {
  if (mechanisms.test(path)) return undefined
  const [, folder] =
    /^(?:contracts|machines|server\/backend|ui\/screens|tests\/e2e)\/(payroll\/[\w-]+(?=\/)|[\w-]+(?=\/))/.exec(path) ??
    []
  return folder !== undefined && partsOfPayroll.test(folder) ? 'payroll' : (partOf[folder ?? ''] ?? folder)
}

/** Returns the browser tests of a subject: those named by it, or else those that mention it. */
function journeysOf(subject: string, files: readonly TestFile[]): readonly string[] {
  const [whole] = subject.split('/')
  const named = files.filter(({ path }) => path.includes(`/${subject}/`) || path.includes(`/${subject}.`))
  if (named.length > 0) return named.map(({ path }) => path)
  if (whole !== undefined && whole !== subject) return journeysOf(whole, files)
  return files.filter(({ text }) => text.includes(`/${subject}`)).map(({ path }) => path)
}

/** Returns parts of the paths of a subject's specs, and the specs elsewhere that import of it. */
function specsOf(subject: string, files: readonly TestFile[]): readonly string[] {
  const names = [subject, ...Object.keys(partOf).filter(name => partOf[name] === subject)]
  const folders = names.flatMap(name =>
    ['contracts', 'machines', 'server/backend', 'ui/screens'].map(layer => `${layer}/${name}/`),
  )
  const users = files
    .filter(({ path, text }) => isSpec(path) && !path.startsWith('tests/harness/') && text.includes(`/${subject}/`))
    .map(({ path }) => path)
  return [...folders, ...users.filter(path => !folders.some(folder => path.startsWith(folder)))]
}

/**
 * Returns the tests that a change affects.
 *
 * @param files the changed files, from the project's root
 * @param tests the files of specs and of browser tests
 */
export function affectedBy(files: readonly string[], tests: readonly TestFile[]): Omit<Affected, 'base'> {
  const browserTests = tests.filter(({ path }) => path.endsWith('.e2e.ts'))
  const touched = files.filter(file => (isOfApplication(file) && !isSpec(file)) || file.startsWith('tests/e2e/'))
  const owners = [...new Set(touched.map(subjectOf))]
  const subjects = owners.filter(owner => owner !== undefined)
  const isBroad = files.some(file => /^(package(-lock)?\.json|[\w.]+\.config\.[tj]s|tests\/harness\/)/.test(file))
  const isNarrow = !isBroad && subjects.length === owners.length
  const journeys = subjects.map(subject => journeysOf(subject, browserTests))
  const ofContracts = files.some(file => file.startsWith('contracts/'))
  return {
    specs: isNarrow
      ? [
          ...new Set([
            ...subjects.flatMap(subject => specsOf(subject, tests)),
            ...files.filter(isSpec),
            ...(touched.length > 0 ? ['tests/architecture/'] : []),
            ...(ofContracts ? ['contracts/pact/', 'contracts/docs/'] : []),
          ]),
        ]
      : 'related',
    pact: isBroad || files.some(file => /^(contracts|server\/adapter)\//.test(file)),
    browser: !isNarrow ? 'all' : touched.length === 0 ? [] : [...new Set([journey, ...journeys.flat()])],
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

/** Returns the files of specs and browser tests. */
export const testFiles = (): readonly TestFile[] =>
  git('ls-files', '--cached', '--others', '--exclude-standard', '*.spec.ts', '*.spec.tsx', '*.e2e.ts')
    .split('\n')
    .filter(path => existsSync(path))
    .map(path => ({ path, text: readFileSync(path, 'utf8') }))
