import type { Page } from 'playwright/test'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible } from '../accessible.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { CutOff } from '../models/cut-off.ts'
import { demoPassword, LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { SmsDialog } from '../models/sms-dialog.ts'
import { expect, test } from '../test.ts'

// The defect that a test here causes on purpose.
test.use({ expectedInConsole: [/en defekt/i] })

/**
 * The error catalogue (first document §8), row by row as the browser shows it. Elsewhere: SMS in
 * sms.e2e.ts, wrong credentials in sign-in.e2e.ts too, the choice of texts in
 * machines/frame/connectivity, the duration of a snackbar in machines/frame/snackbar.
 */

const texts = {
  offline: 'Störningar har upptäckts i din internetanslutning. Kontrollera anslutningen och försök igen.',
  sessionOver: 'Din session i programmet har upphört, vänligen logga in på nytt.',
  network: 'Störningar har upptäckts i nätverkskommunikationen. Kontrollera din internetanslutning och försök igen.',
  companyMissing: 'Företaget finns inte.',
  unexpected: 'Något gick fel. Försök igen om en stund.',
}
const snackbar = (page: Page) => page.locator('[data-snackbar]')

/** Signs in as a person in Nordsken, who may change company. */
async function atWork(page: Page): Promise<void> {
  await new LoginPage(page).arriveAs('ftg2')
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await expect(page.getByText('48 anställda')).toBeVisible()
}
/** Triggers a call. */
const openCompanies = (page: Page) => new Shell(page).switchCompany.click()

/** Closes the message and the dialog, so that the next row begins as the one before. */
async function clearAway(page: Page): Promise<void> {
  await snackbar(page).getByRole('button', { name: 'Stäng' }).click()
  await expect(snackbar(page)).toBeEmpty()
  const { dialog } = new CompanyDialog(page)
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Stäng' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('header').getByText('Nordsken Handel AB').first()).toBeAttached()
}

test('each row that leaves a person signed in says what is wrong, over what was there', async ({ page }) => {
  const line = new CutOff(page)
  const isTold = (text: string) => expect(snackbar(page).getByText(text, { exact: true })).toBeVisible()
  await atWork(page)
  await test.step('403 whose code starts with 403: its message', async () => {
    await line.refuse('companies.list', 403, '40303', 'Du saknar behörighet.')
    await openCompanies(page)
    await isTold('Du saknar behörighet.')
    await clearAway(page)
    await line.mend('companies.list')
  })
  await test.step('network failure without a response', async () => {
    await line.cut('companies.list')
    await openCompanies(page)
    await isTold(texts.network)
    await clearAway(page)
    await line.mend('companies.list')
  })
  await test.step('the response carries a message', async () => {
    await line.ask('companies.info', text => text.replace('akvarell', 'zenit'))
    await openCompanies(page)
    await new CompanyDialog(page).choose('Akvarell Måleri AB')
    await isTold(texts.companyMissing)
    await clearAway(page)
    await line.mend('companies.info')
  })
  await test.step('any other error, in our own code', async () => {
    await page.evaluate(() => void Promise.reject(new TypeError('en defekt')))
    await isTold(texts.unexpected)
    await clearAway(page)
  })
})

test('each row that ends the session says so on the login screen', { tag: onlyThorough }, async ({ page }) => {
  const isTold = async () => {
    await openCompanies(page)
    await expect(snackbar(page).getByText(texts.sessionOver, { exact: true })).toBeVisible()
    await expect(new LoginPage(page).heading).toBeVisible()
  }
  await test.step('401', async () => {
    await atWork(page)
    await page.context().clearCookies()
    await isTold()
  })
  await test.step('403 whose code does not start with 403', async () => {
    await atWork(page)
    await new CutOff(page).refuse('companies.list', 403, '10012', 'Ut.')
    await isTold()
  })
})

test('both codes of a failed login mark both fields', { tag: onlyThorough }, async ({ page }) => {
  const login = new LoginPage(page)
  await login.open()
  await login.choosePassword()
  for (const code of ['40100', '40400']) {
    await new CutOff(page).refuse('session.authenticate', Number(code.slice(0, 3)), code, `Fel uppgifter, ${code}.`)
    await login.submit('ftg2', demoPassword)
    await expect(login.alert).toContainText(`Fel uppgifter, ${code}.`)
    for (const field of [login.login, login.password]) await expect(field).toHaveAttribute('aria-invalid', 'true')
    await new CutOff(page).mend('session.authenticate')
  }
})

test('a file or print that fails is told with the server’s message', { tag: onlyThorough }, async ({ page }) => {
  await atWork(page)
  await page.route(/\/(print|file)\//, route =>
    route.continue({ headers: { ...route.request().headers(), 'x-ftg-id': 'zenit' } }),
  )
  for (const [button, title] of [
    ['Skriv ut', 'Utskrift misslyckades'],
    ['Lägg till i kalendern', 'Filnedladdning misslyckades'],
  ] as const) {
    await page.getByRole('button', { name: button }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog', { name: title })
    await expect(dialog.getByText(texts.companyMissing)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Stäng' }).last()).toBeFocused()
    if (button === 'Skriv ut') await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: button })).toBeFocused()
  }
})

