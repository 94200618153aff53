import { RunningApp } from '../../harness/running-app.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible, expectNoOverflow } from '../accessible.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { demoPassword, LoginPage } from '../models/login-page.ts'
import { SettingsPage } from '../models/settings-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

test('what is set for this device holds at once, and after a reload', { tag: onlyThorough }, async ({ page }) => {
  await new LoginPage(page).arriveAs('ftg')
  const settings = new SettingsPage(page)
  await settings.open()
  const html = page.locator('html')
  await page.getByRole('radiogroup', { name: 'Utseende' }).getByText('Mörkt').click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('radiogroup', { name: 'Rader per sida' }).getByText('75').click()
  const idle = page.getByRole('textbox', { name: 'Logga ut vid inaktivitet' })
  await idle.fill('25')

  await page.reload()
  await settings.isOpen()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: '75' })).toBeChecked()
  await expect(idle).toHaveValue('25')
  const asked = page.waitForRequest(request => request.url().includes('/trpc'))
  await page.reload()
  expect((await asked).headers()['x-inactivity-timer']).toBe('25')

  await idle.fill('2000')
  await expect(page.getByText('Skriv ett helt antal minuter, högst 1 440.')).toBeVisible()
  await idle.fill('-1')
  await expect(idle).toHaveValue('0')
  await page.reload()
  await expect(idle).toHaveValue('0')
})

/**
 * What stays changed of an account would affect other tests, so these share an application of their
 * own.
 */
