import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { NewFlowRefused } from '../new-flow/names.ts'
import { newRegister } from './new-register.ts'

/**
 * `npm run new:register <name> <route name> [<path> <title> <area>]`: writes a register that passes
 * every check.
 */
const root = join(import.meta.dirname, '../../..')

try {
  const files = newRegister(root, process.argv.slice(2))
  const biome = join(root, 'node_modules/.bin/biome')
  const code = files.filter(file => file.endsWith('.ts'))
  const { status } = spawnSync(biome, ['check', '--write', ...code], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new NewFlowRefused(`biome check --write ${code.join(' ')} did not succeed.`)
  console.info(`Written:\n${files.map(file => `  ${file}`).join('\n')}

Now give ${files[0]} its words, path, fields and examples. Everything else follows from it. Then
npm run pacts writes the pacts, the documents and their tables, and npm test -- --changed tries it all.`)
} catch (error) {
  if (!(error instanceof NewFlowRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
