import type { Route } from 'playwright/test'
import { expectAccessible } from '../accessible.ts'
import { requestsOf } from '../models/cut-off.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

test('an employee is entered by keyboard, gets another pay from next year on, and lacks nothing for pay', async ({
  page,
}) => {
  test.slow()
  const { keyboard } = page
  const { snackbar } = new Shell(page)
  await new LoginPage(page).arriveAs('adm', { company: 'zenit', path: '/registry/employees' })

  await test.step('a new one, by keyboard alone', async () => {
    await page.getByRole('button', { name: 'Ny anställd' }).focus()
    await keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Anställningsnummer' })).toHaveValue(/^\d+$/)
    await expect(page.getByRole('textbox', { name: 'Personnummer' })).toBeFocused()
    // Each field is reached by Tab, in the order of an employment contract.
    const typed = async (label: string, text: string) => {
      await tabTo(label)
      await keyboard.press('Control+a')
      await keyboard.type(text)
    }
    const tabTo = async (label: string) => {
      const field = page.getByRole('textbox', { name: label, exact: true })
      for (let presses = 0; presses < 12; presses += 1) {
        if (await field.evaluate(each => each === document.activeElement)) return
        await keyboard.press('Tab')
      }
      throw new Error(`${label} is not reached by Tab`)
    }
    await keyboard.type('880904-9821')
    await typed('Förnamn', 'Åsa')
    await typed('Efternamn', 'Nyberg')
    await typed('Anställd från', '2026-11-01')
    await typed('Lön', '31500')
    await typed('Clearingnummer', '8327-9')
    await typed('Kontonummer', '9031 230 12')
    await keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1, name: 'Åsa Nyberg' })).toBeVisible()
  })

  await test.step('another pay from a day on', async () => {
    await page.getByRole('textbox', { name: 'Ändringar gäller från' }).fill('2027-01-01')
    await page.getByRole('textbox', { name: 'Lön', exact: true }).fill('33 000')
    await keyboard.press('Control+s')
    await expect(snackbar).toContainText('Ändringarna är sparade.')
    await expect(page.getByText('1 ändring är på väg:')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Lön', exact: true })).toHaveValue(/^31.500,00$/)
    const pay = page.getByRole('region', { name: 'Tidslinje' })
    await expect(pay.getByRole('listitem').filter({ hasText: 'Kommande' })).toContainText('33 000,00 kr')
    await expectAccessible(page)
    await pay.getByRole('button', { name: 'Visa och ändra Lön från 2027-01-01' }).click()
    await expect(page.getByRole('textbox', { name: 'Lön', exact: true })).toHaveValue(/^33.000,00$/)
    // A list that arrives late moves nothing: a press would meet another thing.
    const listed = Promise.withResolvers<void>()
    await page.route(requestsOf('payTypeTables.list'), route => listed.promise.then(() => route.continue()))
    await page.reload()
    await expect(page.getByText('Du ser uppgifterna som de är 2027-01-01.')).toBeVisible()
    await expect(page.getByText('Den anställde har ingen förmånsbil.')).toBeVisible()
    const table = page.getByRole('link', { name: 'Visa löneartstabellen' })
    await expect(table).toBeHidden()
    const before = await pay.evaluate(topInPage)
    listed.resolve()
    await expect(table).toBeVisible()
    expect(await pay.evaluate(topInPage)).toBe(before)
    await pay.getByRole('button', { name: 'Ta bort ändringen av Lön från 2027-01-01' }).click()
    const answered = Promise.withResolvers<void>()
    const answerLate = (route: Route) => answered.promise.then(() => route.continue())
    await page.route(requestsOf('employees.removeFact'), answerLate, { times: 1 })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click()
    // Nothing that would be ignored can be pressed meanwhile.
    await expect(pay.getByRole('button', { name: 'Ta bort ändringen av Lön från 2027-01-01' })).toBeDisabled()
    await page.getByRole('button', { name: 'Mer', exact: true }).click()
    for (const name of ['Byt anställningsnummer', 'Ta bort'])
      await expect(page.getByRole('menuitem', { name, exact: true })).toBeDisabled()
    await keyboard.press('Escape')
    answered.resolve()
    await expect(page.getByText('Ingenting har ändrats från en viss dag.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Lön', exact: true })).toHaveValue(/^31.500,00$/)
  })

  await test.step('another number', async () => {
    await page.getByRole('button', { name: 'Mer', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Byt anställningsnummer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Byt anställningsnummer' })
    await dialog.getByRole('textbox').fill('1')
    await keyboard.press('Enter')
    await expect(dialog).toContainText('Anställningsnummer 1 finns redan.')
    await dialog.getByRole('textbox').fill('4711')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/registry\/employees\/4711$/)
  })

  await test.step('the list says what is missing, and leads to its field', async () => {
    await page.getByRole('button', { name: 'Till personalregistret' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Personalregister' })).toBeVisible()
    await page.getByRole('searchbox').fill('Nyberg Åsa')
    const row = page.getByRole('row', { name: /4711/ })
    await row.getByRole('link', { name: 'Avtal' }).click()
    await expect(page.getByRole('combobox', { name: 'Avtal', exact: true })).toBeFocused()
    await page.goto('/registry/employees')
    await expect(page.getByRole('row').nth(5)).toBeVisible()
    await expectAccessible(page)
  })
})

const topInPage = (element: Element) => element.getBoundingClientRect().top + scrollY