test('offline: the banner toggles, one message for all failed calls, and what failed is loaded again', async ({
  page,
  context,
}) => {
  const companies = new CompanyDialog(page)
  const banner = page.getByRole('status').filter({ hasText: texts.offline })
  await atWork(page)
  await context.setOffline(true)
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  await expect(snackbar(page)).toBeEmpty()
  await openCompanies(page)
  await expect(snackbar(page).getByText(texts.offline)).toBeVisible()
  await snackbar(page).getByRole('button', { name: 'Stäng' }).click()
  const failed = page.waitForEvent('requestfailed')
  await companies.choose('Akvarell Måleri AB')
  await failed
  await page.waitForTimeout(300)
  await expect(snackbar(page)).toBeEmpty()
  const again = page.waitForResponse(/companies\.list/)
  await context.setOffline(false)
  await expect(banner).toHaveCount(0)
  expect((await again).ok()).toBe(true)
  await companies.choose('Akvarell Måleri AB')
  await new Shell(page).isAt('Akvarell Måleri AB', 2026)

  await test.step('a start page that could not be loaded loads itself when the connection is back', async () => {
    await context.setOffline(true)
    await new Shell(page).changeYear(2025)
    await expect(page.getByText('Uppgifterna kunde inte hämtas').first()).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Uppgifterna kunde inte hämtas')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Anställda', exact: true })).toBeVisible()
  })
})

test('nothing typed is lost when the sign-in does not reach the server', { tag: onlyThorough }, async ({ page }) => {
  const login = new LoginPage(page)
  await login.open()
  await login.choosePassword()
  await new CutOff(page).cut('session.authenticate')
  await login.submit('ftg2', demoPassword)
  await expect(login.alert).toHaveText(new RegExp(texts.network))
  await expect(login.login).toHaveValue('ftg2')
  await expect(login.password).toHaveValue(demoPassword)
  await new CutOff(page).mend('session.authenticate')
  await page.getByRole('button', { name: 'Logga in' }).click()
  await expect(new CompanyDialog(page).dialog).toBeVisible()
})

test('nothing typed is lost when an SMS code does not reach the server', { tag: onlyThorough }, async ({
  page,
  app,
}) => {
  await page.goto(app.url)
  await new LoginPage(page).submitPassword('lon')
  const sms = new SmsDialog(page, app)
  await sms.isReady()
  const code = await sms.codeSentTo('+46701740605')
  await new CutOff(page).cut('sms.validateCode')
  await sms.type(code)
  await page.keyboard.press('Enter')
  await expect(sms.dialog.getByText(texts.network)).toBeVisible()
  await expect(sms.firstBox).toHaveValue(code.charAt(0))
  await expect(sms.boxes.last()).toHaveValue(code.charAt(3))
  await new CutOff(page).mend('sms.validateCode')
  await sms.submit.click()
  await expect(new CompanyDialog(page).dialog).toBeVisible()
})

test('an error before anybody has signed in is logged, also when its first answer is lost', {
  tag: onlyThorough,
}, async ({ page, app }) => {
  await page.goto(app.url)
  await expect(page.getByRole('heading', { level: 1, name: 'Logga in' })).toBeVisible()
  const bodies = await new CutOff(page).loseFirstAnswer('frontend.log')
  await page.evaluate(() => void Promise.reject(new TypeError('En defekt hos 19900315-9804, vid inloggningen')))
  await expect.poll(() => bodies.length).toBe(2)
  expect(bodies[1]).toBe(bodies[0])
  const lines = () =>
    app.output.split('\n').filter(line => line.includes('vid inloggningen') && line.includes('Error in the browser'))
  await expect.poll(() => lines().length).toBeGreaterThan(0)
  expect(lines()[0]).toContain('TypeError: En defekt hos [nummer], vid inloggningen')
})

test('a snackbar’s time stands still while it is pointed at or has the focus; F8 leads to it, and Escape away', {
  tag: onlyThorough,
}, async ({ page }) => {
  await atWork(page)
  await new CutOff(page).cut('companies.list')
  await openCompanies(page)
  const message = snackbar(page).getByText(texts.network)
  const progress = () =>
    snackbar(page)
      .locator('[style*="--progress"]')
      .evaluate(bar => Number((bar as HTMLElement).style.getPropertyValue('--progress')))
  await expect(message).toBeVisible()
  await expect.poll(progress).toBeLessThan(0.98)

  await page.keyboard.press('F8')
  await expect(snackbar(page).getByRole('button', { name: 'Stäng' })).toBeFocused()
  const focused = await progress()
  await page.waitForTimeout(500)
  expect(await progress()).toBe(focused)
  await page.keyboard.press('F8')
  await expect(new CompanyDialog(page).dialog.locator(':focus')).toHaveCount(1)
  await expect.poll(progress).toBeLessThan(focused)

  await message.hover()
  const pointed = await progress()
  await page.waitForTimeout(500)
  expect(await progress()).toBe(pointed)
  await page.mouse.move(5, 5)
  await expect.poll(progress).toBeLessThan(pointed)

  await page.keyboard.press('F8')
  await page.keyboard.press('Escape')
  await expect(snackbar(page)).toBeEmpty()
  await expect(new CompanyDialog(page).dialog.locator(':focus')).toHaveCount(1)
  await expect(new CompanyDialog(page).dialog).toBeVisible()
})
