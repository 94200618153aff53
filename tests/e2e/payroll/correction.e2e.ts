import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { PayrollCalls } from '../models/payroll-calls.ts'
import { expect, test } from '../test.ts'

test('a paid payslip is corrected: all of it seen first, made at once, a chain to follow, and taken back', async ({
  page,
}) => {
  test.slow()
  const { keyboard } = page
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const part = (name: string | RegExp) => dialog.getByRole('region', { name })
  const chain = page.getByRole('region', { name: 'Rättelser' })
  const writeRow = async (amount: string) => {
    await dialog.getByRole('button', { name: 'Lägg till rad' }).press('Enter')
    const first = dialog.getByRole('group', { name: 'Rad 1', exact: true })
    await first.getByRole('combobox').focus()
    await keyboard.type('1045')
    await page.getByRole('option', { name: /^1045 / }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await first.getByRole('textbox', { name: 'Belopp' }).fill(amount)
  }
  await new LoginPage(page).arriveAs('adm', { company: 'zenit' })
  const calls = new PayrollCalls(page, 'zenit')

  await test.step('a month is paid and posted', async () => {
    await calls.settings({
      KopplaBank: true,
      BankNamn: 'BGC',
      Bankgiro: '5050-1055',
      KopplaBokf: true,
      BokfProg: 'SIE4',
      KtoNettolon: '2821',
    })
    await calls.pay('202609')
    await calls.post('202609')
    await page.goto('/payslips/202609')
    const row = page.getByRole('row').filter({ hasText: 'Utbetald' }).first()
    await row.getByRole('link').first().press('Enter')
    await expect(button('Rätta')).toBeVisible()
    await expect(chain).toBeHidden()
  })

  await test.step('what is right is written', async () => {
    await button('Rätta').press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Rätta lönebeskedet' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Förhandsgranska' }).press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('ändrar ingenting')
    await writeRow('1000')
    await expectAccessible(page)
  })

  await test.step('what is written is lost by a choice only, and the dialog is not left open at another person', async () => {
    await keyboard.press('Escape')
    await expect(dialog.getByRole('textbox', { name: 'Belopp' })).toBeVisible()
    const here = page.url()
    await page.goBack()
    await page.getByRole('alertdialog', { name: 'Osparade ändringar' }).getByRole('button', { name: 'Lämna' }).click()
    await page.getByRole('row').filter({ hasText: 'Utbetald' }).nth(1).getByRole('link').first().press('Enter')
    await expect(button('Rätta')).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.goto(here)
    await button('Rätta').press('Enter')
    await writeRow('1000')
  })

  await test.step('payslip, payment, declaration and vouchers are seen together, before any is made', async () => {
    await dialog.getByRole('button', { name: 'Förhandsgranska' }).press('Enter')
    await expect(part('Nytt lönebesked').getByRole('row', { name: /^Brutto/ })).toContainText('1\u00A0000,00')
    await expect(part('Betalning')).toContainText('Betalas nu')
    await expect(part(/^Arbetsgivardeklaration november 2026/)).toContainText('specifikationsnummer')
    await expect(part('Bokföring')).toContainText('Återföring av lönebesked 202609')
    await expect(part('Bokföring')).toContainText('Rättat lönebesked 202609')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Ändra' }).press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Belopp' })).toHaveValue(/^1\s000,00$/)
    await expect(page.getByText('Skapa betalningen direkt')).toBeVisible()
    await dialog.getByRole('button', { name: 'Förhandsgranska' }).press('Enter')
    await expect(part('Bokföring')).toBeVisible()
    await page.reload()
    await expect(button('Rätta')).toBeVisible()
    await expect(chain).toBeHidden()
  })

  await test.step('made, the chain is shown, and goes on with its last payslip', async () => {
    await button('Rätta').press('Enter')
    await writeRow('1000')
    await dialog.getByRole('button', { name: 'Förhandsgranska' }).press('Enter')
    await dialog.getByRole('button', { name: 'Rätta lönebeskedet' }).press('Enter')
    await expect(page.getByText('Lönebeskedet är rättat.')).toBeVisible()
    await expect(chain.getByRole('listitem')).toHaveCount(2)
    await expect(button('Rätta')).toBeHidden()
    await chain.getByRole('link', { name: 'Rättelse, nummer 2' }).press('Enter')
    await expect(chain).toContainText('Rättelse, nummer 2 (visas här)')
    await expect(page.getByRole('button', { name: /^Brutto .*visa hur/ }).first()).toContainText('1\u00A0000,00')
    await expectAccessible(page)
  })

  await test.step('it is not taken back while the bank may pay it', async () => {
    const slip = page.url()
    await expect(button('Återför')).toBeHidden()
    await page.goto('/payslips/202609')
    await button('Betalning').press('Enter')
    await button('Markera som utbetald, LON-202609-0001').press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Markera som utbetald' }).click()
    await expect(page.getByRole('region', { name: 'Betalningar' })).toContainText('Utbetald')
    await page.goto(slip)
  })

  await test.step('taken back, none of the chain counts, and what was paid is a claim', async () => {
    await button('Återför').press('Enter')
    await expect(part('Betalning')).toContainText('Fordran på den anställda')
    await expect(part('Bokföring')).toContainText('Återföring av lönebesked 202609')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Återför lönebeskedet' }).press('Enter')
    await expect(page.getByText('Lönebeskedet är återfört.')).toBeVisible()
    await expect(chain.getByText('Återförd')).toHaveCount(3)
    await expectAccessible(page)
    await page.goto('/bokforingsunderlagList/202609')
    await expect(page.getByRole('row', { name: /Återföring av lönebesked 202609/ })).toHaveCount(2)
  })

  await test.step('two others are corrected together by one change, seen first', async () => {
    await page.goto('/payslips/202609')
    const paid = page.getByRole('row').filter({ hasText: 'Utbetald' })
    await expect(paid).toHaveCount(2)
    for (const row of await paid.all()) await row.getByRole('checkbox').press('Space')
    await button('Rätta …').press('Enter')
    await expect(dialog).toContainText('2 lönebesked är valda.')
    await expect(page.getByText('klart för')).toBeHidden()
    await dialog.getByRole('combobox', { name: 'Det som var fel' }).press('Enter')
    await page.getByRole('option', { name: 'En rad saknades' }).click()
    await dialog.getByRole('combobox', { name: 'Löneart' }).focus()
    await keyboard.type('1045')
    await page.getByRole('option', { name: /^1045 / }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await dialog.getByRole('textbox', { name: 'Belopp' }).fill('500')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Förhandsgranska' }).press('Enter')
    await expect(part('2 nya lönebesked').getByRole('row', { name: /^Brutto/ })).toContainText('1\u00A0000,00')
    await expect(part('Bokföring')).toContainText('Rättade lönebesked 202609, 2 anställda')
    await expect(part('Betalning')).toContainText('2 lönebesked')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Rätta lönebeskeden' }).press('Enter')
    await expect(page.getByText('Lönebeskeden är rättade.')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Klarmarkerad' })).toHaveCount(2)
  })
})
