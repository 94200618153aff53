import { expectAccessible } from '../accessible.ts'
import { AnyWayIn } from '../models/any-way-in.ts'
import { YearMenu } from '../models/year-menu.ts'
import { expect, test } from '../test.ts'

test("a client is added by keyboard in the company's words, with an assistant, and is there after a reload", async ({
  page,
  app,
}) => {
  const { keyboard } = page
  await new AnyWayIn(page, app).arriveByBankId('oms')
  await new YearMenu(page).enter('omtanke')
  await page.goto('/registry/brukare')
  await expect(page.getByRole('heading', { level: 1, name: 'Kundregister', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Karlsson', exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Ny kund', exact: true }).focus()
  await keyboard.press('Enter')
  const number = page.getByRole('textbox', { name: 'Kundnummer' })
  await expect(number).toHaveValue('19')
  await page.getByRole('textbox', { name: 'Personnummer' }).focus()
  await keyboard.type('19850612-9801')
  await keyboard.press('Tab')
  await keyboard.type('Åsa')
  await keyboard.press('Tab')
  await keyboard.press('Control+s')
  const lastName = page.getByRole('textbox', { name: 'Efternamn' })
  await expect(lastName).toBeFocused()
  await keyboard.type('Öberg')

  const assistants = page.getByRole('group', { name: 'Assistenter' })
  await assistants.getByRole('button', { name: 'Lägg till rad' }).focus()
  await keyboard.press('Enter')
  await keyboard.type('1')
  await page.getByRole('option').first().waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await keyboard.type('2026-01-01')
  await keyboard.press('Control+s')
  // The company stays in the list, by its settings.
  await page.getByRole('button', { name: 'Ny kund', exact: true }).click()
  await expect(number).toHaveValue('20')
  await page.getByRole('button', { name: 'Till kunder' }).click()
  const row = page.getByRole('row', { name: /Öberg Åsa/ })
  await expect(row).toContainText('1985-06-12')
  await row.getByRole('link').focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '19 Öberg Åsa' })).toBeVisible()
  await expect(number).toBeDisabled()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Byt kundnummer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Byt kundnummer' })
  const to = dialog.getByRole('textbox', { name: 'Nytt kundnummer' })
  await to.fill('18')
  await keyboard.press('Enter')
  await expect(to).toHaveAccessibleDescription(/18 finns redan/)
  await to.fill('2019')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '2019 Öberg Åsa' })).toBeVisible()
  await page.reload()
  await expect(assistants.getByRole('textbox', { name: 'Från' })).toHaveValue('2026-01-01')
  await expect(assistants.getByRole('combobox', { name: 'Anställd' })).toHaveText(/\S/)

  await page.getByRole('button', { name: 'Ladda upp bild' }).click()
  const upload = page.getByRole('dialog', { name: 'Ladda upp ny bild' })
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await upload.getByRole('button', { name: 'Spara' }).click()
  await expect(page.getByRole('button', { name: 'Byt bild' })).toBeVisible()
  await expect(page.getByRole('main').locator('img[src*="/ftgpicture/omtanke/"]')).toBeVisible()
  await expectAccessible(page)

  await keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /Sök/ }).fill('Karlsson Ebba')
  await page.getByRole('option', { name: /^Karlsson Ebba/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '1 Karlsson Ebba' })).toBeVisible()
})
