import { readFile } from 'node:fs/promises'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible } from '../accessible.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

test('the payroll dates of the chosen company and year, for the calendar', async ({ page }) => {
  await new LoginPage(page).arriveAs('ftg2')
  await new CompanyDialog(page).choose('Akvarell Måleri AB')
  await new Shell(page).changeYear(2025)
  const button = page.getByRole('button', { name: 'Lägg till i kalendern' })
  await button.focus()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toBe('Lönedatum 2025.ics')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text).toContain('X-WR-CALNAME:Lönedatum\\, Akvarell Måleri AB\r\n')
  expect(text.match(/DTSTART;VALUE=DATE:2025/g)).toHaveLength(38)
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
})

test('and to print: a PDF beside the application, which stays as it was', { tag: onlyThorough }, async ({
  page,
  context,
}) => {
  await new LoginPage(page).arriveAs('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  const [response, other] = await Promise.all([
    page.waitForResponse(/\/print\/payrollDates$/),
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Skriv ut' }).click(),
  ])
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect(other).not.toBe(page)
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
})

test('a link of another site gets no file', async ({ page }) => {
  await new LoginPage(page).arriveAs('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  const answer = await page.request.get('/file/payrollDates', { headers: { 'x-ftg-id': 'nordsken' } })
  expect([answer.status(), (await answer.json()).dvCode]).toEqual([403, '40301'])
})

test('axe finds nothing in the card with its two ways', { tag: onlyThorough }, async ({ page }) => {
  await new LoginPage(page).arriveAs('ftg2')
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await page.getByRole('button', { name: 'Skriv ut' }).scrollIntoViewIfNeeded()
  await expectAccessible(page)
})
