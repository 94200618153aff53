import type { Page } from 'playwright/test'
import { askDatabase } from '../../harness/database.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible, expectNoOverflow } from '../accessible.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { demoPassword, LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

const at = (url: string, host: string) => url.replace('localhost', host)
const fillOf = (page: Page) =>
  page.getByRole('button', { name: 'Logga in' }).evaluate(button => getComputedStyle(button).backgroundColor)

for (const brand of [
  { id: 'avlona', title: 'Avlöna', name: 'Avlöna', fill: 'rgb(69, 90, 100)', host: 'localhost', tag: [] },
  { id: 'norrlon', title: 'Norrlön', name: 'Norrlön', fill: 'rgb(37, 96, 82)', host: 'norrlon.localhost', tag: [] },
  {
    id: 'skarlon',
    title: 'Skärlön – lön och personal',
    name: 'Skärlön',
    fill: 'rgb(36, 86, 138)',
    host: 'skarlon.localhost',
    tag: onlyThorough,
  },
  {
    id: 'akerlon',
    title: 'Åkerlön',
    name: 'Åkerlön',
    fill: 'rgb(107, 68, 104)',
    host: 'akerlon.localhost',
    tag: onlyThorough,
  },
]) {
  test(`${brand.name} is what ${brand.host} serves, from the first paint to the shell`, { tag: brand.tag }, async ({
    page,
    app,
  }) => {
    const login = new LoginPage(page)
    const html = await (await page.goto(at(app.url, brand.host)))?.text()
    expect(html).toContain(`<title>${brand.title}</title>`)
    expect(html).toContain(`${brand.name} startar`)
    await expect(page).toHaveTitle(`Logga in – ${brand.title}`)
    await login.choosePassword()
    await expect(page.getByText(brand.name, { exact: true })).toBeVisible()
    expect(await fillOf(page)).toBe(brand.fill)
    // Fetched in the browser, which resolves *.localhost.
    const icon = await page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[rel=icon]') ?? {}
      return href !== undefined && (await (await fetch(href)).text())
    })
    expect(icon).toContain(`<title>${brand.name}</title>`)
    await expect(page.getByRole('link', { name: 'Testa gratis' })).toHaveCount(brand.id === 'avlona' ? 1 : 0)
    await expect(page.getByRole('link', { name: '08-465 004 10' })).toHaveCount(brand.id === 'norrlon' ? 1 : 0)
    await expect(page.getByRole('link', { name: 'hej@skarlon.example' })).toHaveCount(brand.id === 'skarlon' ? 1 : 0)
    await expectAccessible(page)
    await login.submit('ftg2', demoPassword)
    await new CompanyDialog(page).choose('Nordsken Handel AB')
    await new Shell(page).isAt('Nordsken Handel AB', 2026)
  })
}

test('other brands take no requests for demo accounts', { tag: onlyThorough }, async ({ page, app }) => {
  await page.goto(`${at(app.url, 'norrlon.localhost')}/testa-gratis`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sidan finns inte' })).toBeVisible()
  await expectAccessible(page)
})

test('a demo account is asked for by keyboard, nothing is lost on the way, and the administrators receive it', async ({
  page,
  ownApp,
}) => {
  await page.goto(ownApp.url)
  await page.getByRole('link', { name: 'Testa gratis' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Testa Avlöna gratis' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)

  await page.getByLabel('Företag').focus()
  for (const text of ['Träslottet AB', '556778-8990', 'Vera Nyman', '14', 'vera@traslottet.example', '070-174 06 08']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('Vi byter till årsskiftet.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Organisationsnumret stämmer inte. Kontrollera siffrorna.')).toBeVisible()
  await expect(page.getByLabel('Organisationsnummer')).toBeFocused()
  await page.getByLabel('Organisationsnummer').fill('556778-8996')

  await page.route(/demo\.request/, route => route.abort())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Störningar har upptäckts i nätverkskommunikationen.')
  await expect(page.getByLabel('Meddelande')).toHaveValue('Vi byter till årsskiftet.')
  await page.unroute(/demo\.request/)
  await page.reload()
  await expect(page.getByLabel('Organisationsnummer')).toHaveValue('556778-8996')
  await expect(page.getByLabel('Meddelande')).toHaveValue('Vi byter till årsskiftet.')
  await page.getByRole('button', { name: 'Skicka' }).click()
  await expect(page.getByRole('heading', { name: 'Tack, vi har tagit emot din önskan' })).toBeFocused()
  await expect(page.getByText('Vi hör av oss till vera@traslottet.example inom en arbetsdag.')).toBeVisible()

  const letters = `select login, body from message where subject = 'Önskan om demokonto: Träslottet AB' order by login`
  const found = JSON.stringify(await askDatabase(ownApp.dataFolder, letters))
  expect(found.match(/Vera Nyman på Träslottet AB/g)).toHaveLength(2)
  expect(found).toContain('Vi byter till årsskiftet.')

  await page.getByRole('link', { name: 'Till inloggningen' }).click()
  await new LoginPage(page).submitPassword('adm')
  await expect(new CompanyDialog(page).dialog).toBeVisible()
  const status = await page.request.get(`${ownApp.url}/trpc/portal.messageStatus`, {
    headers: { 'x-api-request': '1' },
  })
  expect(JSON.stringify(await status.json())).toContain('"AntalOlast":3')
})

test('axe finds nothing where a demo account is asked for', { tag: onlyThorough }, async ({ page }) => {
  await page.goto('/testa-gratis')
  await page.getByRole('button', { name: 'Skicka' }).click()
  await expect(page.getByText('Företagsnamn är obligatoriskt.')).toBeVisible()
  await expect(page.getByLabel('Företag')).toBeFocused()
  await expectAccessible(page)
  await expectNoOverflow(page)
})
