import { sessionMarkName } from '#ui/runtime/session-mark.ts'
import { expect, test } from '../test.ts'

test('the server says that it is well', async ({ request }) => {
  const answer = await request.get('/healthz')
  expect(answer.ok()).toBe(true)
})

test('the page loads without an error, in Swedish', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Avlöna/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(page.locator('#root')).not.toBeEmpty()
})

test('says that it starts until the program is there, and goes on without a blink', async ({ page, app }) => {
  let arrive = () => {}
  const program = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route(/\/assets\/first-.*\.js$/, async route => {
    await program
    await route.continue()
  })
  // The session's question stays open, so that the program goes on starting.
  await page.route(/trpc\/session\.me/, () => {})
  await page.context().addCookies([{ name: sessionMarkName, value: '1', url: app.url }])
  await page.goto('/', { waitUntil: 'commit' })
  const indicator = page.getByText('Avlöna startar')
  const middle = () => indicator.boundingBox().then(box => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))
  // Until the style sheet is there, the text stands at the top and its opacity is already 1.
  await expect.poll(middle).toBe((page.viewportSize()?.height ?? 0) / 2)
  await expect(indicator).toHaveCSS('opacity', '1')
  const handedOver = page.evaluate(opacityOfNext, '.loading-indicator')
  arrive()
  expect(await handedOver).toBe('1')
  expect(await middle()).toBe((page.viewportSize()?.height ?? 0) / 2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says that it is needed, and does not claim to start', async ({ page }) => {
    await page.goto('/')
    const sentence = page.locator('noscript')
    await expect(sentence).toBeVisible()
    // Playwright's own matchers take a <noscript> for one without text.
    expect(await sentence.evaluate(element => element.textContent)).toContain('Avlöna behöver JavaScript.')
    await expect(page.getByText('Avlöna startar')).toBeHidden()
  })
})

test('what has a hash in its name is kept by the browser for good, and sent compressed', async ({ page, request }) => {
  await page.goto('/')
  const script = await page.locator('script[type=module][src]').first().getAttribute('src')
  const answer = await request.get(script ?? '', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()['content-encoding']).toBe('br')
  expect(answer.headers()['cache-control']).toMatch(/immutable/)
})

/** Returns the opacity, from its first moment, of the element that replaces one. */
function opacityOfNext(selector: string): Promise<string> {
  const first = document.querySelector(selector)
  return new Promise(resolve => {
    new MutationObserver(() => {
      const next = document.querySelector(selector)
      if (next && next !== first) resolve(getComputedStyle(next).opacity)
    }).observe(document.body, { childList: true, subtree: true })
  })
}
