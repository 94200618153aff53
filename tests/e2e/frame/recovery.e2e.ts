import type { Locator } from 'playwright/test'
import { testNow } from '../../harness/test-date.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { BankIdTab } from '../models/bankid-tab.ts'
import { Bell } from '../models/bell.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { CompanySettingsPage } from '../models/company-settings-page.ts'
import { CopyDialogs } from '../models/copy-dialogs.ts'
import { crash, openAgain, stored, untilStored } from '../models/crashing-tab.ts'
import { keyIn, requestsOf } from '../models/cut-off.ts'
import { HelpPanel } from '../models/help-panel.ts'
import { Inbox } from '../models/inbox.ts'
import { demoPassword, LoginPage } from '../models/login-page.ts'
import { PayrollCalls } from '../models/payroll-calls.ts'
import { SettingsPage } from '../models/settings-page.ts'
import { Shell } from '../models/shell.ts'
import { YearMenu } from '../models/year-menu.ts'
import { expect, test } from '../test.ts'

test('a half-filled form is offered back after a reload, and after a crash in another tab', async ({
  page,
  context,
}) => {
  const settings = new CompanySettingsPage(page)
  const phone = settings.field('Telefon')
  const status = /^Du skrev på Företagsinställningar \d\d\.\d\d\.$/
  await settings.enter('company')
  const before = await phone.inputValue()
  await phone.fill('0470-11 22 33')
  // The flow hears of a key in the next frame.
  await expect(page.getByText('1 ändrat fält')).toBeVisible()
  page.on('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(phone).toHaveValue('0470-11 22 33')
  await expect(page.getByText(status)).toBeVisible()
  await expect(page.getByText('1 ändrat fält')).toBeVisible()

  await phone.fill('0470-44 55 66')
  await untilStored(page, '0470-44 55 66')
  await crash(page)
  const next = new CompanySettingsPage(await openAgain(context, '/settings/company'))
  await expect(next.field('Telefon')).toHaveValue('0470-44 55 66')
  await expect(next.page.getByText(status)).toBeVisible()
  await next.page.getByRole('button', { name: 'Ångra', exact: true }).click()
  await next.page.getByRole('alertdialog').getByRole('button', { name: 'Ångra ändringarna' }).click()
  await expect(next.field('Telefon')).toHaveValue(before)
  await expect(next.page.getByText(status)).toBeHidden()
})

test.describe('a reload', () => {
  test.use({ expectedInConsole: [/the journal is not stored AbortError/] })
  test('takes no key with it, also in the next task: each of several', { tag: onlyThorough }, async ({ page }) => {
    const settings = new CompanySettingsPage(page)
    const phone = settings.field('Telefon')
    page.on('dialog', dialog => dialog.accept())
    await settings.enter('company')
    await phone.fill('0470-')
    let written = '0470-'
    for (const [at, key] of [...'11-22-33-445'].entries()) {
      await phone.press('End')
      await phone.evaluate(
        (control, isCut) =>
          control.addEventListener(
            'input',
            () => {
              // As when the page ends before the browser has written.
              if (isCut) IDBTransaction.prototype.commit = IDBTransaction.prototype.abort
              // In the next task, before the key is painted.
              setTimeout(() => location.reload())
            },
            { once: true },
          ),
        at % 2 === 0,
      )
      const loaded = page.waitForEvent('load')
      await page.keyboard.press(key)
      await loaded
      written += key
      await expect(phone).toHaveValue(written)
    }
  })
})

test('a list of one period is not shown under another, whose answer is awaited, nor are its page, search and selection', {
  tag: onlyThorough,
}, async ({ page }) => {
  const rows = page.getByRole('grid').locator('tbody').getByRole('row')
  const search = page.getByRole('searchbox')
  const selected = page.getByText('Med markerade (1)')
  const isHeld = Promise.withResolvers<void>()
  await new LoginPage(page).arriveAs('adm', { company: 'akvarell' })
  const payroll = new PayrollCalls(page, 'akvarell')
  for (const period of ['202601', '202602']) await payroll.pay(period)
  await page.goto('/payslips/202601')
  await search.fill('1')
  await rows.first().getByRole('checkbox').press('Space')
  await expect(selected).toBeVisible()
  await untilStored(page, 'table.select')
  await page.reload()
  await expect(search).toHaveValue('1')
  await expect(selected).toBeVisible()

  await page.route(requestsOf('payslips.list'), async route => {
    await isHeld.promise
    await route.continue()
  })
  await page.goto('/payslips/202602')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('februari 2026')
  await expect(search).toBeVisible()
  await expect(rows.getByRole('link')).toHaveCount(0)
  await expect(search).toHaveValue('')
  await expect(selected).toBeHidden()
  isHeld.resolve()
  await expect(rows.getByRole('link').first()).toHaveAttribute('href', /202602/)
})

test('what was open is open after a reload: a history with its search, a question and its answer', {
  tag: onlyThorough,
}, async ({ page }) => {
  const settings = new CompanySettingsPage(page)
  const history = page.getByRole('dialog', { name: 'Ändringshistorik' })
  const question = page.getByRole('alertdialog', { name: 'Ångra ändringarna?' })
  page.on('dialog', dialog => dialog.accept())
  await settings.enter('company')
  await page.getByRole('button', { name: 'Ändringshistorik' }).click()
  await history.getByRole('searchbox').fill('telefon')
  await page.reload()
  await expect(history.getByRole('searchbox')).toHaveValue('telefon')
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()

  const before = await settings.field('Telefon').inputValue()
  await settings.field('Telefon').fill('0470-77 88 99')
  await page.getByRole('button', { name: 'Ångra', exact: true }).click()
  await page.reload()
  await expect(history).toBeHidden()
  await question.getByRole('button', { name: 'Ångra ändringarna' }).click()
  await expect(settings.field('Telefon')).toHaveValue(before)
})

for (const isCrash of [true, false])
  test(`a save whose answer a ${isCrash ? 'crash' : 'reload'} took is asked for again by the next page, and done once`, {
    tag: isCrash ? [] : onlyThorough,
  }, async ({ page, context }) => {
    page.on('dialog', dialog => dialog.accept())
    const settings = new CompanySettingsPage(page)
    const keys: string[] = []
    const done = Promise.withResolvers<void>()
    await settings.enter('company')
    await context.route(/companies\.change/, async route => {
      keys.push(keyIn(route.request(), 'companies.change'))
      const answer = await route.fetch()
      if (keys.length > 1) return route.fulfill({ response: answer })
      // The server has done it, and nobody hears of it.
      done.resolve()
    })
    const written = `0470-${String(testNow().getTime()).slice(-6)}`
    await settings.field('Telefon').fill(written)
    await settings.save.click()
    await done.promise
    await untilStored(page, 'form.save')
    if (isCrash) await crash(page)
    else await page.reload()

    const next = new CompanySettingsPage(isCrash ? await openAgain(context, '/settings/company') : page)
    await next.isOpen('company')
    await expect(next.field('Telefon')).toHaveValue(written)
    await expect.poll(() => keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
    await expect(next.page.getByText(/ändrat fält/)).toBeHidden()
    await next.page.getByRole('button', { name: 'Ändringshistorik' }).click()
    const rows = next.page.getByRole('dialog', { name: 'Ändringshistorik' }).getByRole('row')
    await expect(rows.filter({ hasText: written })).toHaveCount(1)
  })

test('what the frame has open is open after a reload: the palette, the help, a year, a list of companies', {
  tag: onlyThorough,
}, async ({ page }) => {
  const shell = new Shell(page)
  const years = new YearMenu(page)
  const help = new HelpPanel(page)
  const companies = new CompanyDialog(page)
  const palette = page.getByRole('combobox', { name: 'Sök eller hoppa till' })
  await new LoginPage(page).arriveAs('ftg2')
  await companies.choose('Nordsken Handel AB')
  await shell.isAt('Nordsken Handel AB', 2026)

  await help.open()
  await expect(help.panel).toBeVisible()
  await page.keyboard.press('Control+k')
  await palette.pressSequentially('meddel')
  await page.reload()
  await expect(palette).toHaveValue('meddel')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(help.panel).toBeVisible()

  await years.choose('Skapa löneår')
  await expect(years.create).toBeVisible()
  await page.reload()
  await expect(years.create).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(years.create).toBeHidden()

  await shell.switchCompany.click()
  await expect(companies.dialog).toBeVisible()
  await page.reload()
  await expect(companies.dialog).toBeVisible()
  await companies.choose('Akvarell Måleri AB')
  await shell.isAt('Akvarell Måleri AB', 2026)
})

test('every other dialog is open again after a reload, with what was written in its flow', {
  tag: onlyThorough,
}, async ({ page }) => {
  const companies = new CompanyDialog(page)
  const copies = new CopyDialogs(page)
  const years = new YearMenu(page)
  const inbox = new Inbox(page)
  const bell = new Bell(page)
  const licence = page.getByRole('dialog', { name: 'Licensinformation' })
  const picture = page.getByRole('dialog', { name: 'Ladda upp ny bild' })
  const shortcuts = page.getByRole('dialog', { name: 'Snabbtangenter' })
  page.on('dialog', dialog => dialog.accept())
  await page.addInitScript(() => localStorage.setItem('SeenTours', '["settings"]'))
  await new LoginPage(page).arriveAs('lic')
  await companies.tab('Skapa företag').click()
  await companies.field('Företagsnamn').fill('Halva Bolaget AB')
  await page.reload()
  await companies.tab('Skapa företag').click()
  await expect(companies.field('Företagsnamn')).toHaveValue('Halva Bolaget AB')
  await companies.tab('Välj företag').click()
  await companies.choose('Nordsken Handel AB')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)

  /** Reloads with a dialog open, and closes it. */
  const survives = async (dialog: Locator) => {
    await expect(dialog).toBeVisible()
    await page.reload()
    await expect(dialog).toBeVisible()
    // The dialogs of jobs do not close by Escape.
    const cancel = dialog.getByRole('button', { name: 'Avbryt', exact: true })
    if (await cancel.isVisible()) await cancel.click()
    else await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Licensnummer/ })
    .click()
  await survives(licence)
  await bell.button.click()
  await survives(bell.menu)
  await page.keyboard.press('?')
  await survives(shortcuts)
  await years.choose('Rensa gamla löneår')
  await survives(years.purge)
  await copies.openSend()
  await survives(copies.send)

  await page.goto('/settings/company')
  await page.getByRole('button', { name: /^(Ladda upp|Byt) bild$/ }).click()
  await survives(picture)
  await copies.openRemoval()
  await survives(copies.removal)

  await page.goto('/messages')
  await inbox.search.fill('lön')
  await expect(inbox.search).toHaveValue('lön')
  await untilStored(page, 'inbox.search')
  await page.reload()
  await expect(inbox.search).toHaveValue('lön')
})

