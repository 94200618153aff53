import type { Page } from 'playwright/test'

/** The countdown to a new version. */
export class VersionPanel {
  readonly panel
  readonly timer
  readonly update
  readonly postpone
  /** The live region that is read aloud. */
  readonly status

  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.panel = page.getByRole('region', { name: 'Ny version' })
    this.timer = this.panel.getByRole('timer')
    this.update = this.panel.getByRole('button', { name: 'Uppdatera nu' })
    this.postpone = this.panel.getByRole('button', { name: 'En minut till' })
    this.status = page.getByRole('status').filter({ hasText: /version|läses in/ })
  }

  /**
   * Advances the page's fake clock until `left` seconds remain, allowing for time that passes by
   * itself.
   */
  async passUntil(left: number): Promise<void> {
    const [minutes, seconds] = ((await this.timer.textContent()) ?? '').split(':').map(Number)
    await this.page.clock.fastForward(((minutes ?? 0) * 60 + (seconds ?? 0) - left) * 1000)
  }
}
