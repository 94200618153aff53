import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { CompanyDialog } from '../../e2e/models/company-dialog.ts'
import { demoPassword, LoginPage } from '../../e2e/models/login-page.ts'
import { Shell } from '../../e2e/models/shell.ts'
import { chromiumFlags, ensureChromium } from '../../harness/chromium.ts'
import type { Contest, Row } from '../contest.ts'
import { appWithCompanies, getJson, licenceLogin } from '../signed-in.ts'

const peer = 'a plain page with a virtual list'
const rounds = 7
const count = 5_000
/** The duration of a frame in milliseconds, at 60 Hz. */
const frame = 16.7

/** Measures the select-company dialog with 5,000 companies, in Chromium. */
export const companyDialog: readonly Row[] = [
  {
    name: 'company-dialog-open',
    what: `ms from the press until the dialog shows ${count} companies, painted`,
    peer,
    unit: 'ms',
    better: 'less',
    rounds,
    limit: { atMost: 100 },
    prepare: () => prepare(timeToOpen),
  },
  {
    name: 'company-dialog-key',
    what: `ms of work, layout counted, for a key in the search among ${count} companies; the slowest of eight`,
    peer,
    unit: 'ms',
    better: 'less',
    rounds,
    limit: { atMost: frame },
    prepare: () => prepare(timeOfKey),
  },
  {
    name: 'palette-key',
    what: `ms of work, layout counted, for a key in the command palette among ${count} companies; the slowest of eight`,
    peer,
    unit: 'ms',
    better: 'less',
    rounds,
    limit: { atMost: 8 },
    prepare: () => prepare(timeOfPaletteKey, timeOfKey),
  },
]

type Measure = (page: Page, opener: string) => Promise<number>

async function prepare(measure: Measure, measurePeer: Measure = measure): Promise<Contest> {
  const { app, headers } = await appWithCompanies(count)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] })
  const viewport = { width: 1440, height: 900 }

  const ours = await browser.newPage({ baseURL: app.url, viewport })
  await new LoginPage(ours).signIn(licenceLogin, demoPassword)
  const dialog = new CompanyDialog(ours)
  await dialog.search.fill('Nordsken Handel')
  await dialog.choose('Nordsken Handel AB')
  await new Shell(ours).isAt('Nordsken Handel AB', 2026)

  const theirs = await browser.newPage({ viewport })
  await theirs.setContent(await readFile(join(import.meta.dirname, '../peers/plain-list.html'), 'utf8'))
  const { data } = (await getJson(`${app.apiUrl}/companyList`, headers)) as { data: unknown }
  await theirs.evaluate(`companies.push(...${JSON.stringify(data)})`)

  return {
    ours: () => measure(ours, 'header button[aria-label^="Byt företag"]'),
    peer: () => measurePeer(theirs, '#open'),
    close: async () => {
      await browser.close()
      await app.dispose()
    },
  }
}

async function timeToOpen(page: Page, opener: string): Promise<number> {
  const elapsed = await open(page, opener)
  await close(page)
  return elapsed
}

/** Presses the button, and waits for the rows and the frame that paints them. */
const open = (page: Page, opener: string) =>
  page.evaluate(async selector => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    const begun = performance.now()
    document.querySelector<HTMLElement>(selector)?.click()
    while (!document.querySelector('[role=grid] [role=row]')) await frame()
    await frame()
    return performance.now() - begun
  }, opener)

const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.locator('[role=grid] [role=row]').first().waitFor({ state: 'hidden' })
  // Waits for the list, which is fetched at each opening, so that it does not affect the next
  // measurement.
  await page.waitForTimeout(800)
}

async function timeOfKey(page: Page, opener: string): Promise<number> {
  await open(page, opener)
  await page.waitForTimeout(800)
  const slowest = await timeOfKeysIn(page, 'input[type=search]')
  await close(page)
  return slowest
}

async function timeOfPaletteKey(page: Page): Promise<number> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  await page.waitForTimeout(800)
  const slowest = await timeOfKeysIn(page, '[role=combobox]')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox').waitFor({ state: 'hidden' })
  return slowest
}

/** Types a word in the field and erases it, and returns the time of the slowest key. */
async function timeOfKeysIn(page: Page, selector: string): Promise<number> {
  const times = await page.evaluate(async field => {
    const input = document.querySelector<HTMLInputElement>(field)
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    const times: number[] = []
    for (const term of ['b', 'be', 'ber', 'berg', 'ber', 'be', 'b', '']) {
      await new Promise(resolve => setTimeout(resolve, 60))
      const begun = performance.now()
      value?.set?.call(input, term)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
      await Promise.resolve()
      document.body.getBoundingClientRect()
      times.push(performance.now() - begun)
    }
    return times
  }, selector)
  return Math.max(...times)
}
