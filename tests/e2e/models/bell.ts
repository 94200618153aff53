import type { Locator, Page } from 'playwright/test'

/** The notifications menu of the toolbar. */
export class Bell {
  readonly button
  readonly menu
  readonly items

  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.button = page.getByRole('banner').getByRole('button', { name: /^Aviseringar/ })
    this.menu = page.getByRole('dialog', { name: 'Aviseringar' })
    this.items = this.menu.getByRole('listitem')
  }

  item(title: string): Locator {
    return this.items.filter({ hasText: title })
  }
}
