import { basename, join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { isThorough } from '../harness/thorough.ts'
import { expect, test } from './test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Creates an axe run. Pages have no frames, so axe needs no page of its own to merge their
 * findings. Only violations are described.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  // Half a megabyte, so it is injected only once per page.
  const isThere = await page.evaluate(() => 'axe' in window)
  return new AxeBuilder({ page, ...(isThere && { axeSource: '0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
}

interface Finding {
  readonly id: string
  readonly help: string
  readonly where: readonly string[]
}

/** The window on a desk, and the one on a phone. */
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const
type Size = keyof typeof sizes
const bothSizes = ['wide', 'narrow'] as const
type Theme = 'light' | 'dark'
const bothThemes = ['light', 'dark'] as const
/**
 * A theme changes colours only, which widgets have from one list in both sizes. So a page is
 * analysed once in each size and once in each theme, and every size in both themes only where all
 * widgets are.
 */
const themeOf: Readonly<Record<Size, Theme>> = { wide: 'light', narrow: 'dark' }

/** Calls `check` with the window in each of the sizes, and then restores its own. */
async function inSizes(page: Page, which: readonly Size[], check: (size: Size) => Promise<void>): Promise<void> {
  const own = page.viewportSize()
  for (const size of which) {
    await page.setViewportSize(sizes[size])
    await check(size)
  }
  if (own) await page.setViewportSize(own)
}

/** The number of analyses of each test so far. */
const analyses = new Map<string, number>()

/**
 * Returns the sizes to analyse. The analysis of a page takes as long as a journey to it, so `npm
 * test` analyses the pages of a test in turn on a desk and on a phone, and `npm run test:all` each
 * on both. The small run does not show what is wrong with a page in its other face alone.
 */
function facesOf(which: readonly Size[]): readonly Size[] {
  if (isThorough || process.env.LOOK) return which
  const { testId } = test.info()
  const turn = analyses.get(testId) ?? 0
  analyses.set(testId, turn + 1)
  return which.filter((_, index) => index === turn % which.length)
}

/**
 * Expects that axe finds no violation on the page: on a desk in the light theme, or on a phone in
 * the dark one. What is open must stay open from one size to the next: otherwise the second would
 * not be analysed. A test whose steps differ by size names the one that it is in.
 */
export const expectAccessible = (page: Page, which: readonly Size[] = bothSizes): Promise<void> =>
  // Pictures are of every face: see LOOK.
  analyse(page, facesOf(which), size => (process.env.LOOK ? bothThemes : [themeOf[size]]))

/** Expects the same on a desk and on a phone, each in the light and the dark theme. */
export const expectAccessibleInEveryFace = (page: Page): Promise<void> => analyse(page, bothSizes, () => bothThemes)

async function analyse(page: Page, which: readonly Size[], themesOf: (size: Size) => readonly Theme[]): Promise<void> {
  // Moves the pointer away: where it rests, the page may open a tooltip during the analysis.
  await page.mouse.move(0, 0)
  await expect(page.locator('[data-scope=tooltip][data-part=content]')).toHaveCount(0)
  const open = page.locator(':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):visible')
  const before = await open.count()
  await inSizes(page, which, async size => {
    await expect(open, `what is open, ${size}`).toHaveCount(before)
    for (const colorScheme of themesOf(size)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(settled)
      await savePicture(page, `${size} ${colorScheme}`)
      expect(await findings(page), `axe, ${size}, ${colorScheme} theme`).toEqual([])
    }
  })
}

/**
 * Returns the findings of axe. When the page changed during the analysis (an answer came, a button
 * woke), no state was seen whole, so it runs again.
 */
async function findings(page: Page, looks = 5): Promise<readonly Finding[]> {
  const changes = await page.evaluateHandle(watchChanges)
  const { violations } = await (await axe(page)).analyze()
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(node => node.html) }))
  const changed = await changes.evaluate(endOfWatch)
  if (found.length === 0 || !changed || looks === 1) return found
  await page.evaluate(settled)
  return findings(page, looks - 1)
}

interface Watch {
  readonly observer: MutationObserver
  hasChanged: boolean
}

/** Records whether the page changes, from now on. */
function watchChanges(): Watch {
  const watch = {
    hasChanged: false,
    observer: new MutationObserver(() => {
      watch.hasChanged = true
    }),
  }
  watch.observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  return watch
}

/** Returns whether the page has changed since the recording began. */
function endOfWatch({ observer, hasChanged }: Watch): boolean {
  const isChanging = observer.takeRecords().length > 0
  observer.disconnect()
  return hasChanged || isChanging
}

/** Waits for finite animations: a change of theme passes through colours of neither theme. */
async function settled(): Promise<void> {
  // Renders content out of sight too, which otherwise keeps the colours of the previous theme.
  const drawn = new CSSStyleSheet()
  drawn.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [drawn]
  for (let frame = 0; frame < 2; frame += 1) await new Promise(resolve => requestAnimationFrame(resolve))
  const ending = document
    .getAnimations()
    // A scroll-driven animation never ends.
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(animation => animation.finished))
}

const pictures = new Map<string, number>()

/** Saves a picture of what axe analyses in the folder LOOK, when that is set. */
async function savePicture(page: Page, face: string): Promise<void> {
  if (!process.env.LOOK) return
  const { file, titlePath } = test.info()
  const key = `${basename(file, '.e2e.ts')} ${titlePath.at(-1)?.slice(0, 40)} ${face}`
  const count = (pictures.get(key) ?? 0) + 1
  pictures.set(key, count)
  await page.screenshot({ path: join(process.env.LOOK, `${key} ${count}.png`.replaceAll(/[^\wåäö. -]/gi, '')) })
}

/** Expects that the page does not scroll sideways: in its own window, on a desk and on a phone. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow(), 'wider than its own window').toBeLessThanOrEqual(0)
  await inSizes(page, bothSizes, size => expect.poll(overflow, `wider than the window, ${size}`).toBeLessThanOrEqual(0))
}

/** Declares tests twice, in a wide window and a narrow one, when their steps differ by size. */
export function inBothSizes(declare: (size: Size) => void): void {
  for (const size of bothSizes) {
    test.describe(size, () => {
      test.use({ viewport: sizes[size] })
      declare(size)
    })
  }
}
