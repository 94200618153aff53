import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { namesOf } from '#server/tooling/new-flow/names.ts'
import { newFlow } from '#server/tooling/new-flow/new-flow.ts'
import { newRegister } from '#server/tooling/new-register/new-register.ts'
import { isThorough } from '../harness/thorough.ts'
import { projectRoot } from './source-tree.ts'

/**
 * `npm run new:flow` and `npm run new:register`, tried in one copy of the project. The small run
 * shows that both write all their files, formatted and linted, and that the flow passes its own
 * spec, those of the application and its chart's, which the command itself runs. It does not show
 * that they compile, keep to the walls, leave no dead code and pass the specs of folders and
 * registers.
 */
const isClone = existsSync(join(projectRoot, '.git'))
const made = { subject: 'salary-years', name: 'year-report' }
const folder = `machines/${made.subject}/${made.name}`
const register = 'contracts/registers/sample-items.ts'
/** A screen of its own: all registers of the specification are made. */
const ofRegister = ['sample-items', 'Samples', '/registry/samples', 'Provposter', 'Registry.Varugrupper'] as const

let copy: string
let told: Ended
let toldOfRegister: Ended
beforeAll(async () => {
  if (!isClone) return
  copy = mkdtempSync(join(tmpdir(), 'avlona-new-flow-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  for (const path of listed.split('\0')) {
    if (path !== '' && existsSync(join(projectRoot, path))) cpSync(join(projectRoot, path), join(copy, path))
  }
  cpSync(join(projectRoot, 'styled-system'), join(copy, 'styled-system'), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'))
  told = await run('node', 'server/tooling/new-flow/cli.ts', made.subject, made.name)
  toldOfRegister = await run('node', 'server/tooling/new-register/cli.ts', ...ofRegister)
})
afterAll(() => {
  if (isClone) rmSync(copy, { recursive: true })
})

interface Ended {
  readonly code: number
  readonly output: string
}

/** Runs a tool of the project in the copy, as a terminal would. */
function run(tool: string, ...args: string[]): Promise<Ended> {
  const path = `${join(projectRoot, 'node_modules/.bin')}:${process.env.PATH}`
  return new Promise(resolve => {
    const options = { cwd: copy, env: { PATH: path, HOME: process.env.HOME, NO_COLOR: '1' }, maxBuffer: 1e8 }
    execFile(tool, args, options, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: `${out}${err}` }),
    )
  })
}
const passes = async (tool: string, ...args: string[]) => expect(await run(tool, ...args)).toMatchObject({ code: 0 })
const read = (path: string) => readFileSync(join(copy, path), 'utf8')

