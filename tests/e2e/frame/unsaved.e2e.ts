import type { Page } from 'playwright/test'
import { askDatabase } from '../../harness/database.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible } from '../accessible.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { HelpPanel } from '../models/help-panel.ts'
import { Inbox } from '../models/inbox.ts'
import { LoginPage } from '../models/login-page.ts'
import { SettingsPage } from '../models/settings-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

const companies = ['Nordsken Handel AB', 'Akvarell Måleri AB'] as const
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Osparade ändringar' })
const answer = (page: Page, name: 'Stanna kvar' | 'Lämna' | 'Spara och lämna') =>
  question(page).getByRole('button', { name, exact: true }).click()
const unsaved = 'inte.sparad@example.com'

async function enter(page: Page): Promise<void> {
  await new LoginPage(page).arriveAs('ftg2')
  await new CompanyDialog(page).choose(companies[0])
  await new Shell(page).isAt(companies[0], 2026)
}

/** Opens the person's own settings with an unsaved change; `saved` is the previous value. */
async function withSomethingWritten(page: Page) {
  await enter(page)
  const settings = new SettingsPage(page)
  await settings.open()
  const saved = await settings.email.inputValue()
  await settings.email.fill(unsaved)
  return { settings, saved }
}

const toInfopanel = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Informationspanel' }).first().click()

/**
 * A way to lose the change. `time` is 0 when it is first tried and 1 when it is repeated;
 * `comeBack` returns in between, where needed.
 */
interface Way {
  readonly leave: (page: Page, time: 0 | 1) => Promise<void>
  readonly left: (page: Page, time: 0 | 1) => Promise<void>
  readonly comeBack?: (page: Page) => Promise<void>
}

const isInCompany: Way['left'] = (page, time) =>
  expect(new Shell(page).switchCompany).toHaveAccessibleName(new RegExp(companies[time === 0 ? 1 : 0]))

const ways: Record<string, Way> = {
  'another route': { leave: toInfopanel, left: page => new Shell(page).isAt(companies[0], 2026) },
  'another year': {
    leave: (page, time) => new Shell(page).changeYear(time === 0 ? 2025 : 2026),
    left: (page, time) => expect(new Shell(page).year).toHaveAccessibleName(`Löneår ${time === 0 ? 2025 : 2026}`),
  },
  'another company': {
    leave: async (page, time) => {
      if (await new CompanyDialog(page).dialog.isHidden()) await new Shell(page).switchCompany.click()
      await new CompanyDialog(page).choose(companies[time === 0 ? 1 : 0])
    },
    left: isInCompany,
  },
  'another company, from the command palette': {
    leave: async (page, time) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Sök eller hoppa till' }).fill(companies[time === 0 ? 1 : 0])
      await page.keyboard.press('Enter')
    },
    left: isInCompany,
  },
  'signing out': {
    leave: page => new Shell(page).signOut(),
    left: page => expect(new LoginPage(page).heading).toBeVisible(),
    // By the form, which waits for the answer to the sign-out.
    comeBack: async page => {
      await new LoginPage(page).submitPassword('ftg2')
      await new CompanyDialog(page).choose(companies[0])
      await expect(new CompanyDialog(page).dialog).toBeHidden()
    },
  },
}

test('every way to lose a change asks first: stay, leave, save and leave', async ({ page }) => {
  test.slow()
  const settings = new SettingsPage(page)
  await enter(page)
  for (const [index, [what, { leave, left, comeBack = async () => {} }]] of Object.entries(ways).entries()) {
    await test.step(what, async () => {
      await settings.open()
      const saved = await settings.email.inputValue()
      await settings.email.fill(unsaved)
      await leave(page, 0)
      await answer(page, 'Stanna kvar')
      await expect(question(page)).toBeHidden()
      await expect(page).toHaveURL(/mySettings$/)
      await expect(page.locator('input[name=Epost]')).toHaveValue(unsaved)

      await leave(page, 0)
      await answer(page, 'Lämna')
      await left(page, 0)
      await comeBack(page)
      if (await new CompanyDialog(page).dialog.isVisible()) await page.keyboard.press('Escape')
      await settings.open()
      await expect(settings.email).toHaveValue(saved)
      await expect(settings.save).toHaveCount(0)

      const other = `sparad-${index}@example.com`
      await settings.email.fill(other)
      await leave(page, 1)
      await answer(page, 'Spara och lämna')
      await left(page, 1)
      await expect(question(page)).toHaveCount(0)
      await comeBack(page)
      await settings.open()
      await expect(settings.email).toHaveValue(other)
      await page.reload()
      await expect(settings.email).toHaveValue(other)
    })
  }
})

test('what cannot be saved is not left, and its field says why', { tag: onlyThorough }, async ({ page }) => {
  const settings = new SettingsPage(page)
  await new LoginPage(page).arriveAs('las')
  await settings.open()
  const saved = await settings.email.inputValue()
  await settings.email.fill('ingen adress')
  await toInfopanel(page)
  await answer(page, 'Spara och lämna')
  await expect(page.getByText('Felaktig epost.')).toBeVisible()
  await expect(question(page)).toBeHidden()
  await expect(settings.email).toBeFocused()

  await settings.email.fill(saved)
  await page.getByRole('button', { name: /^(Byt|Lägg till) nummer$/ }).click()
  await settings.mobile.fill('070-174 06 09')
  await toInfopanel(page)
  await answer(page, 'Spara och lämna')
  await expect(page.getByText('Ange ditt nuvarande lösenord för att spara ändringen.')).toBeVisible()
  await expect(settings.current).toBeFocused()
  await settings.current.fill('inte-det-har')
  await toInfopanel(page)
  await answer(page, 'Spara och lämna')
  await expect(page.getByText('Nuvarande lösenord stämmer inte.')).toBeVisible()
  await expect(page).toHaveURL(/mySettings$/)
  await expectAccessible(page)

  await toInfopanel(page)
  await answer(page, 'Lämna')
  await new Shell(page).isAt(companies[0], 2026)
  await settings.open()
  await expect(settings.mobile).toHaveCount(0)
})

