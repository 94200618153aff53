import { onlyThorough } from '../../harness/thorough.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { LoginPage } from '../models/login-page.ts'
import { SettingsPage } from '../models/settings-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

test('the palette by keyboard alone: a screen, a year, a company; the latest come first', {
  tag: onlyThorough,
}, async ({ page }) => {
  await new LoginPage(page).arriveAs('ftg2')
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  const shell = new Shell(page)
  await shell.isAt('Nordsken Handel AB', 2026)
  const field = page.getByRole('combobox', { name: 'Sök eller hoppa till' })
  const marked = page.locator('[role=option][data-highlighted]')

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('mina ins')
  await expect(marked).toHaveText('Mina inställningar')
  await page.keyboard.press('Enter')
  await new SettingsPage(page).isOpen()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toHaveText('Mina inställningar')
  await page.keyboard.type('2025')
  await expect(marked).toHaveText('Byt löneår till 2025')
  await page.keyboard.press('Enter')
  await expect(shell.year).toHaveText('2025')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('maleri')
  await expect(marked).toHaveText(/Akvarell Måleri AB/)
  await page.keyboard.press('Enter')
  await expect(shell.switchCompany).toHaveText('Akvarell Måleri AB')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.reload()
  await expect(shell.switchCompany).toHaveText('Akvarell Måleri AB')
  await page.keyboard.press('Control+k')
  const recent = page.getByRole('group', { name: 'Senaste' }).getByRole('option')
  await expect(recent.first()).toHaveText(/Akvarell Måleri AB/)
  await expect(recent).toHaveText([/Akvarell Måleri AB/, 'Byt löneår till 2025', 'Mina inställningar'])
  await expect(field).toHaveAttribute('aria-activedescendant', (await recent.first().getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(marked).toHaveText('Byt löneår till 2025')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(marked).toHaveText('Logga ut')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
})

test('the palette finds no company for whoever has one, and Ctrl K closes it again', { tag: onlyThorough }, async ({
  page,
}) => {
  await new LoginPage(page).arriveAs('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  // Types while the field is loading, and goes on once it has the focus: no letter is lost.
  await page.getByRole('button', { name: 'Sök eller hoppa till…' }).evaluate(async (button: HTMLElement) => {
    button.click()
    await Promise.resolve()
    for (const key of 'nords') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('ken')
  await expect(page.getByText('Inga träffar på ”nordsken”.')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toHaveCount(0)
})

test('the help is called up by F1, also from a field, and from the palette', { tag: onlyThorough }, async ({
  page,
}) => {
  await new LoginPage(page).arriveAs('ftg')
  const settings = new SettingsPage(page)
  await settings.open()
  const help = page.getByRole('complementary', { name: 'Hjälp' })
  await settings.email.focus()
  await page.keyboard.press('F1')
  await expect(help).toBeVisible()
  await page.keyboard.press('F1')
  await expect(help).toBeHidden()
  for (const [action, isShown] of [
    ['Visa hjälp', true],
    ['Stäng hjälpen', false],
  ] as const) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('hjalp')
    await page.getByRole('option', { name: action }).click()
    await expect(help).toBeVisible({ visible: isShown })
  }
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const line = page
    .getByRole('dialog', { name: 'Snabbtangenter' })
    .getByRole('listitem')
    .filter({ hasText: 'Visa hjälp' })
  await expect(line).toContainText('F1')
})

test('shortcuts leave writing alone, and single keys can be turned off', async ({ page }) => {
  await new LoginPage(page).arriveAs('ftg')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  const list = page.getByRole('dialog', { name: 'Snabbtangenter' })
  await page.keyboard.press('?')
  await expect(list).toBeVisible()
  // Over a dialog, the shortcut opens nothing.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)

  const settings = new SettingsPage(page)
  await settings.open()
  await settings.email.fill('vad')
  await page.keyboard.press('?')
  await expect(settings.email).toHaveValue('vad?')
  await expect(list).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(settings.email).toBeFocused()

  await page.getByRole('switch', { name: 'Enkla snabbtangenter' }).press('Space')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(list).toHaveCount(0)
})
