import { expect, type Page } from 'playwright/test'

/** `/mySettings`, and the dialog 'Byt lösenord'. */
export class SettingsPage {
  readonly name
  readonly email
  readonly mobile
  readonly current
  readonly save
  readonly passwordDialog

  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.name = page.getByRole('textbox', { name: 'Namn', exact: true })
    this.email = page.getByRole('textbox', { name: 'E-post' })
    this.mobile = page.getByRole('textbox', { name: 'Nytt mobilnummer' })
    this.current = page.locator('input[name=CurrentPassword]')
    this.save = page.getByRole('button', { name: 'Spara' })
    this.passwordDialog = page.getByRole('dialog', { name: 'Byt lösenord' })
  }

  /** Opens the screen by the user menu. */
  async open(): Promise<void> {
    await this.page.getByRole('button', { name: /^Användarmeny/ }).click()
    await this.page.getByRole('menuitem', { name: 'Mina inställningar' }).click()
    await this.isOpen()
  }

  async isOpen(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Mina inställningar' })).toBeVisible()
    await expect(this.email).toBeVisible()
  }

  /** Fills in the dialog and submits it. */
  async changePassword(current: string, next: string): Promise<void> {
    await this.passwordDialog.getByLabel('Nuvarande lösenord').fill(current)
    await this.passwordDialog.getByLabel('Nytt lösenord').fill(next)
    await this.passwordDialog.getByRole('button', { name: 'Byt lösenord' }).click()
  }
}