test('a BankID order in a tab that crashes ends there, and another can be begun', { tag: onlyThorough }, async ({
  page,
  context,
}) => {
  const tab = new BankIdTab(page)
  await new LoginPage(page).open()
  await tab.otherDevice.click()
  await expect(tab.progress).toHaveText('Skanna QR-koden i BankID-appen')
  await crash(page)
  const next = new BankIdTab(await openAgain(context, '/'))
  await expect(next.otherDevice).toBeVisible()
  await next.otherDevice.click()
  await expect(next.progress).toHaveText('Skanna QR-koden i BankID-appen')
})

test('a message being written and a change of password go on in the tab after a crash, without the passwords', {
  tag: onlyThorough,
}, async ({ page, context }) => {
  const inbox = new Inbox(page)
  await new LoginPage(page).arriveAs('ftg', { path: '/messages' })
  await inbox.write.click()
  await inbox.subject.fill('Semesterlönen')
  await inbox.text.fill('Hej! Stämmer dagarna för november?')
  await untilStored(page, 'Stämmer dagarna')
  await crash(page)
  const second = await openAgain(context, '/messages')
  const goneOn = new Inbox(second)
  await expect(goneOn.text).toHaveValue('Hej! Stämmer dagarna för november?')
  await expect(goneOn.subject).toHaveValue('Semesterlönen')
  await goneOn.compose.getByRole('button', { name: 'Kasta utkastet' }).click()
  await expect(goneOn.compose).toBeHidden()

  const settings = new SettingsPage(second)
  await second.getByRole('button', { name: /^Användarmeny/ }).click()
  await second.getByRole('menuitem', { name: 'Byt lösenord' }).click()
  // The server never answers.
  await second.route(/changePassword/i, () => {})
  await settings.changePassword(demoPassword, 'Hemligt-ord-7')
  await untilStored(second, 'password.submit')
  await crash(second)
  const third = await openAgain(context, '/infopanel')
  const dialog = new SettingsPage(third).passwordDialog
  await expect(dialog).toBeVisible()
  for (const field of await dialog.locator('input:not([hidden])').all()) await expect(field).toHaveValue('')
  expect(await stored(third)).not.toMatch(/Hemligt-ord-7|Provlon-2026/)
})

