import { testNow } from '../../harness/test-date.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible, inBothSizes } from '../accessible.ts'
import { BankIdApp } from '../models/bankid-app.ts'
import { BankIdTab } from '../models/bankid-tab.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { ComputerWithBankId } from '../models/computer-with-bankid.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { test as base, expect } from '../test.ts'

interface Fixtures {
  tab: BankIdTab
  bankId: BankIdApp
}

/** A test with the login screen open. */
const test = base.extend<Fixtures>({
  tab: async ({ page }, use) => {
    await new LoginPage(page).open()
    await use(new BankIdTab(page))
  },
  bankId: async ({ request, app }, use) => use(new BankIdApp(request, app)),
})

test('another device: the code is scanned, one of two accounts chosen, and the method remembered', async ({
  page,
  tab,
  bankId,
}) => {
  await tab.otherDevice.click()
  await expect(tab.progress).toHaveText('Skanna QR-koden i BankID-appen')
  const first = await tab.qr.getAttribute('src')
  await expect(tab.qr).not.toHaveAttribute('src', first ?? '')
  await bankId.scan()
  await expect(tab.progress).toHaveText(/^Söker efter BankID/)
  await expect(tab.qr).toHaveCount(0)
  await bankId.play({ pending: 'userSign' })
  await expect(tab.progress).toHaveText(/^Skriv in din säkerhetskod/)
  await bankId.approveAs('198001019804')
  await expect(tab.accounts).toHaveText([/\(adm\)Systemadministratör/, /\(lic\)Licensanvändare/])
  await tab.accounts.filter({ hasText: '(lic)' }).click()
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await page.reload()
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await new Shell(page).signOut()
  await expect(page.getByRole('tab', { name: 'BankID' })).toHaveAttribute('aria-selected', 'true')
})

test('this computer: the app is opened on the order, and a single account is chosen too', {
  tag: onlyThorough,
}, async ({ app, bankId }) => {
  test.skip(process.platform !== 'linux', 'Another system opens apps in another way')
  const computer = await ComputerWithBankId.start(app.url)
  const { page } = computer
  await new LoginPage(page).open()
  const tab = new BankIdTab(page)
  await tab.thisDevice.click()
  await expect(tab.openApp).toHaveAttribute('href', /^bankid:\/\/\/\?autostarttoken=[\w-]+&redirect=null$/)
  const link = (await tab.openApp.getAttribute('href')) ?? ''
  await expect.poll(() => computer.opened()).toEqual([link])
  expect(await bankId.opens(link)).toBe(true)
  await expect(tab.progress).toHaveText('Försöker starta BankID-appen.')
  await bankId.scan()
  await expect(tab.progress).toHaveText(/på den här datorn\.$/)
  await expect(tab.openApp).toHaveCount(0)
  await bankId.approveAs('198506129801')
  await expect(tab.accounts).toHaveText([/\(oms\)/])
  await tab.accounts.click()
  await expect(new CompanyDialog(page).company('Omtanke Assistans AB')).toBeVisible()
  await computer.close()
})

test.describe('on a telephone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    viewport: { width: 390, height: 844 },
  })

  test('the app is opened by a tap on the link', async ({ tab }) => {
    await tab.thisDevice.click()
    await expect(tab.openApp).toHaveAttribute(
      'href',
      /^https:\/\/app\.bankid\.com\/\?autostarttoken=[\w-]+&redirect=null$/,
    )
  })
})

test('cancelled in the app: over at once, why is told after 7 s, and all as before after 10', {
  tag: onlyThorough,
}, async ({ page, tab, bankId }) => {
  await tab.otherDevice.click()
  await expect(tab.qr).toBeVisible()
  await bankId.fail('userCancel')
  await expect(tab.progress).toHaveText('Inloggningen avbröts.')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveText(/Åtgärden avbröts\./)
  await expect(tab.otherDevice).toBeFocused()
})

test('expired in the app: who tries again at once is told why at once', { tag: onlyThorough }, async ({
  page,
  tab,
  bankId,
}) => {
  await tab.otherDevice.click()
  await expect(tab.qr).toBeVisible()
  await bankId.scan()
  await bankId.fail('expiredTransaction')
  await tab.again.click()
  await expect(page.getByRole('alert')).toHaveText(/BankID-appen svarar inte\. Kontrollera/)
  await tab.otherDevice.click()
  await expect(tab.qr).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a reload in the middle goes on: with the code, with the progress, and with the accounts', {
  tag: onlyThorough,
}, async ({ page, tab, bankId }) => {
  // Otherwise the method used last would open the other tab.
  await page.evaluate(() => localStorage.setItem('LoginMethod', 'password'))
  await tab.otherDevice.click()
  await expect(tab.qr).toBeVisible()
  const order = await bankId.newestOrder()
  await page.reload()
  await expect(tab.qr).toBeVisible()
  expect(await bankId.newestOrder()).toBe(order)
  await bankId.play({ pending: 'userSign' })
  await page.reload()
  await expect(tab.progress).toHaveText(/^Skriv in din säkerhetskod/)
  await bankId.approveAs('199003159804')
  await expect(tab.accounts).toHaveCount(1)
  await page.reload()
  await tab.accounts.click()
  await expect(new CompanyDialog(page).company('Nordsken Handel AB')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('BankIDOrder'))).toBeNull()
})

