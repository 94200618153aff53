import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible, expectNoOverflow } from '../accessible.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { LoginPage } from '../models/login-page.ts'
import { expect, test } from '../test.ts'

const title = 'Behandlingshistorik'

/** Signs in as an administrator, and opens the history. */
async function openHistory(page: Page, query = ''): Promise<void> {
  await new LoginPage(page).arriveAs('adm')
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`/settings/eventHistory${query}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('an administrator finds what was done, reads the whole story, checks the history and takes it home', async ({
  page,
}) => {
  await openHistory(page)
  const rows = page
    .getByRole('grid', { name: title })
    .or(page.getByRole('table', { name: title }))
    .getByRole('row')
  const signIn = page.getByRole('button', { name: 'Loggade in med lösenord' }).first()
  await expect(signIn).toBeVisible()

  await page.getByRole('textbox', { name: 'Användarnamn' }).fill('adm')
  await page.getByRole('textbox', { name: 'Användarnamn' }).press('Enter')
  await expect(page).toHaveURL(/vem=adm/)
  await expect(page.getByRole('list', { name: 'Valda filter' })).toContainText('adm')
  await expect(rows.filter({ hasText: '(adm)' }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Användarnamn' })).toHaveValue('adm')

  // By keyboard alone: the story opens beside the list, and Escape gives the focus back.
  await signIn.focus()
  await page.keyboard.press('Enter')
  const story = page.getByRole('dialog', { name: 'Hela historien' })
  await expect(story.getByRole('listitem').filter({ hasText: 'Loggade in med lösenord' }).first()).toBeVisible()
  await expect(story.locator('[aria-current=true]')).toHaveCount(1)
  await expect(story).toContainText('Chrome')
  await expect(story.locator('code')).toHaveText(/^[0-9a-f]{64}$/)
  await page.keyboard.press('Escape')
  await expect(story).toBeHidden()
  await expect(signIn).toBeFocused()

  await page.getByRole('button', { name: 'Kontrollera historiken' }).click()
  await expect(page.getByText(/Historiken är hel: .* händelser kontrollerade/)).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Ladda ner allt (CSV)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Behandlingshistorik \d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('"Loggade in med lösenord"')

  await page.getByRole('textbox', { name: 'Från och med' }).fill('2999-01-01')
  await expect(page.getByText('Inget har gjorts ännu, eller inget stämmer med filtret')).toBeVisible()
})

test('axe finds nothing in the list and in a story', { tag: onlyThorough }, async ({ page }) => {
  await openHistory(page)
  await expect(page.getByRole('button', { name: 'Loggade in med lösenord' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Kontrollera historiken' }).click()
  await expect(page.getByText(/Historiken är hel/)).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Loggade in med lösenord' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Hela historien' }).locator('[aria-current=true]')).toBeVisible()
  await expectAccessible(page)
})
