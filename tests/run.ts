import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { affectedBy, changeSince, testFiles } from './harness/changed.ts'
import { type Count, countOf, sum } from './harness/count.ts'
import { type Ending, runCommand } from './harness/run-command.ts'
import { isThorough } from './harness/thorough.ts'

/**
 * Runs `npm test`: everything that must hold. `npm run test:all` runs the same with each long proof
 * whole (harness/thorough.ts). Two steps run at a time, since many of them leave a core idle. A
 * step that fails, crashes or times out counts as failed, and the rest continues. The end of each
 * failed step's output is repeated last, since readers of a long log read its end. The last line on
 * stdout is `N passed, N failed`.
 *
 * `npm test -- types lint` runs only those steps. `npm test -- --changed [base]` runs what
 * the changes since `base` (by default the newest commit of main that HEAD is based on) can break.
 */
interface Step {
  readonly name: string
  readonly command: readonly [tool: string, ...args: string[]]
  /** In minutes; a longer step is stopped. */
  readonly limit: number
  /** The file of its test counts, as JSON. Without one the step counts as one. */
  readonly report?: Report
  /** The steps that must pass before it starts: it would fail without what they make. */
  readonly needs?: readonly string[]
  /** The steps that must have ended before it starts, however they ended. */
  readonly after?: readonly string[]
  /** Whether running no test is correct. */
  readonly mayBeEmpty?: boolean
}

interface Report {
  readonly kind: 'vitest' | 'playwright'
  readonly file: string
}

const root = join(import.meta.dirname, '..')
/**
 * The number of last lines of a failed step to repeat: enough to name the failed tests and the
 * reasons.
 */
const closingLines = 60
const reports = join(root, 'test-results/reports')

const vitest = (project: string): Step => {
  const file = join(reports, `${project}.json`)
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name: project,
    command: ['vitest', 'run', '--project', project, ...outputs],
    limit: 90,
    report: { kind: 'vitest', file },
    needs: ['styles'],
  }
}

const playwright = (project: string, limit: number): Step => {
  const file = join(reports, `${project}.json`)
  return {
    name: project,
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--project', project],
    limit,
    report: { kind: 'playwright', file },
    needs: ['build', 'chromium'],
  }
}

/**
 * One checker, since each has types of its own: two take half as much processor time again, and
 * another step has the other core. Incremental: unchanged files are not checked again.
 */
const tsc: Step['command'] = [
  'tsc',
  '-p',
  '.',
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/tsc.json',
]

/**
 * In the order that they begin. The backend's tests are the longest that use one core, so they
 * begin first. The browser tests use both, so they come last: no core is idle at the end.
 */
const steps: readonly Step[] = [
  { name: 'styles', command: ['node', 'server/tooling/build.ts', '--styles'], limit: 5 },
  vitest('pact'),
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '--colors=off'], limit: 5 },
  { name: 'types', command: tsc, limit: 10, needs: ['styles'] },
  { name: 'walls', command: ['node', 'tests/architecture/check-walls.ts'], limit: 5 },
  { name: 'knip', command: ['knip', '--no-progress'], limit: 5, needs: ['styles'] },
  { name: 'build', command: ['node', 'server/tooling/build.ts', '--anyway'], limit: 5, needs: ['styles'] },
  { ...vitest('backend'), after: ['pact'] },
  { ...vitest('unit'), after: ['pact'] },
  // Draws its events from the alphabets that the specs of the flows leave, also after a failure.
  { ...vitest('chaos'), after: ['unit'] },
  { name: 'chromium', command: ['node', 'tests/harness/chromium.ts'], limit: 5 },
  { name: 'peers', command: ['node', 'server/tooling/ensure-installed.mjs', '--in=tests/bench'], limit: 5 },
  { ...vitest('bench'), needs: ['styles', 'chromium', 'peers'] },
  playwright('crash', 45),
  playwright('e2e', 90),
  // Reads what the browser tests have saved, however many of them passed.
  { ...vitest('journals'), after: ['e2e'] },
]
/** The number of steps that run at a time. */
const lanes = 2

