import type { Page } from 'playwright/test'
import { askDatabase } from '../../harness/database.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { CutOff } from '../models/cut-off.ts'
import { demoPassword, LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { SmsDialog } from '../models/sms-dialog.ts'
import { expect, test } from '../test.ts'

const ended = 'Din session i programmet har upphört, vänligen logga in på nytt.'

async function signIn(page: Page, url: string, login: string): Promise<void> {
  await page.goto(url)
  await new LoginPage(page).submitPassword(login)
}

test('two tabs work in two companies, and one sign-out ends both', async ({ page, context }) => {
  const other = await context.newPage()
  const [here, there] = [new Shell(page), new Shell(other)]
  await new LoginPage(page).arriveAs('ftg2')
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await here.isAt('Nordsken Handel AB', 2026)

  await other.goto('/')
  await new CompanyDialog(other).choose('Akvarell Måleri AB')
  await there.isAt('Akvarell Måleri AB', 2026)
  await there.changeYear(2024)
  await here.changeYear(2023)
  await here.isAt('Nordsken Handel AB', 2023)
  await page.reload()
  await here.isAt('Nordsken Handel AB', 2023)
  await other.reload()
  await there.isAt('Akvarell Måleri AB', 2024)

  // What the browser remembers is for the next start only: calls follow the company on display.
  await page.evaluate(() => sessionStorage.setItem('FtgId', 'akvarell'))
  const counted = page.waitForRequest('**/trpc/**infopanel.employees**')
  await here.changeYear(2024)
  expect(await (await counted).headerValue('x-ftg-id')).toBe('nordsken')
  expect(await (await counted).headerValue('x-salary-year')).toBe('2024')

  const logouts: string[] = []
  for (const tab of [page, other]) {
    tab.on('request', request => {
      if (request.url().includes('session.logout')) logouts.push(tab === page ? 'here' : 'there')
    })
  }
  await here.signOut()
  await expect(new LoginPage(page).heading).toBeVisible()
  await expect(new LoginPage(other).heading).toBeVisible()
  await expect(other.getByText('Du har loggat ut i en annan flik.')).toBeVisible()
  await expect.poll(() => logouts).toEqual(['here'])
  expect(await other.evaluate(() => Object.keys(sessionStorage))).toEqual(['JournalId'])
  expect(logouts).toEqual(['here'])
})

test('a sign-in in one tab is one in the others', { tag: onlyThorough }, async ({ page, context }) => {
  const other = await context.newPage()
  await new LoginPage(other).open()
  await new LoginPage(page).signIn('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await new Shell(other).isAt('Nordsken Handel AB', 2026)
})

test('somebody else signs in in another tab: nothing of the first is left in this one', async ({
  page,
  context,
  app,
}) => {
  await signIn(page, app.url, 'ftg2')
  await new CompanyDialog(page).choose('Akvarell Måleri AB')
  await new Shell(page).isAt('Akvarell Måleri AB', 2026)

  // The session check at the start fails, so this tab shows the login screen.
  const other = await context.newPage()
  await other.route('**/trpc/session.me**', route => route.abort())
  await other.goto(app.url)
  await expect(new LoginPage(other).heading).toBeVisible()
  await other.unroute('**/trpc/session.me**')
  await new LoginPage(other).submitPassword('oms')
  await expect(new LoginPage(other).alert).toBeVisible()
  await new Shell(page).isAt('Akvarell Måleri AB', 2026)
  await new LoginPage(other).submit('ftg', demoPassword)
  await new Shell(other).isAt('Nordsken Handel AB', 2026)

  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await new Shell(page).user.click()
  await expect(page.getByText('Företagsadministratör · WEB100200')).toBeVisible()
  await expect(page.getByText(/Du har loggat in med ett annat användarkonto i en annan flik/)).toBeVisible()
})

test('the session ends on the server in the middle of work: one message, and the login screen', {
  tag: onlyThorough,
}, async ({ page, app }) => {
  const shell = new Shell(page)
  await signIn(page, app.url, 'ftg2')
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await shell.isAt('Nordsken Handel AB', 2026)
  const logouts: string[] = []
  page.on('request', request => {
    if (request.url().includes('session.logout')) logouts.push(request.url())
  })
  // Nothing else is fetched any more, which would end the session here before the year is changed.
  await expect(page.getByText('48 anställda')).toBeVisible()
  await shell.year.click()
  const year = page.getByRole('menuitemradio', { name: '2024' })
  await expect(year).toBeVisible()
  await askDatabase(app.dataFolder, `update session set ended_at = now(), end_reason = 'REVOKED'`)

  // Changing the year fetches two lists at once.
  await year.click()
  await expect(new LoginPage(page).heading).toBeVisible()
  await expect(page.getByText(ended)).toHaveCount(1)
  await expect(page.getByText(ended)).toBeVisible()
  expect(logouts).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['JournalId'])
})

test('whoever signs out while the server cannot be reached is not let in again by a reload', async ({ page }) => {
  const login = new LoginPage(page)
  const network = new CutOff(page)
  await login.arriveAs('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await network.cut('session.logout')
  await new Shell(page).signOut()
  await expect(login.heading).toBeVisible()

  await page.reload()
  await expect(login.heading).toBeVisible()
  await network.mend('session.logout')
  const told = page.waitForResponse(response => response.url().includes('session.logout'))
  await page.reload()
  await told
  await expect(login.heading).toBeVisible()
  // The browser's own cookie stays: it identifies a browser that has signed in before.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['avlona-browser'])
  await login.signIn('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
})

test('a 403 of the session ends it too, one of rights does not', { tag: onlyThorough }, async ({ page }) => {
  const shell = new Shell(page)
  await new LoginPage(page).arriveAs('ftg2')
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await shell.isAt('Nordsken Handel AB', 2026)
  const refuse = async (dvCode: string, year: number) => {
    await page.route('**/trpc/**infopanel**', async route => {
      // What was asked before the year was changed is answered as it was.
      if ((await route.request().headerValue('x-salary-year')) !== String(year)) return route.fallback()
      const calls = new URL(route.request().url()).pathname.split(',').length
      const json = { message: 'backend', code: -32003, data: { tag: 'backend', status: 403, dvCode, message: 'Nej.' } }
      const body = Array.from({ length: calls }, () => ({ error: { json } }))
      await route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify(body) })
    })
  }
  await refuse('40303', 2024)
  await shell.changeYear(2024)
  await expect(page.getByText('Nej.').first()).toBeVisible()
  await shell.isAt('Nordsken Handel AB', 2024)

  const logout = page.waitForRequest('**/trpc/session.logout**')
  await refuse('10001', 2025)
  await shell.changeYear(2025)
  await expect(new LoginPage(page).heading).toBeVisible()
  await expect(page.getByText(ended)).toBeVisible()
  await logout
})

test('a code verified in one tab renews the cookie, and ends no other tab whose call was on its way', {
  tag: onlyThorough,
}, async ({ page, context, app }) => {
  const sessionRefused = {
    error: {
      json: { message: 'backend', code: -32001, data: { tag: 'backend', status: 401, dvCode: '40101', message: '' } },
    },
  }
  await signIn(page, app.url, 'ftg2')
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)

  // A call sent with the old cookie is refused when it arrives.
  const stale = (await context.cookies()).find(({ name }) => name === 'avlona')
  await askDatabase(app.dataFolder, `update company set requires_sms = true where ftg_id = 'akvarell'`)
  let refused = 0
  await page.route('**/trpc/**infopanel**', async route => {
    const calls = new URL(route.request().url()).pathname.split(',').length
    refused += 1
    await route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: JSON.stringify(Array.from({ length: calls }, () => sessionRefused)),
    })
  })

  const other = await context.newPage()
  const sms = new SmsDialog(other, app)
  await other.goto(app.url)
  await new CompanyDialog(other).choose('Akvarell Måleri AB')
  await sms.isReady()
  await sms.type(await sms.codeSentTo('+46701740606'))
  await Promise.all([other.keyboard.press('Enter'), new Shell(page).changeYear(2024)])
  await new Shell(other).isAt('Akvarell Måleri AB', 2026)
  expect((await context.cookies()).find(({ name }) => name === 'avlona')?.value).not.toBe(stale?.value)

  await expect.poll(() => refused).toBeGreaterThan(0)
  await page.unroute('**/trpc/**infopanel**')
  await page.waitForTimeout(1_000)
  await new Shell(page).isAt('Nordsken Handel AB', 2024)
  await expect(page.getByText(ended)).toHaveCount(0)
  await new Shell(page).changeYear(2026)
  await expect(page.getByText('48 anställda')).toBeVisible()
  await askDatabase(app.dataFolder, `update company set requires_sms = false where ftg_id = 'akvarell'`)
})
