import { expectAccessibleInEveryFace, expectNoOverflow } from '../accessible.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

test('axe finds nothing on any screen, in either theme', async ({ page }) => {
  // Twelve analyses of a whole page.
  test.slow()
  const login = new LoginPage(page)
  const shell = new Shell(page)
  await login.open()
  await expectAccessibleInEveryFace(page)
  await login.choosePassword()
  await login.submit('ftg2', 'inte-det-har')
  await expect(login.alert).toBeVisible()
  await expectAccessibleInEveryFace(page)

  await login.arriveAs('ftg2')
  await expect(new CompanyDialog(page).company('Nordsken Handel AB')).toBeVisible()
  await expectAccessibleInEveryFace(page)
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await shell.isAt('Nordsken Handel AB', 2026)
  await expect(page.getByText('48 anställda')).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessibleInEveryFace(page)
  await shell.user.click()
  await expect(page.getByRole('menuitem', { name: 'Logga ut' })).toBeVisible()
  await expectAccessibleInEveryFace(page)

  await page.goto('/finns-inte')
  await expect(page.getByText('Sidan finns inte').last()).toBeVisible()
  await expectAccessibleInEveryFace(page)
})