function chosenSteps(args: readonly string[]): readonly Step[] {
  if (args[0] === '--changed') return changedSteps(args[1])
  const unknown = args.filter(name => !steps.some(step => step.name === name))
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}: they are ${steps.map(step => step.name).join(', ')}.`)
    process.exit(2)
  }
  return args.length > 0 ? steps.filter(step => args.includes(step.name)) : steps
}

/** Returns the steps that a change can break, each narrowed to it. */
function changedSteps(since: string | undefined): readonly Step[] {
  const { base, files } = changeSince(since)
  const { specs, pact, browser, crash } = affectedBy(files, testFiles())
  console.info(`${files.length} files have changed since ${base.slice(0, 8)}.`)
  const narrowed = (step: Step): Step[] => {
    const narrow = (...args: string[]) => [{ ...step, command: [...step.command, ...args] as const, mayBeEmpty: true }]
    switch (step.name) {
      case 'unit':
      case 'backend':
        if (specs === 'related') return narrow('--changed', base, '--passWithNoTests')
        return specs.length > 0 ? narrow(...specs, '--passWithNoTests') : []
      case 'chaos':
        // Needs the alphabets of all flows.
        return []
      case 'pact':
        return pact ? [step] : []
      case 'crash':
        return crash ? [step] : []
      case 'e2e':
        return browser === 'all' ? [step] : browser.length > 0 ? narrow(...browser) : []
      case 'journals':
        return browser === 'all' ? [step] : []
      case 'bench':
      case 'peers':
        // Only what the contestants are made of can break them: they are mounted with everything.
        return []
      case 'build':
      case 'chromium':
        return browser === 'all' || browser.length > 0 || crash ? [step] : []
      default:
        return [step]
    }
  }
  return steps.flatMap(narrowed)
}

async function runStep(step: Step, failed: ReadonlySet<string>): Promise<Count> {
  const { name, command, report, needs, mayBeEmpty = false } = step
  const missing = needs?.filter(need => failed.has(need)) ?? []
  if (missing.length > 0) {
    console.info(`✗ ${name}: not run, since ${missing.join(' and ')} failed`)
    return { passed: 0, failed: 1 }
  }
  const ending = await runCommand(command, {
    cwd: root,
    limit: minutesOf(step) * 60_000,
    env: { CI: 'true', ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: report.file }) },
  })
  const count = countOf(ending, report, mayBeEmpty)
  console.info(`${summary(name, ending, count)}`)
  if (count.failed > 0) {
    console.info(`${ending.output.trim()}\n${trouble(step, ending)}\n`)
    const end = ending.output.trim().split('\n').slice(-closingLines).join('\n')
    failures.push(`✗ ${name} ${trouble(step, ending)}, at its end:\n${end}\n`)
  }
  return count
}

const summary = (name: string, { milliseconds }: Ending, { passed, failed }: Count) =>
  [
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(9)}`,
    `${passed} passed`.padStart(12),
    `${failed} failed`.padStart(10),
    `${(milliseconds / 1000).toFixed(1)} s`.padStart(9),
  ].join(' ')

/** Whole proofs may take longer. */
const minutesOf = ({ limit }: Step): number => (isThorough ? limit * 4 : limit)

function trouble(step: Step, { status, timedOut }: Ending): string {
  return timedOut ? `(stopped: it took more than ${minutesOf(step)} min)` : `(ended with status ${status})`
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const failed = new Set<string>()
const failures: string[] = []
const counts: Count[] = []
const waiting = [...chosenSteps(process.argv.slice(2))]
const running = new Map<string, Promise<void>>()
/** The exit code of a run that was interrupted. */
let interrupted: number | undefined
// The running steps end by themselves: see runCommand.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.on(signal, () => {
    interrupted = code
    waiting.length = 0
  })
}

/** Removes and returns the first step that waits for no other. */
const takeNext = (): Step | undefined => {
  const isOpen = (name: string) => running.has(name) || waiting.some(step => step.name === name)
  const index = waiting.findIndex(({ needs = [], after = [] }) => ![...needs, ...after].some(isOpen))
  return index < 0 ? undefined : waiting.splice(index, 1)[0]
}

async function complete(step: Step): Promise<void> {
  const count = await runStep(step, failed)
  counts.push(count)
  if (count.failed > 0) failed.add(step.name)
  running.delete(step.name)
}

while (waiting.length > 0 || running.size > 0) {
  const next = running.size < lanes ? takeNext() : undefined
  if (next) running.set(next.name, complete(next))
  else await Promise.race(running.values())
}
// A single step has just printed its end.
if (counts.length > 1) for (const failure of failures) console.info(`\n${failure}`)
const total = sum(counts)
process.exitCode = interrupted ?? (total.failed > 0 ? 1 : 0)
console.info(`\n${total.passed} passed, ${total.failed} failed`)
