import type { Page, Route } from 'playwright/test'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible, expectNoOverflow } from '../accessible.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { requestsOf } from '../models/cut-off.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Sök eller hoppa till' })

/** Opens the palette and types a term. */
async function search(page: Page, term: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type(term)
}

/** Presses a key that closes the palette. */
async function close(page: Page, key: 'Enter' | 'Escape'): Promise<void> {
  await page.keyboard.press(key)
  await expect(fieldOf(page)).toHaveCount(0)
}

test('the palette leads to a setting and to an employee, by keyboard alone', async ({ page }) => {
  const login = new LoginPage(page)
  await login.arriveAs('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  const marked = page.locator('[role=option][data-highlighted]')
  const find = async (term: string, line: RegExp) => {
    await search(page, term)
    await expect(marked).toHaveText(line)
    await close(page, 'Enter')
  }
  const bankgiro = page.getByRole('textbox', { name: 'Bankgiro' })

  // A field in another tab of a page that has not been open, and again on the page that is.
  await find('bankgiro', /^Bankgiro.*Export · Bankfil$/)
  await expect(page).toHaveURL(/\/settings\/export$/)
  await expect(bankgiro).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(bankgiro).not.toBeFocused()
  await find('bankgiro', /^Bankgiro/)
  await expect(bankgiro).toBeFocused()
  // What is typed stays, and a setting whose card is off leads to the switch of the card.
  const typed = await bankgiro.inputValue()
  await bankgiro.fill('5050-1055')
  await find('arbetsgivarnummer kp', /^Arbetsgivarnummer hos KP Pension/)
  await expect(page.getByRole('switch', { name: /KP Pension/ })).toBeFocused()
  await find('bankgiro', /^Bankgiro/)
  await expect(bankgiro).toHaveValue('5050-1055')
  await bankgiro.fill(typed)
  await find('digital brev förvald', /Digital brevlåda · Digitala brevlådor$/)
  await expect(page).toHaveURL(/\/settings\/digitalmailbox$/)
  await expect(page.locator('[role=radio]:focus, select:focus, button:focus, input:focus')).toHaveCount(1)

  // The person's own settings: the account's come once they are fetched, the device's at once.
  await find('tvåsteg', /^Tvåstegsverifiering/)
  await expect(page).toHaveURL(/\/mySettings$/)
  await expect(page.getByRole('switch', { name: 'Tvåstegsverifiering (SMS)' })).toBeFocused()
  await find('e-post', /^E-post/)
  await expect(page.getByRole('textbox', { name: 'E-post' })).toBeFocused()
  await find('rader per sida', /^Rader per sida/)
  await expect(page.getByRole('radio', { checked: true }).and(page.locator(':focus'))).toHaveCount(1)

  // An employee by number, and by name in either order.
  const employees = page.getByRole('group', { name: 'Anställda' }).getByRole('option')
  await search(page, '12')
  await expect(employees).toHaveText([/12$/])
  const [, surname = '', firstName = ''] = /^(\S+) (.+?)\s*12$/.exec((await employees.textContent()) ?? '') ?? []
  await close(page, 'Escape')
  await find(`${firstName} ${surname}`.toLocaleLowerCase('sv'), new RegExp(`^${surname} ${firstName}\\s*12$`))
  await expect(page).toHaveURL(/\/registry\/employees\/12$/)
})

test('what the palette finds is there again after a reload, and missing silently without an answer', {
  tag: onlyThorough,
}, async ({ page }) => {
  test.slow()
  await new LoginPage(page).arriveAs('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  const employees = page.getByRole('group', { name: 'Anställda' }).getByRole('option')
  await search(page, 'an')
  await expect(employees).toHaveCount(5)
  await expect(page.getByRole('group', { name: 'Inställningar', exact: true }).getByRole('option')).toHaveCount(5)
  await expect(page.getByText(/^\d+ inställningar till\. Skriv mer för att hitta rätt\.$/)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.reload()
  await expect(fieldOf(page)).toHaveValue('an')
  await expect(employees).toHaveCount(5)

  await page.route(/employees\.list/, route => route.abort())
  const failed = page.waitForEvent('requestfailed', request => request.url().includes('employees.list'))
  await page.keyboard.type('d')
  await failed
  await expect(employees).toHaveCount(0)
  await expect(
    page.getByRole('group', { name: 'Inställningar', exact: true }).getByRole('option').first(),
  ).toBeVisible()
  await expect(page.locator('[data-snackbar]')).toBeEmpty()
  await page.unroute(/employees\.list/)
  await page.keyboard.press('Backspace')
  await expect(employees).toHaveCount(5)
})

test.describe('Enter before anything is found', () => {
  /** Searches among companies that are not fetched yet. @returns what lets their answer through */
  const enterTooEarly = async (page: Page) => {
    await new LoginPage(page).arriveAs('ftg2')
    await new CompanyDialog(page).choose('Nordsken Handel AB')
    await new Shell(page).isAt('Nordsken Handel AB', 2026)
    const { promise, resolve } = Promise.withResolvers<void>()
    const answerLate = (route: Route) => promise.then(() => route.continue())
    await page.route(requestsOf('companies.list'), answerLate, { times: 1 })
    await search(page, 'akvarell')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Företagen hämtas…')).toBeVisible()
    return resolve
  }

  test('chooses the first match when it comes', { tag: onlyThorough }, async ({ page }) => {
    const answer = await enterTooEarly(page)
    answer()
    await new Shell(page).isAt('Akvarell Måleri AB', 2026)
    await expect(fieldOf(page)).toHaveCount(0)
  })

  test('chooses nothing once something else is searched for', { tag: onlyThorough }, async ({ page }) => {
    const answer = await enterTooEarly(page)
    const searched = page.waitForResponse(each => /akvarel(?!l)/.test(each.request().postData() ?? ''))
    await page.keyboard.press('Backspace')
    // With the companies, everything that is searched for has come.
    await searched
    answer()
    await expect(page.getByRole('option', { name: /^Akvarell Måleri AB/ })).toBeVisible()
    await page.keyboard.type('l')
    await expect(fieldOf(page)).toHaveValue('akvarell')
    await close(page, 'Escape')
    await new Shell(page).isAt('Nordsken Handel AB', 2026)
  })
})

test('who may read neither the settings nor the staff register finds neither', { tag: onlyThorough }, async ({
  page,
}) => {
  let asked = 0
  page.on('request', request => {
    if (request.url().includes('employees.list')) asked += 1
  })
  await new LoginPage(page).arriveAs('per')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  for (const term of ['bankgiro', '12']) {
    await search(page, term)
    await expect(page.getByText(`Inga träffar på ”${term}”.`)).toBeVisible()
    await close(page, 'Escape')
  }
  // The person's own settings are found by everybody, later than the register would be asked.
  await search(page, 'rader per')
  await expect(page.getByRole('option', { name: /Rader per sida/ })).toBeVisible()
  expect(asked).toBe(0)
})
