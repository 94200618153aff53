import type { Page } from 'playwright/test'
import { testNow } from '../../harness/test-date.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { CopyDialogs } from '../models/copy-dialogs.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

/** Someone typing at a moderate pace presses as many keys in two minutes. */
const maxKeys = 2 * 180

/** The keys that are pressed, counted. */
class Keys {
  pressed = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async press(key: string): Promise<void> {
    this.pressed += 1
    await this.page.keyboard.press(key)
  }
  async type(text: string): Promise<void> {
    this.pressed += text.length
    await this.page.keyboard.type(text)
  }
  /** Goes by Tab to a text box, and replaces its text. */
  async fill(label: string, text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: label, exact: true })
    for (let presses = 0; presses < 12; presses += 1) {
      if (await field.evaluate(each => each === document.activeElement)) {
        await this.press('Control+a')
        return this.type(text)
      }
      await this.press('Tab')
    }
    throw new Error(`${label} is not reached by Tab`)
  }
}

const staff = [
  { number: '880904-9821', first: 'Åsa', last: 'Nyberg', pay: '31500', clearing: '8327-9', account: '9031 230 12' },
  { number: '850312-2387', first: 'Örjan', last: 'Ek', pay: '29000', clearing: '3300', account: '850312-2387' },
  { number: '790615-6729', first: 'Eva', last: 'Ähl', pay: '41250', clearing: '6000', account: '123 456 789' },
] as const

test('a new company gets its staff: typed, imported, copied, changed from next month on, and cloned', async ({
  page,
  ownApp,
}) => {
  test.slow()
  const companies = new CompanyDialog(page)
  const copies = new CopyDialogs(page)
  const shell = new Shell(page)
  const open = (path: string) => page.goto(`${ownApp.url}${path}`)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const row = (name: RegExp) => page.getByRole('row', { name })
  await new LoginPage(page).arriveAs('lic', { origin: ownApp.url })

  await test.step('a company', async () => {
    await companies.tab('Skapa företag').click()
    await companies.field('Företagsnamn').fill('Ny Bageri AB')
    await companies.field('Företags-id').fill('nybageri')
    await companies.submit.click()
    await expect(page).toHaveURL(/\/settings\/company$/)
    await open('/registry/employees')
  })

  for (const { number, first, last, pay, clearing, account } of staff)
    await test.step(`${first} by keyboard alone`, async () => {
      const keys = new Keys(page)
      await page.getByRole('button', { name: 'Ny anställd' }).first().focus()
      await keys.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Anställningsnummer' })).toHaveValue(/^\d+$/)
      await expect(page.getByRole('textbox', { name: 'Personnummer' })).toBeFocused()
      await keys.type(number)
      await keys.fill('Förnamn', first)
      await keys.fill('Efternamn', last)
      await keys.fill('Anställd från', '2026-11-01')
      await keys.fill('Lön', pay)
      await keys.fill('Clearingnummer', clearing)
      await keys.fill('Kontonummer', account)
      await keys.press('Control+s')
      // The company has not chosen to open the new one, so the list is shown.
      await expect(row(new RegExp(`${last} ${first}`))).toBeVisible()
      expect(keys.pressed).toBeLessThan(maxKeys)
    })

  await test.step('one imported', async () => {
    await open('/registry/impreg?ny=1')
    await page.getByRole('textbox', { name: 'Kod', exact: true }).fill('PERS')
    await page.getByRole('textbox', { name: 'Benämning' }).fill('Personal')
    await page.getByRole('checkbox', { name: 'Anställda' }).check()
    await page.keyboard.press('Control+s')
    await expect(heading('PERS Personal')).toBeVisible()
    await open('/registry/impreg')
    await page.getByRole('button', { name: 'Importera fil' }).click()
    await page.getByRole('combobox', { name: 'Importregister' }).click()
    await page.getByRole('option', { name: 'PERS Personal' }).click()
    await page.getByLabel('Fil', { exact: true }).setInputFiles({
      name: 'Personal.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Anställningsnummer;Förnamn;Efternamn;Anställd från\r\n500;Ivar;Importsson;2026-11-01'),
    })
    await page.getByRole('button', { name: 'Importera', exact: true }).click()
    // The preview counts the same before anything is stored.
    await expect(page.getByRole('region', { name: 'Importen är klar' })).toContainText('1 ny, 0 ändrade, 0 oförändrade')
  })

  const rows = page.getByRole('grid').getByRole('row')
  await test.step('one copied', async () => {
    await open('/registry/employees')
    await row(/Ek/).getByRole('link').first().click()
    await expect(heading('Örjan Ek')).toBeVisible()
    await page.getByRole('button', { name: 'Mer', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Kopiera' }).click()
    await page.getByRole('textbox', { name: 'Personnummer' }).fill('920220-3213')
    await page.getByRole('textbox', { name: 'Förnamn' }).fill('Kim')
    await page.getByRole('textbox', { name: 'Efternamn' }).fill('Kopia')
    await page.keyboard.press('Control+s')
    await row(/Kopia Kim/)
      .getByRole('link')
      .first()
      .click()
    await expect(heading('Kim Kopia')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Lön', exact: true })).toHaveValue(/^29.000,00$/)
  })

  const upcoming = page.getByRole('region', { name: 'Tidslinje' }).getByRole('listitem').filter({ hasText: 'Kommande' })
  await test.step('one changed from next month on, which a reload keeps', async () => {
    await open('/registry/employees')
    await row(/Nyberg/)
      .getByRole('link')
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Ändringar gäller från' }).fill(nextMonth())
    await page.getByRole('textbox', { name: 'Lön', exact: true }).fill('33 000')
    await page.keyboard.press('Control+s')
    await expect(shell.snackbar).toContainText('Ändringarna är sparade.')
    await page.reload()
    await expect(upcoming).toContainText('33 000,00 kr')
    await open('/registry/employees')
    await expect(rows).toHaveCount(6)
  })

  await test.step('all of it in a clone', async () => {
    await shell.switchCompany.click()
    await copies.openClone('Ny Bageri AB')
    await copies.clone.getByLabel('Nytt företags-id').fill('nybageri2')
    await copies.clone.getByRole('button', { name: 'Kopiera', exact: true }).click()
    await expect(shell.snackbar).toContainText('Företaget har kopierats.')
    await companies.choose('nybageri2')
    await expect(companies.dialog).toBeHidden()
    await open('/registry/employees')
    await expect(rows).toHaveCount(6)
    for (const name of [/Nyberg/, /Ek/, /Ähl/, /Importsson/, /Kopia/]) await expect(row(name)).toBeVisible()
    await row(/Nyberg/)
      .getByRole('link')
      .first()
      .click()
    await expect(upcoming).toContainText('33 000,00 kr')
  })
})

/** Returns the first day of the month after this one. */
function nextMonth(): string {
  const now = testNow()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, 1)).toISOString().slice(0, 10)
}
