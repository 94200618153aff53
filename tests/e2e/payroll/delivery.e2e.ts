import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { PayrollCalls } from '../models/payroll-calls.ts'
import { expect, test } from '../test.ts'

test('payslips are published: the question says how they go, and the period who has got them', async ({ page }) => {
  test.slow()
  const handedOut = page.getByRole('region', { name: 'Utlämning' })
  await new LoginPage(page).arriveAs('adm', { company: 'zenit' })
  const calls = new PayrollCalls(page, 'zenit')
  await calls.settings({
    UseKivraDigitalMailbox: true,
    DefaultDigitalMailbox: 'KIVRA',
    UseCllsDigitalMailbox: true,
    Adress1: 'Skolgatan 2',
    Telefon: '090-12 34 56',
  })
  await calls.pay('202610')
  await page.goto('/payslips/202610')
  await expect(handedOut).toContainText('3 lönebesked är klara att publicera.')
  await expect(handedOut).toContainText('CLLS går inte att skicka till än.')
  await expectAccessible(page)

  const paid = page.getByRole('row').filter({ hasText: 'Utbetald' })
  await expect(paid).toHaveCount(3)
  for (const row of await paid.all()) await row.getByRole('checkbox').press('Space')
  await page.getByRole('button', { name: 'Publicera', exact: true }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Publicera 3 lönebesked?' })
  await expect(question).toContainText('De anställda ser lönebeskeden direkt, och de skickas nu.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Publicera' }).click()

  // It is sent by a job, and the page follows it.
  await expect(handedOut).not.toContainText('klara att publicera')
  await expect(handedOut.getByRole('status')).toBeHidden({ timeout: 20_000 })
  await expect(paid.filter({ hasText: /Kivra, \d|Papper, att skriva ut/ })).toHaveCount(3)
  await page.getByRole('combobox', { name: 'Utlämning' }).press('Enter')
  await page.getByRole('option', { name: 'Ej publicerad' }).click()
  await expect(paid).toHaveCount(0)
  await expectAccessible(page)
})
