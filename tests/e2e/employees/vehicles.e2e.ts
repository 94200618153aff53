import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { expect, test } from '../test.ts'

test('vehicle benefits are explained and updated, and a car without a price gets one', async ({ page }) => {
  await new LoginPage(page).arriveAs('adm', { company: 'nordsken', path: '/registry/employees/@/vehicles' })
  const row = (model: string) => page.getByRole('row', { name: model })
  await expect(row('Kia Ceed')).toContainText('Nybilspris saknas för bilen.')
  await expect(row('Kia Ceed')).not.toContainText('kr')
  await expectAccessible(page)
  // A card leaves out what has no value.
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const card = (model: string) => page.getByRole('article').filter({ hasText: model })
  await expect(card('Volvo EX30')).toContainText('Nytt belopp')
  await expect(card('Kia Ceed')).not.toContainText('Nytt belopp')
  if (wide) await page.setViewportSize(wide)

  await row('Volvo EX30').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Visa beräkning' }).click()
  const dialog = page.getByRole('dialog', { name: 'Beräkning' })
  await expect(dialog).toContainText('Nedsättning för miljöbil')
  await expect(dialog).not.toContainText('Miljöbilsnedsättning')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'Markera alla 4 rader' }).click()
  await page.getByRole('button', { name: 'Uppdatera belopp' }).click()
  const summary = page.getByRole('dialog', { name: /Uppdatera belopp/ })
  await expect(summary).toContainText('Kia Ceed')
  await expect(summary).toContainText('Nybilspris saknas för bilen.')
  await summary.getByRole('button', { name: 'Stäng' }).last().click()
  await expect(row('Volvo EX30')).toHaveCount(0)

  await row('Kia Ceed').getByRole('link').click()
  const price = page.getByRole('textbox', { name: 'Nybilspris', exact: true })
  await price.fill('319950')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Spara' })).toHaveCount(0)
  await page.goto('/registry/employees/@/vehicles')
  await row('Kia Ceed').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Uppdatera belopp' }).click()
  await expect(
    page.getByText('Det finns inga anställda i personalregistret som behöver ny beräkning av bilförmån.'),
  ).toBeVisible()
})
