import { randomUUID } from 'node:crypto'
import type { Locator, Page, WebSocketRoute } from 'playwright/test'
import { WebSocket } from 'ws'
import { header, markerValue } from '#contracts/headers.ts'
import { restDoor } from '../../harness/doors.ts'
import { causeEvent } from '../../harness/live-events.ts'
import { RunningApp } from '../../harness/running-app.ts'
import { testNow } from '../../harness/test-date.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible } from '../accessible.ts'
import { Bell } from '../models/bell.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { CompanySettingsPage } from '../models/company-settings-page.ts'
import { Inbox } from '../models/inbox.ts'
import { demoPassword, LoginPage } from '../models/login-page.ts'
import { SettingsPage } from '../models/settings-page.ts'
import { Shell } from '../models/shell.ts'
import { VersionPanel } from '../models/version-panel.ts'
import { expect, test } from '../test.ts'

const rightsTold = 'Dina programbehörigheter har uppdaterats av en administratör.'

/**
 * Signs in as a person with one company, on an application; resolves when the live connection has
 * caught up.
 */
async function open(page: Page, app: RunningApp, login = 'ftg', company = 'Nordsken Handel AB'): Promise<void> {
  const caughtUp = page
    .waitForEvent('websocket')
    .then(socket => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('lon/caught-up')))
  await new LoginPage(page).arriveAs(login, { origin: app.url })
  await new Shell(page).isAt(company, 2026)
  await caughtUp
}

const changeRights = (app: RunningApp, login = 'ftg') =>
  causeEvent(app, { event: 'USERRIGHTSGROUPS_USER_SETTINGS_UPDATED', login })

test('a change of rights by an administrator is fetched and told as it happens', { tag: onlyThorough }, async ({
  page,
  app,
}) => {
  await open(page, app)
  const fetched = page.waitForResponse(response => response.url().includes('rightsGroups.current'))
  await changeRights(app)
  await fetched
  await expect(page.getByText(rightsTold)).toBeVisible()
})

test('settings that somebody else changes hold at once in an open page', { tag: onlyThorough }, async ({
  page,
  app,
}) => {
  await open(page, app, 'baga', 'Bageriet Surdegen AB')
  const body = { Login: 'baga', Password: demoPassword }
  const { cookie = '' } = await restDoor(app, { call: 'session.authenticate', body, address: '10.1.2.3' })
  const ask = async (method: 'GET' | 'PUT', sent?: unknown) => {
    const answer = await fetch(`${app.apiUrl}/companyInfo/surdegen`, {
      method,
      headers: {
        [header.marker]: markerValue,
        [header.idempotencyKey]: randomUUID(),
        'content-type': 'application/json',
        cookie,
      },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
    })
    expect(answer.status).toBe(200)
    return (await answer.json()) as { data: { Settings: { Version: number } } }
  }
  // The last name is the original one, since other tests use this company too.
  for (const Namn of ['Surdegen & Söner AB', 'Bageriet Surdegen AB']) {
    const { data } = await ask('GET')
    await ask('PUT', { Version: data.Settings.Version, Values: { Namn } })
    await expect(page.getByText(`${Namn} · 2026`, { exact: true })).toBeVisible()
  }
})

/** Returns the unread count in the name of a toolbar button. */
const unread = async (button: Locator): Promise<number> =>
  Number(/(\d+) oläst/.exec((await button.getAttribute('aria-label')) ?? '')?.[1] ?? 0)

/** Routes the page's socket, so that it can be delayed, cut and restored. */
async function routeSocket(page: Page) {
  let isAway = true
  const sockets: WebSocketRoute[] = []
  const said: string[] = []
  await page.routeWebSocket(/\/socket/, route => {
    if (isAway) return void route.close({ code: 1001 })
    sockets.push(route)
    route.connectToServer().onMessage(message => {
      said.push(String(message))
      route.send(message)
    })
  })
  return {
    said,
    async mend() {
      isAway = false
      const place = said.length
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect.poll(() => said.slice(place).some(message => message.includes('lon/caught-up'))).toBe(true)
    },
    async cut() {
      isAway = true
      await sockets.at(-1)?.close({ code: 1001 })
    },
  }
}

