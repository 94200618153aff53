import { testNow } from '../../harness/test-date.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { YearMenu } from '../models/year-menu.ts'
import { expect, test } from '../test.ts'

const thisYear = testNow().getFullYear()

test('a salary year is made, and is known in another tab; old ones are purged, and a year that is gone gives way', async ({
  page,
  context,
}) => {
  const menu = new YearMenu(page)
  await new LoginPage(page).arriveAs('adm')
  await menu.enter('tomtebo')
  const other = await context.newPage()
  await other.goto('/')
  const otherMenu = new YearMenu(other)
  await otherMenu.enter('tomtebo')
  const [first = ''] = await menu.years()
  const next = Number(first) + 1

  await menu.choose('Skapa löneår')
  const year = menu.create.getByRole('combobox', { name: 'Löneår' })
  await expect(year).toHaveText(String(next))
  const vehicles = menu.create.getByRole('checkbox', { name: 'Beräkna bilförmåner' })
  const hint = menu.create.getByText(`Beskattningsår ${next} är ännu inte öppet för beräkning hos Skatteverket.`)
  await expect(hint).toHaveCount(next > thisYear ? 1 : 0)
  await year.click()
  await page.getByRole('option', { name: '2022', exact: true }).click()
  await expect(hint).toHaveCount(0)
  await vehicles.check()
  await year.click()
  await page.getByRole('option', { name: String(next), exact: true }).click()
  await expect(vehicles).not.toBeChecked()
  await expect(menu.create.getByRole('checkbox', { name: 'Kopiera löneartstabeller' })).toBeChecked()
  await menu.create.getByRole('checkbox', { name: 'Beräkna årslön' }).check()
  await menu.create.getByRole('button', { name: 'Skapa löneår' }).click()
  await expect(new Shell(page).snackbar).toContainText(`Löneår ${next} har skapats.`)
  await expect(menu.create).toHaveCount(0)
  expect((await menu.years())[0]).toBe(String(next))
  await expect(menu.button).toHaveText(first)
  await expect.poll(async () => (await otherMenu.years())[0]).toBe(String(next))
  await other.close()
  await page.bringToFront()

  await menu.choose('Rensa gamla löneår')
  await expect(menu.purge.getByRole('button', { name: 'Det finns inga löneår att rensa' })).toBeDisabled()
  await menu.purge.getByRole('button', { name: 'Avbryt' }).click()

  await menu.enter('arkivet')
  await new Shell(page).changeYear(2017)
  await expect(menu.button).toHaveText('2017')
  await menu.choose('Rensa gamla löneår')
  await menu.purge.getByRole('combobox').click()
  await page.getByRole('option', { name: '2018', exact: true }).click()
  await expect(menu.purge.getByText('2 löneår tas bort: 2017, 2018.')).toBeVisible()
  await expect(menu.purge.getByText(/^till och med \d{4}$/).first()).toBeVisible()
  await menu.purge.getByRole('button', { name: 'Rensa', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Rensa löneår' })
  await question.getByRole('button', { name: 'Avbryt' }).click()
  await menu.purge.getByRole('button', { name: 'Rensa', exact: true }).click()
  await question.getByRole('button', { name: 'Rensa' }).click()
  await expect(new Shell(page).snackbar).toContainText('Rensning slutförd.')
  await expect(menu.button).toHaveText('2026')
  expect(await menu.years()).not.toContain('2018')
})

test('who may neither make nor purge years is offered neither', { tag: onlyThorough }, async ({ page }) => {
  const menu = new YearMenu(page)
  await new LoginPage(page).arriveAs('las')
  await menu.button.click()
  await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  await expect(page.getByRole('menuitem')).toHaveCount(0)
})

test('axe finds nothing in the dialogs of the salary years', { tag: onlyThorough }, async ({ page }) => {
  const menu = new YearMenu(page)
  await new LoginPage(page).arriveAs('adm')
  await menu.enter('zenit')
  await menu.choose('Skapa löneår')
  await expect(menu.create.getByRole('checkbox').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu.create).toHaveCount(0)
  await menu.choose('Rensa gamla löneår')
  await expect(menu.purge.getByText('Sparas enligt bokföringslagen')).toBeVisible()
  await expectAccessible(page)
})
