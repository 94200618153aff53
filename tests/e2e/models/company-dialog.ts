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

  /** The button of a company's row, which chooses it. */
  company(name: string): Locator {
    return this.companies.filter({ hasText: name })
  }

  /** The buttons of all rows on display, in order. */
  get companies(): Locator {
    return this.dialog.locator('[role=row] [role=gridcell]:first-child button:not([aria-expanded])')
  }

  async choose(name: string): Promise<void> {
    await this.company(name).click()
  }

  signOut(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Logga ut' }).click()
  }
}
