import type { Page } from 'playwright/test'

/** The countdown to a new version. */
export class VersionPanel {
  readonly panel
  readonly timer
  readonly update
  readonly postpone
  /** What is read aloud. */
  readonly status

  constructor(page: Page) {
    this.panel = page.getByRole('region', { name: 'Ny version' })
    this.timer = this.panel.getByRole('timer')
    this.update = this.panel.getByRole('button', { name: 'Uppdatera nu' })
    this.postpone = this.panel.getByRole('button', { name: 'En minut till' })
    this.status = page.getByRole('status').filter({ hasText: /version|läses in/ })
  }
}
