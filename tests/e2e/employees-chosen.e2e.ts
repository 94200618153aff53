import { expectAccessible, expectNoOverflow, inBothSizes } from './accessible.ts'
import { CompanySettingsPage } from './models/company-settings-page.ts'
import { LoginPage } from './models/login-page.ts'
import { Shell } from './models/shell.ts'
import { expect, test } from './test.ts'

test('an employee of the settings is searched for in the staff register, and kept when that does not answer', async ({
  page,
}) => {
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

  test('is cleared in its window, left by Escape unchanged, and locked with why', async ({ page }) => {
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

test('a filter counts and names the employees of the company that is chosen', async ({ page }) => {
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
})

inBothSizes(() => {
  test('the window of a filter, and a register that does not answer, are accessible', async ({ page }) => {
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
})