test('a session that has become somebody else’s is not gone on with', { tag: onlyThorough }, async ({ page }) => {
  const shell = new Shell(page)
  const help = new HelpPanel(page)
  await new LoginPage(page).arriveAs('ftg2')
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await shell.isAt('Nordsken Handel AB', 2026)
  const first = await shell.user.getAttribute('aria-label')
  await help.open()
  await expect(help.panel).toBeVisible()
  await untilStored(page, 'help.toggle')

  // The same company and year, and another account: as after a sign-in that this tab was not told
  // of.
  await new LoginPage(page).arriveAs('ftg')
  await shell.isAt('Nordsken Handel AB', 2026)
  await expect(shell.user).not.toHaveAttribute('aria-label', first ?? '')
  await expect(help.panel).toBeHidden()
  await expect.poll(() => stored(page)).not.toContain('"Login":"ftg2"')
})

test('another person on the same computer finds nothing of the first', async ({ page, context }) => {
  const shell = new Shell(page)
  const login = new LoginPage(page)
  await login.signIn('ftg2')
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await shell.isAt('Nordsken Handel AB', 2026)
  await untilStored(page, 'Nordsken')
  const left = await openAgain(context, '/')
  await new CompanyDialog(left).choose('Akvarell Måleri AB')
  await untilStored(left, 'Akvarell')
  await crash(left)

  await shell.signOut()
  await expect(login.heading).toBeVisible()
  await expect.poll(() => stored(page)).not.toMatch(/Frida|Nordsken|Akvarell/)
  await login.submitPassword('ftg')
  await expect(page.getByRole('heading', { level: 1, name: 'Informationspanel' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
