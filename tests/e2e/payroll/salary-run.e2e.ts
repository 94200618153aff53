import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { PayrollCalls } from '../models/payroll-calls.ts'
import { expect, test } from '../test.ts'

test('a month is calculated, a payslip explained, given rows, marked as ready and declared', async ({ page }) => {
  test.slow()
  const { keyboard } = page
  const amount = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} .*visa hur`) }).first()
  const kronor = (text: string) => text.replaceAll(' ', '\u00A0')
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  await new LoginPage(page).arriveAs('adm', { company: 'nordsken' })

  await test.step('the year, from the menu', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Lönekörning', exact: true }).press('Enter')
    await page.getByRole('link', { name: 'Lönebesked' }).press('Enter')
    await expect(page.getByText('Så börjar du')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Hämta underlag, november 2026' }).press('Enter')
    await expect(heading('Lönebesked november 2026')).toBeVisible()
  })

  await test.step('the calculation goes on over a reload, and warns of what is to be reviewed', async () => {
    const begun = Promise.withResolvers<void>()
    await page.route('**/trpc/**payslips.calculate**', async route => {
      await begun.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Hämta underlag och beräkna' }).press('Enter')
    await expect(page.getByText('Lönerna beräknas').first()).toBeVisible()
    await expect(page.getByText('Du kan lämna sidan.')).toHaveCount(0)
    begun.resolve()
    await expect(page.getByText('Du kan lämna sidan.').first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Granska först' })).toContainText('Skattetabell och kolumn saknas')
    await expect(page.getByRole('row', { name: 'Mårtensson Mohammed' })).toContainText('Skapad')
    await expectAccessible(page)
  })

  await test.step('a payslip that cannot be marked is left, with the reason', async () => {
    await page.getByRole('row', { name: 'Högberg Elin' }).getByRole('checkbox').press('Space')
    await page.getByRole('button', { name: 'Klarmarkera' }).press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Klarmarkera 1 lönebesked?' })
    await expect(question).toContainText('Det har varningar.')
    await question.getByRole('button', { name: 'Klarmarkera' }).click()
    await expect(page.getByRole('dialog')).toContainText('Ingen skatt är dragen.')
    await keyboard.press('Escape')
  })

  await test.step('an amount of a payslip opens down to its law', async () => {
    await page.getByRole('row', { name: 'Mårtensson Mohammed' }).getByRole('link').press('Enter')
    await expect(heading('Lönebesked, Mårtensson Mohammed')).toBeVisible()
    await amount('Skatt').press('Enter')
    await expect(page.getByRole('dialog', { name: 'Så räknades det' })).toContainText('Källa: SKV 433')
    await expectAccessible(page)
    await keyboard.press('Escape')
    await expect(amount('Skatt')).toBeFocused()
  })

  await test.step('a row is typed and one pasted, and the pay follows', async () => {
    const cell = (row: number, name: string) =>
      page.getByRole('group', { name: `Rad ${row}`, exact: true }).getByRole('textbox', { name })
    await expect(amount('Brutto')).toHaveText(kronor('37 600,00 kr'))
    await page.getByRole('button', { name: 'Lägg till rad' }).press('Enter')
    await keyboard.press('ArrowDown')
    await keyboard.type('1045')
    await page.getByRole('option', { name: /^1045 / }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await cell(1, 'Belopp').fill('1000')
    // What is not saved is not lost by marking, neither here nor in another window.
    await page.getByRole('button', { name: 'Klarmarkera' }).press('Enter')
    await expect(page.getByText('Spara eller ångra dina rader först.')).toBeVisible()
    await new PayrollCalls(page, 'nordsken').ready('202611', '1')
    await expect(page.getByText('Lönebeskedet är klarmarkerat. Ångra')).toBeVisible()
    await expect(cell(1, 'Belopp')).toHaveValue(/^1.?000/)
    await page.getByRole('button', { name: 'Ångra klarmarkering' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Lägg till rad' })).toBeVisible()
    await cell(1, 'Belopp').press('Enter')
    await cell(2, 'Belopp').evaluate((element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, '250,50\tJulbord\r\n')
    await expect(cell(2, 'Text')).toHaveValue('Julbord')
    await page.getByRole('group', { name: 'Rad 2', exact: true }).getByRole('combobox').press('ArrowDown')
    await keyboard.type('1045')
    await page.getByRole('option', { name: /^1045 / }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    // What was saved is fetched first: the payslip before it cannot be marked any more.
    const fetched = Promise.withResolvers<void>()
    await page.route('**/trpc/payslips.one*', async route => {
      await fetched.promise
      await route.continue()
    })
    await keyboard.press('Control+s')
    await expect(page.getByText('Ändringarna är sparade.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Klarmarkera' })).toHaveAttribute('aria-busy', 'true')
    fetched.resolve()
    await expect(amount('Brutto')).toHaveText(kronor('38 850,50 kr'))
    await page.unrouteAll({ behavior: 'wait' })
    await expect(amount('Julbord')).toHaveText(kronor('250,50 kr'))
  })

  await test.step('marked as ready it is fixed, until that is taken back', async () => {
    await page.getByRole('button', { name: 'Klarmarkera' }).press('Enter')
    await expect(page.getByText('Lönebeskedet är klarmarkerat. Ångra')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Lägg till rad' })).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ångra klarmarkering' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Lägg till rad' })).toBeVisible()
  })

  await test.step('the next person is a key away', async () => {
    await keyboard.press('Alt+PageDown')
    await expect(heading('Lönebesked, Hagström Märta')).toBeVisible()
    await keyboard.press('Alt+PageUp')
    await expect(heading('Lönebesked, Mårtensson Mohammed')).toBeVisible()
  })

  await test.step('a figure of the declaration opens to the row of the payslip, and its file is fetched', async () => {
    await page.getByRole('button', { name: 'Klarmarkera' }).press('Enter')
    await expect(page.getByText('Lönebeskedet är klarmarkerat. Ångra')).toBeVisible()
    await page.goto('/employerDeclaration/202611')
    await expect(page.getByText('1 lönebesked ingår')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Mohammed Mårtensson, Kontant bruttolön: .*Visa vad/ }).press('Enter')
    const figure = page.getByRole('dialog', { name: '011 Kontant bruttolön' })
    await expect(figure).toContainText('Julbord')
    await expect(figure).toContainText(kronor('38 850,50 kr'))
    await expectAccessible(page)
    await keyboard.press('Escape')
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Hämta filen' }).press('Enter')
    await page
      .getByRole('alertdialog', { name: 'Hämta filen ändå?' })
      .getByRole('button', { name: 'Hämta filen' })
      .click()
    expect((await file).suggestedFilename()).toBe('Arbetsgivardeklaration 202611.xml')
    await expect(page.getByRole('tab', { name: /Hämtade filer/ })).toContainText('1')
  })
})