test.describe('an account is changed', () => {
  let own: RunningApp
  test.beforeAll(async () => {
    own = await RunningApp.start()
  })
  test.afterAll(() => own.dispose())

  test('own data is saved together with Ctrl+S, and the name is the new one everywhere', async ({ page }) => {
    // Other tests look for the person by name.
    await new LoginPage(page).arriveAs('std', { origin: own.url })
    const settings = new SettingsPage(page)
    await settings.open()
    await settings.email.fill('stina')
    await expect(page.getByText('1 ändrat fält')).toBeVisible()
    await settings.name.fill('Stina Berg')
    await expect(page.getByText('2 ändrade fält')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Felaktig epost.')).toBeVisible()
    await expect(settings.email).toBeFocused()
    await settings.email.fill('stina@example.com')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Ange ditt nuvarande lösenord för att spara ändringen.')).toBeVisible()
    await settings.current.fill(demoPassword)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Dina uppgifter har sparats.')).toBeVisible()
    await expect(settings.save).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Användarmeny: Stina Berg' })).toBeVisible()
    await page.reload()
    await expect(settings.email).toHaveValue('stina@example.com')
  })

  test('a new mobile number needs the password, and what is refused lands on its field', { tag: onlyThorough }, async ({
    page,
  }) => {
    // Two-step verification, once on, would affect later tests that sign in.
    await new LoginPage(page).arriveAs('las', { origin: own.url })
    const settings = new SettingsPage(page)
    await settings.open()
    await expect(settings.current).toHaveCount(0)
    await page.getByRole('switch', { name: 'Tvåstegsverifiering (SMS)' }).press('Space')
    await settings.current.fill('inte-det-har')
    await settings.save.click()
    await expect(settings.mobile).toBeFocused()
    await expect(page.getByText('Tvåstegsverifiering behöver ett mobilnummer.')).toBeVisible()
    await settings.mobile.fill('070-174 06 09')
    await settings.save.click()
    await expect(page.getByText('Nuvarande lösenord stämmer inte.')).toBeVisible()
    await expect(settings.current).toBeFocused()
    await settings.current.fill(demoPassword)
    await expect(page.getByText('Nuvarande lösenord stämmer inte.')).toHaveCount(0)
    await settings.save.click()
    await expect(page.getByText('Slutar på 09.')).toBeVisible()
    await expect(settings.current).toHaveCount(0)
    await expect(settings.mobile).toHaveCount(0)
    expect(await page.content()).not.toContain('1740609')
  })

  test('a changed password ends the other session and not this one; the old one is refused', async ({
    page,
    browser,
  }) => {
    const next = 'Snar-Vidja-47'
    const elsewhere = await (await browser.newContext({ baseURL: own.url })).newPage()
    for (const each of [page, elsewhere]) {
      await each.goto(own.url)
      const login = new LoginPage(each)
      await login.submitPassword('ftg')
      await new Shell(each).isAt('Nordsken Handel AB', 2026)
    }
    const settings = new SettingsPage(page)
    await page.getByRole('button', { name: /^Användarmeny/ }).click()
    await page.getByRole('menuitem', { name: 'Byt lösenord' }).click()

    await settings.changePassword('', '12345')
    await expect(page.getByText('Ange ditt nuvarande lösenord.')).toBeVisible()
    await expect(page.getByText('Lösenord måste bestå av minst 6 tecken.')).toBeVisible()
    await settings.changePassword('inte-det-har', next)
    await expect(page.getByText('Nuvarande lösenord stämmer inte.')).toBeVisible()
    await settings.changePassword(demoPassword, demoPassword)
    await expect(page.getByText('Välj ett annat lösenord än det du har nu.')).toBeVisible()
    await settings.changePassword(demoPassword, next)
    await expect(page.getByText('Ditt nya lösenord har sparats.')).toBeVisible()
    await expect(settings.passwordDialog).toHaveCount(0)

    await page.reload()
    await new Shell(page).isAt('Nordsken Handel AB', 2026)
    await elsewhere.reload()
    const login = new LoginPage(elsewhere)
    await expect(login.heading).toBeVisible()
    await login.submit('ftg', demoPassword)
    await expect(login.alert).toHaveText(/Fel användarnamn eller lösenord\./)
    await login.submit('ftg', next)
    await new Shell(elsewhere).isAt('Nordsken Handel AB', 2026)
    await elsewhere.context().close()
  })
})

test('a new password: a common one is refused, one is made and copied, and none without secure randomness', {
  tag: onlyThorough,
}, async ({ page, context }) => {
  const list = /\/assets\/common-password-.*\.js/
  const refusal = page.getByText('Lösenordet är för vanligt och lätt att gissa. Välj ett annat.')
  const settings = new SettingsPage(page)
  const { passwordDialog } = settings
  const make = passwordDialog.getByRole('button', { name: 'Skapa ett starkt lösenord' })
  const openDialog = () => page.getByRole('button', { name: 'Byt lösenord' }).click()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await new LoginPage(page).arriveAs('ftg')
  await settings.open()
  await test.step('a common one is refused by the server where the list does not arrive', async () => {
    await page.route(list, route => route.abort())
    await openDialog()
    await settings.changePassword('', 'Sommar2026!')
    await expect(page.getByText('Ange ditt nuvarande lösenord.')).toBeVisible()
    await expect(refusal).toHaveCount(0)
    await settings.changePassword(demoPassword, 'Sommar2026!')
    await expect(refusal).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('and at the field where it does: without the current password, no call is made', async () => {
    await page.unroute(list)
    await openDialog()
    await settings.changePassword('', 'Sommar2026!')
    await expect(refusal).toBeVisible()
  })
  await test.step('a made one has 20 characters, can be copied, and fills the field', async () => {
    await make.click()
    const made = (await passwordDialog.locator('output').textContent()) ?? ''
    expect(made).toMatch(/^[0-9A-Za-z~!@\-#$]{20}$/)
    await expect(passwordDialog.getByRole('textbox', { name: 'Nytt lösenord' })).toHaveValue(made)
    await passwordDialog.getByRole('button', { name: 'Kopiera' }).click()
    await expect(passwordDialog.getByText('Kopierat')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(made)
    await page.keyboard.press('Escape')
  })
  await test.step('without secure randomness none is made', async () => {
    await page.addInitScript(() => Object.defineProperty(crypto, 'getRandomValues', { value: undefined }))
    await page.reload()
    await settings.isOpen()
    await openDialog()
    await expect(passwordDialog.getByLabel('Nytt lösenord')).toBeVisible()
    await expect(make).toHaveCount(0)
  })
})

test('ftg2, born on 15 March, is greeted on that day and not on the next', { tag: onlyThorough }, async ({ page }) => {
  const greeting = page.getByText('Grattis på födelsedagen, Frida.')
  const shell = new Shell(page)
  // A minute apart: a longer time would end the session.
  await page.clock.setFixedTime(new Date('2027-03-15T23:59:30+01:00'))
  await new LoginPage(page).arriveAs('ftg2')
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await shell.isAt('Nordsken Handel AB', 2026)
  await expect(greeting).toBeVisible()
  await page.clock.setFixedTime(new Date('2027-03-16T00:00:30+01:00'))
  await page.reload()
  await shell.isAt('Nordsken Handel AB', 2026)
  await expect(greeting).toHaveCount(0)
})

test('axe finds nothing in the settings, the dialogs and the palette, in either theme', { tag: onlyThorough }, async ({
  page,
}) => {
  // Twelve analyses of a whole page.
  test.slow()
  await new LoginPage(page).arriveAs('ftg2')
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  const settings = new SettingsPage(page)
  await settings.open()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await settings.name.fill('')
  await page.getByRole('button', { name: 'Byt nummer' }).click()
  await settings.mobile.fill('08')
  await settings.save.click()
  await expect(page.getByText('Namn är obligatoriskt.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ångra', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ångra ändringarna' }).click()
  await expect(settings.mobile).toHaveCount(0)

  await page.getByRole('button', { name: 'Byt lösenord' }).click()
  await settings.passwordDialog.getByRole('button', { name: 'Skapa ett starkt lösenord' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('nord')
  await expect(page.getByRole('option', { name: /Nordsken/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox').fill('visa snabb')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Snabbtangenter' })).toBeVisible()
  await expectAccessible(page)
})
