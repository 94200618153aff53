import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { build } from 'vite'
import { LoginPage } from '../../e2e/models/login-page.ts'
import { chromiumFlags, ensureChromium } from '../../harness/chromium.ts'
import { projectRoot, RunningApp } from '../../harness/running-app.ts'
import type { Contest, Row } from '../contest.ts'

/**
 * Measures what the browser fetches before somebody can sign in, as transferred over the network.
 */
export const firstScreen: readonly Row[] = [
  {
    name: 'first-screen',
    what: 'brotli kB of JavaScript until the login screen is usable, modulepreloads counted',
    peer: 'react-dom alone',
    unit: 'kB',
    better: 'less',
    // The number of bytes does not vary, as the second round shows.
    rounds: 2,
    limit: { atMost: 140 },
    prepare,
  },
]

async function prepare(): Promise<Contest> {
  const app = await RunningApp.start()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] })
  return {
    ours: () => scriptsOfLogin(browser, app.url),
    peer: reactDomAlone,
    close: async () => {
      await browser.close()
      await app.dispose()
    },
  }
}

/** @returns kB */
async function scriptsOfLogin(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ baseURL: url })
  const login = new LoginPage(page)
  try {
    await login.open()
    await login.choosePassword()
    await login.login.fill('ftg2')
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => /\.js(\?|$)/.test(entry.name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
    if (bytes === 0) throw new Error('No script was fetched: the page is not the built one')
    return bytes / 1000
  } finally {
    await page.close()
  }
}

/** Returns the size of react-dom, built and compressed. @returns kB */
export async function reactDomAlone(): Promise<number> {
  const root = await mkdtemp(join(tmpdir(), 'avlona-react-dom-'))
  try {
    await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
    await writeFile(
      join(root, 'main.js'),
      `import { createElement } from 'react'
       import { createRoot } from 'react-dom/client'
       createRoot(document.getElementById('root')).render(createElement('p', null, 'Hej'))`,
    )
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, target: 'es2024', rolldownOptions: { input: join(root, 'main.js') } },
    })
    if (!('output' in built)) throw new Error('Vite built something else than one bundle')
    const scripts = built.output.flatMap(part => (part.type === 'chunk' ? [part.code] : []))
    return scripts.reduce((sum, code) => sum + brotliCompressSync(code).length, 0) / 1000
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}
