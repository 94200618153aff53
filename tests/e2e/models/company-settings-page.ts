import { expect, type Page } from 'playwright/test'
import { LoginPage } from './login-page.ts'

const pages = {
  company: 'Företagsinställningar',
  bokforing: 'Bokföringsinställningar',
  digitalmailbox: 'Digital brevlåda',
  printouts: 'Utskrifter',
  export: 'Export',
  sysdata: 'Systemdata',
} as const

export type SettingsPath = keyof typeof pages
export const settingsPaths = Object.keys(pages) as SettingsPath[]

/** The six screens below /settings. */
export class CompanySettingsPage {
  readonly search
  readonly save
  readonly preview

  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.search = page.getByRole('searchbox', { name: 'Sök bland fälten' })
    this.save = page.getByRole('button', { name: 'Spara', exact: true })
    this.preview = page.getByRole('complementary', { name: 'Så här ser lönebeskedet ut' })
  }

  /** Returns a text field by its label, with or without the asterisk of a required field. */
  field(label: string) {
    return this.page.getByRole('textbox', { name: new RegExp(`^${label}( ?\\*)?$`) })
  }

  /** Chooses an option of a select field. */
  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
  }

  /** Signs in as an administrator of one company, without the tour, and opens a screen. */
  async enter(path: SettingsPath, login = 'ftg'): Promise<void> {
    await this.page.addInitScript(() => localStorage.setItem('SeenTours', '["settings"]'))
    await new LoginPage(this.page).arriveAs(login, { path: `/settings/${path}` })
    await this.isOpen(path)
  }

  async open(path: SettingsPath): Promise<void> {
    await this.page.goto(`/settings/${path}`)
    await this.isOpen(path)
  }

  async isOpen(path: SettingsPath): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: pages[path], exact: true })).toBeVisible()
    await expect(this.search).toBeVisible()
  }

  /** Undoes what is not saved. */
  async discard(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ångra', exact: true }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Ångra ändringarna' }).click()
    await expect(this.save).toHaveCount(0)
  }

  async saved(): Promise<void> {
    await expect(this.page.getByText('Ändringarna är sparade.')).toBeVisible()
    await expect(this.save).toHaveCount(0)
  }
}
