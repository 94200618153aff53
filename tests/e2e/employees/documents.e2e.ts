import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { expect, test } from '../test.ts'

test('a document is added, and a certificate made by keyboard, which a reload of its form does not lose', async ({
  page,
  context,
}) => {
  const { keyboard } = page
  await new LoginPage(page).arriveAs('adm', { company: 'zenit', path: '/registry/employees/1' })
  await page.getByRole('button', { name: 'Mer', exact: true }).focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Frånvaro' })).toHaveAttribute('data-highlighted')
  // A letter goes to the item that begins with it.
  await keyboard.press('d')
  await expect(page.getByRole('menuitem', { name: 'Dokument' })).toHaveAttribute('data-highlighted')
  await keyboard.press('Enter')
  await expect(page.getByText('Inga dokument än.')).toBeVisible()

  await test.step('a document', async () => {
    await page.getByRole('button', { name: 'Lägg till dokument' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Lägg till dokument' })
    const file = dialog.locator('input[type=file]')
    await file.setInputFiles({ name: 'bild.pdf', mimeType: 'application/pdf', buffer: Buffer.from('GIF89a') })
    await expect(dialog.getByText(/^Felaktig fil\./)).toBeVisible()
    await file.setInputFiles({ name: 'Avtal.pdf', mimeType: 'text/plain', buffer: Buffer.from('%PDF-1.7\n%%EOF') })
    await expect(dialog.getByRole('textbox', { name: 'Titel' })).toHaveValue('Avtal')
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: 'Datum' }).fill('2026-02-03')
    await keyboard.press('Enter')
    await expect(page.getByRole('row', { name: /Avtal.*2026-02-03/ })).toBeVisible()
  })

  await test.step('another title of it', async () => {
    await page
      .getByRole('row', { name: /Avtal.*2026-02-03/ })
      .getByRole('button')
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Ändra titel och datum' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ändra dokumentet' })
    const title = dialog.getByRole('textbox', { name: 'Titel' })
    await expect(title).toHaveValue('Avtal')
    await expectAccessible(page)
    await title.fill('')
    await keyboard.press('Enter')
    await expect(dialog.getByText('Titel är obligatoriskt.')).toBeVisible()
    await title.fill('Anställningsavtal')
    await keyboard.press('Enter')
    await expect(page.getByRole('row', { name: /Anställningsavtal.*2026-02-03/ })).toBeVisible()
  })

  await test.step('a certificate', async () => {
    await page.getByRole('button', { name: 'Skapa arbetsgivarintyg' }).focus()
    await keyboard.press('Enter')
    const signed = page.getByRole('textbox', { name: 'Lämnat av' })
    await expect(signed).toBeVisible()
    await expectAccessible(page)
    await signed.fill('Frida Tegnér')
    await expect(page.getByText('1 ändrat fält')).toBeVisible()
    await page.reload()
    await expect(signed).toHaveValue('Frida Tegnér')
    await keyboard.press('Control+s')
    const row = page.getByRole('row', { name: /Arbetsgivarintyg/ })
    await expect(row).toBeVisible()
    await expectAccessible(page)
    // The next one begins anew.
    await page.getByRole('button', { name: 'Skapa arbetsgivarintyg' }).click()
    await expect(signed).toHaveValue('')
    await page.getByRole('button', { name: 'Till dokumenten' }).click()
    const [response, other] = await Promise.all([
      page.waitForResponse(/\/print\/employees\/1\/documents\//),
      context.waitForEvent('page'),
      row.getByRole('button', { name: 'Arbetsgivarintyg', exact: true }).press('Enter'),
    ])
    expect(response.headers()['content-type']).toBe('application/pdf')
    await other.close()
  })
})
