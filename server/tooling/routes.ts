import { join } from 'node:path'
import { createServer } from 'vite'
import { ensureStyles } from './build.ts'
import { projectRoot } from './fingerprint.ts'

/**
 * `npm run routes`: prints the routes of the specification whose screens do not exist yet, by area,
 * and how many there are. The list is to be emptied.
 */
interface Listed {
  readonly path: string
  readonly load?: unknown
}

ensureStyles()
const vite = await createServer({
  configFile: join(projectRoot, 'vite.config.ts'),
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'error',
})
try {
  // The areas name their components, which only Vite can read.
  const { areas } = (await vite.ssrLoadModule('/areas.ts')) as {
    readonly areas: readonly { readonly screens?: readonly Listed[] }[]
  }
  const screens = areas.flatMap(area => area.screens ?? [])
  const planned = screens.filter(({ load }) => load === undefined).map(({ path }) => path)
  for (const path of planned) console.info(path)
  console.info(`\n${planned.length} of ${screens.length} routes have no screen yet.`)
} finally {
  await vite.close()
}
