import type { Locator, Page } from 'playwright/test'
import { askDatabase } from '../../harness/database.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible, expectNoOverflow, inBothSizes } from '../accessible.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { HelpPanel } from '../models/help-panel.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Signs in on the start page of nordsken. */
async function arrive(page: Page, login: string): Promise<HelpPanel> {
  await new LoginPage(page).arriveAs(login)
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  return new HelpPanel(page)
}

/** Navigates like the application's own links, without reloading the page. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    // The router counts its history entries.
    window.history.pushState({ ...history.state, idx: history.state.idx + 1 }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

test('the help follows the route and the field, by keyboard too, and has a fallback', async ({ page }) => {
  const help = await arrive(page, 'ftg2')
  await test.step('the help follows the route, stays open, and is closed', async () => {
    await help.open()
    await help.tellsOf('Informationspanel')
    await expect(help.panel.getByText('den som saknar slutdatum får lön')).toBeVisible()
    await expect(help.support).toHaveCount(0)
    await goTo(page, '/finns-inte')
    await help.tellsOf('Sidan finns inte')
    await goTo(page, '/infopanel')
    await help.tellsOf('Informationspanel')
    await help.panel.getByRole('button', { name: 'Stäng hjälpen' }).click()
    await expect(help.panel).toBeHidden()
    await expect(help.toggle).toBeFocused()
  })
  await test.step('by keyboard it opens, widens, begins again, and Escape gives the focus back', async () => {
    await help.toggle.focus()
    await page.keyboard.press('Enter')
    await help.tellsOf('Informationspanel')
    await expect.poll(() => help.width()).toBe(400)
    await help.widen.focus()
    for (const width of [560, 784, 1098, 400]) {
      await page.keyboard.press('Enter')
      await expect.poll(() => help.width()).toBe(width)
    }
    await page.keyboard.press('Escape')
    await expect(help.panel).toBeHidden()
    await expect(help.toggle).toBeFocused()
  })
  await test.step('of a field the panel says what Shift+F1 says under it, whatever its widget is made of', async () => {
    const screen = page.locator('#content')
    const says = async (label: string, field: Locator) => {
      await field.focus()
      const part = help.panel.locator('section').filter({ hasText: `Fältet ${label}` })
      const text = part.locator('p')
      await expect(text).toBeVisible()
      const said = (await text.textContent()) ?? ''
      await field.press('Shift+F1')
      await expect(screen.locator('[id$="-help"]').getByText(said, { exact: true })).toBeVisible()
    }
    await goTo(page, '/settings/company')
    // The field that has the focus before the panel opens counts too.
    const telephone = page.getByRole('textbox', { name: 'Telefon' })
    await telephone.press('F1')
    await expect(help.panel.getByText('Fältet Telefon')).toBeInViewport()
    await says('Telefon', telephone)
    await says('Arbetsplatsens adress', page.getByRole('combobox', { name: 'Arbetsplatsens adress' }))
    await goTo(page, '/settings/bokforing')
    await page.getByRole('tab', { name: 'Konton' }).click()
    await says('Bank, företagskonto', page.getByRole('combobox', { name: 'Bank, företagskonto' }))
  })
  await test.step('a text that cannot be fetched has the fallback, and nothing else is said', async () => {
    await page.route(/help\.text/, route => route.abort())
    await goTo(page, '/mySettings')
    await help.tellsOf('Hjälp')
    await expect(help.panel.getByText('Sidan saknar beskrivning', { exact: true })).toBeVisible()
    await expect(page.getByText('Störningar har upptäckts')).toHaveCount(0)
  })
})

test('support is let in and shut out again, by an administrator', { tag: onlyThorough }, async ({ page, app }) => {
  await new LoginPage(page).arriveAs('adm', { origin: app.url })
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  const help = new HelpPanel(page)
  await help.open()
  await expect(help.support).not.toBeChecked()
  await help.support.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Supportinloggning är nu tillåtet.', { exact: true })).toBeVisible()
  await expect(help.support).toBeChecked()
  await page.reload()
  await expect(help.support).toBeChecked()
  // The screen that comes after a page load leaves the focus alone.
  await expect(page.getByRole('region', { name: 'Lönekörning' })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await help.support.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Supportinloggning är nu inte tillåtet.', { exact: true })).toBeVisible()
  await expect(help.support).not.toBeChecked()
})

test.describe(() => {
  // A forbidden element is parsed before it is removed, and the page's policy reports it.
  test.use({ expectedInConsole: [/^Executing inline event handler violates/] })

  test('a licence that may writes its own text, and what a text may not hold is not shown', {
    tag: onlyThorough,
  }, async ({ page, app }) => {
    await askDatabase(app.dataFolder, `update licence set edit_help_texts = true where lic_nr = 'WEB100200'`)
    await new LoginPage(page).arriveAs('adm', { origin: app.url })
    await new CompanyDialog(page).choose('Nordsken Handel AB')
    const help = new HelpPanel(page)
    await help.open()
    await help.tellsOf('Informationspanel')
    await help.panel.getByRole('button', { name: 'Redigera hjälptexten' }).click()
    await help.panel.getByLabel('Rubrik').fill('')
    await help.panel.getByRole('button', { name: 'Spara' }).click()
    await expect(help.panel.getByText('Rubrik är obligatoriskt.')).toBeVisible()
    await help.panel.getByLabel('Rubrik').fill('Vår startsida')
    await help.panel
      .getByRole('textbox', { name: 'Text' })
      .fill('<p>Ring <strong>Lena</strong>.</p><img src=x onerror="document.title=1"><a href="javascript:1">klicka</a>')
    await expect(help.panel.locator('img')).toHaveCount(0)
    const size = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoOverflow(page)
    await expect(help.panel.getByLabel('Rubrik')).toHaveValue('Vår startsida')
    if (size) await page.setViewportSize(size)
    page.once('dialog', dialog => dialog.accept())
    await page.reload()
    await expect(help.panel.getByLabel('Rubrik')).toHaveValue('Vår startsida')
    await expect(help.panel.getByRole('textbox', { name: 'Text' })).toHaveValue(/^<p>Ring <strong>Lena/)
    await help.panel.getByRole('button', { name: 'Spara' }).click()
    await expect(page.getByText('Hjälptexten sparades.', { exact: true })).toBeVisible()
    await help.tellsOf('Vår startsida')

    // Texts written to the table past the server are sanitised too.
    await askDatabase(
      app.dataFolder,
      `update help_text set html = '<p onclick="x()">Kvar</p><script>document.title = 1</script><img src=x onerror=x>'`,
    )
    await page.reload()
    await help.tellsOf('Vår startsida')
    await help.toggle.click()
    await help.open()
    await expect(help.panel.getByText('Kvar')).toBeVisible()
    await expect(help.panel.locator('script, img, [onclick]')).toHaveCount(0)
    await expect(page).toHaveTitle('Informationspanel – Nordsken Handel AB – Avlöna')
    await askDatabase(app.dataFolder, `delete from help_text where lic_nr = 'WEB100200'`)
    await askDatabase(app.dataFolder, `update licence set edit_help_texts = false where lic_nr = 'WEB100200'`)
  })
})

test('the company dialog has help of its own, over it', { tag: onlyThorough }, async ({ page }) => {
  await new LoginPage(page).arriveAs('ftg2')
  const dialog = new CompanyDialog(page).dialog
  await dialog.getByRole('button', { name: 'Hjälp om den här dialogen' }).click()
  const help = page.getByRole('dialog', { name: 'Välj företag' }).filter({ hasText: 'Allt du gör i programmet' })
  await expect(help).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

test('the licence number: a licence user sees the licence, anybody else copies the number', {
  tag: onlyThorough,
}, async ({ page, context }) => {
  await arrive(page, 'lic')
  const toolbar = page.getByRole('banner')
  await toolbar.getByRole('button', { name: 'Licensnummer WEB100200, Visa licensen' }).focus()
  await page.keyboard.press('Enter')
  const licence = page.getByRole('dialog', { name: 'Licensinformation' })
  await expect(licence.getByText('Tillsvidare', { exact: true })).toBeVisible()
  await expect(licence.getByText('556433-2210')).toBeVisible()
  await expect(licence.getByText('Plus', { exact: true })).toBeVisible()
  await expect(licence.getByRole('row', { name: /HR-tillägg\s+10\s+25/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(licence).toBeHidden()

  await page.route(/licence\.information/, route => route.abort())
  await toolbar.getByRole('button', { name: /^Licensnummer/ }).click()
  await expect(page.getByText('Störningar har upptäckts i nätverkskommunikationen.')).toBeVisible()
  await expect(licence).toBeHidden()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await new Shell(page).signOutWhole()
  await arrive(page, 'ftg2')
  await toolbar.getByRole('button', { name: 'Licensnummer WEB100200, Kopiera licensnumret' }).click()
  await expect(page.getByText('Licensnummer kopierat', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WEB100200')

  // Without room for the licence number, the user menu has its action.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await new Shell(page).user.click()
  await page.getByRole('menuitem', { name: 'Kopiera licensnumret' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('WEB100200')
})

inBothSizes(size => {
  test('axe finds nothing in the help, and on a small screen it is a drawer', { tag: onlyThorough }, async ({
    page,
  }) => {
    const help = await arrive(page, 'adm')
    const userMenu = page.getByRole('button', { name: /^Användarmeny/ })
    if (size === 'wide') await help.open()
    else {
      await userMenu.click()
      await page.getByRole('menuitem', { name: 'Visa hjälp' }).click()
    }
    const drawer = page.getByRole('dialog', { name: 'Informationspanel' })
    await expect(size === 'narrow' ? drawer : help.panel).toBeVisible()
    await expect(page.getByText('den som saknar slutdatum får lön')).toBeVisible()
    await expect(help.support).toBeAttached()
    await expectAccessible(page, [size])
    if (size === 'narrow') {
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(userMenu).toBeFocused()
    }
  })
})
