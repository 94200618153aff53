import { test as base, type Page } from 'playwright/test'
import { BuiltPage } from '../../harness/built-page.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible } from '../accessible.ts'
import { expect } from '../test.ts'

/**
 * The chart of a flow on a page of its own, under the application's content security policy: the
 * layout engine is a large script of others.
 */
const test = base.extend<object, { charts: BuiltPage }>({
  charts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern.
    async ({}, use) => {
      const charts = await BuiltPage.start('tests/e2e/pages/chart')
      await use(charts)
      await charts.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ charts }, use) => use(charts.url),
})

const state = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Tillstånd ${name}\\b`) })
const ground = (page: Page) => page.getByRole('region', { name: /^Diagram över/ })
const chosen = (page: Page) => page.getByLabel('Valt')
const percent = (page: Page) => page.getByText(/^\d+ %$/)
const placeOf = async (page: Page, name: string) => {
  const { x = 0, y = 0 } = (await state(page, name).boundingBox()) ?? {}
  return { x: Math.round(x), y: Math.round(y) }
}
const open = async (page: Page) => {
  await page.goto('./')
  await expect(state(page, 'settled')).toBeVisible()
}

test('every state and transition of the machine is drawn and named', async ({ page }) => {
  const blocked: string[] = []
  page.on('console', message => message.type() === 'error' && blocked.push(message.text()))
  await open(page)
  await expect(state(page, '[a-zA-Z]+')).toHaveCount(11)
  await expect(
    page.getByRole('button', { name: 'Övergång session.keepAlive, till affirming, aldrig tagen' }),
  ).toBeVisible()
  expect(blocked, 'nothing that the content security policy forbids').toEqual([])
})

test('what is active and how often a transition was taken is shown in words, numbers and form', {
  tag: onlyThorough,
}, async ({ page }) => {
  await open(page)
  await expect(page.locator('.active')).toHaveCount(0)
  await page.getByRole('button', { name: 'Händ' }).click()
  await expect(state(page, 'signedOut, aktivt nu')).toBeVisible()
  await expect(page.locator('.active')).toHaveCount(2)
  await expect(
    page.getByRole('button', { name: /^Övergång session\.ended, till doubting, tagen \d+ gånger$/ }),
  ).toHaveCount(1)
  const widths = await page
    .locator('.arrow:has(.line)')
    .evaluateAll(arrows => arrows.map(arrow => arrow.getAttribute('stroke-width')))
  expect(new Set(widths).size, 'lines of different widths').toBeGreaterThan(3)
})

test('a state is selected with the pointer and with the keyboard, and a drag selects nothing', {
  tag: onlyThorough,
}, async ({ page }) => {
  await open(page)
  await state(page, 'settled').click()
  await expect(chosen(page)).toHaveText('session.signedIn.settled')
  await expect(state(page, 'settled')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(chosen(page)).toHaveText('')

  const before = await placeOf(page, 'settled')
  await page.mouse.move(before.x + 5, before.y + 5)
  await page.mouse.down()
  await page.mouse.move(before.x + 60, before.y + 40, { steps: 4 })
  await page.mouse.up()
  expect(await placeOf(page, 'settled')).toEqual({ x: before.x + 55, y: before.y + 35 })
  await expect(chosen(page)).toHaveText('')
})

test('the wheel zooms at the pointer, and the keys zoom, move and fit', { tag: onlyThorough }, async ({ page }) => {
  await open(page)
  const whole = await percent(page).textContent()
  const { x, y } = await placeOf(page, 'settled')
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -400)
  await expect(percent(page)).not.toHaveText(whole ?? '')
  const zoomed = await placeOf(page, 'settled')
  expect(Math.abs(zoomed.x - x) + Math.abs(zoomed.y - y), 'the point under the pointer stays').toBeLessThan(4)

  await ground(page).focus()
  await page.keyboard.press('ArrowRight')
  expect(await placeOf(page, 'settled')).toEqual({ ...zoomed, x: zoomed.x - 60 })
  await page.keyboard.press('0')
  await expect(percent(page)).toHaveText(whole ?? '')
  await page.keyboard.press('+')
  await expect(percent(page)).not.toHaveText(whole ?? '')
  await page.keyboard.press('-')
  await expect(percent(page)).toHaveText(whole ?? '')
})

test('Tab brings a state that is out of sight into the window', { tag: onlyThorough }, async ({ page }) => {
  await open(page)
  await ground(page).focus()
  for (let press = 0; press < 6; press++) await page.keyboard.press('+')
  await expect(state(page, 'clearing')).not.toBeInViewport()
  for (
    let press = 0;
    press < 20 && !(await state(page, 'clearing').evaluate(it => it === document.activeElement));
    press++
  )
    await page.keyboard.press('Tab')
  await expect(state(page, 'clearing')).toBeFocused()
  await expect(state(page, 'clearing')).toBeInViewport({ ratio: 1 })
})

test('a chart too large for a small window begins where the flow is, and is shown whole on request', {
  tag: onlyThorough,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await expect(percent(page)).toHaveText('80 %')
  await expect(state(page, 'checking')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Visa hela' }).click()
  await expect(percent(page)).toHaveText(/^1\d %$/)
  await expect(state(page, 'clearing')).toBeInViewport({ ratio: 1 })
})

test('a search dims what does not match and moves to the first match', { tag: onlyThorough }, async ({ page }) => {
  await open(page)
  await page.getByLabel('Sök').fill('doubting')
  await expect(page.getByText('1 träff', { exact: true })).toBeVisible()
  await expect(state(page, 'doubting')).toBeInViewport({ ratio: 1 })
  await expect(state(page, 'doubting').locator('..')).not.toHaveAttribute('data-dimmed')
  await expect(state(page, 'settled').locator('..')).toHaveAttribute('data-dimmed')
  await page.getByLabel('Sök').fill('nothing such')
  await expect(page.getByText('Ingen träff')).toBeVisible()
})

test('a layout engine that cannot be loaded is said, and loaded on request', { tag: onlyThorough }, async ({
  page,
}) => {
  await page.route('**/elk*', route => route.abort())
  await page.goto('./')
  await expect(page.getByRole('alert')).toContainText('Diagrammet kunde inte ritas')
  await page.unroute('**/elk*')
  await page.getByRole('button', { name: 'Försök igen' }).click()
  await expect(state(page, 'settled')).toBeVisible()
})

test('every text fits in its box, in the font that the browser has', async ({ page }) => {
  await open(page)
  for (const flow of ['session', 'bankid', 'form', 'table']) {
    await page.getByLabel('Flöde').selectOption(flow)
    await expect(
      page.getByRole('region', { name: new RegExp(`över ${flow === 'form' ? 'companySettings' : flow}`) }),
    ).toBeVisible()
    const outside = await page.locator('svg[role=presentation]').evaluate(svg =>
      [...svg.querySelectorAll<SVGGraphicsElement>('.leaf > text, .row > text')]
        .filter(text => {
          const box = text.parentElement?.querySelector<SVGGraphicsElement>('.box, .row-box')?.getBBox()
          const { x, width } = text.getBBox()
          return !box || x < box.x || x + width > box.x + box.width
        })
        .map(text => text.textContent),
    )
    expect(outside, flow).toEqual([])
  }
})

test('the chart is accessible', { tag: onlyThorough }, async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Händ' }).click()
  await expectAccessible(page)
})
