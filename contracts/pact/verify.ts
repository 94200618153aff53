import './do-not-track.ts'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Verifier } from '@pact-foundation/pact'
import { header, markerValue } from '../headers.ts'
import { scopeHeaders } from '../scope-headers.ts'
import { earlierRequest } from './earlier.ts'
import { pactFile, provider } from './interactions.ts'
import { type PactFile, stateKey } from './pact-file.ts'
import { readNoCertificates } from './quick-start.ts'
import type { ProviderState } from './states.ts'
import { type Failure, readResults } from './verification-results.ts'

/**
 * The values that a state's handler returns for the requests that follow, by name: `{Cookie:
 * 'avlona=…'}`.
 */
export type StateValues = Readonly<Record<string, string | number | boolean>>

export interface VerifyOptions {
  /** The backend's base URL, with its path: `http://127.0.0.1:3001/api`. */
  readonly url: string
  /**
   * The URL of the backend's states endpoint (contracts/README.md). Defaults to `defaultStatesUrl`.
   */
  readonly statesUrl?: string
  /** The base URL of the calls, which earlier requests go to. Defaults to `url`. */
  readonly callsUrl?: string
  /** The file of the pact. Defaults to the committed one. */
  readonly pact?: string
  /** Limits the verification to some exchanges, by their descriptions. Defaults to all. */
  readonly only?: (description: string) => boolean
}

export interface Verification {
  /** The number of exchanges that were verified. */
  readonly exchanges: number
  readonly failures: readonly Failure[]
}

/** The pacts that were read, by file: the one of all calls takes a third of a second. */
const pactsRead = new Map<string, PactFile>()

function read(file: string): PactFile {
  const pact = pactsRead.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as PactFile)
  pactsRead.set(file, pact)
  return pact
}

const namesOfStates = (interactions: PactFile['interactions']): string[] =>
  [...new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))].sort()

/** Returns the states that the pact names. */
export const statesOf = (pact: string = pactFile): string[] => namesOfStates(read(pact).interactions)

/** Returns the default URL of a backend's states endpoint: beside its base path. */
export const defaultStatesUrl = (url: string): string => new URL('/_pact/states', url).href

/** The time-out of a state or an earlier request, in milliseconds. */
const patience = 15_000

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'manual' }).then(
    () => true,
    () => false,
  )

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
    headers: { 'content-type': 'application/json', ...(address !== undefined && { 'x-forwarded-for': address }) },
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

/**
 * The number of exchanges that the verifier is given at a time. What it does for each grows with
 * their number: 100 at once take an eighth more processor time, and 1,360 three times as much.
 */
const atOnce = 20

/** Sets up the states of the exchanges in turn, and keeps the values that they share. */
class StateMaker {
  private readonly url: string
  private readonly statesUrl: string
  private exchange = 0
  private cookie: string | undefined
  private readonly keys = new Map<string, string>()

  constructor(url: string, statesUrl: string) {
    this.url = url.replace(/\/+$/, '')
    this.statesUrl = statesUrl
  }

  get address(): string {
    return addressOf(this.exchange)
  }

  async setup(name: string, params: ProviderState['params']): Promise<StateValues> {
    if (name === earlierRequest) return this.send(params)
    const values = await ask(this.statesUrl, name, params, 'setup', this.address)
    const given = [values.Cookie, values.BrowserCookie].filter(each => each !== undefined)
    if (given.length > 0) this.cookie = [this.cookie, ...given].filter(each => each !== undefined).join('; ')
    return values
  }

  async teardown(name: string, params: ProviderState['params']): Promise<StateValues> {
    this.exchange += 1
    this.cookie = undefined
    this.keys.clear()
    return name === earlierRequest ? {} : ask(this.statesUrl, name, params, 'teardown')
  }

  /**
   * Sends an earlier request of the exchange (earlier.ts).
   *
   * @throws Error when it is refused
   */
  private async send({ Method, Path, Body, FtgId, SalaryYear, Key }: ProviderState['params']): Promise<StateValues> {
    const key = this.keys.get(String(Key)) ?? randomUUID()
    this.keys.set(String(Key), key)
    const response = await fetch(this.url + Path, {
      method: String(Method),
      headers: {
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
    return { Key: key }
  }
}

/**
 * Verifies a backend against the pact: sets up each exchange's states, sends its request, and
 * compares the answer. Resolves with the failed exchanges. Rejects only when the verification could
 * not run, for example because the backend cannot be reached.
 */
export async function verifyProvider({
  url,
  statesUrl = defaultStatesUrl(url),
  callsUrl = url,
  pact = pactFile,
  only = () => true,
}: VerifyOptions): Promise<Verification> {
  // Without this check Pact's own proxy would crash.
  if (!(await answers(url))) throw new Error(`Nothing answers at ${url}.`)
  readNoCertificates(url)

  const whole = read(pact)
  const interactions = whole.interactions.filter(({ description }) => only(description))
  const maker = new StateMaker(callsUrl, statesUrl)
  const unmade = new Map<string, string>()
  const noting = async (name: string, params: unknown, made: Promise<StateValues>) => {
    try {
      return { ...(await made) }
    } catch (error) {
      unmade.set(stateKey(name, params), error instanceof Error ? error.message : String(error))
      return {}
    }
  }
  const handlerOf = (name: string) => ({
    setup: (params?: unknown) => noting(name, params, maker.setup(name, (params ?? {}) as ProviderState['params'])),
    teardown: (params?: unknown) =>
      noting(name, params, maker.teardown(name, (params ?? {}) as ProviderState['params'])),
  })
  const verified = async (part: PactFile['interactions']): Promise<readonly Failure[]> => {
    const folder = mkdtempSync(join(tmpdir(), 'avlona-pact-'))
    const chosen = join(folder, 'pact.json')
    writeFileSync(chosen, JSON.stringify({ ...whole, interactions: part }))
    const results = await new Verifier({
      provider,
      providerBaseUrl: url,
      pactUrls: [chosen],
      stateHandlers: Object.fromEntries(namesOfStates(part).map(name => [name, handlerOf(name)])),
      requestFilter: (request: { headers: Record<string, string> }, _: unknown, next: () => void) => {
        request.headers['x-forwarded-for'] = maker.address
        next()
      },
      logLevel: 'error',
    })
      .verifyProvider()
      .then(
        () => undefined,
        (error: Error) => error.message,
      )
      .finally(() => rmSync(folder, { recursive: true }))
    return readResults(results, part, unmade)
  }
  const failures: Failure[] = []
  for (let from = 0; from < interactions.length; from += atOnce)
    failures.push(...(await verified(interactions.slice(from, from + atOnce))))
  return { exchanges: interactions.length, failures }
}
