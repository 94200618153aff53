import { expect, type Page } from 'playwright/test'

/** The help panel beside the screen, and the toolbar's button that opens it. */
export class HelpPanel {
  readonly toggle
  readonly panel
  readonly support
  readonly widen

  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.toggle = page.locator('#help-toggle')
    this.panel = page.getByRole('complementary', { name: 'Hjälp' })
    this.support = page.getByRole('switch', { name: 'Tillåt supportinloggning' })
    this.widen = this.panel.getByRole('button', { name: /^Gör hjälpen/ })
  }

  async open(): Promise<void> {
    await expect(this.toggle).toHaveAccessibleName('Visa hjälp')
    await this.toggle.click()
  }

  /** Expects a text with that title. */
  async tellsOf(title: string): Promise<void> {
    await expect(this.panel.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }

  async width(): Promise<number> {
    return Math.round((await this.panel.boundingBox())?.width ?? 0)
  }
}
