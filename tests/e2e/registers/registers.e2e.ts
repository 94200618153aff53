import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

test('a register is filled, copied and emptied by keyboard, and another window follows', async ({ page, browser }) => {
  const { keyboard } = page
  const { snackbar } = new Shell(page)
  await new LoginPage(page).arriveAs('adm', { company: 'nordsken', path: '/registry/Departments' })
  const other = await browser.newPage()
  await new LoginPage(other).arriveAs('ftg', { origin: new URL(page.url()).origin })
  await other.goto(page.url())
  await expect(other.getByRole('link', { name: '50', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Ny avdelning' }).focus()
  await keyboard.press('Enter')
  const code = page.getByRole('textbox', { name: 'Avdelning', exact: true })
  const name = page.getByRole('textbox', { name: 'Benämning' })
  await code.focus()
  await keyboard.type('50')
  await keyboard.press('Control+s')
  await expect(name).toHaveAccessibleDescription(/Benämning är obligatoriskt\./)
  await expect(name).toBeFocused()
  await keyboard.type('Verkstad')
  await keyboard.press('Control+s')
  await expect(code).toHaveAccessibleDescription(/Avdelning 50 finns redan\. Välj en annan\./)
  await code.fill('60')
  await page.getByRole('combobox', { name: 'Överordnad avdelning' }).click()
  await page.getByRole('option', { name: '10 Butik' }).click()
  await keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: '60 Verkstad' })).toBeVisible()
  await expect(code).toBeDisabled()
  await expect(other.getByRole('link', { name: '60', exact: true })).toBeVisible()

  await page.reload()
  // The item is in the query of the list's address, and its changes are asked about all the same.
  await name.fill('Verkstan')
  const question = page.getByRole('alertdialog', { name: 'Osparade ändringar' })
  for (const way of ['Till avdelningar', 'Kopiera']) {
    await page.getByRole('button', { name: way, exact: true }).click()
    await question.getByRole('button', { name: 'Stanna kvar' }).click()
    await expect(name).toHaveValue('Verkstan')
  }
  await page.getByRole('button', { name: 'Kopiera', exact: true }).click()
  await question.getByRole('button', { name: 'Lämna', exact: true }).click()
  await expect(name).toHaveValue('Verkstad')
  await expect(code).toHaveValue('')
  await code.fill('61')
  await keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: '61 Verkstad' })).toBeVisible()
  await page.getByRole('button', { name: 'Ta bort' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click()
  await expect(snackbar).toContainText('61 Verkstad är borttagen.')
  await expect(page.getByRole('heading', { level: 1, name: 'Avdelningar' })).toBeVisible()

  // The tree: 60 lies below 10, which folds by the keyboard.
  const top = page.getByRole('row', { name: /Butik/ })
  const below = page.getByRole('row', { name: /Verkstad/ })
  await expect(page.getByRole('treegrid')).toBeVisible()
  await expect(below).toHaveAttribute('aria-level', '2')
  await top.getByRole('link').focus()
  await keyboard.press('ArrowLeft')
  await expect(below).toHaveCount(0)
  await keyboard.press('ArrowRight')
  await expect(below).toBeVisible()
  await expectAccessible(page)

  // A change of all selected items, one of which has just been changed by somebody else.
  await top.getByRole('checkbox').check()
  await below.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Ändra…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ändra 2 poster' })
  await dialog.getByRole('combobox', { name: 'Uppgift' }).click()
  await page.getByRole('option', { name: 'Överordnad avdelning' }).click()
  await dialog.getByRole('combobox', { name: 'Överordnad avdelning' }).click()
  await page.getByRole('option', { name: /^20 / }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ändra', exact: true }).click()
  await expect(snackbar).toContainText('Ändra…: klart för 2 rader.')
  await expect(below).toHaveAttribute('aria-level', '2')
  await expect(top).toHaveAttribute('aria-level', '2')

  await page.getByRole('row', { name: /Butik/ }).getByRole('checkbox').check()
  await page
    .getByRole('row', { name: /Verkstad/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Ta bort', exact: true }).click()
  await page
    .getByRole('alertdialog', { name: 'Ta bort 2 poster?' })
    .getByRole('button', { name: /Ta bort|Ja/ })
    .click()
  await expect(page.getByText(/10 används av \d+ anställda och kan inte tas bort\./)).toBeVisible()
  await expect(other.getByRole('link', { name: '60', exact: true })).toHaveCount(0)
  await other.close()
})

test('the lists and forms of registers pass axe, also for those who only read', { tag: onlyThorough }, async ({
  page,
}) => {
  await new LoginPage(page).arriveAs('las', { path: '/registry/Departments?post=10' })
  await expect(page.getByRole('heading', { level: 1, name: '10 Butik' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ta bort' })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/registry/egenskaper')
  await expect(page.getByRole('link', { name: '10', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ny egenskap' })).toHaveCount(0)
  await expectAccessible(page)
  await new LoginPage(page).arriveAs('adm', { company: 'nordsken', path: '/registry/fackfor?ny=1' })
  await page.getByRole('combobox', { name: 'Avgiften är' }).click()
  await page.getByRole('option', { name: 'En andel av bruttolönen' }).click()
  await expect(page.getByRole('textbox', { name: 'Högsta avgift i månaden' })).toBeVisible()
  await expectAccessible(page)
})

test('what an item refers to is found by keyboard, named in the list, and kept', { tag: onlyThorough }, async ({
  page,
}) => {
  const { keyboard } = page
  await new LoginPage(page).arriveAs('adm', { company: 'nordsken', path: '/registry/accounts?ny=1' })
  await page.getByRole('textbox', { name: 'Konto' }).fill('2796')
  await page.getByRole('textbox', { name: 'Benämning' }).fill('Unionens avgift')
  await keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: '2796 Unionens avgift' })).toBeVisible()

  await page.goto('/registry/fackfor?ny=1')
  await page.getByRole('textbox', { name: 'Kod' }).fill('UNIONEN')
  await page.getByRole('textbox', { name: 'Namn' }).fill('Unionen')
  const account = page.getByRole('combobox', { name: 'Konto' })
  await account.focus()
  await keyboard.type('xyz')
  await expect(page.getByText('Inget resultat hittades')).toBeVisible()
  await page.getByRole('combobox', { name: 'Sök i Konto' }).fill('unionens')
  await expect(page.getByRole('option', { name: '2796 Unionens avgift' })).toBeVisible()
  await expectAccessible(page)
  await keyboard.press('Enter')
  await expect(account).toHaveText('2796 Unionens avgift')
  await keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'UNIONEN Unionen' })).toBeVisible()

  await page.goto('/registry/accounts')
  const search = page.getByRole('searchbox')
  await search.fill('avgift')
  await page.getByRole('link', { name: '2796' }).click()
  await page.getByRole('button', { name: 'Till konton' }).click()
  await expect(search).toHaveValue('avgift')
  await expect(page.getByRole('link', { name: '2796' })).toBeVisible()
  await search.fill('')
  const first = page.getByRole('link', { name: '1610', exact: true })
  await expect(first).toBeVisible()
  await page.getByRole('button', { name: 'Nästa sida' }).click()
  await expect(first).toHaveCount(0)
  const last = page.getByRole('row').nth(25).getByRole('link')
  const text = (await last.textContent()) ?? ''
  await last.click()
  await expect(page.getByRole('button', { name: 'Till konton' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: text, exact: true })).toBeInViewport()

  await page.goto('/registry/accounts?post=2796')
  await page.getByRole('button', { name: 'Ta bort' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click()
  const inUse = page.getByRole('dialog', { name: '2796 används' })
  await expect(inUse).toContainText('2796 används av 1 fackförbund och kan inte tas bort.')
  await expectAccessible(page)
  await inUse.getByRole('button', { name: 'Visa 1 fackförbund' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fackförbund' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Urval' })).toContainText('2796 Unionens avgift')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'UNIONEN' }).click()
  await expect(page.getByRole('combobox', { name: 'Konto' })).toHaveText('2796 Unionens avgift')

  // What is not there is neither copied nor removed.
  await page.goto('/registry/fackfor?post=SAKNAS')
  await expect(page.getByRole('button', { name: 'Försök igen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ta bort' })).toHaveCount(0)
})
