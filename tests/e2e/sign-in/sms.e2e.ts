import type { Page } from 'playwright/test'
import { askDatabase } from '../../harness/database.ts'
import type { RunningApp } from '../../harness/running-app.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible } from '../accessible.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { demoPassword, LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { SmsDialog } from '../models/sms-dialog.ts'
import { expect, test } from '../test.ts'

const lonNumber = '+46701740605'
const ftg2Number = '+46701740606'
const wrongFor = (code: string) => (code === 'ZZZZ' ? 'YYYY' : 'ZZZZ')

/** Codes per account are limited, and the tests change who receives them. */
test.afterEach(async ({ app }) => {
  for (const query of [
    'delete from sms_code',
    `update company set requires_sms = false where ftg_id = 'akvarell'`,
    `update user_account set mobile = '${lonNumber}' where login = 'lon'`,
    `update user_account set mobile = '${ftg2Number}' where login = 'ftg2'`,
  ])
    await askDatabase(app.dataFolder, query)
})

async function open(page: Page, app: RunningApp, login: string): Promise<SmsDialog> {
  await page.goto(app.url)
  await new LoginPage(page).submitPassword(login)
  return new SmsDialog(page, app)
}

test('two-step sign-in: a wrong code marks the field, the right one signs in, and it works only once', async ({
  page,
  app,
}) => {
  const sms = await open(page, app, 'lon')
  await sms.isReady()
  await expect(sms.firstBox).toBeFocused()
  const code = await sms.codeSentTo(lonNumber)

  await sms.type('A2')
  await page.keyboard.press('Enter')
  await expect(sms.dialog.getByText('Verifieringskoden består av exakt 4 tecken.')).toBeVisible()
  await expect(sms.firstBox).toBeFocused()

  await sms.type(wrongFor(code))
  await page.keyboard.press('Enter')
  await expect(sms.dialog.getByText('Fel verifieringskod. Kontrollera koden i ditt SMS och försök igen.')).toBeVisible()
  for (const box of await sms.boxes.all()) await expect(box).toHaveAttribute('aria-invalid', 'true')
  await expect(sms.firstBox).toBeFocused()

  await page.keyboard.type(code.toLowerCase())
  await expect(sms.firstBox).not.toHaveAttribute('aria-invalid', 'true')
  await expect(sms.firstBox).toHaveValue(code.charAt(0))
  await page.keyboard.press('Enter')
  await expect(sms.dialog).toBeHidden()
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)

  const replay = await page.request.post(`${app.apiUrl}/authenticate/validateSMSVerificationCode`, {
    headers: { 'x-api-request': '1' },
    data: { Login: 'lon', Password: demoPassword, SMSCode: code },
  })
  expect([replay.status(), (await replay.json()).dvCode]).toEqual([403, '40306'])
})

test('after three wrong codes a new one is sent, which can be pasted', { tag: onlyThorough }, async ({ page, app }) => {
  const sms = await open(page, app, 'lon')
  await sms.isReady()
  const wrong = wrongFor(await sms.codeSentTo(lonNumber))
  for (let guess = 1; guess <= 3; guess += 1) {
    await sms.type(wrong)
    await sms.submit.click()
    const told = guess < 3 ? 'Fel verifieringskod.' : 'För många felaktiga verifieringskoder. Begär en ny kod.'
    await expect(sms.dialog.getByText(told)).toBeVisible()
  }
  await sms.resend.click()
  await sms.isReady()
  await expect(sms.firstBox).toHaveValue('')
  const code = await sms.codeSentTo(lonNumber)
  await sms.firstBox.evaluate(
    (box, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    ` ${code.slice(0, 2)} ${code.slice(2)} `,
  )
  await expect(sms.boxes.last()).toHaveValue(code.charAt(3))
  await sms.submit.click()
  await expect(new CompanyDialog(page).dialog).toBeVisible()
})

test('Escape gives up, and the password is still there to try again', { tag: onlyThorough }, async ({ page, app }) => {
  const login = new LoginPage(page)
  const sms = await open(page, app, 'lon')
  await sms.isReady()
  await page.mouse.click(5, 5)
  await expect(sms.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sms.dialog).toBeHidden()
  await expect(login.alert).toHaveCount(0)
  await expect(login.password).toHaveValue(demoPassword)
  await page.getByRole('button', { name: 'Logga in' }).click()
  await sms.isReady()
})

test('a code that cannot be sent closes the dialog, and the login screen says why', { tag: onlyThorough }, async ({
  page,
  app,
}) => {
  await askDatabase(app.dataFolder, `update user_account set mobile = '+46701740699' where login = 'lon'`)
  const sms = await open(page, app, 'lon')
  await expect(new LoginPage(page).alert).toHaveText(/Verifieringskoden kunde inte skickas\. Försök igen om en stund\./)
  await expect(sms.dialog).toBeHidden()
})

test('a company that demands a code is chosen once it is verified, and stays chosen over a reload', {
  tag: onlyThorough,
}, async ({ page, app }) => {
  await askDatabase(app.dataFolder, `update company set requires_sms = true where ftg_id = 'akvarell'`)
  const companies = new CompanyDialog(page)
  const shell = new Shell(page)
  const sms = await open(page, app, 'ftg2')
  await companies.choose('Akvarell Måleri AB')
  await sms.isReady()
  await expect(sms.firstBox).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sms.dialog).toBeHidden()
  await expect(companies.dialog).toBeVisible()

  await companies.choose('Akvarell Måleri AB')
  await sms.isReady()
  const code = await sms.codeSentTo(ftg2Number)
  await sms.type(wrongFor(code))
  await page.keyboard.press('Enter')
  await expect(sms.firstBox).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await shell.isAt('Akvarell Måleri AB', 2026)
  await expect(companies.dialog).toBeHidden()
  await page.reload()
  await shell.isAt('Akvarell Måleri AB', 2026)

  await shell.switchCompany.click()
  await companies.choose('Nordsken Handel AB')
  await shell.isAt('Nordsken Handel AB', 2026)
  await shell.switchCompany.click()
  await companies.choose('Akvarell Måleri AB')
  await shell.isAt('Akvarell Måleri AB', 2026)
})

test('a code that cannot be sent leaves the choice of company open, and says why', { tag: onlyThorough }, async ({
  page,
  app,
}) => {
  await askDatabase(app.dataFolder, `update company set requires_sms = true where ftg_id = 'akvarell'`)
  await askDatabase(app.dataFolder, `update user_account set mobile = '' where login = 'ftg2'`)
  const companies = new CompanyDialog(page)
  const sms = await open(page, app, 'ftg2')
  await companies.choose('Akvarell Måleri AB')
  await expect(
    page.getByText('Det finns inget mobilnummer på ditt användarkonto. Kontakta er administratör.'),
  ).toBeVisible()
  await expect(sms.dialog).toBeHidden()
  await companies.choose('Nordsken Handel AB')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
})

test('axe finds nothing in the dialog, at sign-in and over the companies', { tag: onlyThorough }, async ({
  page,
  app,
}) => {
  await askDatabase(app.dataFolder, `update company set requires_sms = true where ftg_id = 'akvarell'`)
  const sms = await open(page, app, 'lon')
  await sms.isReady()
  await expectAccessible(page)
  const code = await sms.codeSentTo(lonNumber)
  await sms.type(wrongFor(code))
  await sms.submit.click()
  await expect(sms.firstBox).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await new CompanyDialog(page).choose('Akvarell Måleri AB')
  await sms.isReady()
  await expectAccessible(page)
})