test('a message comes as it is sent: the badge says so, and the open inbox shows it', { tag: onlyThorough }, async ({
  page,
  app,
  browser,
}) => {
  test.slow()
  await open(page, app, 'grupp')
  const inbox = new Inbox(page)
  await expect.poll(() => unread(inbox.envelope)).toBeGreaterThan(0)
  const before = await unread(inbox.envelope)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  const colleague = await browser.newPage({ baseURL: app.url, locale: 'sv-SE' })
  await new LoginPage(colleague).arriveAs('ftg')
  const outbox = new Inbox(colleague)
  await outbox.open()
  const write = async (subject: string) => {
    await outbox.write.click()
    await outbox.writeTo('Gunnar Rupe')
    await outbox.subject.fill(subject)
    await outbox.text.fill('Hälsningar Fredrik')
    await outbox.send.click()
    await expect(outbox.compose).toBeHidden()
  }
  await write('Fikat flyttas till tre')
  await expect.poll(() => unread(inbox.envelope)).toBe(before + 1)

  await inbox.open()
  await expect(inbox.row('Fikat flyttas till tre')).toBeVisible()
  await write('Fikat ställs in')
  await expect(inbox.row('Fikat ställs in')).toBeVisible()
  await expect(inbox.row('Fikat ställs in')).toContainText('Oläst')
  await expect.poll(() => unread(inbox.envelope)).toBe(before + 2)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await colleague.close()
})

test('a notification comes as it happens, and is said aloud unless it is of another company', {
  tag: onlyThorough,
}, async ({ page, app }) => {
  await open(page, app, 'attest')
  const bell = new Bell(page)
  const { snackbar } = new Shell(page)
  await expect.poll(() => unread(bell.button)).toBeGreaterThan(0)
  const before = await unread(bell.button)
  const notify = (text: string, company: string) =>
    causeEvent(app, { event: 'USER_NOTIFICATION_CREATED', login: 'attest', text, company })

  await notify('Akvarells lönefil är klar.', 'akvarell')
  await expect.poll(() => unread(bell.button)).toBe(before + 1)
  await expect(snackbar).toBeEmpty()
  await notify('Nordskens lönefil är klar.', 'nordsken')
  await expect(snackbar).toContainText('Nordskens lönefil är klar.')
  await expect.poll(() => unread(bell.button)).toBe(before + 2)

  await snackbar.getByRole('button', { name: 'Stäng' }).click()
  await bell.button.click()
  await expect(bell.items.first()).toContainText('Nordskens lönefil är klar.')
  await expect(bell.items.nth(1)).toContainText('Akvarells lönefil är klar.')
})

test('what happens before the first socket, or while the network is away, comes, and once', {
  tag: onlyThorough,
}, async ({ page, app }) => {
  const socket = await routeSocket(page)
  const bell = new Bell(page)
  const inbox = new Inbox(page)
  const { snackbar } = new Shell(page)
  await new LoginPage(page).arriveAs('grupp', { origin: app.url })
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await expect.poll(() => unread(bell.button)).toBeGreaterThan(0)
  await expect.poll(() => unread(inbox.envelope)).toBeGreaterThan(0)
  const [bells, letters] = [await unread(bell.button), await unread(inbox.envelope)]
  const notify = (text: string) => causeEvent(app, { event: 'USER_NOTIFICATION_CREATED', login: 'grupp', text })

  await notify('Före den första förbindelsen.')
  await socket.mend()
  await expect.poll(() => unread(bell.button)).toBe(bells + 1)
  await expect(snackbar).toBeEmpty()

  await changeRights(app, 'grupp')
  await expect(snackbar).toContainText(rightsTold)
  await snackbar.getByRole('button', { name: 'Stäng' }).click()
  await expect(snackbar).toBeEmpty()

  await socket.cut()
  await notify('Medan nätet var borta.')
  await causeEvent(app, { event: 'NEW_UNREAD_MESSAGE_RECEIVED', login: 'grupp', text: 'Medan nätet var borta' })
  await changeRights(app, 'grupp')
  await page.waitForTimeout(300)
  await expect(snackbar).toBeEmpty()
  expect(await unread(bell.button)).toBe(bells + 1)
  await socket.mend()
  await expect.poll(() => unread(bell.button)).toBe(bells + 2)
  await expect.poll(() => unread(inbox.envelope)).toBe(letters + 1)
  await expect(snackbar).toContainText(rightsTold)
  const times = (what: string) => socket.said.filter(message => message.includes(what)).length
  expect([times('USERRIGHTSGROUPS'), times('USER_NOTIFICATION'), times('NEW_UNREAD')]).toEqual([2, 1, 1])
})

