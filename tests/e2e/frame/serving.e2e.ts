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

test('what has a hash in its name is kept by the browser for good, and sent compressed', async ({ page, request }) => {
  await page.goto('/')
  const script = await page.locator('script[type=module][src]').first().getAttribute('src')
  const answer = await request.get(script ?? '', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()['content-encoding']).toBe('br')
  expect(answer.headers()['cache-control']).toMatch(/immutable/)
})
