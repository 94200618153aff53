import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import { fingerprint, projectRoot, Stamp } from './fingerprint.ts'

const styleSources = ['panda.config.ts', 'contracts/brands.ts', 'ui/theme/**', 'ui/**/*.recipe.ts', 'package-lock.json']
const openApiSources = ['contracts/**/*.ts', 'contracts/pact/figures.json', 'package-lock.json']
const browserSources = [
  ...styleSources,
  '{ui,contracts,machines}/**/*.{ts,tsx,css,html,svg,png,json,woff2}',
  '{vite,panda}.config.ts',
  'postcss.config.js',
  'tsconfig.json',
]

/**
 * Generates styled-system/ (which git does not keep) from the theme, when the theme has changed.
 */
export function ensureStyles(): void {
  const stamp = new Stamp('styled-system/.made-from')
  const print = fingerprint(styleSources)
  if (stamp.holds(print)) return
  run('panda', ['codegen'])
  stamp.write(print)
}

/** Writes the OpenAPI document into dist/pacts when the contracts have changed. */
export function ensureOpenApi(): void {
  const stamp = new Stamp('dist/pacts/openapi.made-from')
  const print = fingerprint(openApiSources)
  if (stamp.holds(print)) return
  run('node', ['contracts/pact/openapi-file.ts'])
  stamp.write(print)
}

/** Builds the browser's part into dist/ui when its sources have changed. */
export function ensureBuilt({
  anyway = false,
  say = console.info,
}: {
  anyway?: boolean
  say?: (text: string) => void
}) {
  const stamp = new Stamp('dist/ui.made-from')
  const print = fingerprint(browserSources)
  if (stamp.holds(print) && !anyway) return
  say('Building the browser’s part …')
  stamp.write('')
  ensureStyles()
  run('vite', ['build', '--logLevel', 'warn'])
  compressAssets(join(projectRoot, 'dist/ui'))
  stamp.write(print)
}

/**
 * Writes .br and .gz copies of files with a hash in their names, so that the server need not
 * compress them.
 */
function compressAssets(folder: string): void {
  for (const file of globSync('assets/**/*.{js,css,svg}', { cwd: folder })) {
    const path = join(folder, file)
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length } }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

class ToolFailure extends Error {}

function run(tool: string, args: readonly string[]): void {
  const bin = join(projectRoot, 'node_modules/.bin', tool)
  const { status, error, stdout, stderr } = spawnSync(bin, args, { cwd: projectRoot, encoding: 'utf8' })
  if (status === 0) return
  throw new ToolFailure(`"${tool} ${args.join(' ')}" failed:\n${error?.message ?? `${stdout}${stderr}`}`)
}

if (import.meta.main) {
  try {
    if (process.argv.includes('--styles')) ensureStyles()
    else {
      ensureOpenApi()
      ensureBuilt({ anyway: process.argv.includes('--anyway') })
    }
  } catch (failure) {
    if (!(failure instanceof ToolFailure)) throw failure
    console.error(`\n${failure.message}\n`)
    process.exitCode = 1
  }
}
