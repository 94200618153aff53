import type { Page } from 'playwright/test'
import { registerNames } from '#contracts/reference-data/register-names.ts'
import { pathOfItem } from '#contracts/registers/paths.ts'
import { type Register, textOfNew } from '#contracts/registers/register.ts'
import { registers } from '#contracts/registers/registers.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible } from '../accessible.ts'
import { AnyWayIn } from '../models/any-way-in.ts'
import { LoginPage } from '../models/login-page.ts'
import { YearMenu } from '../models/year-menu.ts'
import { expect, test } from '../test.ts'

/** Registers with screens of their own, which the journeys of those look at. */
const ofOwnJourneys = /^(salaryPeriods|holidays|daySchedules|workSchedules)$/
/** Registers of LSS, which only a company has whose accounts sign in with BankID. */
const ofLss = /^(lss|clients$)/
const looked = registerNames.filter(name => !ofOwnJourneys.test(name) && !ofLss.test(name)).map(name => registers[name])

/** Goes to a path by the router, without loading the page again. */
const go = (page: Page, path: string) =>
  page.evaluate(to => {
    const { idx } = history.state as { readonly idx: number }
    history.pushState({ usr: null, key: to, idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Looks at a register's list and at its blank form, which the keyboard opens and tries to save. */
async function lookAt(page: Page, register: Register): Promise<void> {
  const { title, route, tab } = register
  await go(page, tab?.value === undefined ? route.path : `${route.path}?flik=${tab.value}`)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: textOfNew(register), exact: true })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: textOfNew(register), exact: true })).toBeVisible()
  const first = page.locator('main').getByRole('textbox').first()
  for (let tabs = 0; tabs < 60 && !(await first.evaluate(at => at === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.type('?')
  await page.keyboard.press('Control+s')
  await expect(page.locator('main [aria-invalid=true]:focus')).toBeVisible()
  await expectAccessible(page)
  await go(page, '/infopanel')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lämna', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

test('an agreement opens registers in the menu at once; every register is accessible and used by keyboard', {
  tag: onlyThorough,
}, async ({ page }) => {
  test.setTimeout(1_800_000)
  const { keyboard } = page
  await new LoginPage(page).arriveAs('adm', { company: 'nordsken', path: '/registry/agreements?ny=1' })
  await page.getByRole('textbox', { name: 'Avtal', exact: true }).focus()
  await keyboard.type('BUTIK')
  await keyboard.press('Tab')
  await keyboard.type('Butiken')
  await page.getByRole('combobox', { name: 'Löneartstabell' }).focus()
  await keyboard.type('STANDARD')
  await page.getByRole('option', { name: /^STANDARD/ }).waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  const rules = page.getByRole('link', { name: 'OB-regler', exact: true })
  await expect(rules).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'OB-regler', exact: true }).focus()
  await keyboard.press('Space')
  for (const each of await page.getByRole('checkbox', { name: /regler/i }).all()) await each.check()
  await keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'BUTIK Butiken' })).toBeVisible()
  await expect(rules).toBeVisible()
  await expectAccessible(page)

  for (const register of looked) await test.step(register.name, () => lookAt(page, register))

  await test.step('the agreement closes the rules again', async () => {
    await go(page, pathOfItem(registers.agreements, 'BUTIK'))
    await page.getByRole('checkbox', { name: 'OB-regler', exact: true }).uncheck()
    await keyboard.press('Control+s')
    await expect(rules).toHaveCount(0)
  })
})

test('the registers of LSS are accessible and used by keyboard, too', { tag: onlyThorough }, async ({ page, app }) => {
  test.setTimeout(900_000)
  await new AnyWayIn(page, app).arriveByBankId('oms')
  await new YearMenu(page).enter('omtanke')
  // The clients' journey looks at their register, which has the company's words.
  const ofCompany = registerNames.filter(name => /^lss/.test(name)).map(name => registers[name])
  for (const register of ofCompany) await test.step(register.name, () => lookAt(page, register))
})
