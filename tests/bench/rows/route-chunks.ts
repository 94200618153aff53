import { type BrowserContext, chromium, expect, type Page } from 'playwright/test'
import { LoginPage } from '../../e2e/models/login-page.ts'
import { chromiumFlags, ensureChromium } from '../../harness/chromium.ts'
import { RunningApp } from '../../harness/running-app.ts'
import { walkedRoutes } from '../../harness/specified-access.ts'
import type { Contest, Row } from '../contest.ts'
import { spreadOf } from '../contest.ts'
import { reactDomAlone } from './first-screen.ts'

/** Measures what a screen fetches beside the start page's code, as transferred over the network. */
export const routeChunks: readonly Row[] = (
  [
    ['route-chunks', 'that a screen fetches and no other does', 'alone', 40],
    ['screen-opened', 'that a screen opened first after the start page fetches', 'whole', 70],
  ] as const
).map(([name, which, part, atMost]) => ({
  name,
  what: `brotli kB of JavaScript ${which}, the median of those that exist`,
  peer: 'react-dom alone',
  unit: 'kB',
  better: 'less',
  rounds: 1,
  limit: { atMost },
  prepare: async (): Promise<Contest> => {
    walked ??= walk()
    const screens = await walked
    return { ours: async () => screens[part], peer: reactDomAlone, close: async () => {} }
  },
}))

/** The medians of the screens, in kB. */
interface Screens {
  /** What a screen fetches and no other does. */
  readonly alone: number
  /** All that a screen fetches, with what several share. */
  readonly whole: number
}

/** The result of walking through all screens once, which takes minutes: both rows read it. */
let walked: Promise<Screens> | undefined

async function walk(): Promise<Screens> {
  const app = await RunningApp.start()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] })
  try {
    return await mediansOfRoutes(await browser.newContext({ baseURL: app.url }))
  } finally {
    await browser.close()
    await app.dispose()
  }
}

async function mediansOfRoutes(context: BrowserContext): Promise<Screens> {
  await new LoginPage(await context.newPage()).arriveAs('lic')
  // Each tab begins in the company, as one that has chosen it before.
  await context.addInitScript(() => sessionStorage.setItem('FtgId', 'nordsken'))
  const start = await scriptsOf(context, '/infopanel', prefetched)
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
    `  ${screens.length} screens; opened first after the start page, ${max.toFixed(1)} kB at most; the start page fetches ${sum([...start]).toFixed(1)} kB`,
  )
  return { alone: spreadOf(alone).median, whole }
}

/** Waits for the palette, which the start page fetches when it is shown. */
const prefetched = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/command-palette-')),
  )

/** Returns the scripts that a page fetches until its screen is shown, with their bytes. */
async function scriptsOf(
  context: BrowserContext,
  path: string,
  shown: (page: Page) => Promise<unknown> = async () => {},
): Promise<ReadonlyMap<string, number>> {
  const page = await context.newPage()
  try {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible({ timeout: 20_000 })
    await shown(page)
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
