import { basename, join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * No page has frames, so axe need not open a page of its own to put the frames' findings together;
 * what it has nothing against is not described.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  // Its half a megabyte is handed over once a page.
  const isThere = await page.evaluate(() => 'axe' in window)
  return new AxeBuilder({ page, ...(isThere && { axeSource: '0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
}

/** A theme changes colours and nothing else, so the dark one is asked only what depends on them. */
const analyses = {
  light: (axe: AxeBuilder) => axe.withTags(tags),
  dark: (axe: AxeBuilder) => axe.withRules(['color-contrast', 'link-in-text-block']),
}

interface Finding {
  readonly id: string
  readonly help: string
  readonly where: readonly string[]
}

/**
 * Expects that axe finds nothing wrong with what the page shows, in the light and the dark theme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Where it rests, what a page draws beneath it may open a tooltip while axe looks.
  await page.mouse.move(0, 0)
  await expect(page.locator('[data-scope=tooltip][data-part=content]')).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(settled)
    await savePicture(page, colorScheme)
    expect(await findings(page, colorScheme), `axe, ${colorScheme} theme`).toEqual([])
  }
}

/**
 * What axe finds. Where the page changed while axe looked (an answer came, a button woke), no state
 * was seen whole: it looks again.
 */
async function findings(page: Page, colorScheme: keyof typeof analyses, looks = 5): Promise<readonly Finding[]> {
  const changes = await page.evaluateHandle(watchChanges)
  const { violations } = await analyses[colorScheme](await axe(page)).analyze()
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(node => node.html) }))
  const changed = await changes.evaluate(endOfWatch)
  if (found.length === 0 || !changed || looks === 1) return found
  await page.evaluate(settled)
  return findings(page, colorScheme, looks - 1)
}

interface Watch {
  readonly observer: MutationObserver
  hasChanged: boolean
}

/** Sees every change of the page, from now on. */
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

/** Whether anything has changed since. */
function endOfWatch({ observer, hasChanged }: Watch): boolean {
  const isChanging = observer.takeRecords().length > 0
  observer.disconnect()
  return hasChanged || isChanging
}

/**
 * A change of theme passes through colours that no theme has; what turns for ever is not waited
 * for.
 */
async function settled(): Promise<void> {
  // What the browser skips because it is out of sight keeps the colours of the theme before.
  const drawn = new CSSStyleSheet()
  drawn.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [drawn]
  for (let frame = 0; frame < 2; frame += 1) await new Promise(resolve => requestAnimationFrame(resolve))
  const ending = document
    .getAnimations()
    // What follows scrolling is never over.
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(animation => animation.finished))
}

const pictures = new Map<string, number>()

/** With LOOK set to a folder, what axe looks at is kept there to be looked at by eye. */
async function savePicture(page: Page, colorScheme: string): Promise<void> {
  if (!process.env.LOOK) return
  const { file, titlePath } = test.info()
  const size = (page.viewportSize()?.width ?? 0) < 600 ? 'narrow' : 'wide'
  const key = `${basename(file, '.e2e.ts')} ${titlePath.at(-1)?.slice(0, 40)} ${size} ${colorScheme}`
  const count = (pictures.get(key) ?? 0) + 1
  pictures.set(key, count)
  await page.screenshot({ path: join(process.env.LOOK, `${key} ${count}.png`.replaceAll(/[^\wåäö. -]/gi, '')) })
}

/** Expects that the page need not be scrolled sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Declares tests twice: in a window as wide as a desk's, and in one as narrow as a telephone's. */
export function inBothSizes(declare: (size: 'wide' | 'narrow') => void): void {
  for (const [size, viewport] of [
    ['wide', { width: 1440, height: 900 }],
    ['narrow', { width: 390, height: 844 }],
  ] as const) {
    test.describe(size, () => {
      test.use({ viewport })
      declare(size)
    })
  }
}
