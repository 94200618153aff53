import type { BrowserContext, Page } from 'playwright/test'
import { askDatabase } from '../../harness/database.ts'
import { testNow } from '../../harness/test-date.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible } from '../accessible.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { IdleDialogs } from '../models/idle-dialogs.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

/** Signs in as ftg2 in Nordsken, with a clock that the test moves. */
async function working(page: Page): Promise<void> {
  await page.clock.install({ time: testNow() })
  await new LoginPage(page).arriveAs('ftg2')
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
}

/** Opens another tab of the same browser, in a company of its own. */
async function anotherTab(context: BrowserContext, company: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/')
  await new CompanyDialog(page).choose(company)
  await new Shell(page).isAt(company, 2026)
  return page
}

/** Returns the last activity that a tab knows of. */
const lastActivity = (page: Page) => page.evaluate(() => localStorage.getItem('LastActivity'))

test('idle across two tabs: activity, Stanna kvar and the end in one count for both', async ({ page, context }) => {
  await working(page)
  const other = await anotherTab(context, 'Akvarell Måleri AB')
  const [here, there] = [new IdleDialogs(page), new IdleDialogs(other)]

  await page.clock.fastForward('57:00')
  const before = await lastActivity(other)
  await other.mouse.move(200, 200)
  await other.mouse.move(220, 220)
  // Waits until the tabs have synchronised through the storage, before the next hour passes.
  await expect.poll(() => lastActivity(page)).not.toBe(before)
  await page.clock.fastForward('57:00')
  await expect(here.warning).toBeHidden()
  await expect(there.warning).toBeHidden()

  await page.clock.fastForward('02:20')
  await expect(here.warning).toBeVisible()
  await expect(there.warning).toBeVisible()
  await expect(here.stay).toBeFocused()
  await expect(here.warning.getByRole('timer')).toHaveText(/^Tid kvar\s*\d\d sekunder$/)
  await page.mouse.move(300, 300)
  await page.mouse.move(320, 320)
  await expect(here.warning).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(here.warning).toBeHidden()
  await expect(there.warning).toBeHidden()

  await page.clock.fastForward('59:20')
  await expect(there.warning).toBeVisible()
  await page.clock.fastForward('01:00')
  for (const dialogs of [here, there]) await expect(dialogs.ended).toBeVisible()
  await expect(page.getByText('Allt som du har sparat finns kvar.')).toBeVisible()

  await other.reload()
  await expect(there.ended).toBeVisible()
  await expect(there.close).toBeFocused()
  await there.close.click()
  await expect(new LoginPage(other).heading).toBeVisible()
  await expect(there.ended).toBeHidden()
  await other.reload()
  await expect(new LoginPage(other).heading).toBeVisible()
  await expect(there.ended).toHaveCount(0)
  await expect(here.ended).toBeVisible()
})

test('the computer sleeps past the deadline: whoever wakes it is not let in', { tag: onlyThorough }, async ({
  page,
}) => {
  await working(page)
  await page.clock.fastForward('03:00:00')
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 220)
  await expect(new IdleDialogs(page).ended).toBeVisible()
})

test('a reload does not give another hour', { tag: onlyThorough }, async ({ page }) => {
  await working(page)
  await page.clock.fastForward('58:30')
  await page.reload()
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await page.clock.fastForward('01:00')
  await expect(new IdleDialogs(page).warning).toBeVisible()
  await new IdleDialogs(page).signOut.click()
  await expect(new LoginPage(page).heading).toBeVisible()
  await expect(new IdleDialogs(page).ended).toHaveCount(0)
})

test('a time-out of 0 turns it off', { tag: onlyThorough }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('InactivityTimer', '0'))
  await working(page)
  await page.clock.fastForward('11:00:00')
  await page.mouse.move(200, 200)
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
})

test('a mouse that moves without calls keeps the session alive on the server', { tag: onlyThorough }, async ({
  page,
  app,
}) => {
  await page.clock.install({ time: testNow() })
  await new LoginPage(page).arriveAs('ftg', { origin: app.url })
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await page.clock.fastForward('30:00')
  await askDatabase(app.dataFolder, `update session set last_seen_at = last_seen_at - interval '59 minutes'`)
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 220)
  await expect
    .poll(() =>
      askDatabase(app.dataFolder, `select 1 from session where last_seen_at > $1::timestamptz - interval '1 minute'`, [
        testNow(),
      ]),
    )
    .toHaveLength(1)
})

test('the server has ended an idle session: the dialog, at the start and in the middle of work', {
  tag: onlyThorough,
}, async ({ page, context, app }) => {
  const dialogs = new IdleDialogs(page)
  const shell = new Shell(page)
  const beIdle = () =>
    askDatabase(
      app.dataFolder,
      `update session set last_seen_at = last_seen_at - interval '2 hours' where ended_at is null`,
    )
  const signIn = async () => {
    await new LoginPage(page).choosePassword()
    await new LoginPage(page).submit('ftg2', 'Provlon-2026')
    await new CompanyDialog(page).choose('Nordsken Handel AB')
    await shell.isAt('Nordsken Handel AB', 2026)
  }
  await page.goto(app.url)
  await signIn()
  const other = await context.newPage()
  await other.goto(app.url)
  await expect(new CompanyDialog(other).dialog).toBeVisible()
  // A call of its arrival would be told of the end, and take the cookie away before the reload.
  await other.waitForLoadState('networkidle')

  await beIdle()
  await page.reload()
  await expect(dialogs.ended).toBeVisible()
  await expect(new IdleDialogs(other).ended).toBeVisible()
  await dialogs.close.click()

  await signIn()
  await expect(new IdleDialogs(other).ended).toBeHidden()
  await expect(new CompanyDialog(other).dialog).toBeVisible()
  await beIdle()
  // A call from the arrival may end the session before the click does, and then there is nothing
  // left to click.
  const clicked = shell.switchCompany.click().catch(() => undefined)
  await Promise.race([clicked, dialogs.ended.waitFor()])
  await expect(dialogs.ended).toBeVisible()
  await dialogs.close.click()
  await page.reload()
  await expect(new LoginPage(page).heading).toBeVisible()
  await expect(dialogs.ended).toHaveCount(0)
})

test('axe finds nothing in the warning, nor in the dialog after it', { tag: onlyThorough }, async ({ page }) => {
  await working(page)
  await page.clock.fastForward('59:10')
  await expect(new IdleDialogs(page).warning).toBeVisible()
  await expectAccessible(page)
  await page.clock.fastForward('01:00')
  await expect(new IdleDialogs(page).ended).toBeVisible()
  await expectAccessible(page)
})
