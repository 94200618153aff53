import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { expect, test } from '../test.ts'

const csv = (...lines: string[]) => ({
  name: 'Anställda.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Nummer;Förnamn;Efternamn;Anställd från', ...lines].join('\r\n')),
})

test('a file is mapped, mended, accepted once, and changes nothing the second time', async ({ page }) => {
  await new LoginPage(page).arriveAs('adm', { company: 'zenit', path: '/registry/impreg?ny=1' })
  await page.getByRole('textbox', { name: 'Kod', exact: true }).fill('PERS')
  await page.getByRole('textbox', { name: 'Benämning' }).fill('Anställda från butiken')
  await page.getByRole('checkbox', { name: 'Anställda' }).check()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'PERS Anställda från butiken' })).toBeVisible()
  await page.goto('/registry/impreg')
  await page.getByRole('button', { name: 'Importera fil' }).click()
  await page.getByRole('combobox', { name: 'Importregister' }).click()
  await page.getByRole('option', { name: 'PERS Anställda från butiken' }).click()
  const choose = (...lines: string[]) => page.getByLabel('Fil', { exact: true }).setInputFiles(csv(...lines))
  await choose('9101;Åsa;Öberg;2026-02-30')
  await expect(page.getByRole('heading', { name: 'Välj kolumner' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Anställningsnummer' }).click()
  await page.getByRole('option', { name: 'Nummer' }).click()
  await page.getByRole('button', { name: 'Granska filen' }).click()
  await expect(page.getByText('Anställd från: Felaktigt datum')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Importera', exact: true })).toBeDisabled()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('Välj filen på nytt.')).toBeVisible()
  await page.getByRole('button', { name: 'Välj en annan fil' }).click()
  await choose('9101;Åsa;Öberg;2026-02-01')
  await page.getByRole('combobox', { name: 'Anställningsnummer' }).click()
  await page.getByRole('option', { name: 'Nummer' }).click()
  await page.getByRole('button', { name: 'Granska filen' }).click()
  await page.getByRole('button', { name: 'Importera', exact: true }).click()
  await expect(page.getByText('1 ny, 0 ändrade, 0 oförändrade')).toBeVisible()
  await expect(page.getByRole('grid').getByText('Anställda.csv')).toBeVisible()
  await page.getByRole('button', { name: 'Importera en fil till' }).click()
  await choose('9101;Åsa;Öberg;2026-02-01')
  await expect(page.getByText('0 nya, 0 ändrade, 1 oförändrad')).toBeVisible()
})
