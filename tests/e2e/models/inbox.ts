import { expect, type Locator, type Page } from 'playwright/test'

/** The inbox: its folders, its list, the open message, and the compose dialog. */
export class Inbox {
  readonly envelope
  readonly list
  readonly rows
  readonly search
  readonly message
  readonly compose
  readonly write
  readonly to
  readonly subject
  readonly text
  readonly send

  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.envelope = page.getByRole('banner').getByRole('link', { name: /^Meddelanden/ })
    this.list = page.getByRole('grid')
    this.rows = this.list.getByRole('row')
    this.search = page.getByRole('searchbox', { name: 'Sök bland meddelanden' })
    this.message = page.getByRole('article')
    this.write = page.getByRole('button', { name: 'Nytt meddelande', exact: true })
    this.compose = page.getByRole('dialog')
    this.to = this.compose.getByRole('combobox', { name: /^Till/ })
    this.subject = this.compose.getByRole('textbox', { name: /^Ämne/ })
    this.text = this.compose.getByRole('textbox', { name: /^Meddelande/ })
    this.send = this.compose.getByRole('button', { name: 'Skicka' })
  }

  async open(): Promise<void> {
    // On a phone the link is in the menu.
    const menu = this.page.getByRole('button', { name: 'Öppna menyn' })
    if (await menu.isVisible()) {
      await menu.click()
      await this.page
        .getByRole('dialog')
        .getByRole('link', { name: /^Meddelanden/ })
        .click()
    } else await this.envelope.click()
    await expect(this.page.getByRole('heading', { level: 1, name: 'Meddelanden' })).toBeVisible()
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text })
  }

  folder(name: 'Inkorg' | 'Skickat' | 'Arkiv'): Locator {
    return this.page.getByRole('tab', { name })
  }

  async read(subject: string): Promise<void> {
    await this.row(subject).getByRole('gridcell').first().getByRole('button').click()
    await expect(this.message.getByRole('heading', { name: subject })).toBeVisible()
  }

  /** Chooses a recipient by typing the name. */
  async writeTo(name: string): Promise<void> {
    await this.to.click()
    await this.compose.getByRole('combobox', { name: 'Sök i Till' }).fill(name)
    await this.page.getByRole('option', { name }).first().click()
    await this.page.keyboard.press('Escape')
    await expect(this.to).toContainText(name)
  }
}
