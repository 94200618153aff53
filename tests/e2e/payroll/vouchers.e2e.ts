import { readFileSync } from 'node:fs'
import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { PayrollCalls } from '../models/payroll-calls.ts'
import { expect, test } from '../test.ts'

test('a paid month becomes vouchers: seen first, made, edited, sent as a file and taken back', async ({ page }) => {
  test.slow()
  const { keyboard } = page
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const wages = 'Lön 2026-11'
  await new LoginPage(page).arriveAs('adm', { company: 'bjorkbacken' })
  const calls = new PayrollCalls(page, 'bjorkbacken')

  await test.step('before anything is paid, the year says where to begin', async () => {
    await page.goto('/bokforingsunderlag')
    await expect(heading('Bokföringsunderlag')).toBeVisible()
    await expect(button('Till lönekörningen')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('what is paid can be posted, and shows at once', async () => {
    await calls.settings({ KopplaBokf: false, BokfProg: 'SIE4', KtoNettolon: '' })
    await calls.settings(Object.fromEntries([1, 2, 3, 4, 5, 6].map(n => [`OpenResEnhet${n}`, true])))
    await calls.pay('202611')
    await button('Skapa underlag, november 2026').press('Enter')
    await expect(heading('Bokföringsunderlag november 2026')).toBeVisible()
  })

  await test.step('an account that is not entered is refused, with the way to its setting', async () => {
    await button('Skapa bokföringsunderlag').press('Enter')
    await expect(page.getByRole('alert')).toContainText('Löner att betala')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Till bokföringsinställningarna' }).press('Enter')
    await expect(page.getByRole('combobox', { name: 'Löner att betala' })).toBeFocused()
    await calls.settings({ KtoNettolon: '2821' })
    await page.goBack()
  })

  await test.step('what would be made is seen first', async () => {
    await button('Skapa bokföringsunderlag').press('Enter')
    await expect(dialog('Skapa bokföringsunderlag')).toContainText('2821 Löneskulder')
    await expectAccessible(page)
    await keyboard.press('Escape')
    await expect(page.getByText('Inga verifikationer än.')).toBeVisible()
    await button('Skapa bokföringsunderlag').press('Enter')
    await dialog('Skapa bokföringsunderlag')
      .getByRole('button', { name: /^Skapa \d+ verif/ })
      .press('Enter')
    await expect(page.getByRole('row', { name: wages })).toContainText('Skapad')
    await expectAccessible(page)
  })

  await test.step('where nothing is exported, nothing can be sent, with the way to the setting', async () => {
    await expect(button('Skicka / hämta SIE-fil')).toBeDisabled()
    await page.getByRole('link', { name: 'Till inställningarna för export' }).press('Enter')
    await expect(page.getByRole('switch', { name: 'Bokföringsprogram', exact: true })).toBeFocused()
    await calls.settings({ KopplaBokf: true })
    await page.goBack()
    await expect(button('Skicka / hämta SIE-fil')).toBeEnabled()
  })

  await test.step('rows that do not balance are refused, and nothing typed is lost', async () => {
    await page.getByRole('row', { name: wages }).getByRole('link').press('Enter')
    await expect(heading(wages)).toBeVisible()
    const amount = page.getByRole('group', { name: 'Rad 1', exact: true }).getByRole('textbox', { name: 'Debet' })
    const before = await amount.inputValue()
    const account = (row: number) =>
      page.getByRole('group', { name: `Rad ${row}`, exact: true }).getByRole('combobox', { name: 'Konto' })
    // The names of the accounts may come later.
    const first = (await account(1).textContent())?.slice(0, 4) ?? ''
    await account(1).press('Alt+ArrowDown')
    await expect(account(2)).toBeFocused()
    await expect(account(2)).toContainText(first)
    await account(2).press('Alt+ArrowUp')
    await expect(account(1)).toContainText(first)
    // The six result units before it scroll beneath it.
    await expect(amount).toBeInViewport({ ratio: 1 })
    await amount.fill('1')
    await expect(page.getByText(/^Debet och kredit skiljer/).first()).toBeVisible()
    await keyboard.press('Control+s')
    await expect(page.getByText(/^Debet och kredit skiljer/)).toHaveCount(2)
    await expect(amount).toHaveValue(/^1(,00)?$/)
    await expectAccessible(page)
    await amount.fill(before)
    await page.getByRole('group', { name: 'Rad 1', exact: true }).getByRole('textbox', { name: 'Text' }).fill('Mars')
    await expect(page.getByText('Debet och kredit är lika.')).toBeVisible()
    await keyboard.press('Control+s')
    await expect(page.getByText('Ändringarna är sparade')).toBeVisible()
  })

  await test.step('a row opens the payslips that it comes from', async () => {
    await button('Visa vad raden kommer från').first().press('Enter')
    await expect(dialog('Konto').getByRole('link').first()).toContainText('Lönebesked för')
    await expectAccessible(page)
    await keyboard.press('Escape')
  })

  await test.step('sent, the file comes, and again from then on', async () => {
    await page.getByRole('link', { name: 'Bokföringsunderlag november 2026' }).press('Enter')
    const download = page.waitForEvent('download')
    await button('Skicka / hämta SIE-fil').press('Enter')
    const text = readFileSync(await (await download).path(), 'latin1')
    expect(text).toContain('#VER F')
    expect(text).toContain('7010 {} 60600.00 "" Mars')
    await expect(page.getByText('Fil 1 är skapad')).toBeVisible()
    await expectAccessible(page)
    const again = page.waitForEvent('download')
    await button('Hämta fil 1 igen').press('Enter')
    expect(readFileSync(await (await again).path(), 'latin1')).toBe(text)
    await button('Skapa bokföringsunderlag').press('Enter')
    await expect(page.getByText('Periodens färdiga lönebesked och betalningar är redan bokförda.')).toBeVisible()
  })

  await test.step('a sent voucher is taken back by a new one, on a day', async () => {
    await page.getByRole('row', { name: wages }).getByRole('link').press('Enter')
    await expect(page.getByText('Verifikationen är skickad till bokföringen')).toBeVisible()
    await expectAccessible(page)
    await button('Återför').press('Enter')
    await expectAccessible(page)
    await dialog('Återför verifikationen?').getByRole('button', { name: 'Återför' }).press('Enter')
    await expect(heading(`Återföring av ${wages}`)).toBeVisible()
    await expect(page.getByText('En återföring har samma rader')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('sent from another window while it is edited, it says that the changes are not there', async () => {
    await page.getByRole('textbox', { name: 'Text' }).first().fill('Återföring av löner')
    await calls.send('202611')
    await expect(page.getByRole('alert')).toContainText('Dina ändringar hann inte sparas')
    await expect(page.getByText('Verifikationen är skickad till bokföringen')).toBeVisible()
  })
})
