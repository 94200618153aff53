import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { askDatabase } from '../../harness/database.ts'
import type { RunningApp } from '../../harness/running-app.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible, expectNoOverflow } from '../accessible.ts'
import { CompanySettingsPage } from '../models/company-settings-page.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

test('an employee of the settings is searched for in the staff register, and kept when that does not answer', {
  tag: onlyThorough,
}, async ({ page }) => {
  const settings = new CompanySettingsPage(page)
  await settings.enter('company')
  await page.getByRole('tab', { name: 'Skatt' }).click()
  const support = page.getByRole('region', { name: 'Växa-stöd, andra anställda' })
  const isOn = support.getByRole('switch')
  if (!(await isOn.isChecked())) await isOn.press('Space')
  const employee = support.getByRole('combobox', { name: 'Anställd', exact: true })
  await employee.press('ArrowDown')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-setsize', '48')
  await page.keyboard.press('Escape')
  await employee.focus()
  await page.keyboard.type('12')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(employee).toBeFocused()
  await expect(employee).toContainText('12')
  const chosen = await employee.textContent()
  expect(chosen).not.toBe('12')
  await page.keyboard.press('Control+s')
  await settings.saved()
  await page.reload()
  await page.getByRole('tab', { name: 'Skatt' }).click()
  await expect(employee).toHaveText(chosen ?? '')

  await page.route(/employees\.list/, route => route.abort())
  await employee.focus()
  await page.keyboard.type('1')
  const problem = page.getByRole('alert').filter({ hasText: 'Störningar' })
  await expect(problem).toBeVisible()
  await page.keyboard.press('Tab')
  await page.unroute(/employees\.list/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(problem).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(employee).toHaveText(chosen ?? '')

  await isOn.press('Space')
  await page.keyboard.press('Control+s')
  await settings.saved()
})

/**
 * Creates an account of nordsken's that may change its settings but not read its staff register.
 * Returns the login.
 */
async function withoutRegister({ dataFolder }: RunningApp): Promise<string> {
  const rights = JSON.stringify(rightsWhere(right => right.startsWith('Settings.Company.')))
  await askDatabase(
    dataFolder,
    `insert into rights_group (lic_nr, id, ben_text, rights) values ('WEB100200', 'utanregister', 'Utan register', '${rights}') on conflict do nothing;
     insert into user_account (login, lic_nr, name, role, rights_group, home_ftg_key)
       select 'utanregister', lic_nr, 'Una Registrand', role, 'utanregister', home_ftg_key from user_account where login = 'std'
       on conflict do nothing;
     insert into credential (login, lic_nr, password_hash)
       select 'utanregister', lic_nr, password_hash from credential where login = 'std' on conflict do nothing;
     insert into user_company_access (login, ftg_key, lic_nr)
       select 'utanregister', ftg_key, lic_nr from user_company_access where login = 'std' on conflict do nothing`,
  )
  return 'utanregister'
}

/** Removes the account: help.e2e.ts expects the licence to have only those of the demo data. */
test.afterAll(({ app }) =>
  askDatabase(
    app.dataFolder,
    `delete from user_account where login = 'utanregister'; delete from rights_group where id = 'utanregister'`,
  ),
)

test('who may not read the staff register types the number of an employee', { tag: onlyThorough }, async ({
  page,
  app,
}) => {
  const settings = new CompanySettingsPage(page)
  await settings.enter('company', await withoutRegister(app))
  await page.getByRole('tab', { name: 'Skatt' }).click()
  const support = page.getByRole('region', { name: 'Växa-stöd, andra anställda' })
  const isOn = support.getByRole('switch')
  if (!(await isOn.isChecked())) await isOn.press('Space')
  const employee = support.getByRole('textbox', { name: 'Anställd', exact: true })
  await expect(employee).toHaveAccessibleDescription(/^Skriv anställningsnumret. Du har inte behörighet/)
  await employee.fill('4711')
  await page.keyboard.press('Control+s')
  await expect(employee).toHaveAccessibleDescription(/Ingen anställd har nummer 4711\.$/)
  await expect(employee).toBeFocused()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await employee.fill(' 12 ')
  await page.keyboard.press('Control+s')
  await settings.saved()
  await expect(employee).toHaveValue('12')
  await isOn.press('Space')
  await page.keyboard.press('Control+s')
  await settings.saved()
})

test.describe('a filter of employees', () => {
  test.beforeEach(({ page }) => page.goto('/dev/widgets/urval').then(() => {}))

  test('is put together by keyboard, says how many it keeps, and what is wrong', async ({ page }) => {
    const section = page.getByRole('region', { name: 'Tomt' })
    await expect(section.getByRole('status')).toHaveText(/^Gäller alla 5\s000 anställda$/)
    await section.getByRole('button', { name: 'Urval' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Urval av anställda' })
    await expect(dialog.getByRole('combobox', { name: 'Anställda' })).toBeFocused()
    await dialog.getByRole('checkbox', { name: 'Efter avdelning' }).press('Space')
    await dialog.getByRole('checkbox', { name: 'Efter löneform' }).press('Space')
    await page.keyboard.press('Enter')
    const departments = dialog.getByRole('combobox', { name: 'Avdelningar' })
    await expect(departments).toBeFocused()
    await expect(departments).toHaveAccessibleDescription('Avdelningar är obligatoriskt.')
    await departments.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await dialog.getByRole('checkbox', { name: 'Efter löneform' }).press('Space')
    await expect(dialog.getByRole('status').filter({ hasText: 'Gäller' })).toHaveText(
      /^Gäller 1\s250 av 5\s000 anställda$/,
    )
    await dialog.getByRole('button', { name: 'Använd urvalet' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(section.getByRole('button', { name: 'Urval' })).toBeFocused()
    await expect(section.getByRole('listitem')).toHaveText('Avdelningar:Butik')
    await section.getByRole('button', { name: 'Ta bort Avdelningar: Butik' }).press('Delete')
    await expect(section.getByRole('listitem')).toHaveCount(0)
    await expect(section.getByRole('status')).toHaveText(/^Gäller alla/)
  })

  test('is cleared in its window, left by Escape unchanged, and locked with why', { tag: onlyThorough }, async ({
    page,
  }) => {
    const section = page.getByRole('region', { name: 'Ifyllt' })
    await expect(section.getByRole('listitem')).toHaveText([
      'Anställda:5 st',
      'Avdelningar:Butik, Arbetsgivaravgiftsunderlagsgranskning',
      'Löneformer:Timlön',
    ])
    await section.getByRole('button', { name: 'Urval' }).click()
    const dialog = page.getByRole('dialog', { name: 'Urval av anställda' })
    await dialog.getByRole('button', { name: 'Rensa', exact: true }).click()
    await expect(dialog.getByRole('combobox', { name: 'Anställda' })).toHaveText('Välj…')
    await expect(dialog.getByRole('status').filter({ hasText: 'Gäller alla' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(section.getByRole('listitem')).toHaveCount(3)
    await section.getByRole('button', { name: 'Rensa alla' }).click()
    await expect(section.getByRole('listitem')).toHaveCount(0)

    const locked = page.getByRole('region', { name: 'Låst med skäl' })
    const button = locked.getByRole('button')
    await expect(button).toHaveAccessibleDescription('Löneperioden är låst av en attesterad lönekörning.')
    await button.press('Enter')
    await expect(dialog).toHaveCount(0)
  })
})

test('a filter counts and names the employees of the company that is chosen, by its word for a case', {
  tag: onlyThorough,
}, async ({ page, app }) => {
  const call = (word: string) =>
    askDatabase(
      app.dataFolder,
      `update company set settings = settings || '{"BrukareNamnTyp": "${word}"}' where ftg_id = 'nordsken'`,
    )
  await call('KUND')
  await new LoginPage(page).arriveAs('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await page.goto('/dev/widgets/urval')
  const section = page.getByRole('region', { name: 'Det valda företaget' })
  await section.getByRole('button', { name: 'Fråga registret' }).click()
  await expect(section.getByRole('status')).toHaveText('Gäller alla 48 anställda')
  await section.getByRole('button', { name: 'Urval' }).click()
  const dialog = page.getByRole('dialog', { name: 'Urval av anställda' })
  await dialog.getByRole('combobox', { name: 'Anställda' }).press('Enter')
  await page.getByRole('option').nth(1).click()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('list', { name: 'Valda: Anställda' }).getByRole('listitem')).toHaveCount(1)
  await expect(dialog.getByRole('status').filter({ hasText: 'Gäller' })).toHaveText('Gäller 1 av 48 anställda')
  await dialog.getByRole('button', { name: 'Använd urvalet' }).click()
  await expect(section.getByRole('listitem')).toHaveText(/^Anställda:\D+$/)
  await expect(section.getByRole('status')).toHaveText('Gäller 1 av 48 anställda')
  await section.getByRole('button', { name: 'Urval' }).click()
  await dialog.getByRole('combobox', { name: 'Kunder i urvalet' }).click()
  await page.getByRole('option', { name: 'Ada Lindholm' }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Rensa', exact: true }).click()
  await dialog.getByRole('checkbox', { name: 'Efter persontyp' }).check()
  await dialog.getByRole('combobox', { name: 'Persontyper' }).click()
  await page.getByRole('option', { name: 'Tjänsteman' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('combobox', { name: 'Kunder i urvalet' })).toHaveText('Välj…')
  await expect(dialog.getByRole('status').filter({ hasText: /^Gäller \d+ av 48 anställda$/ })).toBeVisible()
  await call('BRUKARE')
})

test('the window of a filter, and a register that does not answer, are accessible', { tag: onlyThorough }, async ({
  page,
}) => {
  await page.goto('/dev/widgets/urval')
  await page.getByRole('region', { name: 'Register som inte svarar' }).getByRole('button', { name: 'Urval' }).click()
  const dialog = page.getByRole('dialog', { name: 'Urval av anställda' })
  await dialog.getByRole('checkbox', { name: 'Efter avtal' }).check()
  await dialog.getByRole('button', { name: 'Använd urvalet' }).click()
  await expect(dialog.getByText('Avtal är obligatoriskt.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('combobox', { name: 'Anställda' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Störningar' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
})
