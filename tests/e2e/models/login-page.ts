import { expect, type Page } from 'playwright/test'

export const demoPassword = 'Provlon-2026'

/** The login screen. */
export class LoginPage {
  readonly login
  readonly password
  readonly heading
  readonly alert

  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Logga in' })
    this.login = page.getByLabel('Användarnamn', { exact: false }).and(page.getByRole('textbox'))
    this.password = page.locator('input[name=password]')
    this.alert = page.getByRole('alert')
  }

  async open(): Promise<void> {
    await this.page.goto('/')
    await expect(this.heading).toBeVisible()
  }

  async choosePassword(): Promise<void> {
    await this.page.getByRole('tab', { name: 'Användarnamn' }).click()
  }

  async submit(login: string, password: string): Promise<void> {
    await this.login.fill(login)
    await this.password.fill(password)
    await this.page.getByRole('button', { name: 'Logga in' }).click()
  }

  /** From the empty browser to whatever comes after the sign-in. */
  async signIn(login: string, password: string = demoPassword): Promise<void> {
    await this.open()
    await this.choosePassword()
    await this.submit(login, password)
  }
}
