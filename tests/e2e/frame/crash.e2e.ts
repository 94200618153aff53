import { askDatabase } from '../../harness/database.ts'
import { RunningApp } from '../../harness/running-app.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { CopyDialogs } from '../models/copy-dialogs.ts'
import { crash, killAfter, killDuring, openAgain, stored } from '../models/crashing-tab.ts'
import { Inbox } from '../models/inbox.ts'
import { demoPassword, LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { SmsDialog } from '../models/sms-dialog.ts'
import { YearMenu } from '../models/year-menu.ts'
import { expect, test } from '../test.ts'

/** Expects that a tab and its successor have asked for the same, as the server knows by the key. */
const askedForOnce = (keys: readonly string[]) => {
  expect(keys.length).toBeGreaterThan(0)
  expect(new Set(keys).size).toBe(1)
}

/** Both count what is in the database, so they have an application of their own. */
let own: RunningApp
test.beforeAll(async () => {
  own = await RunningApp.start()
})
test.afterAll(() => own.dispose())

test('tabs are killed in every dialog of companies: what was written is there, and each job is done once', {
  tag: onlyThorough,
}, async ({ page }) => {
  test.slow()
  const { url, dataFolder } = own
  const rows = async (query: string) => (await askDatabase(dataFolder, query)).length
  const jobs = (kind: string) => `select from job where kind = '${kind}'`
  let tab = page
  const companies = () => new CompanyDialog(tab)
  const copies = () => new CopyDialogs(tab)
  /** Kills the tab while it waits for a call, and goes on in the next. */
  const kill = async (call: string, act: () => Promise<void>) => {
    const { next, keys } = await killDuring(tab, { call, act, path: url })
    tab = next
    return keys
  }

  await page.addInitScript(() => localStorage.setItem('SeenTours', '["settings"]'))
  await test.step('a company is created', async () => {
    await new LoginPage(tab).arriveAs('lic', { origin: url })
    await companies().tab('Skapa företag').click()
    await companies().field('Företagsnamn').fill('Halva Bolaget AB')
    await companies().field('Företags-id').fill('halva1')
    tab = await killAfter(tab, '"halva1"', url)
    await expect(companies().field('Företagsnamn')).toHaveValue('Halva Bolaget AB')
    await expect(companies().field('Företags-id')).toHaveValue('halva1')
    const keys = await kill('companies.create', () => companies().submit.click())
    await expect(tab).toHaveURL(/\/settings\/company$/)
    askedForOnce(keys)
    expect(await rows(`select from company where name = 'Halva Bolaget AB'`)).toBe(1)
  })

  await test.step('a copy of it is sent', async () => {
    await copies().openSend()
    const note = () => copies().send.getByLabel('Information till supporten')
    const consent = () => copies().send.getByRole('checkbox')
    await note().fill('Semesterlönen')
    await consent().check()
    tab = await killAfter(tab, '"isAgreed":true', url)
    await expect(note()).toHaveValue('Semesterlönen')
    await expect(consent()).toBeChecked()
    const keys = await kill('copies.send', () => copies().send.getByRole('button', { name: 'Skicka' }).click())
    await expect(new Shell(tab).snackbar).toContainText('Kopian har skickats till leverantörens support.')
    await expect(copies().send).toBeHidden()
    askedForOnce(keys)
    expect(await rows(jobs('SEND'))).toBe(1)
  })

  await test.step('the copy is restored', async () => {
    await new Shell(tab).switchCompany.click()
    await copies().openRestore()
    await copies().pick('Halva Bolaget AB')
    await copies().acceptTerms()
    await copies().target.fill('halva9')
    tab = await killAfter(tab, '"id":"halva9"', url)
    await expect(copies().target).toHaveValue('halva9')
    await expect(copies().restore.getByRole('checkbox', { name: /^Jag förstår/ })).toBeChecked()
    const start = copies().restore.getByRole('button', { name: 'Läs in valt företag' })
    const keys = await kill('copies.restore', () => start.click())
    await expect(new Shell(tab).snackbar).toContainText('Kopian har lästs in.')
    askedForOnce(keys)
    expect([await rows(jobs('RESTORE')), await rows(`select from company where ftg_id = 'halva9'`)]).toEqual([1, 1])
    // The restored company is then the one in use, which has the same name.
    await expect.poll(async () => /"company\.chosen"[^}]*"halva9"/.test(await stored(tab))).toBe(true)
  })

  await test.step('a company is cloned', async () => {
    await new Shell(tab).switchCompany.click()
    await copies().openClone('Zenit Transport AB')
    const target = () => copies().clone.getByLabel('Nytt företags-id')
    await target().fill('zenit7')
    tab = await killAfter(tab, '"zenit7"', url)
    await expect(target()).toHaveValue('zenit7')
    const start = copies().clone.getByRole('button', { name: 'Kopiera', exact: true })
    const keys = await kill('copies.clone', () => start.click())
    await expect(new Shell(tab).snackbar).toContainText('Företaget har kopierats.')
    askedForOnce(keys)
    expect([await rows(jobs('CLONE')), await rows(`select from company where ftg_id = 'zenit7'`)]).toEqual([1, 1])
  })

  await test.step('a company is removed', async () => {
    await expect(copies().clone).toBeHidden()
    await companies().dialog.getByRole('button', { name: 'Stäng' }).click()
    await expect(companies().dialog).toBeHidden()
    await tab.goto(`${url}/settings/company`)
    await copies().openRemoval()
    await copies().removal.getByLabel('Skriv företagets id').fill('halva9')
    tab = await killAfter(tab, '"written":"halva9"', `${url}/settings/company`)
    await expect(copies().removal.getByLabel('Skriv företagets id')).toHaveValue('halva9')
    await expect(copies().removal.getByLabel('Ditt lösenord')).toHaveValue('')
    await copies().removal.getByLabel('Ditt lösenord').fill(demoPassword)
    const keys = await kill('removedCompanies.remove', () =>
      copies().removal.getByRole('button', { name: 'Ta bort företaget' }).click(),
    )
    // The job may end before the next tab asks where it works, which then follows nothing.
    await expect.poll(() => rows(`select from company where ftg_id = 'halva9'`)).toBe(0)
    await expect(companies().company('Zenit Transport AB').first()).toBeVisible()
    askedForOnce(keys)
    expect(await rows(jobs('REMOVE'))).toBe(1)
    expect(await stored(tab)).not.toContain(demoPassword)
  })
})

