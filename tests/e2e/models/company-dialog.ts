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

  /** A button of a row, by its whole name; with a mouse it appears over the row. */
  action(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  async choose(name: string): Promise<void> {
    await this.company(name).click()
  }

  tab(name: 'Välj företag' | 'Skapa företag' | 'Arkiv'): Locator {
    return this.dialog.getByRole('tab', { name })
  }

  field(name: 'Företagsnamn' | 'Företags-id'): Locator {
    return this.dialog.getByRole('textbox', { name })
  }

  get submit(): Locator {
    return this.dialog.getByRole('button', { name: 'Skapa företag' })
  }

  signOut(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Logga ut' }).click()
  }
}
