import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Count, countOf, sum } from './harness/count.ts'
import { type Ending, runCommand } from './harness/run-command.ts'

/**
 * `npm test`: everything that must hold, one step after the other. A step that fails, crashes or takes too long is counted as
 * failed, and the rest goes on. How each failed step ended is told once more when all are done, since whoever reads a long log
 * reads its end. The last line on stdout is `N passed, N failed`. `node tests/run.ts types lint` runs only those.
 */
interface Step {
  readonly name: string
  readonly command: readonly [tool: string, ...args: string[]]
  /** Minutes until it is stopped. */
  readonly limit: number
  /** Its own count of tests, as JSON; without one the step counts as one. */
  readonly report?: Report
  /** Steps without which it says nothing. */
  readonly needs?: readonly string[]
}

interface Report {
  readonly kind: 'vitest' | 'playwright'
  readonly file: string
}

const root = join(import.meta.dirname, '..')
/** As many lines of a failed step as say which tests failed and why. */
const closingLines = 60
const reports = join(root, 'test-results/reports')

const vitest = (project: string): Step => {
  const file = join(reports, `${project}.json`)
  return {
    name: project,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    limit: 10,
    report: { kind: 'vitest', file },
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
 * Two checkers, since each has types of its own: more cost twice the work on two cores. What has not changed since the last
 * check is not checked again.
 */
const tsc: Step['command'] = [
  'tsc',
  '-p',
  '.',
  '--checkers',
  '2',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/tsc.json',
]

const steps: readonly Step[] = [
  { name: 'styles', command: ['node', 'server/tooling/build.ts', '--styles'], limit: 1 },
  { name: 'types', command: tsc, limit: 10 },
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '--colors=off'], limit: 5 },
  { name: 'walls', command: ['node', 'tests/architecture/check-walls.ts'], limit: 5 },
  { name: 'knip', command: ['knip', '--no-progress'], limit: 2 },
  vitest('unit'),
  vitest('pact'),
  vitest('backend'),
  { name: 'build', command: ['node', 'server/tooling/build.ts', '--anyway'], limit: 3 },
  { name: 'chromium', command: ['node', 'tests/harness/chromium.ts'], limit: 4 },
  playwright('e2e', 30),
  playwright('crash', 10),
]

function chosenSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.filter(name => !steps.some(step => step.name === name))
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}: they are ${steps.map(step => step.name).join(', ')}.`)
    process.exit(2)
  }
  return names.length > 0 ? steps.filter(step => names.includes(step.name)) : steps
}

async function runStep({ name, command, limit, report, needs }: Step, failed: ReadonlySet<string>): Promise<Count> {
  const missing = needs?.filter(need => failed.has(need)) ?? []
  if (missing.length > 0) {
    console.info(`✗ ${name}: not run, since ${missing.join(' and ')} failed`)
    return { passed: 0, failed: 1 }
  }
  const ending = await runCommand(command, {
    cwd: root,
    limit: limit * 60_000,
    env: { CI: 'true', ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: report.file }) },
  })
  const count = countOf(ending, report)
  console.info(`${summary(name, ending, count)}`)
  if (count.failed > 0) {
    console.info(`${ending.output.trim()}\n${trouble(ending, limit)}\n`)
    const end = ending.output.trim().split('\n').slice(-closingLines).join('\n')
    failures.push(`✗ ${name} ${trouble(ending, limit)}, at its end:\n${end}\n`)
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

function trouble({ status, timedOut }: Ending, limit: number): string {
  return timedOut ? `(stopped: it took more than ${limit} min)` : `(ended with status ${status})`
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const failed = new Set<string>()
const failures: string[] = []
const counts: Count[] = []
for (const step of chosenSteps(process.argv.slice(2))) {
  const count = await runStep(step, failed)
  counts.push(count)
  if (count.failed > 0) failed.add(step.name)
}
// Of a single step, the end has just been told.
if (counts.length > 1) for (const failure of failures) console.info(`\n${failure}`)
const total = sum(counts)
process.exitCode = total.failed > 0 ? 1 : 0
console.info(`\n${total.passed} passed, ${total.failed} failed`)
