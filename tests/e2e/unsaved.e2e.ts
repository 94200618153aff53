import type { Page } from 'playwright/test'
import { expectAccessible } from './accessible.ts'
import { CompanyDialog } from './models/company-dialog.ts'
import { LoginPage } from './models/login-page.ts'
import { Shell } from './models/shell.ts'
import { expect, test } from './test.ts'

// The form is of a development page until a screen has one of its own; saving first is for machines/unsaved-changes until then.
const field = (page: Page) => page.getByLabel('Text', { exact: true })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Osparade ändringar' })
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click()
const look = (page: Page, what: string) =>
  process.env.LOOK ? page.screenshot({ path: `${process.env.LOOK}/${what}.png` }) : undefined

async function withSomethingTyped(page: Page): Promise<void> {
  await new LoginPage(page).signIn('ftg2')
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await page.goto('/dev/unsaved')
  await field(page).fill('Det här är inte sparat')
}

const toInfopanel = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Informationspanel' }).first().click()

for (const [what, leave, left] of [
  ['another route', toInfopanel, (page: Page) => new Shell(page).isAt('Nordsken Handel AB', 2026)],
  [
    'another year',
    (page: Page) => new Shell(page).changeYear(2025),
    (page: Page) => expect(new Shell(page).year).toHaveAccessibleName('Löneår 2025'),
  ],
  [
    'another company',
    async (page: Page) => {
      if (await new CompanyDialog(page).dialog.isHidden()) await new Shell(page).switchCompany.click()
      await new CompanyDialog(page).choose('Akvarell Måleri AB')
    },
    (page: Page) => expect(new Shell(page).switchCompany).toHaveAccessibleName(/Akvarell/),
  ],
  [
    'signing out',
    (page: Page) => new Shell(page).signOut(),
    (page: Page) => expect(new LoginPage(page).heading).toBeVisible(),
  ],
] as const) {
  test(`${what} asks first, and does what is answered`, async ({ page }) => {
    await withSomethingTyped(page)
    await leave(page)
    await expect(question(page)).toBeVisible()
    await answer(page, 'Stanna kvar')
    await expect(question(page)).toBeHidden()
    await expect(page).toHaveURL(/unsaved$/)
    await expect(field(page)).toHaveValue('Det här är inte sparat')
    await leave(page)
    await answer(page, 'Lämna')
    await left(page)
  })
}

test('by keyboard: the focus is on the safe button, Escape stays, and gives the focus back', async ({ page }) => {
  await withSomethingTyped(page)
  const link = page.getByRole('navigation').getByRole('link', { name: 'Informationspanel' }).first()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(question(page).getByRole('button', { name: 'Stanna kvar' })).toBeFocused()
  await expectAccessible(page)
  await look(page, 'unsaved-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await look(page, 'unsaved-light')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(link).toBeFocused()
  await expect(field(page)).toHaveValue('Det här är inte sparat')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
})

test('the browser’s own way back asks too', async ({ page }) => {
  await withSomethingTyped(page)
  await page.getByRole('button', { name: 'Töm' }).click()
  await toInfopanel(page)
  await new Shell(page).isAt('Nordsken Handel AB', 2026)
  await page.goBack()
  await field(page).fill('Igen')
  await page.goForward()
  await expect(question(page)).toBeVisible()
  await answer(page, 'Stanna kvar')
  await expect(page).toHaveURL(/unsaved$/)
})

test('closing the tab asks in the browser’s words, and only when something would be lost', async ({ page }) => {
  await withSomethingTyped(page)
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    return dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(field(page)).toHaveValue('')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})

test('the same company again, or nothing typed, asks nothing', async ({ page }) => {
  await withSomethingTyped(page)
  await new Shell(page).switchCompany.click()
  await new CompanyDialog(page).choose('Nordsken Handel AB')
  await expect(new CompanyDialog(page).dialog).toBeHidden()
  await expect(question(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Töm' }).click()
  await new Shell(page).changeYear(2025)
  await expect(new Shell(page).year).toHaveAccessibleName('Löneår 2025')
})

test.describe('narrow', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('axe finds nothing in the question', async ({ page }) => {
    await withSomethingTyped(page)
    await new Shell(page).changeYear(2025)
    await expect(question(page)).toBeVisible()
    await expectAccessible(page)
    await look(page, 'unsaved-narrow-dark')
  })
})
