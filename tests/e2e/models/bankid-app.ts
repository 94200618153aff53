import type { APIRequestContext } from 'playwright/test'
import type { RunningApp } from '../../harness/running-app.ts'

/** The person's BankID app: the buttons of the simulator's page. */
export class BankIdApp {
  readonly #request: APIRequestContext
  readonly #url: string

  constructor(request: APIRequestContext, app: RunningApp) {
    this.#request = request
    this.#url = new URL('/dev/bankid', app.apiUrl).href
  }

  /** Submits the form for the newest order. */
  async play(form: Record<string, string>): Promise<void> {
    await this.#request.post(`${this.#url}/orders/${await this.newestOrder()}`, { form })
  }

  async newestOrder(): Promise<string> {
    const page = await (await this.#request.get(this.#url)).text()
    const [, order] = /\/orders\/([\w-]+)/.exec(page) ?? []
    if (order === undefined) throw new Error('The simulator has no order')
    return order
  }

  scan = () => this.play({ start: 'yes' })
  approveAs = (personalNumber: string) => this.play({ approve: personalNumber })
  /** Approves the order as the owner of the account. */
  async approveFor(login: string): Promise<void> {
    const page = await (await this.#request.get(`${this.#url}/orders/${await this.newestOrder()}`)).text()
    const [, personalNumber] = new RegExp(`value="(\\d{12})">[^<]*\\b${login}\\b`).exec(page) ?? []
    if (personalNumber === undefined) throw new Error(`Nobody with a BankID has the account ${login}`)
    await this.approveAs(personalNumber)
  }
  fail = (hintCode: string) => this.play({ fail: hintCode })

  /** Returns whether an autostart link opens an order. */
  async opens(link: string): Promise<boolean> {
    const query = link.slice(link.indexOf('?'))
    return (await this.#request.get(`${this.#url}/open${query}`)).ok()
  }

  /** Sets the error code of the next answer from BankID. */
  async nextAnswers(errorCode: string): Promise<void> {
    await this.#request.post(`${this.#url}/errors`, { form: { errorCode } })
  }
}
