import type { Locator, Page } from 'playwright/test'

/** The select-company dialog. */
export class CompanyDialog {
  readonly dialog
  readonly search

  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog', { name: 'Välj företag' })
    this.search = this.dialog.getByRole('searchbox')
  }

  /** The row of a company. */
  company(name: string): Locator {
    return this.dialog.getByRole('option', { name })
  }

  async choose(name: string): Promise<void> {
    await this.company(name).click()
  }

  signOut(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Logga ut' }).click()
  }
}