test('signing out closes the socket; a session that is ended elsewhere ends here too', { tag: onlyThorough }, async ({
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

test("another site's page cannot open the socket", { tag: onlyThorough }, async ({ app }) => {
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

test.describe('the server is started anew', () => {
  let own: RunningApp
  let releases = 0
  test.beforeAll(async () => {
    own = await RunningApp.start()
  })
  test.afterAll(() => own.dispose())
  /** Starts a version that no page has loaded. */
  const release = async () => {
    releases += 1
    await own.kill()
    await own.startAgain({ BUILD_ID: `newer-${releases}` })
  }

  test('the server killed and started again keeps the session', async ({ page }) => {
    const shell = new Shell(page)
    await new LoginPage(page).arriveAs('ftg2', { origin: own.url })
    await new CompanyDialog(page).choose('Nordsken Handel AB')
    await shell.isAt('Nordsken Handel AB', 2026)

    await expect(page.getByText('48 anställda')).toBeVisible()
    await own.kill()
    await shell.switchCompany.click()
    await expect(page.getByText('Störningar har upptäckts i nätverkskommunikationen.', { exact: false })).toBeVisible()
    await own.startAgain()
    await new CompanyDialog(page).choose('Akvarell Måleri AB')
    await shell.isAt('Akvarell Måleri AB', 2026)
    await page.reload()
    await shell.isAt('Akvarell Måleri AB', 2026)
  })

  test('a new version counts down over a reload, is put off, and is loaded', async ({ page }) => {
    await page.clock.install({ time: testNow() })
    await open(page, own)
    const version = new VersionPanel(page)
    await expect(version.panel).toBeHidden()
    await release()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))

    await expect(version.panel).toBeVisible()
    await expect(version.timer).toHaveText(/^(5:00|4:[345]\d)$/)
    await expect(version.status).toHaveText('Det finns en ny version. Sidan läses in igen om några minuter.')
    await expect(version.panel).toContainText('Sidan läses in igen när tiden är ute.')
    await expectAccessible(page)

    // The instant is kept over a reload of the old version.
    await version.passUntil(100)
    await page.reload()
    await expect(version.timer).toHaveText(/^1:[234]\d$/)
    await version.passUntil(59)
    await expect(version.panel).toContainText('Mindre än en minut kvar.')
    await expect(version.status).toHaveText('Sidan läses in igen om en minut.')
    await expectAccessible(page)
    await version.passUntil(29)
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

  test('a new version is loaded at once when asked to, and seen from the header too', { tag: onlyThorough }, async ({
    page,
  }) => {
    await page.routeWebSocket(/\/socket/, route => void route.close({ code: 1001 }))
    await new LoginPage(page).arriveAs('ftg', { origin: own.url })
    await new Shell(page).isAt('Nordsken Handel AB', 2026)
    await release()
    await new Shell(page).changeYear(2025)
    await page.evaluate(() => Object.assign(window, { isOldPage: true }))
    await new VersionPanel(page).update.click()
    await expect.poll(() => page.evaluate(() => 'isOldPage' in window).catch(() => true)).toBe(false)
    await new Shell(page).isAt('Nordsken Handel AB', 2025)
  })

  test('unsaved work holds a new version back, which says so, until it is saved or left', {
    tag: onlyThorough,
  }, async ({ page }) => {
    // The application is started three times, and a busy machine takes a minute for each.
    test.slow()
    await page.clock.install({ time: testNow() })
    await open(page, own)
    const settings = new SettingsPage(page)
    const version = new VersionPanel(page)
    const question = page.getByRole('alertdialog', { name: 'Osparade ändringar' })
    const isOldPage = () => page.evaluate(() => 'isOldPage' in window).catch(() => true)
    const dialogs: string[] = []
    page.on('dialog', dialog => {
      dialogs.push(dialog.type())
      return dialog.dismiss()
    })
    const releaseOver = async () => {
      await page.evaluate(() => Object.assign(window, { isOldPage: true }))
      await release()
      // The page tries again at once, unless it is trying already.
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('online')))
        await expect(version.panel).toBeVisible({ timeout: 5_000 })
      }).toPass({ timeout: 60_000 })
    }
    await settings.open()
    const saved = await settings.email.inputValue()
    await settings.email.fill('ny@example.com')
    await releaseOver()
    await version.update.click()
    await question.getByRole('button', { name: 'Stanna kvar' }).click()
    await expect(version.timer).toBeVisible()
    await page.clock.fastForward('05:01')
    await expect(version.panel).toContainText('Den nya versionen väntar')
    await expect(version.status).toHaveText('Den nya versionen väntar på att du sparar dina ändringar.')
    await expect(settings.email).toHaveValue('ny@example.com')
    await expectAccessible(page)
    expect(await isOldPage()).toBe(true)

    // Leaving loads the update at once, and the browser asks no more questions.
    let heard = false
    page.on('websocket', socket =>
      socket.on('framereceived', () => {
        heard = true
      }),
    )
    await version.update.click()
    await question.getByRole('button', { name: 'Lämna', exact: true }).click()
    await expect.poll(isOldPage).toBe(false)
    await expect(settings.email).toHaveValue(saved)
    // The page knows its build once its socket has said it.
    await expect.poll(() => heard).toBe(true)

    await settings.email.fill('ny@example.com')
    await releaseOver()
    await version.update.click()
    await question.getByRole('button', { name: 'Spara och lämna' }).click()
    await expect.poll(isOldPage).toBe(false)
    await expect(settings.email).toHaveValue('ny@example.com')
    expect(dialogs).toEqual([])
  })
})

const chunkFailed = 'En del av programmet kunde inte läsas in'

test('a screen whose code does not arrive is there, within the menu, once a retry finds it; the log is told once', {
  tag: onlyThorough,
}, async ({ page }) => {
  const logged: (string | null)[] = []
  page.on('request', request => {
    if (request.url().includes('frontend.log')) logged.push(request.postData())
  })
  await page.route(/\/assets\/infopanel-.*\.js/, route => route.abort())
  await new LoginPage(page).arriveAs('ftg')
  await expect(page.getByRole('heading', { name: chunkFailed })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => logged.length).toBe(1)
  expect(logged[0]).toMatch(/ChunkLoadError: Loading chunk failed.*"context":"ChunkLoadError"/)
  expect(logged[0]?.split('ChunkLoadError: Loading')).toHaveLength(2)

  await page.unroute(/\/assets\/infopanel-.*\.js/)
  await page.getByRole('button', { name: 'Försök igen' }).click()
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await expect(page.getByRole('heading', { name: chunkFailed })).toHaveCount(0)
})

test('what is called up over a form and does not arrive takes nothing from it', { tag: onlyThorough }, async ({
  page,
}) => {
  const settings = new CompanySettingsPage(page)
  const files = /\/assets\/(help-panel|history-table|shortcuts-dialog|copies)-.*\.js/
  await page.route(files, route => route.abort())
  await settings.enter('company')
  const typed = settings.field('Löneansvarig')
  await typed.fill('Anna-Karin Wikström')
  const offer = page.getByRole('region', { name: 'Det gick inte att läsa in' })

  // The notice is in the dialog itself.
  await page.getByRole('button', { name: 'Ändringshistorik' }).click()
  const history = page.getByRole('dialog', { name: 'Ändringshistorik' })
  await expect(history.getByText(chunkFailed)).toBeVisible()
  await expectAccessible(page)
  // Two changes without a place of their own share one notice.
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.keyboard.press('F1')
  await expect(offer).toHaveCount(1)
  await expectAccessible(page)
  await expect(typed).toHaveValue('Anna-Karin Wikström')

  const retry = offer.getByRole('button', { name: 'Försök igen' })
  const refused = page.waitForEvent('requestfailed', request => files.test(request.url()))
  await retry.click()
  await refused
  await expect(retry).not.toHaveAttribute('aria-busy')
  await page.unroute(files)
  await retry.click()
  await expect(offer).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Snabbtangenter' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ändringshistorik' }).click()
  await history.getByRole('button', { name: 'Försök igen' }).click()
  await expect(history.getByRole('searchbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(typed).toHaveValue('Anna-Karin Wikström')
  await expect(page.getByText('1 ändrat fält')).toBeVisible()
})

test('a piece that does not answer within 120 s is offered again over a screen that stays', {
  tag: onlyThorough,
}, async ({ page }) => {
  await page.clock.install({ time: testNow() })
  await page.route(/\/assets\/company-dialog-.*\.js/, () => {})
  await new LoginPage(page).arriveAs('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await page.clock.fastForward('01:30')
  await expect(page.getByText(chunkFailed)).toBeHidden()
  await page.clock.fastForward('00:31')
  await expect(page.getByText(chunkFailed)).toBeVisible()
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await expectAccessible(page)
})

test('a file that is no longer there is missing, and no page', async ({ request }) => {
  const answer = await request.get('/assets/infopanel-gone.js', { headers: { accept: 'text/html,*/*' } })
  expect(answer.status()).toBe(404)
  expect(answer.headers()['cache-control']).toBe('no-store')
})
