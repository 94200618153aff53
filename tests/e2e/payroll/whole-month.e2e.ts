import { readFile } from 'node:fs/promises'
import { testNow } from '../../harness/test-date.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { Keyboard } from '../models/keyboard.ts'
import { demoPassword, LoginPage } from '../models/login-page.ts'
import { SmsDialog } from '../models/sms-dialog.ts'
import { expect, test } from '../test.ts'

/** The account's mobile number, as the demo data has it. */
const lonNumber = '+46701740605'

/** The month to pay: this one, or the next when a bank can no longer pay on this one's pay day. */
const month = new Intl.DateTimeFormat('sv', { month: 'long', year: 'numeric' }).format(
  testNow().setDate(testNow().getDate() > 22 ? 32 : 1),
)

/** By keyboard alone, in the browser, and every figure is explained down to its law. */
test('this month goes from nothing to payslips, payment file, declaration and voucher, by keyboard alone', async ({
  page,
  app,
}) => {
  test.slow()
  await page.addInitScript(() => localStorage.setItem('SeenTours', '["settings"]'))
  const keys = new Keyboard(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const confirm = (name: string) => keys.press(page.getByRole('alertdialog').getByRole('button', { name }))

  await test.step('lon signs in with a code, and chooses a company', async () => {
    const login = new LoginPage(page)
    await login.open()
    await keys.chooseTab(page.getByRole('tab', { name: 'Användarnamn' }))
    await keys.type(login.login, 'lon')
    await keys.type(login.password, demoPassword)
    await page.keyboard.press('Enter')
    const sms = new SmsDialog(page, app)
    await sms.isReady()
    await page.keyboard.type(await sms.codeSentTo(lonNumber))
    await page.keyboard.press('Enter')
    const companies = new CompanyDialog(page)
    await companies.isReady()
    await keys.press(companies.company('Akvarell Måleri AB'))
    await expect(heading('Informationspanel')).toBeVisible()
  })

  await test.step('the company pays by file, and posts in a file', async () => {
    await keys.go('Export')
    await keys.press(page.getByRole('switch', { name: 'Bankfil' }), 'Space')
    await keys.type(page.getByRole('textbox', { name: 'Bankgiro' }), '5050-1055')
    await keys.chooseTab(page.getByRole('tab', { name: 'Bokföring' }))
    await keys.press(page.getByRole('switch', { name: 'Bokföringsprogram' }), 'Space')
    await keys.choose(page.getByRole('combobox', { name: 'Filens format' }), 'SIE typ 4, verifikationer')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Ändringarna är sparade.')).toBeVisible()
  })

  await test.step('the month is calculated, and marked as ready', async () => {
    await keys.go('Lönebesked')
    await keys.press(button(`Hämta underlag, ${month}`))
    await keys.press(button('Hämta underlag och beräkna'))
    const rows = page.getByRole('row').filter({ hasText: 'Skapad' })
    await expect(rows.first()).toBeVisible()
    for (const at of [0, 1]) await keys.pressInGrid(rows.nth(at).getByRole('checkbox'), 'Space')
    await keys.press(button('Klarmarkera'))
    await expect(page.getByRole('row').filter({ hasText: 'Klarmarkerad' })).toHaveCount(2)
  })

  await test.step('every figure of a payslip is explained down to its law', async () => {
    await keys.pressInGrid(page.getByRole('row').filter({ hasText: 'Klarmarkerad' }).first().getByRole('link'))
    const figures = page.getByRole('button', { name: /visa hur/i })
    await expect(figures.first()).toBeVisible()
    const count = await figures.count()
    expect(count).toBeGreaterThan(5)
    for (let at = 0; at < count; at += 1) {
      await keys.press(figures.nth(at))
      const steps = page.getByRole('dialog', { name: 'Så räknades det' })
      await expect(steps).toContainText('Källa:')
      await expect(steps.getByRole('button', { name: 'Kopiera som text' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(figures.nth(at)).toBeFocused()
    }
  })

  await test.step('the payment is ordered, its file fetched, and paid', async () => {
    await keys.press(page.getByRole('link', { name: `Lönebesked ${month}` }))
    await keys.press(button('Betalning'))
    await keys.press(button(/^Skapa betalning av 2 lönebesked/))
    const file = page.waitForEvent('download')
    await keys.press(button(/^Hämta bankfilen/))
    expect(await readFile(await (await file).path(), 'latin1')).toContain('SEK')
    await keys.press(button(/^Markera som utbetald, /))
    await confirm('Markera som utbetald')
    await expect(page.getByRole('region', { name: 'Betalningar' })).toContainText('Utbetald')
  })

  await test.step('the declaration is sent to Skatteverket, signed there, and has its receipt', async () => {
    await keys.go('Arbetsgivardeklaration')
    await keys.press(page.getByRole('link', { name: new RegExp(month) }))
    await keys.press(button('Skicka till Skatteverket'))
    await confirm('Skicka')
    await expect(page.getByText('Skickad som utkast')).toBeVisible()
    const review = page.waitForEvent('popup')
    await keys.press(page.getByRole('link', { name: /skriv under hos Skatteverket/ }))
    const signing = await review
    await new Keyboard(signing).press(signing.getByRole('button', { name: 'Skriv under' }))
    await expect(signing.getByText(/^Undertecknad/)).toBeVisible()
    await signing.close()
    await keys.press(button('Hämta kvittens'))
    await expect(page.getByText('Undertecknad hos Skatteverket')).toBeVisible()
    await expect(page.getByText('Inlämnad', { exact: true })).toBeVisible()
  })

  await test.step('the voucher is seen, made and sent as a file', async () => {
    await keys.go('Bokföringsunderlag')
    await keys.press(button(`Skapa underlag, ${month}`))
    await keys.press(button('Skapa bokföringsunderlag'))
    await keys.press(page.getByRole('dialog').getByRole('button', { name: /^Skapa \d+ verif/ }))
    await expect(page.getByRole('row').filter({ hasText: 'Skapad' }).first()).toBeVisible()
    const file = page.waitForEvent('download')
    await keys.press(button('Skicka / hämta SIE-fil'))
    expect(await readFile(await (await file).path(), 'latin1')).toContain('#VER F')
  })
})
