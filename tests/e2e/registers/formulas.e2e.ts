import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { expect, test } from '../test.ts'

test('a formula is written by keyboard, is told what is wrong, and is tried for an employee', async ({ page }) => {
  const { keyboard } = page
  await new LoginPage(page).arriveAs('adm', { company: 'nordsken', path: '/registry/customFormelVariables?ny=1' })
  await page.getByRole('textbox', { name: 'Kod', exact: true }).fill('BONUS')
  await page.getByRole('textbox', { name: 'Benämning' }).fill('Bonus')
  const formula = page.getByRole('textbox', { name: 'Formel' })
  await formula.focus()
  await keyboard.type('avr')
  await expect(page.getByRole('option', { name: /^avrunda/ })).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('Enter')
  await keyboard.type('lö')
  const pay = page.getByRole('option', { name: /^LÖN/ })
  await expect(pay).toBeVisible()
  await expectAccessible(page)
  await keyboard.press('Tab')
  await expect(pay).toHaveCount(0)
  await keyboard.type(' * 0,1; 0) + bonsu')
  await expect(formula).toHaveAccessibleDescription(/Tecken 25: Det finns ingen variabel ”bonsu”\./)
  await expect(page.locator('[data-wrong]')).toHaveText('bonsu')
  for (let n = 0; n < ' + bonsu'.length; n += 1) await keyboard.press('Backspace')
  await expect(formula).toHaveValue('avrunda(LÖN * 0,1; 0)')
  await expect(page.locator('[data-wrong]')).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Anställd' }).click()
  await page.getByRole('option').first().click()
  const steps = page.getByRole('list', { name: 'Stegen' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText(/^Värde: \d+$/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'BONUS Bonus' })).toBeVisible()
  await page.reload()
  await expect(formula).toHaveValue('avrunda(LÖN * 0,1; 0)')
  // The chosen employee is shared by screens, and survives the reload.
  await expect(page.getByText(/^Värde: \d+$/)).toBeVisible()
})
