import { type BrowserContext, chromium, expect } from 'playwright/test'
import { LoginPage } from '../../e2e/models/login-page.ts'
import { chromiumFlags, ensureChromium } from '../../harness/chromium.ts'
import { RunningApp } from '../../harness/running-app.ts'
import { walkedRoutes } from '../../harness/specified-access.ts'
import type { Contest, Row } from '../contest.ts'
import { spreadOf } from '../contest.ts'
import { reactDomAlone } from './first-screen.ts'

/** Measures what a screen fetches beside the start page's code, as transferred over the network. */
export const routeChunks: readonly Row[] = [
  {
    name: 'route-chunks',
    what: 'brotli kB of JavaScript that a screen fetches and no other does, the median of those that exist',
    peer: 'react-dom alone',
    unit: 'kB',
    better: 'less',
    rounds: 1,
    limit: { atMost: 40 },
    prepare,
  },
]

async function prepare(): Promise<Contest> {
  const app = await RunningApp.start()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] })
  return {
    ours: async () => medianOfRoutes(await browser.newContext({ baseURL: app.url })),
    peer: reactDomAlone,
    close: async () => {
      await browser.close()
      await app.dispose()
    },
  }
}

/** @returns kB */
async function medianOfRoutes(context: BrowserContext): Promise<number> {
  await new LoginPage(await context.newPage()).arriveAs('lic')
  // Each tab begins in the company, as one that has chosen it before.
  await context.addInitScript(() => sessionStorage.setItem('FtgId', 'nordsken'))
  const start = await scriptsOf(context, '/infopanel')
  const screens: (readonly [name: string, bytes: number])[][] = []
  for (const path of walkedRoutes.filter(each => !each.includes(':'))) {
    const added = [...(await scriptsOf(context, path))].filter(([name]) => !start.has(name))
    // A route without code of its own does not exist yet.
    if (added.length > 0) screens.push(added)
  }
  const fetchers = Map.groupBy(screens.flat(), ([name]) => name)
  const sum = (scripts: readonly (readonly [string, number])[]) =>
    scripts.reduce((total, [, bytes]) => total + bytes, 0) / 1000
  const alone = screens.map(scripts => sum(scripts.filter(([name]) => fetchers.get(name)?.length === 1)))
  const { median: whole, max } = spreadOf(screens.map(sum))
  console.info(
    `  ${screens.length} screens; opened first after the start page, ${whole.toFixed(1)} kB at the median and ${max.toFixed(1)} kB at most, with what several share`,
  )
  return spreadOf(alone).median
}

/** Returns the scripts that a page fetches until its screen is shown, with their bytes. */
async function scriptsOf(context: BrowserContext, path: string): Promise<ReadonlyMap<string, number>> {
  const page = await context.newPage()
  try {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible({ timeout: 20_000 })
    await page.waitForLoadState('networkidle')
    return new Map(
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry): entry is PerformanceResourceTiming => /\.js(\?|$)/.test(entry.name))
          .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
      ),
    )
  } finally {
    await page.close()
  }
}
