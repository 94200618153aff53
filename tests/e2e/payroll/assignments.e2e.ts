import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { expect, test } from '../test.ts'

test('a pay assignment is made by keyboard, previewed for its people, and stands in its order', async ({ page }) => {
  test.slow()
  const { keyboard } = page
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const codes = page.getByRole('row').getByRole('link')
  await new LoginPage(page).arriveAs('adm', { company: 'nordsken', path: '/loneuppdrag' })

  await test.step('the list is in the order of payroll: those without a number first', async () => {
    await expect(codes).toHaveText([/^KLUBB/, /^JULGAVA/, /^FRISK/])
    await expectAccessible(page)
  })

  await test.step('a new one, whose people and sum are shown while it is written', async () => {
    await page.getByRole('button', { name: 'Nytt löneuppdrag' }).press('Enter')
    await field('Uppdrag').focus()
    await keyboard.type('TACK')
    await field('Benämning').fill('Tack för i år')
    await field('Ordningsnummer').fill('15')
    await page.getByRole('combobox', { name: 'Löneart' }).focus()
    await keyboard.type('1070')
    await expect(page.getByRole('option', { name: /^1070/ })).toBeVisible()
    await keyboard.press('Enter')
    await field('Belopp').fill('1000')
    await field('Från och med').fill('2026-11-01')
    await field('Antal gånger').fill('1')
    const preview = page.getByRole('region', { name: 'Så blir det' })
    await page.getByRole('button', { name: 'Urval', exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Urval av anställda' })
    await expect(dialog.getByText('Efter antal varningar')).toHaveCount(0)
    await dialog.getByRole('combobox', { name: 'Anställda' }).focus()
    await keyboard.type('a')
    await dialog.page().getByRole('option').first().click()
    await dialog.page().getByRole('option').nth(1).click()
    await keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Använd' }).click()
    await expect(preview.getByText('2 anställda får raden')).toBeVisible()
    await expect(preview.getByText('2 000,00 kr'.replace(' ', '\u00A0'))).toBeVisible()
    await expectAccessible(page)
    // The filter was applied to the form, which is not saved by that.
    await expect(page.getByRole('heading', { level: 1, name: 'Nytt löneuppdrag' })).toBeVisible()
    await keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1, name: 'TACK Tack för i år' })).toBeVisible()
  })

  await test.step('the list has it in its place, and finds it', async () => {
    await page.getByRole('button', { name: 'Till löneuppdrag' }).click()
    await expect(codes).toHaveText([/^KLUBB/, /^JULGAVA/, /^TACK/, /^FRISK/])
    await page.getByRole('searchbox').fill('TACK')
    await expect(codes).toHaveText([/^TACK/])
  })
})
