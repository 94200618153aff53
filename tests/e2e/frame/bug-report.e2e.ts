import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { parseJournal } from '#machines/kit/journal/journal-file.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible, inBothSizes } from '../accessible.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { CutOff } from '../models/cut-off.ts'
import { HelpPanel } from '../models/help-panel.ts'
import { demoPassword, LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

// The defects that the tests here cause on purpose.
test.use({
  viewport: { width: 1440, height: 900 },
  expectedInConsole: [/en defekt/i],
})

const personalNumber = '19900315-9804'
const sent = 'Felrapporten är skickad. Tack!'

/** The bug report, wherever it was opened from. */
class BugReport {
  readonly dialog
  readonly what
  readonly send
  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog', { name: 'Felrapport' })
    this.what = this.dialog.getByRole('textbox', { name: 'Vad hände?' })
    this.send = this.dialog.getByRole('button', { name: 'Skicka till supporten' })
  }

  /** Downloads the report, and returns the name and the text of its file. */
  async download(): Promise<readonly [name: string, text: string]> {
    const downloading = this.page.waitForEvent('download')
    await this.dialog.getByRole('button', { name: 'Ladda ner' }).click()
    const file = await downloading
    return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')]
  }

  /** Presses the button that sends, and returns what the browser sent. */
  async sendIt() {
    const requesting = this.page.waitForRequest(/frontend\.log/)
    await this.send.click()
    const request = await requesting
    expect(new URL(request.url()).pathname).toBe('/trpc/frontend.log')
    return request.postDataJSON()[0].body
  }
}

async function arrive(page: Page): Promise<void> {
  await new LoginPage(page).arriveAs('ftg2')
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
}

/** Opens the bug report by a press on a button in a part of the page. */
async function report(page: Page, part: Locator | Page, name = 'Rapportera felet'): Promise<BugReport> {
  await part.getByRole('button', { name, exact: true }).click()
  const report = new BugReport(page)
  await expect(report.what).toBeFocused()
  return report
}

test('from the help: nothing is sent before the press, the file is a journal, and what is sent is the same', async ({
  page,
}) => {
  const bodies: string[] = []
  page.on('request', request => {
    if (request.url().includes('frontend.log')) bodies.push(request.postData() ?? '')
  })
  await arrive(page)
  const help = new HelpPanel(page)
  await help.open()
  const bugs = await report(page, help.panel, 'Rapportera ett fel')
  await bugs.what.fill(`Listan var tom för ${personalNumber}.`)

  const [name, text] = await bugs.download()
  expect(name).toMatch(/^avlona-felrapport-\d{4}-\d\d-\d\d-\d{4}\.json$/)
  const journal = parseJournal(text)
  if (journal.tag !== 'ok') throw new Error(journal.failure)
  expect(journal.value.buildId).toMatch(/^\/assets\/.*\.js$/)
  expect(journal.value.entries.map(({ stream }) => stream)).toContain('session')
  expect(JSON.parse(text)).toMatchObject({ message: 'Listan var tom för [nummer].', failures: [] })
  expect(bodies).toEqual([])

  const body = await bugs.sendIt()
  await expect(page.getByText(sent, { exact: true })).toBeVisible()
  await expect(bugs.dialog).toBeHidden()
  expect(body).toMatchObject({ context: 'bug-report', message: 'Listan var tom för [nummer].' })
  expect(body.browser).toBe(await page.evaluate(() => navigator.userAgent))
  expect(body.entries.slice(0, journal.value.entries.length)).toEqual(journal.value.entries)
  for (const told of [text, ...bodies]) {
    expect(told).not.toContain(demoPassword)
    // The whole number: ids and times may hold its last four digits by chance.
    expect(told.replaceAll('-', '')).not.toContain(personalNumber.slice(2).replace('-', ''))
  }
})