describe.runIf(isClone)('a new flow, and a new register', () => {
  it('has every file of a flow, a line among the flows, and its ports', () => {
    expect(told).toMatchObject({ code: 0, output: expect.stringContaining(`${folder}/year-report.machine.ts`) })
    const suffixes = readdirSync(join(copy, folder)).map(file => file.replace('year-report.', ''))
    const written = ['chart.md', 'machine.ts', 'ports.ts', 'spec.ts', 'types.ts']
    expect(suffixes).toEqual(expect.arrayContaining(written))
    expect(read('machines/app/app.flows.ts')).toContain('  yearReport: ofSession<typeof yearReportMachine>(),\n')
    expect(read('ui/runtime/ports/salary-year-ports.ts')).toContain(
      '  yearReport: withCalls(yearReportMachine, api),\n',
    )
    expect(read(`${folder}/year-report.chart.md`)).toContain('open.loading')
  })

  it('of a register is one file, and its lines, also for a route that no screen has', () => {
    expect(toldOfRegister).toMatchObject({ code: 0, output: expect.stringContaining(register) })
    expect(read(register)).toContain("  route: '/registry/samples',\n  area: 'Registry.Varugrupper',\n")
    expect(read('contracts/reference-data/register-names.ts')).toContain("  sampleItems: 'Samples',\n")
    expect(read('contracts/registers/registers.ts')).toContain('  sampleItems,\n')
    expect(read('contracts/registers/declarations.ts')).toContain("  sampleItems: () => import('./sample-items.ts'),\n")
    expect(read('ui/screens/registers/area.ts')).toContain(
      "  ['Samples', '/registry/samples', 'Provposter', 'Registry.Varugrupper.Read'],\n])\n",
    )
    expect(read('ui/menu.ts')).toMatch(/ {6}'\w+',\n {6}'Samples',\n {4}\],\n/)
    expect(read('server/backend/help/texts/registry-samples.html')).toContain('<h1>Provposter</h1>')
  })

  /**
   * The files that it wrote and whatever they import: the whole takes half a minute more. One
   * checker, since each has types of its own: four take twice the processor time.
   */
  it.runIf(isThorough)('compiles', async () => {
    const include = [folder, 'machines/app/app.flows.ts', 'ui/runtime/signed-in-flows.ts', register]
    writeFileSync(join(copy, 'tsconfig.flow.json'), JSON.stringify({ extends: './tsconfig.json', include }))
    await passes('tsc', '-p', 'tsconfig.flow.json', '--checkers', '1')
  })

  it.runIf(isThorough)('is formatted and linted, and breaks no wall', async () => {
    await passes('biome', 'ci', '--error-on-warnings', folder, 'machines/app', 'ui/runtime', 'contracts/registers')
    await passes('node', 'tests/architecture/check-walls.ts')
  })

  it.runIf(isThorough)('leaves no dead code', async () => {
    const { output } = await run('knip', '--no-progress')
    expect(output).not.toMatch(/year-?report|sample-?items/i)
  })

  it.runIf(isThorough)('passes its own spec, those of the application and of the folders', async () => {
    const { code, output } = await run(
      ...['vitest', 'run', '--project', 'unit', `${folder}/`, 'machines/app/', 'machines/kit/chart/'],
      ...['tests/architecture/flow-folders.spec.ts', 'contracts/registers/', 'ui/screens/registers/'],
    )
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('year-report.spec.ts') })
    expect(output).toContain('places.spec.ts')
  })

  it('of a subject without ports gets a file of its own among the signed-in flows', () => {
    const files = newFlow(copy, namesOf('pensions', 'pension-plan'))
    expect(files).toContain('ui/runtime/ports/pensions-ports.ts')
    expect(read('ui/runtime/signed-in-flows.ts')).toContain('  ...pensionsFlows(outside),\n})\n')
  })

  it.each([
    ['an existing folder', 'frame', 'snackbar', /^machines\/frame\/snackbar exists already\.$/],
    ['an existing id', 'companies', 'confirm', /^There is a flow confirm already/],
    ['a subject that is a flow', 'rights', 'roles', /^machines\/rights is a flow itself/],
  ])('refuses %s, and writes nothing', (_, subject, name, sentence) => {
    const before = read('machines/app/app.flows.ts')
    expect(() => newFlow(copy, namesOf(subject, name))).toThrow(
      expect.objectContaining({ message: expect.stringMatching(sentence) }),
    )
    expect(read('machines/app/app.flows.ts')).toBe(before)
    expect(existsSync(join(copy, `machines/${subject}/${name}/${name}.machine.ts`))).toBe(name === 'snackbar')
  })

  it.each([
    [[], /^Give a name and the route name/],
    [['Imports', 'ImpReg'], /^Imports is no name/],
    [['departments', 'ImpReg'], /^There is a register departments already/],
    [['result-units1', 'ImpReg'], /^There is a register resultUnits1 already/],
    [['imported-again', 'Saknas'], /has no screen Saknas .* or give the path/],
    [['clients-again', 'Brukarregister'], /has no screen Brukarregister with a constant title/],
    [['clients-again', 'Brukarregister', '/registry/x', 'X', 'Registry.FackFor'], /has no screen Brukarregister/],
    [['imported-again', 'Varugrupper'], /^The screen Varugrupper is another register's already/],
    [['courses', 'Varugrupper', '/registry/x', 'X', 'Registry.FackFor'], /has a screen Varugrupper already/],
    [['courses', 'courses', '/registry/x', 'X', 'Registry.FackFor'], /^courses is no route name/],
    [['courses', 'Courses', '/registry/impreg', 'X', 'Registry.FackFor'], /^\/registry\/impreg is taken/],
    [['courses', 'Courses', '/registry/x', "X'", 'Registry.FackFor'], /^A title has no quotation marks/],
    [['courses', 'Courses', '/registry/x', 'X', 'Registry.Kurser'], /^No screen has the right Registry\.Kurser\.Read/],
  ] as const)('the register %j is refused in a sentence, and nothing is written', (words, sentence) => {
    const before = read('ui/menu.ts') + read('contracts/registers/registers.ts')
    expect(() => newRegister(copy, words)).toThrow(
      expect.objectContaining({ message: expect.stringMatching(sentence) }),
    )
    expect(read('ui/menu.ts') + read('contracts/registers/registers.ts')).toBe(before)
  })
})

it.each([
  [undefined, undefined, /^Give a subject and a name/],
  ['salary-years', 'YearReport', /^YearReport is no name: write small letters/],
  ['../ui', 'x', /^\.\.\/ui is no name/],
  ['kit', 'x', /^machines\/kit is no subject/],
  ['salary-years', 'snapshot', /^snapshot says too little/],
])('the names %s %s are refused in a sentence', (subject, name, sentence) => {
  expect(() => namesOf(subject, name)).toThrow(expect.objectContaining({ message: expect.stringMatching(sentence) }))
})
