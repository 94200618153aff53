import type { Page, WebSocketRoute } from 'playwright/test'
import { WebSocket } from 'ws'
import { causeEvent } from '../harness/live-events.ts'
import type { RunningApp } from '../harness/running-app.ts'
import { expectAccessible } from './accessible.ts'
import { demoPassword, LoginPage } from './models/login-page.ts'
import { SettingsPage } from './models/settings-page.ts'
import { Shell } from './models/shell.ts'
import { VersionPanel } from './models/version-panel.ts'
import { expect, test } from './test.ts'

const rightsTold = 'Dina programbehörigheter har uppdaterats av en administratör.'

/** Signs in as somebody with one company, on an application; resolves when the live connection has caught up. */
async function open(page: Page, app: RunningApp, login = 'ftg'): Promise<void> {
  const caughtUp = page
    .waitForEvent('websocket')
    .then(socket => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('lon/caught-up')))
  await page.goto(app.url)
  await new LoginPage(page).choosePassword()
  await new LoginPage(page).submit(login, demoPassword)
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await caughtUp
}

const changeRights = (app: RunningApp, login = 'ftg') =>
  causeEvent(app, { event: 'USERRIGHTSGROUPS_USER_SETTINGS_UPDATED', login })

test('a change of rights by an administrator is fetched and told as it happens', async ({ page, app }) => {
  await open(page, app)
  const fetched = page.waitForResponse(response => response.url().includes('rightsGroups.current'))
  await changeRights(app)
  await fetched
  await expect(page.getByText(rightsTold)).toBeVisible()
})

test('what happens while the network is away comes once it is back, and once', async ({ page, app }) => {
  let away = false
  let socket: WebSocketRoute | undefined
  const told: string[] = []
  await page.routeWebSocket(/\/socket/, route => {
    if (away) return void route.close({ code: 1001 })
    socket = route
    const server = route.connectToServer()
    server.onMessage(message => {
      if (String(message).includes('USERRIGHTSGROUPS')) told.push(String(message))
      route.send(message)
    })
  })
  await page.goto(app.url)
  await new LoginPage(page).choosePassword()
  await new LoginPage(page).submit('ftg', demoPassword)
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await expect.poll(() => socket !== undefined).toBe(true)
  await changeRights(app)
  await expect(page.getByText(rightsTold)).toBeVisible()
  await page.getByRole('button', { name: 'Stäng' }).click()
  await expect(page.getByText(rightsTold)).toBeHidden()

  away = true
  await socket?.close({ code: 1001 })
  await changeRights(app)
  await page.waitForTimeout(300)
  await expect(page.getByText(rightsTold)).toBeHidden()
  away = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText(rightsTold)).toBeVisible()
  expect(told).toHaveLength(2)
})

test('signing out closes the socket; a session that is ended elsewhere ends here too', async ({
  page,
  app,
  context,
}) => {
  await open(page, app)
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await fetch(`${app.apiUrl}/logout`, { headers: { cookie: cookies, 'x-api-request': '1' } })
  await expect(new LoginPage(page).heading).toBeVisible()
  await expect(page.getByText('Din session i programmet har upphört, vänligen logga in på nytt.')).toBeVisible()
})

test("another site's page cannot open the socket", async ({ app }) => {
  const refusal = (origin: string | undefined) =>
    new Promise(resolve => {
      const socket = new WebSocket(`${app.url.replace('http', 'ws')}/socket`, origin === undefined ? {} : { origin })
      socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode))
      socket.once('close', code => resolve(`closed ${code}`))
      socket.once('error', () => {})
    })
  expect(await refusal('https://elsewhere.example')).toBe(403)
  expect(await refusal(undefined)).toBe(403)
  expect(await refusal('null')).toBe(403)
  expect(await refusal(app.url)).toBe('closed 4401')
})

test('a new version counts down, is put off, and is loaded', async ({ page, ownApp }) => {
  await page.clock.install()
  await open(page, ownApp)
  const version = new VersionPanel(page)
  await expect(version.panel).toBeHidden()
  await ownApp.kill()
  await ownApp.startAgain({ BUILD_ID: 'newer' })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))

  await expect(version.panel).toBeVisible()
  await expect(version.timer).toHaveText(/^(5:00|4:5\d)$/)
  await expect(version.status).toHaveText('Det finns en ny version. Sidan läses in igen om några minuter.')
  await expect(version.panel).toContainText('Sidan läses in igen när tiden är ute.')
  await expectAccessible(page)

  await page.clock.fastForward('04:05')
  await expect(version.panel).toContainText('Mindre än en minut kvar.')
  await expect(version.status).toHaveText('Sidan läses in igen om en minut.')
  await expectAccessible(page)
  await page.clock.fastForward('00:30')
  await expect(version.panel).toContainText('Mindre än en halv minut kvar.')
  await expectAccessible(page)
  for (let press = 1; press <= 5; press += 1) await version.postpone.click()
  await expect(version.postpone).toBeDisabled()
  await expect(version.timer).toHaveText(/^5:[0-2]\d$/)

  await page.evaluate(() => Object.assign(window, { isOldPage: true }))
  await page.clock.fastForward('05:30')
  await expect.poll(() => page.evaluate(() => 'isOldPage' in window).catch(() => true)).toBe(false)
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await expect(version.panel).toBeHidden()
})

