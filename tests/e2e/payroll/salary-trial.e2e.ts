import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { expect, test } from '../test.ts'

test('a pay is tried by keyboard, explained down to its law, and compared with another', async ({ page }) => {
  test.slow()
  const { keyboard } = page
  const result = page.getByRole('region', { name: 'Resultat' })
  const field = (name: string) => page.getByRole('textbox', { name })
  const amount = (name: string) => result.getByRole('button', { name: new RegExp(`^${name}.*visa hur`) }).first()
  await new LoginPage(page).arriveAs('adm', { company: 'nordsken' })

  await test.step('from the menu', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Lönekörning', exact: true }).press('Enter')
    await page.getByRole('link', { name: 'Provräkna lön' }).press('Enter')
    await expect(page.getByText('Ange en lön')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the net follows what is typed', async () => {
    await field('Utbetalningsdatum').fill('2026-11-25')
    await field('Månadslön').focus()
    await keyboard.type('−35000')
    await keyboard.press('Enter')
    await expect(field('Månadslön')).toHaveAttribute('aria-invalid', 'true')
    await field('Månadslön').fill('35000')
    await keyboard.press('Tab')
    await keyboard.type('33')
    await page.getByRole('option', { name: 'Tabell 33' }).click()
    await expect(amount('Nettolön')).toHaveText('27 866,00 kr'.replaceAll(' ', '\u00A0'))
    await expect(amount('Kostnad för arbetsgivaren')).toHaveText('45 997,00 kr'.replaceAll(' ', '\u00A0'))
  })

  await test.step('an amount opens down to its law, and closes with Escape', async () => {
    await amount('Arbetsgivaravgift').focus()
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Så räknades det' })
    await expect(dialog).toContainText('31,42')
    await expect(dialog).toContainText('Källa: Socialavgiftslagen')
    await expectAccessible(page)
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(amount('Arbetsgivaravgift')).toBeFocused()
  })

  await test.step('another case begins as a copy, and shows what differs', async () => {
    await page.getByRole('button', { name: 'Jämför med ett annat fall' }).click()
    const other = page.getByRole('region', { name: 'Fall 2', exact: true })
    await expect(other.getByText('Samma som fall 1').first()).toBeVisible()
    await other.getByRole('textbox', { name: 'Månadslön' }).fill('36000')
    await expect(other.getByText('1 314,20 kr mer än fall 1'.replaceAll(' ', '\u00A0'))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sluta jämföra' }).click()
    await expect(other).toBeHidden()
  })

  await test.step('a date whose law is not entered is refused at the date', async () => {
    await field('Utbetalningsdatum').fill('2027-01-25')
    await expect(field('Utbetalningsdatum')).toHaveAccessibleDescription(/saknas för 2027-01-25/)
    await field('Utbetalningsdatum').fill('2026-11-25')
    await expect(field('Utbetalningsdatum')).not.toHaveAccessibleDescription(/saknas/)
    // What was typed stays when the screen is left.
    await page.getByRole('link', { name: 'Informationspanel' }).click()
    await page.goBack()
    await expect(amount('Nettolön')).toBeVisible()
  })
})
