import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { RightsGroupsPage } from '../models/rights-groups-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

test('a group is made by keyboard, changed while somebody who has it is signed in, and kept while it is used', async ({
  page,
  browser,
}) => {
  const groups = new RightsGroupsPage(page)
  const { keyboard } = page
  await groups.enter('lic')
  await page.getByRole('button', { name: 'Ny grupp' }).click()
  await expect(groups.name).toBeFocused()
  await keyboard.press('Control+s')
  await expect(groups.name).toHaveAccessibleDescription(/Namn är obligatoriskt\./)
  await keyboard.type('Butikschefer')

  await groups.search.focus()
  await keyboard.type('kalend')
  await expect(groups.tree.getByRole('row')).toHaveCount(2)
  await groups.cell('Kalendarium', 'Skriv').focus()
  await keyboard.press('Space')
  await expect(page.getByText('Läs slogs också på: Kalendarium.')).toBeVisible()
  await expect(groups.cell('Kalendarium', 'Läs')).toBeChecked()
  await keyboard.press('ArrowLeft')
  await expect(groups.cell('Kalendarium', 'Läs')).toBeFocused()
  await keyboard.press('Control+z')
  await expect(groups.cell('Kalendarium', 'Allt')).not.toBeChecked()
  await keyboard.press('Space')

  await groups.search.fill('')
  const branch = groups.tree.getByRole('button', { name: 'Inställningar', exact: true })
  await branch.focus()
  await keyboard.press('ArrowRight')
  await expect(groups.tree.getByRole('row', { name: /^Inställningar/ })).toHaveAttribute('aria-expanded', 'true')
  await expect(groups.menu.getByText('Utskrifter')).toHaveCount(0)
  await groups.cell('Utskrifter', 'Allt').focus()
  await keyboard.press('Space')
  await expect(groups.menu.getByText('Utskrifter')).toBeVisible()
  // The menu is not that of the licence user who looks, but of somebody with the group.
  await expect(groups.menu.getByText('Behandlingshistorik')).toHaveCount(0)
  await groups.menu.getByRole('combobox', { name: 'Roll' }).click()
  await page.getByRole('option', { name: 'Systemadministratör' }).click()
  await expect(groups.menu.getByText('Behandlingshistorik')).toBeVisible()
  await expect(groups.cell('Inställningar', 'Läs')).toHaveJSProperty('indeterminate', true)
  await page.reload()
  await expect(groups.name).toHaveValue('Butikschefer')
  await expect(groups.menu.getByText('Utskrifter')).toBeVisible()
  await keyboard.press('Control+s')
  await expect(new Shell(page).snackbar).toContainText('Butikschefer är sparad.')

  const other = await browser.newPage()
  await new LoginPage(other).arriveAs('grupp', { origin: new URL(page.url()).origin })
  await expect(other.getByRole('navigation', { name: 'Meny' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Inställningar', exact: true })).toHaveCount(0)
  await groups.open('Tidrapportörer')
  await expect(page.getByRole('button', { name: 'Ta bort' })).toBeDisabled()
  await groups.search.fill('utskrifter')
  await groups.cell('Utskrifter', 'Läs').check()
  await groups.list.getByRole('button', { name: 'Butikschefer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Spara' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Butikschefer' })).toBeVisible()
  await expect(other.getByText('Dina programbehörigheter har uppdaterats av en administratör.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Inställningar', exact: true })).toBeVisible()
  await other.close()

  await groups.open('Tidrapportörer')
  await groups.search.fill('utskrifter')
  await groups.cell('Utskrifter', 'Läs').uncheck()
  await groups.save.click()
  await expect(groups.save).toHaveCount(0)
  await groups.open('Butikschefer')

  await page.getByRole('button', { name: 'Ta bort' }).click()
  await page
    .getByRole('alertdialog', { name: 'Ta bort Butikschefer?' })
    .getByRole('button', { name: 'Ta bort' })
    .click()
  await expect(new Shell(page).snackbar).toContainText('Butikschefer är borttagen.')
})

test('the rights groups pass axe: a standard group, an edited one, two compared, and who has one', {
  tag: onlyThorough,
}, async ({ page }) => {
  const groups = new RightsGroupsPage(page)
  await groups.enter('lic')
  await expectAccessible(page)
  await groups.open('Läsanvändare')
  await groups.tree.getByRole('button', { name: 'Lönebesked', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kopiera' }).click()
  await expect(groups.name).toHaveValue('Kopia av Läsanvändare')
  await groups.cell('Lönebesked', 'Allt').check()
  await expect(groups.save).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Jämför' }).click()
  const dialog = page.getByRole('dialog', { name: 'Jämför två grupper' })
  await dialog.getByRole('combobox').first().click()
  await page.getByRole('option', { name: 'Läsanvändare' }).click()
  await dialog.getByRole('combobox').last().click()
  await page.getByRole('option', { name: 'Attestant av lönebesked' }).click()
  await expect(dialog.getByRole('status')).toContainText('behörigheter skiljer')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stäng' }).click()
  await page.getByRole('button', { name: 'Ångra', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ångra ändringarna' }).click()
  await groups.open('Läsanvändare')
  await page.getByRole('button', { name: 'Visa vilka' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Användare med Läsanvändare' }).getByText('las', { exact: true }),
  ).toBeVisible()
  await expectAccessible(page)
})
