import { expect, type Locator, type Page } from 'playwright/test'

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

  /** Waits until the dialog has the focus, and so hears the keys and what is pressed outside. */
  async isReady(): Promise<void> {
    await expect(this.dialog.locator(':focus')).toBeVisible()
  }

  /** Returns the button that chooses a company. */
  company(name: string): Locator {
    return this.companies.filter({ hasText: name })
  }

  /** Returns the buttons of all visible rows, in order. */
  get companies(): Locator {
    return this.dialog.locator('[role=row] [role=gridcell]:first-child button:not([aria-expanded])')
  }

  /** Returns a row's action button by its full name. With a mouse it appears on hover. */
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

  /** Signs out, and waits for the answer, which takes the cookie of the session. */
  async signOut(): Promise<void> {
    const answer = this.dialog.page().waitForResponse('**/trpc/**session.logout**')
    await this.dialog.getByRole('button', { name: 'Logga ut' }).click()
    await answer
  }
}
