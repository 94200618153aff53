import { expect, type Page } from 'playwright/test'

/** Has the tab remember a company, in its latest year: the application, opened next, enters it. */
export const rememberCompany = (page: Page, FtgId: string): Promise<void> =>
  page.evaluate(id => {
    sessionStorage.setItem('FtgId', id)
    sessionStorage.removeItem('SalaryYear')
  }, FtgId)

/** The salary-year menu of the toolbar, and the dialogs that it opens. */
export class YearMenu {
  readonly button
  readonly create
  readonly purge

  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.button = page.getByRole('banner').getByRole('button', { name: /^Löneår/ })
    this.create = page.getByRole('dialog', { name: 'Skapa löneår' })
    this.purge = page.getByRole('dialog', { name: 'Rensa gamla löneår' })
  }

  /** Enters a company like a tab that has chosen it before. */
  async enter(FtgId: string): Promise<void> {
    // Waits until the session is known: before that the application writes the same storage.
    await expect(this.page.getByRole('dialog').or(this.button).first()).toBeVisible()
    await rememberCompany(this.page, FtgId)
    await this.page.reload()
    await expect(this.button).toBeVisible()
  }

  async choose(command: string): Promise<void> {
    await this.button.click()
    await this.page.getByRole('menuitem', { name: command }).click()
  }

  /** Returns the years of the menu, and closes it. */
  async years(): Promise<string[]> {
    // A background tab has no focus, and receives no Escape.
    await this.page.bringToFront()
    await this.button.click()
    const options = this.page.getByRole('menuitemradio')
    await expect(options.first()).toBeVisible()
    const years = await options.allTextContents()
    await expect(async () => {
      await this.page.keyboard.press('Escape')
      await expect(options).toHaveCount(0, { timeout: 500 })
    }).toPass()
    return years
  }
}
