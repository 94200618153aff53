import { causeEvent } from '../../harness/live-events.ts'
import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { PayrollCalls } from '../models/payroll-calls.ts'
import { expect, test } from '../test.ts'

test('advances are registered, one is taken back, and one is ordered as it was seen after tax', async ({
  page,
  app,
}) => {
  test.slow()
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const rows = page.getByRole('row').filter({ hasText: '2026-12-15' })
  await new LoginPage(page).arriveAs('adm', { company: 'bjorkbacken' })
  await new PayrollCalls(page, 'bjorkbacken').settings({ KopplaBank: true, BankNamn: 'BGC', Bankgiro: '5050-1055' })
  await page.goto('/forskottutbetalning')

  await test.step('two persons get an advance, once all is written', async () => {
    await expect(page.getByText('Inga förskott är registrerade')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Registrera förskott' }).press('Enter')
    const form = dialog('Registrera förskott')
    await form.getByRole('button', { name: 'Registrera', exact: true }).press('Enter')
    await expect(form.getByText('Ange beloppet i kronor.')).toBeVisible()
    await expectAccessible(page)
    const persons = form.getByRole('combobox', { name: 'Anställda' })
    await persons.focus()
    await page.keyboard.type('a')
    for (const at of [0, 1]) await page.getByRole('option').nth(at).click()
    await page.keyboard.press('Escape')
    await form.getByRole('textbox', { name: 'Utbetalningsdag' }).fill('2026-12-15')
    await form.getByRole('textbox', { name: 'Belopp före skatt' }).fill('5000')
    await form.getByRole('textbox', { name: 'Orsak' }).fill('Flytt')
    await form.getByRole('button', { name: 'Registrera', exact: true }).press('Enter')
    await expect(page.getByText('2 förskott är registrerade.')).toBeVisible()
    await expect(rows).toHaveCount(2)
    await expectAccessible(page)
  })

  await test.step('one is taken back', async () => {
    await rows.first().getByRole('button').last().press('Enter')
    const takeBack = page.getByRole('menuitem', { name: 'Ta tillbaka' })
    await expect(takeBack).toBeVisible()
    // The menu stays open when somebody else's change has the list fetched again.
    const fetchedAgain = page.waitForResponse(answer => answer.url().includes('advances.list'))
    await causeEvent(app, { event: 'ADVANCES_UPDATED', login: 'adm', company: 'bjorkbacken' })
    await (await fetchedAgain).finished()
    await takeBack.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ta tillbaka' }).click()
    await expect(rows).toHaveCount(1)
  })

  await test.step('the other is ordered, and its tax explained', async () => {
    await page.getByRole('button', { name: /^Granska och beordra, december/ }).press('Enter')
    await expect(dialog('Beordra utbetalning')).toContainText('Skatt')
    await expect(page.getByRole('button', { name: 'Beordra 1 förskott' })).toBeEnabled()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Beordra 1 förskott' }).press('Enter')
    await expect(rows).toContainText('Beordrad')
    await rows.getByRole('button').last().press('Enter')
    await page.getByRole('menuitem', { name: 'Så räknades skatten' }).click()
    await expect(dialog('Så räknades det')).toContainText('Källa:')
    await expectAccessible(page)
  })
})
