import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { readConfig } from '../config.ts'
import { brandOfHost, pageOf, withDevPages } from '../web/brand-page.ts'
import { ensureOpenApi, ensureStyles } from './build.ts'
import { projectRoot } from './fingerprint.ts'

/** `npm run dev`: the server, restarted when its files change, behind Vite's development server. */
const port = process.env.PORT ?? '3000'
const upstream = { target: `http://127.0.0.1:${port}`, changeOrigin: false }

/**
 * Serves the page in the brand of the request's host, like the built application's server
 * (`norrlon.localhost:5173`).
 */
const brandedPage: Plugin = {
  name: 'branded-page',
  configureServer: ({ middlewares, transformIndexHtml }) => {
    middlewares.use(async ({ method, url = '/', headers }, response, next) => {
      if (method !== 'GET' || !headers.accept?.includes('text/html')) return next()
      const html = withDevPages(await readFile(join(projectRoot, 'ui/index.html'), 'utf8'))
      const host = (headers.host ?? '').replace(/:\d+$/, '')
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(await transformIndexHtml(url, pageOf(html, brandOfHost(host, readConfig(process.env).BRAND_HOSTS))))
    })
  },
}

ensureStyles()
ensureOpenApi()
const styles = start(join(projectRoot, 'node_modules/.bin/panda'), ['codegen', '--watch', '--silent'])
const server = start(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'])

const vite = await createServer({
  configFile: join(projectRoot, 'vite.config.ts'),
  clearScreen: false,
  plugins: [brandedPage],
  server: {
    proxy: {
      '/trpc': upstream,
      '/socket': { ...upstream, ws: true },
      // Downloads, prints and pictures.
      '^/(file|print|ftgpicture)/': upstream,
    },
  },
})
await vite.listen()
vite.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
server.once('exit', () => void stop())

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await Promise.all([vite.close(), end(server), end(styles)])
}

function start(command: string, args: readonly string[]): ChildProcess {
  return spawn(command, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development' },
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
