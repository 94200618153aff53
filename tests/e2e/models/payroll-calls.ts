import { randomUUID } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import superjson, { type SuperJSONResult } from 'superjson'
import { header, markerValue } from '#contracts/headers.ts'
import type { Calculation, PayslipAction, PayslipListItem } from '#contracts/payroll/run/shapes.ts'

/** Prepares the payroll of a company by the calls of its screens, for a signed-in page. */
export class PayrollCalls {
  readonly #page: Page
  readonly #company: string
  readonly #url: string

  /** @param url of an application that is not the shared one */
  constructor(page: Page, company: string, url = '') {
    this.#page = page
    this.#company = company
    this.#url = url
  }

  /** Changes settings of the company. */
  async settings(Values: Readonly<Record<string, unknown>>): Promise<void> {
    const params = { FtgId: this.#company }
    const { Settings } = await this.#ask<{ readonly Settings: { readonly Version: number } }>('companies.info', {
      params,
    })
    await this.#do('companies.change', { params, body: { Version: Settings.Version, Values } })
  }

  /** Calculates the payslips of a period. */
  async calculate(Period: string): Promise<void> {
    const params = { Period }
    await this.#do('payslips.calculate', { params, body: { AnstNr: null } })
    const isDone = async () => (await this.#ask<Calculation>('payslips.calculation', { params })).Status
    await expect.poll(isDone, { timeout: 120_000 }).toBe('COMPLETED')
  }

  /** Calculates, marks as ready and pays the payslips of a period whose net is not negative. */
  async pay(Period: string): Promise<void> {
    await this.calculate(Period)
    for (const action of ['ready', 'paid'] as const) await this.#mark(action, Period)
  }

  /** The payslips of a period, as their list has them. */
  payslips(Period: string): Promise<readonly PayslipListItem[]> {
    return this.#ask('payslips.list', { params: { Period } })
  }

  /** Marks a person's payslip as ready, as another window would. */
  async ready(Period: string, AnstNr: string): Promise<void> {
    const params = { Period }
    const body = (await this.payslips(Period))
      .filter(each => each.AnstNr === AnstNr)
      .map(({ Nummer, Version }) => ({ AnstNr, Nummer, Version }))
    await this.#do('payslips.ready', { params, body })
  }

  /** Publishes the payslips that `pay` has paid. */
  publish(Period: string): Promise<void> {
    return this.#mark('publish', Period)
  }

  /** Does something with the first three payslips of a period whose net is not negative. */
  async #mark(action: PayslipAction, Period: string): Promise<void> {
    const params = { Period }
    const body = (await this.payslips(Period))
      .filter(({ Netto }) => Netto > 0)
      .slice(0, 3)
      .map(({ AnstNr, Nummer, Version }) => ({ AnstNr, Nummer, Version }))
    const { errors } = await this.#do<{ readonly errors: readonly unknown[] }>(`payslips.${action}`, { params, body })
    expect(errors).toEqual([])
  }

  /** Makes the vouchers of a period's paid payslips. */
  async post(Period: string): Promise<void> {
    await this.#do('vouchers.make', { params: { Period }, body: { Forhandsgranska: false } })
  }

  /** Sends the vouchers of a period. */
  async send(Period: string): Promise<void> {
    await this.#do('vouchers.send', { params: { Period } })
  }

  readonly #headers = () => ({
    [header.marker]: markerValue,
    [header.company]: this.#company,
    [header.salaryYear]: '2026',
  })

  async #ask<Data>(name: string, input: object): Promise<Data> {
    const answer = await this.#page.request.get(`${this.#url}/trpc/${name}`, {
      headers: this.#headers(),
      params: { input: JSON.stringify(input) },
      maxRetries,
    })
    return dataOf(name, answer)
  }

  async #do<Data>(name: string, input: object): Promise<Data> {
    const data = { ...input, idempotencyKey: randomUUID() }
    const answer = await this.#page.request.post(`${this.#url}/trpc/${name}`, {
      headers: this.#headers(),
      data,
      maxRetries,
    })
    return dataOf(name, answer)
  }
}

/**
 * The server closes a connection that is idle for as long as a journey's longer steps. A call that
 * meets the closing is sent again, as a browser does: its key has it acted on once.
 */
const maxRetries = 1

async function dataOf<Data>(name: string, answer: Awaited<ReturnType<Page['request']['get']>>): Promise<Data> {
  expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200)
  const { result } = (await answer.json()) as { result: { data: SuperJSONResult } }
  return superjson.deserialize<{ readonly data: Data }>(result.data).data
}