test('a new version is loaded at once when asked to, and seen from the header too', async ({ page, ownApp }) => {
  await page.routeWebSocket(/\/socket/, route => void route.close({ code: 1001 }))
  await page.goto(ownApp.url)
  await new LoginPage(page).choosePassword()
  await new LoginPage(page).submit('ftg', demoPassword)
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await ownApp.kill()
  await ownApp.startAgain({ BUILD_ID: 'newer' })
  await new Shell(page).changeYear(2025)
  await page.evaluate(() => Object.assign(window, { isOldPage: true }))
  await new VersionPanel(page).update.click()
  await expect.poll(() => page.evaluate(() => 'isOldPage' in window).catch(() => true)).toBe(false)
  await new Shell(page).isAt('Nordsken Handel AB', 2025)
})

test('unsaved work holds a new version back, which says so, until it is saved or left', async ({ page, ownApp }) => {
  // The application is started three times.
  test.setTimeout(150_000)
  await page.clock.install()
  await open(page, ownApp)
  const settings = new SettingsPage(page)
  const version = new VersionPanel(page)
  const question = page.getByRole('alertdialog', { name: 'Osparade ändringar' })
  const isOldPage = () => page.evaluate(() => 'isOldPage' in window).catch(() => true)
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    dialogs.push(dialog.type())
    return dialog.dismiss()
  })
  const release = async (build: string) => {
    await page.evaluate(() => Object.assign(window, { isOldPage: true }))
    await ownApp.kill()
    await ownApp.startAgain({ BUILD_ID: build })
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(version.panel).toBeVisible()
  }
  await settings.open()
  const saved = await settings.email.inputValue()
  await settings.email.fill('ny@example.com')
  await release('newer')
  await version.update.click()
  await question.getByRole('button', { name: 'Stanna kvar' }).click()
  await expect(version.timer).toBeVisible()
  await page.clock.fastForward('05:01')
  await expect(version.panel).toContainText('Den nya versionen väntar')
  await expect(version.status).toHaveText('Den nya versionen väntar på att du sparar dina ändringar.')
  await expect(settings.email).toHaveValue('ny@example.com')
  await expectAccessible(page)
  expect(await isOldPage()).toBe(true)

  // Left, it is loaded at once, and the browser asks nothing more.
  await version.update.click()
  await question.getByRole('button', { name: 'Lämna', exact: true }).click()
  await expect.poll(isOldPage).toBe(false)
  await expect(settings.email).toHaveValue(saved)

  await settings.email.fill('ny@example.com')
  await release('newest')
  await version.update.click()
  await question.getByRole('button', { name: 'Spara och lämna' }).click()
  await expect.poll(isOldPage).toBe(false)
  await expect(settings.email).toHaveValue('ny@example.com')
  expect(dialogs).toEqual([])
})

test('a screen whose code does not arrive offers to load the page again, within the menu, and tells the log', async ({
  page,
}) => {
  await page.route(/\/assets\/infopanel-.*\.js/, route => route.abort())
  const logged = page.waitForRequest(request => request.url().includes('frontend.log'))
  await new LoginPage(page).signIn('ftg')
  await expect(page.getByText('En del av programmet kunde inte läsas in')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect((await logged).postData()).toMatch(/ChunkLoadError: Loading chunk failed.*"context":"ChunkLoadError"/)
  await expectAccessible(page)

  await page.unroute(/\/assets\/infopanel-.*\.js/)
  await page.getByRole('button', { name: 'Läs in igen' }).click()
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
})

test('a piece that does not answer within 120 s is offered again over a screen that stays', async ({ page }) => {
  await page.clock.install()
  await page.route(/\/assets\/company-dialog-.*\.js/, () => {})
  await new LoginPage(page).signIn('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await page.clock.fastForward('01:30')
  await expect(page.getByText('En del av programmet kunde inte läsas in')).toBeHidden()
  await page.clock.fastForward('00:31')
  await expect(page.getByText('En del av programmet kunde inte läsas in')).toBeVisible()
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await expectAccessible(page)
})

test('a file that is no longer there is missing, and no page', async ({ request }) => {
  const answer = await request.get('/assets/infopanel-gone.js', { headers: { accept: 'text/html,*/*' } })
  expect(answer.status()).toBe(404)
  expect(answer.headers()['cache-control']).toBe('no-store')
})
