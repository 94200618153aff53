import { expect, type Locator, type Page } from 'playwright/test'
import { CompanyDialog } from './company-dialog.ts'
import { Shell } from './shell.ts'

/** The dialogs for jobs on whole companies, and the ways to open them. */
export class CopyDialogs {
  readonly restore
  readonly clone
  readonly send
  readonly removal
  /** The progress of a removal. */
  readonly removing
  readonly log
  readonly target
  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.restore = page.getByRole('dialog', { name: 'Läs in kopia' })
    this.clone = page.getByRole('dialog', { name: 'Kopiera företag' })
    this.send = page.getByRole('dialog', { name: 'Skicka kopia av företaget' })
    this.removal = page.getByRole('alertdialog', { name: 'Ta bort företag' })
    this.removing = page.getByRole('dialog', { name: 'Ta bort företag' })
    this.log = page.getByRole('dialog', { name: 'Log av borttagna företag' })
    this.target = this.restore.getByLabel('Företagsid för det inlästa företaget')
  }

  async openSend(): Promise<void> {
    await new Shell(this.page).user.click()
    await this.page.getByRole('menuitem', { name: 'Skicka kopia till support' }).click()
    await expect(this.send).toBeVisible()
  }

  async openRestore(): Promise<void> {
    await new CompanyDialog(this.page).dialog.getByRole('button', { name: 'Läs in kopia av företag' }).click()
    await expect(this.restore).toBeVisible()
  }

  async openLog(): Promise<void> {
    await new CompanyDialog(this.page).dialog.getByRole('button', { name: 'Log av borttagna företag' }).click()
    await expect(this.log).toBeVisible()
  }

  async openClone(name: string): Promise<void> {
    const row = new CompanyDialog(this.page).dialog.getByRole('row').filter({ hasText: name })
    await row.hover()
    await row.getByRole('button', { name: `Kopiera ${name}` }).click()
    await expect(this.clone).toBeVisible()
  }

  /** Opens the removal in the settings of the company in use. */
  async openRemoval(): Promise<void> {
    await this.page.getByRole('button', { name: 'Fler åtgärder' }).click()
    await this.page.getByRole('menuitem', { name: 'Ta bort företaget' }).click()
    await expect(this.removal).toBeVisible()
  }

  /** Picks the newest copy of a company. */
  async pick(name: string): Promise<void> {
    await this.restore
      .getByRole('radio', { name: `Välj ${name}` })
      .first()
      .check()
  }

  async acceptTerms(): Promise<void> {
    await this.restore.getByRole('checkbox', { name: /^Jag förstår/ }).check()
  }

  /** Presses the close button in the dialog's foot, not the one in its head. */
  close(dialog: Locator): Promise<void> {
    return dialog.getByRole('button', { name: 'Stäng' }).last().click()
  }
}