test('cancelled here: the order is aborted in the app too', { tag: onlyThorough }, async ({
  tab,
  bankId,
  request,
  app,
}) => {
  await tab.otherDevice.click()
  await expect(tab.qr).toBeVisible()
  const order = await bankId.newestOrder()
  await tab.cancel.click()
  await expect(tab.otherDevice).toBeFocused()
  const address = new URL(`/dev/bankid/orders/${order}`, app.apiUrl).href
  await expect.poll(async () => (await request.get(address)).status()).toBe(404)
})

test('the other tab aborts the order', { tag: onlyThorough }, async ({ page, tab, bankId, request, app }) => {
  await tab.otherDevice.click()
  await expect(tab.qr).toBeVisible()
  const address = new URL(`/dev/bankid/orders/${await bankId.newestOrder()}`, app.apiUrl).href
  await new LoginPage(page).choosePassword()
  await expect.poll(async () => (await request.get(address)).status()).toBe(404)
})

test('an order that nobody scanned is renewed under the eyes of the person', { tag: onlyThorough }, async ({
  tab,
  bankId,
}) => {
  await tab.otherDevice.click()
  await expect(tab.qr).toBeVisible()
  const first = await bankId.newestOrder()
  await bankId.fail('startFailed')
  await expect.poll(() => bankId.newestOrder()).not.toBe(first)
  await expect(tab.qr).toBeVisible()
  await bankId.approveAs('199003159804')
  await expect(tab.accounts).toHaveText([/\(ftg2\)/])
})

test('who has no account is told so', { tag: onlyThorough }, async ({ page, tab, bankId }) => {
  await tab.otherDevice.click()
  await expect(tab.qr).toBeVisible()
  await bankId.approveAs('197507209802')
  await expect(page.getByRole('alert')).toHaveText(/Det finns inga användarkonton kopplat till ditt personnummer\./)
  await expect(tab.otherDevice).toBeFocused()
})

for (const login of ['lss', 'bru']) {
  test(`${login} of a licence that enforces BankID gets in, and arrives at their company`, {
    tag: onlyThorough,
  }, async ({ page, tab, bankId }) => {
    await tab.otherDevice.click()
    await expect(tab.qr).toBeVisible()
    await bankId.approveFor(login)
    await tab.accounts.click()
    await new Shell(page).isAt('Omtanke Assistans AB', 2026)
  })
}

test('the network cut for a while does not end it', { tag: onlyThorough }, async ({ page, tab, bankId }) => {
  await tab.otherDevice.click()
  await expect(tab.qr).toBeVisible()
  const missed = page.waitForEvent('requestfailed')
  await page.context().setOffline(true)
  await missed
  await expect(tab.qr).toBeVisible()
  await page.context().setOffline(false)
  await bankId.approveFor('ftg2')
  await expect(tab.accounts).toHaveText([/\(ftg2\)/])
})

test('it gives up after sixty attempts, and aborts the order', { tag: onlyThorough }, async ({
  page,
  tab,
  bankId,
  request,
  app,
}) => {
  test.slow()
  await page.clock.install({ time: testNow() })
  await page.reload()
  await tab.otherDevice.click()
  await expect(tab.qr).toBeVisible()
  const told = page.getByRole('alert').filter({ hasText: 'Inloggningen med BankID tog för lång tid och avbröts.' })
  let order = ''
  await expect(async () => {
    // It is another one when the sixty take longer than BankID's thirty seconds.
    order = await bankId.newestOrder()
    await page.clock.fastForward(1500)
    await expect(told).toBeVisible({ timeout: 50 })
  }).toPass({ timeout: 60_000, intervals: [0] })
  const address = new URL(`/dev/bankid/orders/${order}`, app.apiUrl).href
  await expect.poll(async () => (await request.get(address)).status()).toBe(404)
  await expect(tab.otherDevice).toBeFocused()
})

test('BankID away is told, and tried again', { tag: onlyThorough }, async ({ page, tab, bankId }) => {
  await bankId.nextAnswers('Maintenance')
  await tab.otherDevice.click()
  await expect(page.getByRole('alert')).toHaveText(/Något gick fel\. Försök igen\./)
  await tab.otherDevice.click()
  await expect(tab.qr).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('by keyboard alone', async ({ page, tab, bankId }) => {
  await page.getByRole('tab', { name: 'BankID' }).focus()
  await page.keyboard.press('Tab')
  // The panel itself may take the focus; the first choice is then the next tab stop.
  if (!(await tab.otherDevice.evaluate(element => element === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(tab.qr).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(tab.cancel).toBeFocused()
  await bankId.approveAs('198001019804')
  await expect(tab.accounts).toHaveCount(2)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(new CompanyDialog(page).company('Nordsken Handel AB')).toBeVisible()
})

inBothSizes(size => {
  test('axe finds nothing on the way, in either theme', { tag: onlyThorough }, async ({ page, tab, bankId }) => {
    test.slow()
    await expectAccessible(page, [size])
    await tab.otherDevice.click()
    await expect(tab.qr).toBeVisible()
    await expectAccessible(page, [size])
    await bankId.scan()
    await expect(tab.qr).toHaveCount(0)
    await expectAccessible(page, [size])
    await bankId.fail('certificateErr')
    await expect(tab.again).toBeVisible()
    await expectAccessible(page, [size])
    await expect(tab.otherDevice).toBeVisible()
    await expectAccessible(page, [size])
    await tab.otherDevice.click()
    await expect(tab.qr).toBeVisible()
    await bankId.approveAs('198001019804')
    await expect(tab.accounts).toHaveCount(2)
    await expectAccessible(page, [size])
  })
})
