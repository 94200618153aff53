import { onlyThorough } from '../../harness/thorough.ts'
import { expectAccessible, expectNoOverflow } from '../accessible.ts'
import { CompanyDialog } from '../models/company-dialog.ts'
import { CutOff } from '../models/cut-off.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

const name = 'Växjö Åkeri & Söner AB'

test('a company is created, worked in, archived and taken back', async ({ page }) => {
  const companies = new CompanyDialog(page)
  const shell = new Shell(page)
  const cutOff = new CutOff(page)
  await new LoginPage(page).arriveAs('demo')
  await expect(companies.company('Demobolaget AB')).toBeVisible()
  await expect(companies.tab('Arkiv')).toHaveCount(0)

  await companies.tab('Skapa företag').click()
  await companies.submit.click()
  await expect(companies.field('Företagsnamn')).toBeFocused()
  await expect(companies.dialog.getByText('Företagsnamn är obligatoriskt.')).toBeVisible()
  await companies.field('Företagsnamn').fill(name)
  // A taken id is reported at once, without a call to create.
  await companies.field('Företags-id').pressSequentially('Demobolaget')
  await expect(companies.dialog.getByText('Det finns redan ett företag med angivet Företags-ID.')).toBeVisible()
  await companies.submit.click()
  await expect(companies.field('Företags-id')).toBeFocused()
  await companies.field('Företags-id').fill('')
  await companies.field('Företags-id').pressSequentially('Växjö Åkeri 1')
  await expect(companies.field('Företags-id')).toHaveValue('vaxjoakeri1')
  await expect(companies.dialog.getByText('11/15')).toBeVisible()
  await companies.dialog.getByRole('combobox', { name: 'Löneartstabell' }).click()
  await page.getByRole('option', { name: /^Transport/ }).click()
  await companies.dialog.getByRole('checkbox', { name: 'Testpersoner' }).check()
  // The draft is kept while another tab is open.
  await companies.tab('Välj företag').click()
  await companies.tab('Skapa företag').click()
  await expect(companies.field('Företags-id')).toHaveValue('vaxjoakeri1')
  // It is created but the answer is lost; the repeated request finds it.
  await cutOff.loseFirstAnswer('companies.create')
  await companies.submit.click()
  await expect(shell.snackbar).toContainText('Störningar har upptäckts')
  await expect(companies.dialog.getByText('Det finns redan ett företag med angivet Företags-ID.')).toHaveCount(0)
  await companies.submit.click()

  await expect(page).toHaveURL(/\/settings\/company$/)
  await expect(page.getByText('Företaget skapades. Vi rekommenderar att du börjar med', { exact: false })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Namn' }).first()).toHaveValue(name)
  await page.goto('/infopanel')
  await expect(page.getByText('10 anställda')).toBeVisible()

  // Another browser tab has the list open, and follows the change.
  const other = await page.context().newPage()
  const there = new CompanyDialog(other)
  await other.goto('/')
  await expect(there.company(name)).toBeVisible()
  await shell.switchCompany.click()
  await companies.action(`Arkivera ${name}`).click()
  await page.getByRole('button', { name: 'Avbryt' }).click()
  await companies.action(`Arkivera ${name}`).click()
  const question = page.getByRole('alertdialog', { name: 'Arkivera företag' })
  // It is archived but the answer is lost, and the list shows the result; then it is restored.
  await cutOff.loseFirstAnswer('companies.toggleArchived')
  await question.getByRole('button', { name: 'Arkivera' }).click()
  await companies.tab('Arkiv').click()
  await companies.action(`Ta tillbaka ${name} från arkivet`).click()
  await expect(shell.snackbar).toContainText(`${name} har tagits tillbaka från arkivet.`)
  await companies.action(`Arkivera ${name}`).click()
  await question.getByRole('button', { name: 'Arkivera' }).click()
  await expect(shell.snackbar).toContainText(`${name} har arkiverats.`)
  await companies.tab('Välj företag').click()
  await expect(companies.company(name)).toHaveCount(0)
  await expect(there.company(name)).toHaveCount(0)
  await expect(there.tab('Arkiv')).toBeVisible()
  await companies.tab('Arkiv').click()
  await companies.choose(name)
  await expect(companies.dialog).toBeHidden()
  await expect(page.getByRole('img', { name: 'Företaget är markerat som arkiverat' })).toBeVisible()

  await there.tab('Arkiv').click()
  await there.action(`Ta tillbaka ${name} från arkivet`).click()
  await expect(there.tab('Arkiv')).toHaveCount(0)
  await expect(there.company(name)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Företaget är markerat som arkiverat' })).toHaveCount(0)
})

test('a company administrator archives, and creates nothing', { tag: onlyThorough }, async ({ page }) => {
  const companies = new CompanyDialog(page)
  await new LoginPage(page).arriveAs('ftg2')
  await expect(companies.dialog.getByRole('button', { name: 'Arkivera Akvarell Måleri AB' })).toBeAttached()
  await expect(companies.dialog.getByRole('tab')).toHaveCount(0)
})

test('axe finds nothing in the company dialog’s tabs', { tag: onlyThorough }, async ({ page }) => {
  const companies = new CompanyDialog(page)
  await new LoginPage(page).arriveAs('lic')
  await expect(companies.company('Nordsken Handel AB')).toBeVisible()
  await expectAccessible(page)
  await companies.tab('Arkiv').click()
  await expect(companies.company('Gamla Verkstaden AB')).toBeVisible()
  await expectAccessible(page)
  await companies.tab('Skapa företag').click()
  await companies.submit.click()
  await expect(companies.dialog.getByText('Företags-id är obligatoriskt.')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
})
