import { basename, join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
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
}

/** A theme changes colours only, so the dark one runs only the rules that depend on them. */
const analyses = {
  light: (axe: AxeBuilder) => axe.withTags(tags),
  dark: (axe: AxeBuilder) => axe.withRules(['color-contrast', 'link-in-text-block']),
}

interface Finding {
  readonly id: string
  readonly help: string
  readonly where: readonly string[]
}

/** Expects that axe finds no violation on the page, in the light and the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  // Moves the pointer away: where it rests, the page may open a tooltip during the analysis.
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
 * Returns the findings of axe. When the page changed during the analysis (an answer came, a button
 * woke), no state was seen whole, so it runs again.
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
async function savePicture(page: Page, colorScheme: string): Promise<void> {
  if (!process.env.LOOK) return
  const { file, titlePath } = test.info()
  const size = (page.viewportSize()?.width ?? 0) < 600 ? 'narrow' : 'wide'
  const key = `${basename(file, '.e2e.ts')} ${titlePath.at(-1)?.slice(0, 40)} ${size} ${colorScheme}`
  const count = (pictures.get(key) ?? 0) + 1
  pictures.set(key, count)
  await page.screenshot({ path: join(process.env.LOOK, `${key} ${count}.png`.replaceAll(/[^\wåäö. -]/gi, '')) })
}

/** Expects that the page does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Declares tests twice: for a wide window, as on a desk, and for a narrow one, as on a phone. */
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
