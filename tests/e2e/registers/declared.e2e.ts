import type { Page } from 'playwright/test'
import { askDatabase } from '../../harness/database.ts'
import { startDeclaredApplication } from '../../harness/declared-application.ts'
import { expectAccessible } from '../accessible.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

test.use({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern.
    async ({}, use) => {
      const app = await startDeclaredApplication()
      await use(app)
      await app.dispose()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

const list = '/registry/varugrupper'
const formOf = (code: string) => `${list}?post=${code}`

/** Adds a standard item, as the creation of a company does: no call can add one. */
const addStandard = (dataFolder: string) =>
  askDatabase(
    dataFolder,
    `insert into register_item (lic_nr, ftg_key, register, key, values)
     select lic_nr, ftg_key, given.register, given.key, given.values
     from company, (values
       ('productGroups', 'STD', '{"BenText": "Medföljer", "Slag": "VARA", "LockStandard": true}'::jsonb)) given (register, key, values)
     where ftg_id = 'nordsken'`,
  )

const code = (page: Page) => page.getByRole('textbox', { name: 'Provkod' })
const name = (page: Page) => page.getByRole('textbox', { name: 'Benämning' })
const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text })
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click()
  // A long list shows the options that a search finds.
  await page.keyboard.type(option.split(' ')[0] ?? '')
  await page.getByRole('option', { name: option }).click()
}
const save = (page: Page) => page.keyboard.press('Control+s')

test('one declaration gives a list and a form with all that the kit has', async ({ page, browser, app }) => {
  const { snackbar } = new Shell(page)
  const row = (text: string) => page.getByRole('row', { name: text })
  const select = async (...codes: string[]) => {
    for (const each of codes) await row(each).getByRole('checkbox').check()
  }
  await new LoginPage(page).arriveAs('adm', { company: 'nordsken', path: list })
  await expect(title(page, 'Provposter')).toBeVisible()
  await expect(page.getByText('Inga provposter än.')).toBeVisible()
  await addStandard(app.dataFolder)

  await page.getByRole('button', { name: 'Ny provpost' }).first().click()
  await code(page).fill('P1')
  await name(page).fill('Skor')
  await choose(page, 'Konto', '7010 Löner till kollektivanställda')
  await choose(page, 'Dagar', 'Måndag')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Lägg till rad' }).press('Enter')
  await page.keyboard.type('Sula')
  await save(page)
  await expect(title(page, 'P1 Skor')).toBeVisible()

  // A copy, which lies below the first.
  await page.getByRole('button', { name: 'Kopiera', exact: true }).click()
  await code(page).fill('P2')
  await choose(page, 'Ligger under', 'P1 Skor')
  await save(page)
  await expect(title(page, 'P2 Skor')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Del', exact: true })).toHaveValue('Sula')
  await expect(page.getByRole('combobox', { name: 'Konto' })).toHaveText('7010 Löner till kollektivanställda')
  await expect(page.getByRole('combobox', { name: 'Dagar' })).toContainText('Måndag')

  // Two change the same field.
  const other = await browser.newPage()
  await new LoginPage(other).arriveAs('ftg', { origin: app.url })
  await other.goto(app.url + formOf('P2'))
  await name(page).fill('Stövlar')
  await name(other).fill('Kängor')
  await save(other)
  await expect(title(other, 'P2 Kängor')).toBeVisible()
  await save(page)
  const conflict = page.getByRole('dialog', { name: 'Någon annan har sparat samtidigt' })
  await conflict.getByRole('radio', { name: /Stövlar/ }).check()
  await conflict.getByRole('button', { name: 'Spara valen' }).click()
  await expect(title(page, 'P2 Stövlar')).toBeVisible()
  await expect(title(other, 'P2 Stövlar')).toBeVisible()

  // One removes what the other is changing, who creates it again by another code.
  await name(page).fill('Sandaler')
  await other.getByRole('button', { name: 'Ta bort', exact: true }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click()
  await expect(page.getByRole('alert')).toContainText('Någon annan har tagit bort provposten.')
  await expect(page.getByRole('button', { name: 'Kopiera', exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Skapa igen' }).click()
  await expect(page.getByText('Det du ser blir en ny post när du sparar.')).toBeVisible()
  await expect(name(page)).toHaveValue('Sandaler')
  await code(page).fill('P3')
  await save(page)
  await expect(title(page, 'P3 Sandaler')).toBeVisible()
  await expect(page).toHaveURL(formOf('P3'))
  await expect(page.getByRole('textbox', { name: 'Del', exact: true })).toHaveValue('Sula')
  await other.close()

  // An item that lies below another cannot have that below itself.
  await page.goto(formOf('P1'))
  await page.getByRole('combobox', { name: 'Ligger under' }).click()
  await expect(page.getByRole('option', { name: 'STD Medföljer' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'P3 Sandaler' })).toHaveCount(0)
  await expect(page.getByRole('option', { name: 'P1 Skor' })).toHaveCount(0)

  // A standard item can only be copied.
  await page.goto(formOf('STD'))
  await expect(page.getByText('Det här är en standardpost.')).toBeVisible()
  await expect(name(page)).toHaveAttribute('readonly')
  await expect(page.getByRole('button', { name: 'Kopiera', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ta bort' })).toHaveCount(0)

  // A batch is chosen, survives a reload where the company comes late, and names what is unchanged.
  await page.goto(list)
  await expect(row('P3')).toHaveAttribute('aria-level', '2')
  await select('P1', 'P3', 'STD')
  await page.getByRole('button', { name: 'Ändra…' }).click()
  await choose(page, 'Uppgift', 'Benämning')
  await name(page).fill('Alla lika')
  await expectAccessible(page)
  await page.route(/companies\.info/, async route => {
    await page.waitForTimeout(2_000)
    await route.continue()
  })
  const company = page.waitForResponse(/companies\.info/)
  await page.reload()
  const batch = page.getByRole('dialog', { name: 'Ändra 3 poster' })
  await expect(batch).toBeVisible()
  await (await company).finished()
  await page.waitForTimeout(500)
  await expect(name(page)).toHaveValue('Alla lika')
  await batch.getByRole('button', { name: 'Ändra', exact: true }).click()
  const summary = page.getByRole('dialog')
  await expect(summary.getByRole('listitem')).toHaveText(/^STD.*standardpost/i)
  await summary.getByRole('button', { name: 'Stäng' }).last().click()
  await expect(row('Alla lika')).toHaveCount(2)

  await page.getByRole('checkbox', { name: 'STD' }).uncheck()
  await select('P3')
  await page.getByRole('button', { name: 'Ta bort', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click()
  await expect(row('P3')).toHaveCount(0)
  await expect(snackbar).toContainText('klart för')
})