test('tabs are killed in the dialogs of a company in use: each is open as it was, and each write is done once', {
  tag: onlyThorough,
}, async ({ page }) => {
  test.slow()
  const { url, dataFolder } = own
  let tab = page
  const kill = async (call: string, path: string, act: () => Promise<void>) => {
    const { next, keys } = await killDuring(tab, { call, act, path: `${url}${path}` })
    tab = next
    return keys
  }
  const arrive = async (path: string) => {
    await tab.goto(`${url}${path}`)
    await expect(new Shell(tab).switchCompany).toBeVisible()
  }
  await page.addInitScript(() => localStorage.setItem('SeenTours', '["settings"]'))
  await new LoginPage(tab).arriveAs('lic', { origin: url })
  await new CompanyDialog(tab).choose('Nordsken Handel AB')
  await new Shell(tab).isAt('Nordsken Handel AB', 2026)

  await test.step('a salary year is created', async () => {
    const years = () => new YearMenu(tab)
    const flag = () => years().create.getByRole('checkbox', { name: 'Beräkna årslön' })
    await years().choose('Skapa löneår')
    await flag().check()
    const year = Number(await years().create.getByRole('combobox', { name: 'Löneår' }).textContent())
    tab = await killAfter(tab, '"CalcBerArsLon":true', url)
    await expect(flag()).toBeChecked()
    const submit = years().create.getByRole('button', { name: 'Skapa löneår' })
    const keys = await kill('salaryYears.create', '/', () => submit.click())
    await expect(new Shell(tab).snackbar).toContainText(`Löneår ${year} har skapats.`)
    await expect(years().create).toBeHidden()
    askedForOnce(keys)
    const made = `select from salary_year join company using (ftg_key) where ftg_id = 'nordsken' and year = ${year}`
    expect(await askDatabase(dataFolder, made)).toHaveLength(1)
  })

  await test.step('a message is sent', async () => {
    const inbox = () => new Inbox(tab)
    await arrive('/messages')
    await inbox().write.click()
    await inbox().writeTo('Frida')
    await inbox().subject.fill('Semesterlönen i kraschen')
    await inbox().text.fill('Hej! Stämmer dagarna för november?')
    tab = await killAfter(tab, 'Stämmer dagarna', `${url}/messages`)
    await expect(inbox().text).toHaveValue('Hej! Stämmer dagarna för november?')
    const keys = await kill('messages.send', '/messages', () => inbox().send.click())
    await expect(inbox().compose).toBeHidden()
    askedForOnce(keys)
    const sent = `select from message where subject = 'Semesterlönen i kraschen' and is_sent`
    expect(await askDatabase(dataFolder, sent)).toHaveLength(1)
  })

  await test.step('the licence and the help are open', async () => {
    const licence = () => tab.getByRole('dialog', { name: 'Licensinformation' })
    await tab
      .getByRole('banner')
      .getByRole('button', { name: /^Licensnummer/ })
      .click()
    await expect(licence()).toBeVisible()
    tab = await killAfter(tab, 'licence.open', `${url}/messages`)
    await expect(licence()).toBeVisible()
    await tab.keyboard.press('Escape')
    await expect(licence()).toBeHidden()
  })

  await test.step('a picture has been chosen, and is to be chosen again', async () => {
    const dialog = () => tab.getByRole('dialog', { name: 'Ladda upp ny bild' })
    await arrive('/settings/company')
    await tab.getByRole('button', { name: /^(Ladda upp|Byt) bild$/ }).click()
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'logotyp.png', mimeType: 'image/png', buffer: dot })
    await expect(dialog().getByRole('button', { name: 'Spara' })).toBeEnabled()
    tab = await killAfter(tab, '"hasFile":true', `${url}/settings/company`)
    await expect(dialog().getByText('den valda bilden följde inte med')).toBeVisible()
    await expect(dialog().getByRole('button', { name: 'Spara' })).toBeDisabled()
  })
})

test('a tab that is killed in the SMS verification leaves a clean login screen', async ({ page, context, app }) => {
  await page.goto(app.url)
  await new LoginPage(page).submitPassword('lon')
  const sms = new SmsDialog(page, app)
  await sms.isReady()
  await sms.type('A2')
  await crash(page)
  const next = await openAgain(context, app.url)
  await expect(new LoginPage(next).heading).toBeVisible()
  await expect(next.getByRole('dialog')).toHaveCount(0)
  expect(await stored(next)).not.toContain(demoPassword)
})

/** A PNG of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
