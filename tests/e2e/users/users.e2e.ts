import type { Browser, Page } from 'playwright/test'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible } from '../accessible.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

const nordsken = 'Nordsken Handel AB'
const akvarell = 'Akvarell Måleri AB'
const password = 'Snar-Vidja-47'

/** Opens the list as the administrator of all companies. */
async function openUsers(page: Page): Promise<void> {
  await new LoginPage(page).arriveAs('adm', { path: '/settings/users' })
  const companies = new CompanyDialog(page)
  await companies.isReady()
  await companies.choose(nordsken)
  await expect(page.getByRole('heading', { level: 1, name: 'Användare' })).toBeVisible()
}

/** Chooses options of a field that takes several. */
async function choose(page: Page, field: string, ...options: readonly string[]): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  for (const option of options) await page.getByRole('option', { name: option, exact: true }).click()
  await page.keyboard.press('Escape')
}

const another = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage()

test('a person is added and invited, and what an administrator changes holds at once', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await openUsers(page)
  await page.getByRole('button', { name: 'Ny användare' }).click()
  await page.getByRole('textbox', { name: 'Användarnamn' }).fill('ny.tove')
  await page.getByRole('textbox', { name: 'Namn', exact: true }).fill('Tove Ahlgren')
  await choose(page, 'Roll', 'Företagsadministratör')
  await choose(page, 'Behörighetsgrupp', 'Standardanvändare')
  await choose(page, 'Företag', nordsken, akvarell)
  await page.getByRole('button', { name: 'Spara' }).click()

  await expect(page).toHaveURL(/\/settings\/users\/ny\.tove$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Tove Ahlgren' })).toBeVisible()
  await page.getByRole('button', { name: 'Bjud in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inbjudan' })
  const link = (await dialog.getByLabel('Länk att lämna över').textContent()) ?? ''
  await dialog.getByRole('contentinfo').or(dialog).getByRole('button', { name: 'Stäng' }).last().click()

  const tove = await another(browser, baseURL)
  await tove.goto(link)
  await expect(tove.getByRole('heading', { level: 1, name: 'Välkommen' })).toBeVisible()
  await tove.getByLabel('Nytt lösenord').fill('sommar2026')
  await tove.getByRole('button', { name: 'Spara lösenordet' }).click()
  await expect(tove.getByText('Lösenordet är för vanligt')).toBeVisible()
  await tove.getByLabel('Nytt lösenord').fill(password)
  await tove.getByRole('button', { name: 'Spara lösenordet' }).click()
  await expect(tove.getByText('Logga in som ny.tove')).toBeVisible()
  await tove.goto(link)
  await expect(tove.getByRole('heading', { level: 1, name: 'Länken gäller inte längre' })).toBeVisible()

  await new LoginPage(tove).signIn('ny.tove', password)
  const companies = new CompanyDialog(tove)
  await companies.isReady()
  await companies.choose(akvarell)
  await new Shell(tove).isAt(akvarell, 2026)

  await test.step('a company that is taken sends its open browser to the dialog', async () => {
    await choose(page, 'Företag', akvarell)
    await page.getByRole('button', { name: 'Spara' }).click()
    await expect(tove.getByText(`Du har inte längre tillgång till ${akvarell}`).or(companies.dialog)).toBeVisible({
      timeout: 3_000,
    })
    await expect(companies.company(akvarell)).toHaveCount(0)
    await companies.choose(nordsken)
    await new Shell(tove).isAt(nordsken, 2026)
  })

  await test.step('a blocked user is signed out at once', async () => {
    await page.reload()
    await expect(page.getByRole('region', { name: 'Inloggad just nu' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Fler åtgärder' }).click()
    await page.getByRole('menuitem', { name: 'Spärra' }).click()
    await page.getByRole('button', { name: 'Spärra', exact: true }).click()
    await expect(page.getByText('Användaren är spärrad och kan inte logga in.')).toBeVisible()
    await expect(new LoginPage(tove).heading).toBeVisible({ timeout: 3_000 })
    await expect(page.getByText('Användaren är inte inloggad någonstans.')).toBeVisible()
  })
})

test('axe finds nothing on the screens of users', { tag: onlyThorough }, async ({ page }) => {
  await openUsers(page)
  await expect(page.getByRole('row', { name: /Frida Tegnér/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Frida Tegnér' }).click()
  await expect(page.getByRole('textbox', { name: 'Personnummer' })).toBeVisible()
  // Another test may have left her signed in.
  await expect(page.getByText(/^Användaren är inte inloggad någonstans|Senast aktiv/).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/settings/users/@/new?kopia=ftg2')
  await expect(page.getByRole('textbox', { name: 'Användarnamn' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/inbjudan/en-lank-som-inte-finns-har-4711-0815-abcdef1')
  await expect(page.getByRole('heading', { level: 1, name: 'Länken gäller inte längre' })).toBeVisible()
  await expectAccessible(page)
})
