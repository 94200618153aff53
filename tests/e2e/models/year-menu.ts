import { expect, type Page } from 'playwright/test'

/** The salary-year menu of the toolbar, and the dialogs that it leads to. */
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

  /** Enters a company as a tab does that has it from before. */
  async enter(FtgId: string): Promise<void> {
    // Until it is known who is signed in, the application still writes there itself.
    await expect(this.page.getByRole('dialog').or(this.button).first()).toBeVisible()
    await this.page.evaluate(id => {
      sessionStorage.setItem('FtgId', id)
      sessionStorage.removeItem('SalaryYear')
    }, FtgId)
    await this.page.reload()
    await expect(this.button).toBeVisible()
  }

  async choose(command: string): Promise<void> {
    await this.button.click()
    await this.page.getByRole('menuitem', { name: command }).click()
  }

  /** The years of the menu, which is closed again. */
  async years(): Promise<string[]> {
    // A tab behind another has no focus, and so hears no Escape.
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
