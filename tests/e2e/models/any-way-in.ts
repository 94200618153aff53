import { expect, type Page } from 'playwright/test'
import superjson, { type SuperJSONResult } from 'superjson'
import { header, markerValue } from '#contracts/headers.ts'
import { sessionMarkName } from '#ui/runtime/session-mark.ts'
import type { RunningApp } from '../../harness/running-app.ts'
import { BankIdApp } from './bankid-app.ts'
import { demoPassword } from './login-page.ts'
import { SmsDialog } from './sms-dialog.ts'

/**
 * Opens the application signed in as any demo account, by the calls of the login screen: also those
 * whose sign-in takes an SMS code or BankID. Each takes a second less than by the screen.
 */
export class AnyWayIn {
  readonly #page: Page
  readonly #app: RunningApp

  constructor(page: Page, app: RunningApp) {
    this.#page = page
    this.#app = app
  }

  async arriveBySms(login: string, mobile: string): Promise<void> {
    const body = { Login: login, Password: demoPassword }
    await this.#call('sms.requestCode', { body })
    const SMSCode = await new SmsDialog(this.#page, this.#app).codeSentTo(mobile)
    const { SMSToken } = await this.#call('sms.validateCode', { body: { ...body, SMSCode } })
    await this.#call('session.authenticate', { body: { ...body, SMSToken } })
    await this.#open()
  }

  async arriveByBankId(login: string): Promise<void> {
    const { OrderRef } = await this.#call('bankId.start', { body: { Type: 1 } })
    await new BankIdApp(this.#page.request, this.#app).approveFor(login)
    let BankIDToken: unknown = null
    const collect = async () => {
      const collected = await this.#call('bankId.collect', { params: { orderRef: OrderRef } })
      BankIDToken = collected.BankIDToken
      return collected.Completed
    }
    await expect.poll(collect).toBe(true)
    await this.#call('bankId.selectUser', { body: { BankIDToken, Login: login } })
    await this.#open()
  }

  async #call(name: string, data: object): Promise<Record<string, unknown>> {
    const answer = await this.#page.request.post(`/trpc/${name}`, { headers: { [header.marker]: markerValue }, data })
    expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200)
    const { result } = (await answer.json()) as { result: { data: SuperJSONResult } }
    return superjson.deserialize<{ data: Record<string, unknown> }>(result.data).data
  }

  async #open(): Promise<void> {
    await this.#page.context().addCookies([{ name: sessionMarkName, value: '1', url: this.#app.url }])
    await this.#page.goto('/')
  }
}
