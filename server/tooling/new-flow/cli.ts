import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { NewFlowRefused, namesOf } from './names.ts'
import { newFlow } from './new-flow.ts'

/** `npm run new:flow <subject> <name>`: writes a flow that passes every check, to begin from. */
const root = join(import.meta.dirname, '../../..')

/** Runs a tool of the project. @throws NewFlowRefused when it fails */
function run(tool: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new NewFlowRefused(`${tool} ${args.join(' ')} did not succeed: run it to see why.`)
}

try {
  const [subject, name, more] = process.argv.slice(2)
  if (more !== undefined)
    throw new NewFlowRefused('Give one subject and one name: npm run new:flow salary-years year-report')
  const names = namesOf(subject, name)
  const files = newFlow(root, names)
  run('biome', ['check', '--write', ...files])
  const folder = `machines/${names.subject}/${names.name}`
  run('vitest', ['run', '--project', 'unit', `${folder}/`, 'machines/app/', 'machines/kit/chart/'], {
    UPDATE_CHARTS: '1',
  })
  console.info(`Written, with the chart beside it:\n${files.map(file => `  ${file}`).join('\n')}

Now give fetchContent its own call, ${names.type}Key what the call needs, and the spec examples of its data.
A screen shows it: useFlow('${names.id}').send({ type: 'view.show', key }). machines/README.md tells the rest.`)
} catch (error) {
  if (!(error instanceof NewFlowRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
