import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * Runs the specs that write generated files, and prints their output only when they fail. Returns
 * whether they passed.
 */
export function runSpecs(
  project: string,
  files: readonly string[],
  env: Readonly<Record<string, string>> = {},
): boolean {
  const vitest = join(root, 'node_modules/.bin/vitest')
  const { status, stdout, stderr } = spawnSync(vitest, ['run', '--project', project, ...files], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (status !== 0) process.stderr.write(`${stdout}${stderr}\n`)
  return status === 0
}
