import { expect, type Page } from 'playwright/test'
import { LoginPage } from './login-page.ts'

/** The screen of rights groups. */
export class RightsGroupsPage {
  readonly list
  readonly name
  readonly search
  readonly tree
  readonly save
  readonly menu

  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.list = page.getByRole('navigation', { name: 'Grupper' })
    this.name = page.getByRole('textbox', { name: 'Namn' })
    this.search = page.getByRole('searchbox', { name: 'Sök bland behörigheterna' })
    this.tree = page.getByRole('treegrid', { name: 'Behörigheter' })
    this.save = page.getByRole('button', { name: 'Spara', exact: true })
    this.menu = page.getByRole('region', { name: 'Menyn som gruppen ger' })
  }

  async enter(login: string, company = 'nordsken'): Promise<void> {
    await new LoginPage(this.page).arriveAs(login, { company, path: '/settings/userRightsGroups' })
    await expect(this.list).toBeVisible()
  }

  async open(group: string): Promise<void> {
    await this.list.getByRole('button', { name: group }).click()
    await expect(this.page.getByRole('heading', { level: 2, name: group, exact: true })).toBeVisible()
  }

  /** Returns the checkbox of a row and a column, by their labels. */
  cell(row: string, column: 'Allt' | 'Läs' | 'Skriv' | 'Övrigt') {
    return this.tree.getByRole('checkbox', { name: `${row}: ${column}`, exact: true })
  }
}
