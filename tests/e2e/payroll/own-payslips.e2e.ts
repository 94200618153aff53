import { askDatabase } from '../../harness/database.ts'
import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { PayrollCalls } from '../models/payroll-calls.ts'
import { YearMenu } from '../models/year-menu.ts'
import { expect, test } from '../test.ts'

/** Of nordsken, which no other journey pays. */
const Period = '202601'

test('an employee reads their own payslip on a phone, with each figure explained, and fetches it', async ({
  page,
  app,
}) => {
  test.slow()
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await test.step('the payslip is published, with what the company writes on it', async () => {
    await new LoginPage(page).arriveAs('adm')
    await new YearMenu(page).enter('nordsken')
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
  await askDatabase(app.dataFolder, `${whole}; delete from payslip where period = '${Period}'`)
})
