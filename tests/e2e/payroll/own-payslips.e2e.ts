import type { Page } from 'playwright/test'
import { askDatabase } from '../../harness/database.ts'
import { expectAccessible } from '../accessible.ts'
import { Keyboard } from '../models/keyboard.ts'
import { LoginPage } from '../models/login-page.ts'
import { PayrollCalls } from '../models/payroll-calls.ts'
import { expect, test } from '../test.ts'

/** Types by keyboard what a person was paid by another program, with the balances after it. */
async function typeEarlierPay(page: Page, name: string): Promise<void> {
  const { keyboard } = page
  const keys = new Keyboard(page)
  await page.goto('/registry/impreg?flik=tidigare&ny=1')
  const person = page.getByRole('combobox', { name: 'Anställd' })
  await keys.reach(person)
  await keyboard.type(name)
  await expect(page.getByRole('option')).toHaveCount(1)
  await keyboard.press('Enter')
  await expect(person).toContainText(name)
  await keys.type(page.getByRole('textbox', { name: 'Kommer från' }), 'Pärmen')
  await keys.press(page.getByRole('group', { name: 'Utbetalda löner' }).getByRole('button', { name: 'Lägg till rad' }))
  const cell = (label: string) =>
    page.getByRole('group', { name: 'Rad 1', exact: true }).getByRole('textbox', { name: label })
  await expect(cell('Utbetalningsdag')).toBeFocused()
  await keyboard.type('2026-01-32')
  await keys.type(cell('Bruttolön'), '37 600')
  await keys.type(cell('Skatt'), '8 000')
  await keys.type(cell('Utbetalt'), '29 600')
  await keys.type(cell('Kompsaldo'), '4,5')
  await keyboard.press('Control+s')
  await expect(cell('Utbetalningsdag')).toHaveAccessibleDescription(/Felaktigt datum/)
  await expect(cell('Utbetalningsdag')).toBeFocused()
  await keys.type(cell('Utbetalningsdag'), '2025-12-23')
  await expectAccessible(page)
  await keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: '1 Pärmen' })).toBeVisible()
}

/** Of nordsken, which no other journey pays. */
const Period = '202601'

test('an employee reads their own payslip on a phone, with each figure explained, and fetches it', async ({
  page,
  app,
}) => {
  test.slow()
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await test.step('the payslip is published, with what the company writes on it', async () => {
    await new LoginPage(page).arriveAs('adm', { company: 'nordsken' })
    await typeEarlierPay(page, 'Mårtensson Mohammed')
    const calls = new PayrollCalls(page, 'nordsken')
    await calls.settings({ PrintoutPayslipMeddelandeText: 'Lämna utlägg senast den 5 februari.' })
    await calls.pay(Period)
    await calls.publish(Period)
  })

  await page.setViewportSize({ width: 390, height: 844 })
  await new LoginPage(page).arriveAs('per')
  const newest = page.getByRole('region', { name: 'Ditt senaste lönebesked' })
  await expect(newest.getByRole('link', { name: /januari 2026/ })).toBeVisible()
  const dates = page.getByRole('region', { name: 'Nästa datum' })
  await expect(dates).toContainText('Lön betalas ut')
  await expect(dates).not.toContainText('Arbetsgivardeklaration')
  await expectAccessible(page)
  await newest.getByRole('link', { name: 'Alla lönebesked' }).press('Enter')
  await expect(heading('Mina lönebesked')).toBeVisible()
  const month = page.getByRole('main').getByRole('link', { name: /januari 2026/ })
  await expect(month).toContainText('Bruttolön')
  await expectAccessible(page)
  await month.press('Enter')
  await expect(heading('Januari 2026')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Meddelande från arbetsgivaren' })).toContainText('den 5 februari')
  // The balances of what was paid before the payroll was run here are those that it begins with.
  await expect(page.getByRole('region', { name: 'Semester och tid' })).toContainText(/Komptid\s*4,5 timmar/)
  await expectAccessible(page)

  const tax = page.getByRole('button', { name: /^Skatt.*visa hur/i }).first()
  await tax.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Så räknades det' })).toContainText('Källa:')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(tax).toBeFocused()

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Hämta som PDF' }).press('Enter')
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/)

  // The journey of a first salary run begins with a year without payslips.
  const whole = `select set_config('avlona.whole_company', 'on', true)`
  await askDatabase(
    app.dataFolder,
    `${whole}; delete from payslip where period = '${Period}'; delete from imported_payslip where run is null; delete from imported_person`,
  )
})
