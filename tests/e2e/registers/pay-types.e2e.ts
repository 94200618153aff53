import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { expect, test } from '../test.ts'

test('pay types are shown by table, which is kept; a standard one is copied, and the copy is the company’s', async ({
  page,
}) => {
  const { keyboard } = page
  await new LoginPage(page).arriveAs('adm', { company: 'nordsken', path: '/registry/loneartstabeller/@/create' })
  await page.getByRole('textbox', { name: 'Tabellkod' }).fill('FRAKT 1')
  await page.getByRole('textbox', { name: 'Benämning' }).fill('Frakten')
  await page.getByRole('combobox', { name: 'Lönearter från' }).click()
  await page.getByRole('option', { name: 'Transport' }).click()
  await keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'FRAKT 1 Frakten' })).toBeVisible()

  await page.goto('/registry/artreg')
  const search = page.getByRole('searchbox')
  await search.fill('Förartillägg')
  const table = page.getByRole('combobox', { name: 'Löneartstabell' })
  await table.focus()
  await keyboard.press('Enter')
  await keyboard.type('FRAKT')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/TabellKod=FRAKT/)
  // What is typed is searched in the chosen table too.
  await expect(search).toHaveValue('Förartillägg')
  await expect(page.getByRole('link', { name: '1000', exact: true })).toHaveCount(0)
  const driver = page.getByRole('link', { name: '1270', exact: true })
  await expect(driver).toHaveAttribute('href', /FRAKT%201/)
  await driver.click()
  await expect(page.getByRole('heading', { level: 1, name: '1270 Förartillägg' })).toBeVisible()

  await page.getByRole('button', { name: 'Kopiera', exact: true }).click()
  await page.getByRole('textbox', { name: 'Löneart', exact: true }).fill('1271')
  await page.getByRole('textbox', { name: 'Benämning' }).fill('Förartillägg natt')
  await page.getByRole('textbox', { name: 'PAXml-kod' }).fill('')
  await keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: '1271 Förartillägg natt' })).toBeVisible()
  await expect(page).toHaveURL(/\/registry\/artreg\/FRAKT%201\/1271$/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Till lönearter' }).click()
  await expect(table).toContainText('FRAKT 1')
  await search.fill('natt')
  await expect(page.getByRole('link', { name: '1271', exact: true })).toBeVisible()
  await expectAccessible(page)
})
