import { onlyThorough } from '../../harness/thorough.ts'
import { demoPassword, LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

test('what is refused or missing is said where it belongs, and what was typed is kept', async ({ page }) => {
  const login = new LoginPage(page)
  const bothAreMarked = async () => {
    await expect(login.alert).toHaveText(/Fel användarnamn eller lösenord\./)
    for (const field of [login.login, login.password]) await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await test.step('what is missing, at the field, and the first one gets the focus', async () => {
    await login.signIn('', '12345')
    await expect(page.getByText('Användarnamn är obligatoriskt.')).toBeVisible()
    await expect(page.getByText('Lösenord måste bestå av minst 6 tecken.')).toBeVisible()
    await expect(login.login).toBeFocused()
  })
  await test.step('a wrong password marks both fields, until one of them is mended', async () => {
    await login.submit('ftg2', 'inte-det-har')
    await bothAreMarked()
    await expect(login.login).toHaveValue('ftg2')
    await login.password.fill(demoPassword)
    await expect(login.alert).toHaveCount(0)
    await expect(login.login).not.toHaveAttribute('aria-invalid', 'true')
  })
  await test.step('an unknown login answers the same', async () => {
    await login.submit('finns-inte', demoPassword)
    await bothAreMarked()
  })
  await test.step('a licence that enforces BankID refuses the password', async () => {
    await login.submit('oms', demoPassword)
    await expect(login.alert).toHaveText(/Licensen kräver inloggning med BankID\./)
  })
})

test('the sixth guess is locked out', { tag: onlyThorough }, async ({ page, ownApp }) => {
  const login = new LoginPage(page)
  await page.goto(ownApp.url)
  await login.choosePassword()
  for (let guess = 1; guess <= 5; guess += 1) {
    await login.submit('ftg2', `gissning-${guess}`)
    await expect(login.alert).toHaveText(/Fel användarnamn eller lösenord\./)
  }
  await login.submit('ftg2', demoPassword)
  await expect(login.alert).toHaveText(/För många inloggningsförsök\. Vänta fem minuter och försök igen\./)
})

test('the method used last is the tab that is open', { tag: onlyThorough }, async ({ page }) => {
  const login = new LoginPage(page)
  await login.open()
  await expect(page.getByRole('tab', { name: 'BankID' })).toHaveAttribute('aria-selected', 'true')
  await login.submitPassword('ftg')
  await new Shell(page).signOut()
  await expect(page.getByRole('tab', { name: 'Användarnamn' })).toHaveAttribute('aria-selected', 'true')
})

test('the next person signs in at once, however long the sign-out takes', async ({ page }) => {
  const login = new LoginPage(page)
  const shell = new Shell(page)
  await login.arriveAs('ftg')
  await shell.isAt('Nordsken Handel AB', 2026)
  const slow = Promise.withResolvers<void>()
  await page.route('**/trpc/**session.logout**', async route => {
    await slow.promise
    await route.continue()
  })
  await shell.signOut()
  await login.submitPassword('baga')
  await expect(page.getByRole('button', { name: 'Logga in' })).toHaveAttribute('aria-busy', 'true')
  slow.resolve()
  await shell.isAt('Bageriet Surdegen AB', 2026)
  await page.reload()
  await shell.isAt('Bageriet Surdegen AB', 2026)
})

test('what an account may not see is not there', { tag: onlyThorough }, async ({ page }) => {
  await new LoginPage(page).signIn('per')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await expect(page.getByRole('heading', { name: 'Nästa datum' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Anställda' })).toHaveCount(0)
})
