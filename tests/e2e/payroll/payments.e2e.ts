import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { PayrollCalls } from '../models/payroll-calls.ts'
import { expect, test } from '../test.ts'

test('ready payslips are paid once: a file, a refusal by the bank, another file, paid', async ({ page }) => {
  test.slow()
  const region = (name: string) => page.getByRole('region', { name })
  const press = (name: string | RegExp) => page.getByRole('button', { name }).press('Enter')
  await new LoginPage(page).arriveAs('adm', { company: 'zenit' })

  await test.step('two payslips are ready', async () => {
    await new PayrollCalls(page, 'zenit').settings({ KopplaBank: true, BankNamn: 'BGC', Bankgiro: '5050-1055' })
    await page.goto('/payslips/202612')
    await press('Hämta underlag och beräkna')
    for (const name of ['Dahl Karl-Johan', 'Gustafsson Pär'])
      await page.getByRole('row', { name }).getByRole('checkbox').press('Space')
    await press('Klarmarkera')
    await expect(page.getByRole('row', { name: 'Gustafsson Pär' })).toContainText('Klarmarkerad')
  })

  await test.step('they are ordered, and the file is fetched', async () => {
    await press('Betalning')
    await expect(page.getByRole('heading', { level: 1, name: 'Betalning december 2026' })).toBeVisible()
    await expect(page.getByRole('row', { name: /Pär Gustafsson/ })).toContainText('…')
    await expectAccessible(page)
    await press('Skapa betalning av 2 lönebesked')
    await expect(page.getByText('Filen är inte hämtad än.')).toBeVisible()
    const [download] = await Promise.all([page.waitForEvent('download'), press(/^Hämta bankfilen/)])
    expect(download.suggestedFilename()).toBe('LON-202612-0001.txt')
    expect(await readFile(await download.path(), 'latin1')).toContain('SEK')
    await expect(region('Betalningar')).toContainText('Filen är hämtad 1 gång')
    await expectAccessible(page)
  })

  await test.step('the bank refuses it: they can be paid again', async () => {
    await press(/^Avbryt betalningen, /)
    await page.getByRole('textbox', { name: 'Orsak' }).fill('Banken avvisade filen.')
    await expectAccessible(page)
    // On a phone a message does not lie over the field: its place is at the top.
    const size = page.viewportSize() ?? { width: 1280, height: 800 }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.locator('[data-snackbar] > *').evaluate(topOf)).toBeLessThan(100)
    await page.setViewportSize(size)
    await page.getByRole('dialog').getByRole('button', { name: 'Avbryt betalningen' }).press('Enter')
    await expect(region('Betalningar')).toContainText('Banken avvisade filen.')
    await press('Skapa betalning av 2 lönebesked')
    await expect(region('Betalningar')).toContainText('LON-202612-0002')
  })

  await test.step('the bank has paid it', async () => {
    await press('Markera som utbetald, LON-202612-0002')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Markera som utbetald' }).click()
    await expect(region('Betalningar')).toContainText('Utbetald')
    await expect(page.getByText(/^2 av /)).toBeVisible()
  })
})

const topOf = (element: Element) => element.getBoundingClientRect().top
