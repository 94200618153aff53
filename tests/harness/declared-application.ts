import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { projectRoot, RunningApp } from './running-app.ts'

/** The declaration, and the file of the one whose place it takes. */
const declared = join(import.meta.dirname, 'declared-register.ts')
const declaration = join(projectRoot, 'contracts/registers/product-groups.ts')
const folder = 'dist/ui-declared'

/** Returns a module that Node runs, by its text. */
const moduleOf = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`
const hrefOf = (file: string) => JSON.stringify(pathToFileURL(file).href)

/** Builds the interface with the declaration, without what only makes it small. */
const build = `
  import { build } from 'vite'
  const plugin = {
    name: 'declared-register',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found?.id === ${JSON.stringify(declaration)} ? ${JSON.stringify(declared)} : found
    },
  }
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'warn',
    plugins: [plugin],
    build: { outDir: '../${folder}', minify: false, cssMinify: false, sourcemap: false, reportCompressedSize: false },
  })
`

/** Has the server read the declaration, and serve the interface with it. */
const serve = `
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      return found.url === ${hrefOf(declaration)} ? { ...found, url: ${hrefOf(declared)} } : found
    },
    load(url, context, next) {
      const loaded = next(url, context)
      return url === ${hrefOf(join(projectRoot, 'server/application.ts'))}
        ? { ...loaded, source: String(loaded.source).replace("'../dist/ui'", "'../${folder}'") }
        : loaded
    },
  })
`

/**
 * Starts the application with the register of `declared-register.ts` in the place of the product
 * groups: that file is all that it takes. The interface is built for it, without what makes it
 * small.
 */
export async function startDeclaredApplication(): Promise<RunningApp> {
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', build], { cwd: projectRoot })
  return RunningApp.start({ NODE_OPTIONS: `--import=${moduleOf(serve)}` })
}
