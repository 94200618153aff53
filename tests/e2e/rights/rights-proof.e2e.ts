import type { Page } from 'playwright/test'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible } from '../accessible.ts'
import { HelpPanel } from '../models/help-panel.ts'
import { LoginPage } from '../models/login-page.ts'
import { RightsGroupsPage } from '../models/rights-groups-page.ts'
import { expect, test } from '../test.ts'

async function enter(page: Page, login: string, company = 'nordsken'): Promise<void> {
  await new LoginPage(page).arriveAs(login, { company })
}

/** Chooses what to ask about, by keyboard. */
async function ask(page: Page, term: string, option: string | RegExp): Promise<void> {
  const { keyboard } = page
  await page.getByRole('combobox', { name: 'Sida, behörighet eller funktion' }).focus()
  await keyboard.press('Enter')
  await keyboard.type(term)
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
}

test('somebody asks in the help why a page is not there, by keyboard, and finds out whom to ask', {
  tag: onlyThorough,
}, async ({ page }) => {
  await enter(page, 'grupp')
  const help = new HelpPanel(page)
  await help.open()
  const why = help.panel.getByRole('button', { name: 'Varför ser jag inte …?' })
  await why.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Varför ser jag inte …?' })
  await expect(dialog).toBeVisible()
  await ask(page, '/payslips', /\/payslips$/)
  await expect(dialog.getByText('Du kommer inte åt det.')).toBeVisible()
  await expect(dialog.getByText('Lönebesked: Läs är avslaget i gruppen Tidrapportörer.')).toBeVisible()
  await expect(dialog.getByText(/^Fråga .*Lena Lindgren.* om du behöver det\.$/)).toBeVisible()
  // Neither the group nor the user is a page of theirs.
  await expect(dialog.getByRole('link')).toHaveCount(0)
  await page.reload()
  await expect(dialog.getByText('Du kommer inte åt det.')).toBeVisible()
  // On a phone the help is a drawer. The dialog above it stays as it was.
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, ['narrow'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(dialog.getByText('Du kommer inte åt det.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(help.panel).toBeVisible()
})

test('an administrator follows the chain from a user to the group, and asks it of another role', async ({ page }) => {
  await enter(page, 'lic')
  await page.goto('/settings/users/grupp')
  await page.getByRole('button', { name: 'Behörigheter' }).click()
  const ofUser = page.getByRole('dialog', { name: /^Vad Gunnar Rupe/ })
  await ask(page, 'debiteringskonto: läs', /Debiteringskonto: Läs/)
  await expect(ofUser.getByText('Gunnar Rupe kommer inte åt det.')).toBeVisible()
  await expect(ofUser.getByText(/Rollen är Avdelningsansvarig\. Det krävs/)).toBeVisible()
  await expectAccessible(page)
  await ofUser.getByRole('link', { name: 'Öppna Behörighetsgrupper' }).click()
  await expect(ofUser).toHaveCount(0)

  const groups = new RightsGroupsPage(page)
  await groups.open('Läsanvändare')
  await page.getByRole('button', { name: 'Visa varför' }).click()
  const ofGroup = page.getByRole('dialog', { name: /^Vad Läsanvändare ger/ })
  await ask(page, 'debiteringskonto: läs', /Debiteringskonto: Läs/)
  await expect(ofGroup.getByText('Den som har Läsanvändare kommer inte åt det.')).toBeVisible()
  await ofGroup.getByRole('combobox', { name: 'Som rollen' }).click()
  await page.getByRole('option', { name: 'Systemadministratör' }).click()
  await expect(ofGroup.getByText('Den som har Läsanvändare kommer åt det.')).toBeVisible()
  await ask(page, 'GET /users', 'GET /users')
  await expect(ofGroup.getByText('Behörigheten Inställningar › Användare: Läs')).toBeVisible()
})
