import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { header, markerValue } from '../headers.ts'
import { earlierRequest, endsWithin, hasEnded } from '../outcomes/earlier.ts'
import type { ProviderState } from '../outcomes/provider-state.ts'
import { scopeHeaders } from '../scope-headers.ts'

/**
 * The values that a state's handler returns for the requests that follow, by name: `{Cookie:
 * 'avlona=…'}`.
 */
export type StateValues = Readonly<Record<string, string | number | boolean>>

/** The time-out of a state or an earlier request, in milliseconds. */
export const patience = 15_000

/**
 * A connection is not used again: a backend may close it at the moment of the next request, which
 * would fail without an answer.
 */
export const onceOnly = { connection: 'close' }

/**
 * Sends one request of the states protocol.
 *
 * @param address the address of the exchange, for a state that concerns it
 * @throws Error when the state could not be set up
 */
export async function ask(
  url: string,
  state: string,
  params: unknown,
  action: 'setup' | 'teardown',
  address?: string,
): Promise<StateValues> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...onceOnly,
      'content-type': 'application/json',
      ...(address !== undefined && { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({ state, params, action }),
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => {
    throw new Error(`nothing answers at ${url} (${error.cause instanceof Error ? error.cause.message : error.message})`)
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`)
  if (text === '') return {}
  try {
    return JSON.parse(text) as StateValues
  } catch {
    throw new Error(`${url} answered something that is no JSON: ${text.slice(0, 200)}`)
  }
}

/**
 * Returns a test address (RFC 2544). Each exchange has its own, so that no limit per address counts
 * them together.
 */
const addressOf = (exchange: number): string => `198.18.${Math.floor(exchange / 250)}.${(exchange % 250) + 1}`

/** Sets up the states of the exchanges in turn, and keeps the values that they share. */
export class StateMaker {
  private readonly url: string
  private readonly statesUrl: string
  private exchange = 0
  private cookie: string | undefined
  private given: StateValues = {}
  private readonly keys = new Map<string, string>()

  constructor(url: string, statesUrl: string) {
    this.url = url.replace(/\/+$/, '')
    this.statesUrl = statesUrl
  }

  get address(): string {
    return addressOf(this.exchange)
  }

  async setup(name: string, params: ProviderState['params']): Promise<StateValues> {
    const values =
      name === earlierRequest ? await this.send(params) : await ask(this.statesUrl, name, params, 'setup', this.address)
    this.given = { ...this.given, ...values }
    const given = [values.Cookie, values.BrowserCookie].filter(each => each !== undefined)
    if (given.length > 0) this.cookie = [this.cookie, ...given].filter(each => each !== undefined).join('; ')
    return values
  }

  /** The values that the states of the exchange have returned, as a request needs them. */
  get values(): StateValues {
    return this.given
  }

  /** Ends an exchange that has no states, which the verifier tears down none of. */
  next(): void {
    this.exchange += 1
    this.cookie = undefined
    this.given = {}
    this.keys.clear()
  }

  async teardown(name: string, params: ProviderState['params']): Promise<StateValues> {
    this.next()
    return name === earlierRequest ? {} : ask(this.statesUrl, name, params, 'teardown')
  }

  /**
   * Sends an earlier request of the exchange (earlier.ts).
   *
   * @throws Error when it is refused
   */
  private async send(params: ProviderState['params']): Promise<StateValues> {
    const { Method, Path, Key, Until } = params
    const key = this.keys.get(String(Key)) ?? randomUUID()
    this.keys.set(String(Key), key)
    const end = Date.now() + endsWithin.patience
    for (;;) {
      const text = await this.sendOnce(params, key)
      if (Until === undefined) return { Key: key }
      const { data } = JSON.parse(text) as { readonly data?: unknown }
      if (hasEnded(Until, data)) return {}
      if (Date.now() > end)
        throw new Error(
          `${Method} ${Path}: expected ${JSON.stringify(Until)} within ${endsWithin.patience / 1000} s, came ${text.slice(0, 200)}`,
        )
      await sleep(endsWithin.pause)
    }
  }

  private async sendOnce(
    { Method, Path, Body, FtgId, SalaryYear, Key }: ProviderState['params'],
    key: string,
  ): Promise<string> {
    const response = await fetch(this.url + Path, {
      method: String(Method),
      headers: {
        ...onceOnly,
        [header.marker]: markerValue,
        ...scopeHeaders({ FtgId: FtgId as string | undefined, SalaryYear: SalaryYear as number | undefined }),
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...(Key !== undefined && { [header.idempotencyKey]: key }),
        ...(Body !== undefined && { 'content-type': 'application/json' }),
        'x-forwarded-for': this.address,
      },
      ...(Body !== undefined && { body: JSON.stringify(Body) }),
      signal: AbortSignal.timeout(patience),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${Method} ${Path} answered ${response.status}: ${text.slice(0, 200)}`)
    return text
  }
}
