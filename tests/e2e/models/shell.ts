import { expect, type Page } from 'playwright/test'

/** The frame around every screen: the toolbar, the menu, the snackbar. */
export class Shell {
  readonly year
  readonly switchCompany
  readonly user
  readonly snackbar

  readonly page: Page

  constructor(page: Page) {
    this.page = page
    const toolbar = page.getByRole('banner')
    this.year = toolbar.getByRole('button', { name: /^Löneår/ })
    this.switchCompany = toolbar.getByRole('button', { name: /^Byt företag/ })
    this.user = toolbar.getByRole('button', { name: /^Användarmeny/ })
    this.snackbar = page.locator('[data-snackbar]')
  }

  /** Expects the start page of that company and year. */
  async isAt(company: string, year: number): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Informationspanel' })).toBeVisible()
    await expect(this.page.getByText(`${company} · ${year}`, { exact: true })).toBeVisible()
    await expect(this.page).toHaveURL(/\/infopanel$/)
  }

  async changeYear(year: number): Promise<void> {
    await this.year.click()
    await this.page.getByRole('menuitemradio', { name: String(year) }).click()
  }

  async signOut(): Promise<void> {
    await this.user.click()
    await this.page.getByRole('menuitem', { name: 'Logga ut' }).click()
  }

  /** Signs out, and waits for the answer, which takes the cookie of the session. */
  async signOutWhole(): Promise<void> {
    const answer = this.page.waitForResponse('**/trpc/**session.logout**')
    await this.signOut()
    await answer
  }
}
