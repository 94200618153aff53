import { expect, type Page } from 'playwright/test'
import type { RunningApp } from '../../harness/running-app.ts'

/** The SMS verification dialog, and the phone that receives its codes: the development outbox. */
export class SmsDialog {
  readonly dialog
  readonly boxes
  readonly firstBox
  readonly submit
  readonly resend

  readonly page: Page
  readonly app: RunningApp

  constructor(page: Page, app: RunningApp) {
    this.page = page
    this.app = app
    this.dialog = page.getByRole('dialog', { name: 'Tvåstegsverifiering (SMS)' })
    this.boxes = this.dialog.getByRole('textbox')
    this.firstBox = this.dialog.getByRole('textbox', { name: 'Verifieringskod, tecken 1 av 4' })
    this.submit = this.dialog.getByRole('button', { name: 'Logga in' })
    this.resend = this.dialog.getByRole('button', { name: 'Skicka en ny kod' })
  }

  /** Expects that a code has been sent. */
  async isReady(): Promise<void> {
    await expect(
      this.dialog.getByText(
        'Vi har skickat en veriferingskod till mobilnummret kopplat till ditt användarkonto. Vänligen fyll i den för att logga in.',
        { exact: true },
      ),
    ).toBeVisible()
  }

  /** Returns the newest code that was sent to a number. */
  async codeSentTo(number: string): Promise<string> {
    const response = await fetch(new URL('/dev/outbox.json', this.app.apiUrl))
    const { data } = (await response.json()) as { data: { to: string; text: string }[] }
    const newest = data.find(({ to }) => to === number)
    if (!newest) throw new Error(`Nothing was sent to ${number}`)
    return newest.text.slice(0, 4)
  }

  /** Types the code from the first box on. */
  async type(code: string): Promise<void> {
    await this.firstBox.focus()
    await this.page.keyboard.type(code)
  }
}
