import { onlyThorough } from '../../harness/thorough.ts'
import { expectNoOverflow } from '../accessible.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { demoPassword, LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

test('sign in, choose a company, change year and company, reload, sign out', async ({ page }) => {
  const login = new LoginPage(page)
  const companies = new CompanyDialog(page)
  const shell = new Shell(page)

  await login.signIn('ftg2')
  await companies.choose('Nordsken Handel AB')
  await shell.isAt('Nordsken Handel AB', 2026)
  await expect(page.getByText('48 anställda')).toBeVisible()

  await shell.changeYear(2023)
  await shell.isAt('Nordsken Handel AB', 2023)

  await shell.switchCompany.click()
  await companies.choose('Akvarell Måleri AB')
  await shell.isAt('Akvarell Måleri AB', 2026)
  await shell.changeYear(2025)

  await page.reload()
  await shell.isAt('Akvarell Måleri AB', 2025)

  await shell.signOut()
  await expect(login.heading).toBeVisible()
  await page.reload()
  await expect(login.heading).toBeVisible()
  await expect(login.login).toHaveValue('ftg2')
  expect(await page.evaluate(() => [Object.keys(sessionStorage), document.cookie])).toEqual([['JournalId'], ''])
})

test('the whole way by keyboard alone', async ({ page }) => {
  const companies = new CompanyDialog(page)
  const shell = new Shell(page)
  await page.goto('/')
  await page.getByRole('tab', { name: 'BankID' }).focus()
  await page.keyboard.press('ArrowRight')
  // Waits for the panel to change: an earlier press would reach the leaving one.
  await expect(new LoginPage(page).login).toBeVisible()
  await page.keyboard.press('Tab')
  // The panel itself may take the focus; the field is then the next tab stop.
  if (!(await page.evaluate(() => document.activeElement?.matches('input')))) await page.keyboard.press('Tab')
  await page.keyboard.type('ftg2')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')

  await expect(companies.company('Akvarell Måleri AB')).toBeVisible()
  await companies.company('Akvarell Måleri AB').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await shell.isAt('Nordsken Handel AB', 2026)

  await shell.year.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: '2026' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shell.year).toBeFocused()
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
  test('the toolbar has room for all that it has under a finger', async ({ page }) => {
    const shell = new Shell(page)
    await new LoginPage(page).arriveAs('lic')
    await new CompanyDialog(page).choose('Nordsken Handel AB')
    await shell.isAt('Nordsken Handel AB', 2026)
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    for (const button of await page.getByRole('banner').getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 })
    await expectNoOverflow(page)
  })
})

test('a company administrator with one company arrives without a dialog', { tag: onlyThorough }, async ({ page }) => {
  await new LoginPage(page).arriveAs('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await expect(new Shell(page).switchCompany).toHaveCount(0)
})

test('the same company again closes the dialog, and so does a press outside or Escape', { tag: onlyThorough }, async ({
  page,
}) => {
  const companies = new CompanyDialog(page)
  const shell = new Shell(page)
  await new LoginPage(page).arriveAs('ftg2')
  await companies.isReady()
  await page.keyboard.press('Escape')
  await expect(companies.dialog).toBeVisible()
  await companies.choose('Nordsken Handel AB')
  await shell.isAt('Nordsken Handel AB', 2026)

  await shell.switchCompany.click()
  await companies.choose('Nordsken Handel AB')
  await expect(companies.dialog).toBeHidden()
  await shell.switchCompany.click()
  await companies.isReady()
  await page.keyboard.press('Escape')
  await expect(companies.dialog).toBeHidden()
  await expect(shell.switchCompany).toBeFocused()
  await shell.switchCompany.click()
  await companies.isReady()
  await page.mouse.click(5, 5)
  await expect(companies.dialog).toBeHidden()
})

test('favourites come first and stay in the browser', { tag: onlyThorough }, async ({ page }) => {
  const companies = new CompanyDialog(page)
  await new LoginPage(page).arriveAs('ftg2')
  await companies.dialog.getByRole('button', { name: 'Lägg till Nordsken Handel AB bland favoriter' }).click()
  await expect(companies.dialog.getByRole('button', { name: 'Favoriter 1' })).toBeVisible()
  await expect(companies.dialog.getByRole('button', { name: 'Övriga 1' })).toBeVisible()
  await expect(companies.companies.first()).toContainText('Nordsken Handel AB')
  await companies.signOut()
  await new LoginPage(page).arriveAs('ftg2')
  await expect(companies.companies.first()).toContainText('Nordsken Handel AB')
})

test('two browsers do not see each other, nor two tabs each other’s company', async ({ browser, page, app }) => {
  await new LoginPage(page).arriveAs('ftg2')
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)

  const stranger = await browser.newPage({ baseURL: app.url, locale: 'sv-SE' })
  await new LoginPage(stranger).arriveAs('baga')
  await new Shell(stranger).isAt('Bageriet Surdegen AB', 2026)

  const tab = await page.context().newPage()
  await tab.goto('/')
  await new CompanyDialog(tab).choose('Akvarell Måleri AB')
  await new Shell(tab).isAt('Akvarell Måleri AB', 2026)
  await page.reload()
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await stranger.close()
})
