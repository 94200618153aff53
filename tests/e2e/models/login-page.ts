import { expect, type Page } from 'playwright/test'
import { header, markerValue } from '#contracts/headers.ts'
import { sessionMarkName } from '#ui/runtime/session-mark.ts'
import { rememberCompany, YearMenu } from './year-menu.ts'

export const demoPassword = 'Provlon-2026'

/** A page of the application's origin that runs no script. */
const plainPage = '/brands/avlona/favicon.svg'

export interface Arrival {
  /** Of an application other than the tests' shared one. */
  readonly origin?: string
  /** Of the screen to open, by default the start page. */
  readonly path?: string
  /** The FtgId of a company that the tab has chosen before. */
  readonly company?: string
}

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

  /**
   * Opens the application signed in as `login`, by the form's own call, which saves rendering the
   * form. Each page that is not opened on the way saves seconds of a core.
   */
  async arriveAs(login: string, { origin = '', path = '/', company }: Arrival = {}): Promise<void> {
    const answer = await this.page.request.post(`${origin}/trpc/session.authenticate`, {
      headers: { [header.marker]: markerValue },
      data: { body: { Login: login, Password: demoPassword } },
    })
    expect(answer.status()).toBe(200)
    expect(await answer.text(), `${login} signs in without an SMS code`).toContain('"requireSMSVerification":false')
    // Sets the cookie by which the form remembers that somebody has signed in.
    await this.page.context().addCookies([{ name: sessionMarkName, value: '1', url: new URL(answer.url()).origin }])
    if (company !== undefined) {
      await this.page.goto(`${origin}${plainPage}`)
      await rememberCompany(this.page, company)
    }
    await this.page.goto(`${origin}${path}`)
    if (company !== undefined) await expect(new YearMenu(this.page).button).toBeVisible()
  }

  /** Signs in by the form of the login screen on display. */
  async submitPassword(login: string): Promise<void> {
    await this.choosePassword()
    await this.submit(login, demoPassword)
  }

  /** Signs in by the form, from an empty browser to the view that follows the sign-in. */
  async signIn(login: string, password: string = demoPassword): Promise<void> {
    await this.open()
    await this.choosePassword()
    await this.submit(login, password)
  }
}