test('a report that could not be sent keeps its text, also for the next try, and is not sent twice', {
  tag: onlyThorough,
}, async ({ page }) => {
  await arrive(page)
  const help = new HelpPanel(page)
  await help.open()
  const bugs = await report(page, help.panel, 'Rapportera ett fel')
  await bugs.what.fill('x'.repeat(2_001))
  await expect(bugs.dialog.getByText('Texten får bestå av max 2000 tecken.')).toBeVisible()
  await expect(bugs.send).toBeDisabled()
  await bugs.what.fill('Något gick fel.')
  const line = new CutOff(page)
  await line.cut('frontend.log')
  await bugs.sendIt()
  await expect(page.getByText(/^Felrapporten kunde inte skickas\./)).toBeVisible()
  await expect(bugs.what).toHaveValue('Något gick fel.')
  await line.mend('frontend.log')
  expect((await bugs.sendIt()).message).toBe('Något gick fel.')
  await expect(page.getByText(sent, { exact: true })).toBeVisible()
})

test('from a failed print: the report tells the failed call, and is closed before the message', {
  tag: onlyThorough,
}, async ({ page }) => {
  await arrive(page)
  await page.route(/\/print\//, route =>
    route.continue({ headers: { ...route.request().headers(), 'x-ftg-id': 'zenit' } }),
  )
  await page.getByRole('button', { name: 'Skriv ut' }).click()
  const failed = page.getByRole('alertdialog', { name: 'Utskrift misslyckades' })
  const bugs = await report(page, failed)
  const body = await bugs.sendIt()
  expect(body.failures).toEqual([{ at: expect.any(Number), tag: 'backend', status: 404, dvCode: expect.any(String) }])
  await expect(bugs.dialog).toBeHidden()
  await expect(failed).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(failed).toBeHidden()
})

for (const [part, chunk] of [
  ['a screen', 'infopanel'],
  ['the whole page', 'routes'],
] as const) {
  test(`from the error screen of ${part}, whose defect has told its last entries`, { tag: onlyThorough }, async ({
    page,
  }) => {
    const defects: { readonly entries: unknown[]; readonly buildId: string }[] = []
    page.on('request', request => {
      if (request.url().includes('frontend.log')) defects.push(request.postDataJSON()[0].body)
    })
    await page.route(new RegExp(`/assets/${chunk}-.*\\.js`), route =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `const broken = () => { throw new Error('En defekt') }\nexport { broken as default, broken as t }`,
      }),
    )
    await new LoginPage(page).arriveAs('ftg')
    await expect(page.getByRole('heading', { level: 1, name: 'Sidan kunde inte visas' })).toBeVisible()
    await expect.poll(() => defects.length).toBeGreaterThan(0)
    expect(defects[0]?.entries.length).toBeGreaterThan(0)
    expect(defects[0]?.entries.length).toBeLessThanOrEqual(50)
    expect(defects[0]?.buildId).toMatch(/^\/assets\//)
    await expectAccessible(page)

    const bugs = await report(page, page)
    await bugs.what.fill('Sidan var borta.')
    expect(await bugs.sendIt()).toMatchObject({ context: 'bug-report', message: 'Sidan var borta.' })
    await expect(page.getByText(sent, { exact: true })).toBeVisible()
    await expect(bugs.dialog).toBeHidden()
  })
}

test('a bug report that is open is open again after a reload', { tag: onlyThorough }, async ({ page }) => {
  await arrive(page)
  const help = new HelpPanel(page)
  await help.open()
  const bugs = await report(page, help.panel, 'Rapportera ett fel')
  await bugs.what.fill('Listan var tom.')
  await page.reload()
  await expect(bugs.what).toHaveValue('Listan var tom.')
  await page.keyboard.press('Escape')
  await expect(bugs.dialog).toBeHidden()
})

inBothSizes(size => {
  test('axe finds nothing in the bug report, by keyboard it closes alone', { tag: onlyThorough }, async ({ page }) => {
    await arrive(page)
    const help = new HelpPanel(page)
    if (size === 'wide') await help.open()
    else {
      await page.getByRole('button', { name: /^Användarmeny/ }).click()
      await page.getByRole('menuitem', { name: 'Visa hjälp' }).click()
    }
    const opener = page.getByRole('button', { name: 'Rapportera ett fel' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const bugs = new BugReport(page)
    await expect(bugs.what).toBeFocused()
    await expectAccessible(page, [size])
    await page.keyboard.press('Escape')
    await expect(bugs.dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
})
