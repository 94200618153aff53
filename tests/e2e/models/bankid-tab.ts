import type { Page } from 'playwright/test'

/** The BankID tab of the login screen. */
export class BankIdTab {
  readonly otherDevice
  readonly thisDevice
  readonly qr
  readonly progress
  readonly openApp
  readonly cancel
  readonly again
  readonly accounts

  constructor(page: Page) {
    this.otherDevice = page.getByRole('button', { name: 'På en annan enhet' })
    this.thisDevice = page.getByRole('button', { name: /^På den här/ })
    this.qr = page.getByRole('img', { name: 'QR-kod att skanna i BankID-appen' })
    this.progress = page.getByRole('tabpanel').getByRole('status')
    this.openApp = page.getByRole('link', { name: 'Öppna BankID-appen' })
    this.cancel = page.getByRole('button', { name: 'Avbryt' })
    this.again = page.getByRole('button', { name: 'Försök igen' })
    this.accounts = page.getByRole('tabpanel').getByRole('listitem').getByRole('button')
  }
}
