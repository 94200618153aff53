import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { Page, Response } from 'playwright/test'
import { snackbarFlow } from '#machines/frame/snackbar/snackbar.machine.ts'
import { type JournalFile, printJournal } from '#machines/kit/journal/journal-file.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible } from '../accessible.ts'
import { BankIdTab } from '../models/bankid-tab.ts'
import { FlowInspectorPage } from '../models/flow-inspector-page.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

/** A journal of two flows, of which this version knows one. */
const aJournal = {
  name: 'journal.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    printJournal({
      buildId: 'test',
      entries: [
        { seq: 1, at: 0, stream: 'bakery', machine: 'bakery', version: 1, event: { type: 'xstate.init' } },
        ...[{ type: 'xstate.init' }, { type: 'snackbar.show', kind: 'INFO', text: 'Sparat' }].map((event, place) => ({
          seq: 2 + place,
          at: 400 + place * 60_000,
          stream: 'snackbar',
          machine: snackbarFlow.id,
          version: snackbarFlow.version,
          event,
        })),
      ],
    }),
  ),
}

/** Refuses and counts every request that a page makes from now on. */
async function cutOff(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route('**/*', async route => {
    asked.push(route.request().url())
    await route.abort()
  })
  return asked
}

test('the flows of another window light up, are travelled in, exported and imported without network', async ({
  page,
  context,
}) => {
  const inspector = new FlowInspectorPage(await context.newPage())
  await inspector.open()
  await expect(inspector.page.getByText('Öppna Avlöna i ett annat fönster')).toBeVisible()
  const asked = await cutOff(inspector.page)

  const login = new LoginPage(page)
  const bankId = new BankIdTab(page)
  await login.open()
  await inspector.flow('bankid').click()
  await bankId.otherDevice.click()
  await expect(inspector.flow('bankid')).toContainText('following.waiting')
  await expect(inspector.state('waiting')).toHaveAccessibleName(/aktivt nu/)
  const poll = inspector.page.getByRole('button', { name: /^Övergång after pollInterval.*, till collecting/ })
  await expect(poll).toHaveAccessibleName(/tagen ([2-9]|\d\d) gånger/)
  await bankId.cancel.click()
  await expect(inspector.state('choosing')).toHaveAccessibleName(/aktivt nu/)

  await login.submitPassword('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await expect(inspector.flow('app')).toContainText('signedIn.working.inYear')
  await expect(inspector.flow('bankid')).toHaveAccessibleName(/avslutat/)
  // The list of flows is longer than the window, and scrolls in its place.
  const below = () => document.documentElement.scrollHeight - window.innerHeight
  expect(await inspector.page.evaluate(below), 'what lies below the window').toBeLessThanOrEqual(0)

  await test.step('travels back to before the sign-in', async () => {
    await inspector.line.fill('0')
    await expect(inspector.flow('app')).toContainText('signedOut')
    await inspector.page.keyboard.press('k')
    await expect(inspector.line).toHaveValue('1')
    await inspector.page.keyboard.press('j')
    await expect(inspector.line).toHaveValue('0')
    await expect(inspector.flow('companySelection')).toHaveCount(0)
    await inspector.follow.click()
    await expect(inspector.flow('app')).toContainText('signedIn.working.inYear')
  })

  const [file, count] = await test.step('exports the journal, which holds no secret', async () => {
    const [download] = await Promise.all([
      inspector.page.waitForEvent('download'),
      inspector.page.getByRole('button', { name: 'Exportera' }).click(),
    ])
    const path = await download.path()
    const text = await readFile(path, 'utf8')
    expect(text).toContain('"session.started"')
    expect(text).not.toContain('Provlon-2026')
    // Of the file, since the other window goes on.
    return [path, (JSON.parse(text) as JournalFile).entries.length] as const
  })

  await test.step('imports it again, and plays it to the same end', async () => {
    await inspector.page.getByLabel('Flödesjournal från en fil').setInputFiles(file)
    await expect(inspector.page.getByText('Den spelas bara upp här')).toBeVisible()
    await expect(inspector.flow('app')).toContainText('signedIn.working.inYear')
    await expect(inspector.line).toHaveAttribute('max', String(count - 1))
  })
  await expectAccessible(inspector.page)
  expect(asked).toEqual([])
})

test('a port is made silent in the other window, and answers when the inspector is closed', {
  tag: onlyThorough,
}, async ({ page, context }) => {
  await new LoginPage(page).open()
  const inspector = new FlowInspectorPage(await context.newPage())
  await inspector.open()
  await inspector.flow('session').click()
  await inspector.showTab('Portar')
  await inspector.choosePort('signIn', 'Tyst')
  await new LoginPage(page).submitPassword('ftg')
  await expect(inspector.flow('session')).toContainText('signingIn')
  await expect(inspector.call('session.signIn')).toContainText('Pågår')
  await expectAccessible(inspector.page)
  await inspector.page.close()
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
})

test('a port that is without network fails as without network, and is as usual again after a reload', {
  tag: onlyThorough,
}, async ({ page, context }) => {
  await new LoginPage(page).open()
  const inspector = new FlowInspectorPage(await context.newPage())
  await inspector.open()
  await inspector.flow('session').click()
  await inspector.showTab('Portar')
  await inspector.choosePort('signIn', 'Utan nät')
  await new LoginPage(page).submitPassword('ftg')
  await expect(inspector.call('session.signIn')).toContainText('Misslyckades: network')
  await page.reload()
  await expect(inspector.port('signIn')).toHaveText('Som vanligt')
  await new LoginPage(page).submitPassword('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
})

test('the application loads nothing of the inspector, before or after the sign-in', async ({ page, context }) => {
  /** Words of the inspector, of its layout engine, and of the login screen. */
  const words = ['Flöden som har startat', 'eclipse.elk', 'Logga in']
  const wordsIn = async (loads: () => Promise<void>, of: Page) => {
    const scripts: Promise<string>[] = []
    const read = (answer: Response) => {
      if (/\/assets\/.*\.js$/.test(answer.url())) scripts.push(answer.text())
    }
    of.on('response', read)
    await loads()
    // What comes later would be read as the test ends.
    of.off('response', read)
    const text = (await Promise.all(scripts)).join('\n')
    return words.filter(word => text.includes(word))
  }
  const inspector = new FlowInspectorPage(await context.newPage())
  const found = await wordsIn(async () => {
    await inspector.open()
    await inspector.page.getByLabel('Flödesjournal från en fil').setInputFiles(aJournal)
    await expect(inspector.flow('snackbar')).toBeVisible()
    await expect(inspector.state('visible')).toBeVisible()
  }, inspector.page)
  expect(found).toEqual(words)
  const ofApplication = await wordsIn(async () => {
    await new LoginPage(page).signIn('ftg')
    await new Shell(page).isAt('Nordsken Handel AB', 2026)
    await page.waitForLoadState('networkidle')
  }, page)
  expect(ofApplication).toEqual(['Logga in'])
})

test('a file that is no journal says so at the field, and another version shows what it can', {
  tag: onlyThorough,
}, async ({ page }) => {
  const inspector = new FlowInspectorPage(page)
  await inspector.open()
  const file = page.getByLabel('Flödesjournal från en fil')
  await file.setInputFiles({ name: 'annat.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(inspector.journal).toHaveAccessibleDescription(/Filen är ingen flödesjournal\./)
  await file.setInputFiles(aJournal)
  await expect(inspector.journal).not.toHaveAccessibleDescription(/Filen är ingen/)
  await expect(inspector.flow('snackbar')).toContainText('visible')
  await expect(inspector.flow('bakery')).toContainText('kan inte spelas upp')
  await inspector.flow('bakery').click()
  await expect(page.getByText('Flödet bakery finns inte i den här versionen av programmet.')).toBeVisible()
})

test('a life is shown whole in its frame; on a phone the lives follow the flows', { tag: onlyThorough }, async ({
  page,
}) => {
  const inspector = new FlowInspectorPage(page)
  await inspector.open()
  await page.getByLabel('Flödesjournal från en fil').setInputFiles(aJournal)
  await expect(inspector.flow('snackbar')).toBeVisible()
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await inspector.life('payslip').click()
    const whole = await inspector.chart('payslip').locator('svg > g').first().boundingBox()
    const frame = await inspector.chart('payslip').boundingBox()
    if (!whole || !frame) throw new Error('No chart')
    expect(whole.x).toBeGreaterThanOrEqual(frame.x)
    expect(whole.y).toBeGreaterThanOrEqual(frame.y)
    expect(whole.x + whole.width).toBeLessThanOrEqual(frame.x + frame.width)
    expect(whole.y + whole.height).toBeLessThanOrEqual(frame.y + frame.height)
    // Not small in the corner either: it reaches two opposite edges, but for a margin.
    expect(Math.min(frame.width - whole.width, frame.height - whole.height)).toBeLessThan(80)
    await inspector.life('payslip').click()
  }
  const [flow, heading] = [inspector.flow('snackbar'), page.getByRole('heading', { name: 'Vad som får göras' })]
  await flow.scrollIntoViewIfNeeded()
  const [above, below] = [await flow.boundingBox(), await heading.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await expectAccessible(page)
})

test('a journal is played as it happened, its pauses cut to two seconds, and faster on request', {
  tag: onlyThorough,
}, async ({ page }) => {
  await page.clock.install({ time: 0 })
  const inspector = new FlowInspectorPage(page)
  await inspector.open()
  await page.getByLabel('Flödesjournal från en fil').setInputFiles(aJournal)
  await expect(inspector.line).toHaveValue('2')
  await page.clock.pauseAt(3_600_000)
  const play = page.getByRole('button', { name: 'Spela upp' })
  await play.click()
  await expect(inspector.line).toHaveValue('0')
  await page.clock.runFor(399)
  await expect(inspector.line).toHaveValue('0')
  await page.clock.runFor(1)
  await expect(inspector.line).toHaveValue('1')
  await page.clock.runFor(1_999)
  await expect(inspector.line).toHaveValue('1')
  await page.clock.runFor(1)
  await expect(inspector.line).toHaveValue('2')
  await expect(play).toBeVisible()
  await page.getByText('10×').click()
  await play.click()
  await expect(inspector.line).toHaveValue('0')
  await page.clock.runFor(40)
  await expect(inspector.line).toHaveValue('1')
})

test('the context of the chosen flow is shown with what the event changed', { tag: onlyThorough }, async ({ page }) => {
  const inspector = new FlowInspectorPage(page)
  await inspector.open()
  await page.getByLabel('Flödesjournal från en fil').setInputFiles(aJournal)
  await inspector.showTab('Kontext')
  const context = page.getByRole('region', { name: 'Kontext' })
  await expect(context.getByRole('heading', { name: 'snackbar: snackbar.show' })).toBeVisible()
  await expect(context.getByText('hidden → visible.running')).toBeVisible()
  await expect(context.getByRole('listitem').filter({ hasText: 'Sparat' })).toBeVisible()
  await inspector.line.fill('1')
  await expect(context.getByText('Här börjar flödet.')).toBeVisible()
  await expect(context.getByText('Sparat')).toHaveCount(0)
  await expectAccessible(page)
})

test('outside development, the page is for the support alone', { tag: onlyThorough }, async ({ page, context }) => {
  await page.route('**/dev/flows', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace(' data-dev', '') })
  })
  const refusal = page.getByRole('heading', { level: 1, name: 'Sidan finns inte' })
  await page.goto('/dev/flows')
  await expect(refusal).toBeVisible()
  await expectAccessible(page)
  await new LoginPage(await context.newPage()).arriveAs('adm')
  await page.reload()
  await expect(refusal).toBeVisible()
})
