import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { expect, test } from '../test.ts'

test('a period is tried under a change, and a payslip seen as it was before a row was typed', async ({ page }) => {
  test.slow()
  const { keyboard } = page
  const person = 'Dahl Karl-Johan'
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter')
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const field = (name: string) => page.getByRole('textbox', { name })
  await new LoginPage(page).arriveAs('adm', { company: 'zenit', path: '/payslips/202611' })

  await test.step('a rise is calculated by Enter, and its difference shown', async () => {
    await press('Hämta underlag och beräkna')
    await expect(page.getByRole('row', { name: person })).toContainText('Skapad')
    await press('Tänk om …')
    await expect(heading('Tänk om: november 2026')).toBeVisible()
    await expect(page.getByText('Välj en ändring och räkna')).toBeVisible()
    await expectAccessible(page)
    await field('Löneökning').fill('3')
    await keyboard.press('Enter')
    await expect(page.getByRole('row', { name: /^Kostnad/ }).first()).toContainText('+')
    await expectAccessible(page)
  })

  await test.step('a person opens to the rows now and on trial, and an amount to its law', async () => {
    await page.getByRole('row', { name: person }).getByRole('button').first().press('Enter')
    const dialog = page.getByRole('dialog', { name: `Nu och tänkt: ${person}` })
    await expect(dialog.getByRole('row', { name: /^Netto/ })).toContainText('+')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /^Skatt, tänkt .*visa hur/ }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Så räknades det' })).toContainText('Källa: SKV 433')
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Så räknades det' })).toBeHidden()
    await dialog.getByRole('button', { name: 'Stäng' }).last().press('Enter')
    await expect(dialog).toBeHidden()
  })

  await test.step('a year whose law is not entered is refused at its field', async () => {
    await field('Lag och skattetabeller för år').fill('2027')
    await press('Räkna om')
    await expect(page.getByText('Skattetabellerna saknas för 2027-11-25.').first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a payslip is shown as it was before a row was typed', async () => {
    await press('Lönebesked')
    await page.getByRole('row', { name: person }).getByRole('link').press('Enter')
    await press('Lägg till rad')
    await page.getByRole('group', { name: 'Rad 1', exact: true }).getByRole('combobox').focus()
    await keyboard.type('1045')
    await page.getByRole('option', { name: /^1045 / }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await page.getByRole('group', { name: 'Rad 1', exact: true }).getByRole('textbox', { name: 'Belopp' }).fill('1000')
    await keyboard.press('Control+s')
    await expect(page.getByText('Ändringarna är sparade.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Arvode .*visa hur/ })).toBeVisible()
    await press('Som den var')
    await expect(heading(`Som den var: ${person}`)).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Beräknades första gången/ })).toBeChecked()
    await expect(page.getByRole('row', { name: /^Brutto/ })).toContainText('+1\u00A0000,00')
    await expect(page.getByText('ger samma lönebesked, tecken för tecken')).toBeVisible()
    await expect(page.getByRole('row', { name: /^Rad 1045/ })).toContainText('1\u00A0000,00')
    await expectAccessible(page)
  })
})