test('the question itself: from the browser’s way back, left open, by keyboard, and when nothing is lost', {
  tag: onlyThorough,
}, async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', error => errors.push(error))
  const { settings, saved } = await withSomethingWritten(page)
  await test.step('the browser’s own way back asks too', async () => {
    await page.goBack()
    await answer(page, 'Stanna kvar')
    await expect(page).toHaveURL(/mySettings$/)
  })
  await test.step('a question that is left open for a while, and what lies over it, is no error', async () => {
    await toInfopanel(page)
    await page.waitForTimeout(1_500)
    await expect(question(page)).toBeVisible()
    await expect(page.getByText('Något gick fel')).toHaveCount(0)
    expect(errors).toEqual([])
    await expectAccessible(page)
    await answer(page, 'Stanna kvar')
    await expect(question(page)).toBeHidden()
  })
  await test.step('by keyboard: Escape stays and gives the focus back, and the ways are in order', async () => {
    const link = page.getByRole('navigation').getByRole('link', { name: 'Informationspanel' }).first()
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(question(page).getByRole('button', { name: 'Spara och lämna' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(link).toBeFocused()
    await expect(settings.email).toHaveValue(unsaved)
    await page.keyboard.press('Enter')
    await expect(question(page).getByRole('button', { name: 'Spara och lämna' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(question(page).getByRole('button', { name: 'Lämna', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await new Shell(page).isAt(companies[0], 2026)
  })
  await test.step('the same company again, or what is as it was, asks nothing', async () => {
    await settings.open()
    await settings.email.fill(unsaved)
    await new Shell(page).switchCompany.click()
    await new CompanyDialog(page).choose(companies[0])
    await expect(new CompanyDialog(page).dialog).toBeHidden()
    await expect(question(page)).toHaveCount(0)
    await settings.email.fill(saved)
    await new Shell(page).changeYear(2025)
    await expect(new Shell(page).year).toHaveAccessibleName('Löneår 2025')
  })
})

test('closing the tab asks in the browser’s words, and only when something would be lost', {
  tag: onlyThorough,
}, async ({ page }) => {
  const { settings, saved } = await withSomethingWritten(page)
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    return dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  // The draft is offered back, and asks again until it is undone.
  await expect(page.getByText(/^Du skrev på Mina inställningar \d\d\.\d\d\.$/)).toBeVisible()
  await expect(settings.email).not.toHaveValue(saved)
  await page.getByRole('button', { name: 'Ångra', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ångra ändringarna' }).click()
  await expect(settings.email).toHaveValue(saved)
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})

test('a message that is being written is left or stayed with, and left it is gone', { tag: onlyThorough }, async ({
  page,
}) => {
  await enter(page)
  const inbox = new Inbox(page)
  await inbox.open()
  await inbox.write.click()
  await inbox.subject.fill('Halvfärdigt')
  await page.goBack()
  await expect(question(page).getByRole('button', { name: 'Spara och lämna' })).toHaveCount(0)
  await answer(page, 'Stanna kvar')
  await expect(inbox.subject).toHaveValue('Halvfärdigt')
  await page.goBack()
  await answer(page, 'Lämna')
  await new Shell(page).isAt(companies[0], 2026)
  await inbox.open()
  await expect(inbox.compose).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Fortsätt på utkastet' })).toHaveCount(0)
  await toInfopanel(page)
  await new Shell(page).isAt(companies[0], 2026)
})

test('a help text that is being written is not lost by signing out or going elsewhere', { tag: onlyThorough }, async ({
  page,
  app,
}) => {
  await askDatabase(app.dataFolder, `update licence set edit_help_texts = true where lic_nr = 'WEB100200'`)
  await new LoginPage(page).arriveAs('adm', { origin: app.url })
  await new CompanyDialog(page).choose(companies[0])
  await new Shell(page).isAt(companies[0], 2026)
  await page.keyboard.press('F1')
  const help = new HelpPanel(page)
  await help.panel.getByRole('button', { name: 'Redigera hjälptexten' }).click()
  const title = help.panel.getByLabel('Rubrik')
  await title.fill('Vår startsida')
  await new Shell(page).signOut()
  await answer(page, 'Stanna kvar')
  await expect(title).toHaveValue('Vår startsida')
  await new Inbox(page).envelope.click()
  await answer(page, 'Stanna kvar')
  await expect(title).toHaveValue('Vår startsida')
  await new Inbox(page).envelope.click()
  await answer(page, 'Lämna')
  await help.tellsOf('Meddelanden')
  await new Shell(page).signOut()
  await expect(new LoginPage(page).heading).toBeVisible()
  await askDatabase(app.dataFolder, `update licence set edit_help_texts = false where lic_nr = 'WEB100200'`)
})
