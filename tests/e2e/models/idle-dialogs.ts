import type { Page } from 'playwright/test'

/** The warning before a logout due to inactivity, and the dialog after it. */
export class IdleDialogs {
  readonly warning
  readonly stay
  readonly signOut
  readonly ended
  readonly close

  constructor(page: Page) {
    this.warning = page.getByRole('alertdialog', { name: 'Är du kvar?' })
    this.stay = this.warning.getByRole('button', { name: 'Stanna kvar' })
    this.signOut = this.warning.getByRole('button', { name: 'Logga ut' })
    this.ended = page.getByRole('alertdialog', { name: 'Du har loggats ut' })
    this.close = this.ended.getByRole('button', { name: 'Logga in igen' })
  }
}
