import type { Page } from 'playwright/test'
import { onlyThorough } from '../../harness/thorough.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { Inbox } from '../models/inbox.ts'
import { LoginPage } from '../models/login-page.ts'
import { SettingsPage } from '../models/settings-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

const nordsken = 'Nordsken Handel AB'

/** Expects the page's title, the focus on its heading, and the screen's announcement. */
async function arrived(page: Page, { heading, screen }: { readonly heading: string; readonly screen: string }) {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused()
  await expect(page).toHaveTitle(`${screen} – ${nordsken} – Avlöna`)
  await expect(page.getByRole('status').filter({ hasText: `${screen}, ${nordsken}` })).toHaveCount(1)
}

test('a screen has a name, and who arrives begins at its heading', async ({ page }) => {
  await new LoginPage(page).arriveAs('ftg2')
  const companies = new CompanyDialog(page)
  await expect(companies.company(nordsken)).toBeVisible()
  await expect(page).toHaveTitle('Välj företag – Avlöna')

  await test.step('choosing a company lands at the heading', async () => {
    await expect(companies.companies.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(companies.company(nordsken)).toBeFocused()
    await page.keyboard.press('Enter')
    await arrived(page, { heading: 'Informationspanel', screen: 'Informationspanel' })
  })

  await test.step('so does another screen, and the way back', async () => {
    await new SettingsPage(page).open()
    await arrived(page, { heading: 'Mina inställningar', screen: 'Mina inställningar' })
    await page.goBack()
    await arrived(page, { heading: 'Informationspanel', screen: 'Informationspanel' })
  })

  await test.step('the title names the item that is open', async () => {
    const inbox = new Inbox(page)
    await inbox.open()
    await arrived(page, { heading: 'Meddelanden', screen: 'Meddelanden' })
    const subject = (await inbox.rows.first().getByRole('button').first().textContent()) ?? ''
    await inbox.rows.first().getByRole('gridcell').first().getByRole('button').click()
    const named = (await inbox.message.getByRole('heading').first().textContent()) ?? ''
    expect(subject).toContain(named)
    await expect(page).toHaveTitle(`Meddelanden: ${named} – ${nordsken} – Avlöna`)
  })

  await test.step('signed out, the page is the login screen', async () => {
    await new Shell(page).signOut()
    await expect(page).toHaveTitle('Logga in – Avlöna')
  })
})

test('the focus stays where a person goes before the screen has come', { tag: onlyThorough }, async ({ page }) => {
  await new LoginPage(page).arriveAs('ftg')
  await new Shell(page).isAt(nordsken, 2026)
  // The company is fetched again after the reload, and comes before the screen.
  const [company, screen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const late = async (address: RegExp, { promise }: { readonly promise: Promise<void> }) =>
    page.route(address, async route => {
      await promise
      await route.continue()
    })
  await late(/companies\.info/, company)
  await late(/\/assets\/infopanel-.*\.js$/, screen)
  await page.reload()
  await page.getByRole('button', { name: 'Register', exact: true }).press('Enter')
  await page.keyboard.press('Tab')
  const link = page.getByRole('navigation').getByRole('link').and(page.locator(':focus'))
  await expect(link).toBeVisible()
  const answer = page.waitForResponse(/companies\.info/)
  company.resolve()
  await (await answer).finished()
  await page.waitForTimeout(300)
  screen.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Informationspanel' })).toBeVisible()
  await page.waitForTimeout(1_000)
  await expect(link).toBeVisible()
})

test('a menu that was opened meanwhile stays open when the screen has come', { tag: onlyThorough }, async ({
  page,
}) => {
  await new LoginPage(page).arriveAs('ftg')
  const shell = new Shell(page)
  await shell.isAt(nordsken, 2026)
  const [link, user] = await Promise.all([new Inbox(page).envelope.elementHandle(), shell.user.elementHandle()])
  // In the frame after the navigation, and so before the heading takes the focus.
  await page.evaluate(
    async ([link, user]) => {
      if (link instanceof HTMLElement) link.click()
      await new Promise(requestAnimationFrame)
      user?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
      if (user instanceof HTMLElement) user.click()
    },
    [link, user],
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Meddelanden' })).toBeVisible()
  const signOut = page.getByRole('menuitem', { name: 'Logga ut' })
  await expect(signOut).toBeVisible()
  await page.waitForTimeout(1_000)
  await expect(signOut).toBeVisible()
  await expect(page.getByRole('menu')).toBeFocused()
})

test('the company dialog begins in its list, and favouriting by keyboard keeps the focus', {
  tag: onlyThorough,
}, async ({ page }) => {
  await new LoginPage(page).arriveAs('adm')
  const companies = new CompanyDialog(page)
  const first = companies.companies.first()
  await expect(first).toBeFocused()
  const name = 'Akvarell Måleri AB'
  await expect(first).toContainText(name)
  await page.keyboard.press('ArrowDown')
  await expect(first).not.toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(companies.action(`Lägg till ${name} bland favoriter`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(companies.dialog.getByRole('button', { name: 'Favoriter 1' })).toBeVisible()
  await expect(companies.action(`Ta bort ${name} från favoriter`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(companies.action(`Lägg till ${name} bland favoriter`)).toBeFocused()
})
