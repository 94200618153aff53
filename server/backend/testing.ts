import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { header, markerValue } from '#contracts/headers.ts'
import type { Pagination } from '#contracts/wire.ts'
import { demoPassword } from './demo/accounts.ts'
import { cloningLicence, demoRequestsLicence } from './demo/licences.ts'
import { withSystem } from './platform/database/tenancy.ts'
import { createDemoDatabase, type TestDatabase } from './platform/database/test-database.ts'
import { testTime } from './platform/database/test-time.ts'
import { createOutbox, type Outbox } from './platform/mail/outbox.ts'
import { beginSession } from './sign-in/session/sessions.ts'
import { type Backend, type BackendOptions, startBackend } from './start.ts'

/** For specs: a clock that the spec moves. */
export interface TestClock {
  now(): Date
  pass(minutes: number): void
}

export function testClock(start = testTime): TestClock {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    pass(minutes) {
      time += minutes * 60_000
    },
  }
}

export interface Asked {
  readonly status: number
  /** The body: `data`, or `message` and `dvCode`. */
  readonly body: {
    readonly data?: unknown
    readonly message?: string
    readonly dvCode?: string
    readonly fields?: Readonly<Record<string, string>>
  }
  readonly headers: Headers
}

export interface Asking {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The company header. */
  readonly company?: string
  readonly year?: number
  readonly pagination?: Pagination
}

/** A browser: keeps its cookies, and sends the headers that every request needs. */
export interface Browser {
  /** The cookies of the session and of the browser itself, as `name=token`. */
  cookie: string | undefined
  browserCookie: string | undefined
  ask(path: string, asking?: Asking): Promise<Asked>
  signIn(login: string, password?: string): Promise<Asked>
}

export function browserOf(backend: Pick<Backend, 'url'>, address = '203.0.113.1'): Browser {
  const browser: Browser = {
    cookie: undefined,
    browserCookie: undefined,
    async ask(path, { method = 'GET', body, headers = {}, company, year, pagination } = {}) {
      const query = pagination ? `?pagination=${encodeURIComponent(JSON.stringify(pagination))}` : ''
      const cookies = [browser.cookie, browser.browserCookie].filter(cookie => cookie !== undefined)
      const response = await fetch(`${backend.url}/api${path}${query}`, {
        method,
        headers: {
          [header.marker]: markerValue,
          'x-forwarded-for': address,
          ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
          ...(company !== undefined && { [header.company]: company }),
          ...(year !== undefined && { [header.salaryYear]: String(year) }),
          ...(method !== 'GET' && { [header.idempotencyKey]: randomUUID() }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      for (const set of response.headers.getSetCookie()) {
        const [value = ''] = set.split(';')
        const which = /^(__Host-)?avlona-browser=/.test(value) ? 'browserCookie' : 'cookie'
        browser[which] = value.endsWith('=') ? undefined : value
      }
      return { status: response.status, body: JSON.parse(await response.text()), headers: response.headers }
    },
    signIn: (Login, Password = demoPassword) =>
      browser.ask('/authenticate', { method: 'POST', body: { Login, Password } }),
  }
  return browser
}

/** Returns the browser, signed in with an account. @throws Error when the sign-in fails */
export async function signIn(browser: Browser, login: string, password?: string): Promise<Browser> {
  const { status } = await browser.signIn(login, password)
  if (status !== 200) throw new Error(`${login} was not signed in: ${status}`)
  return browser
}

export interface TestBackend {
  readonly backend: Backend
  readonly clock: TestClock
  readonly test: TestDatabase
  /** The log, as JSON lines. */
  readonly logged: string[]
  /** The messages sent by all nodes. */
  readonly outbox: Outbox
  /** Starts another node on the same database. */
  another(options?: Partial<BackendOptions>): Promise<Backend>
  browser(address?: string): Browser
  /** Returns a new browser, signed in with an account. @throws Error when the sign-in fails */
  signedIn(login: string, password?: string): Promise<Browser>
  /** Returns a new browser with an account of a licence that enforces BankID, signed in by it. */
  signedInByBankId(login: string, licNr: string): Promise<Browser>
  close(): Promise<void>
}

/**
 * Starts a backend on a database, by default one of its own with demo data, with every answer
 * validated by the catalogue.
 */
export async function startTestBackend(
  options: Partial<BackendOptions> = {},
  database?: TestDatabase,
): Promise<TestBackend> {
  const test = database ?? (await createDemoDatabase())
  const clock = testClock()
  const logged: string[] = []
  const outbox = createOutbox(clock.now)
  const nodes: Backend[] = []
  const another = async (own: Partial<BackendOptions> = {}) => {
    const node = await startBackend({
      host: '127.0.0.1',
      port: 0,
      database: test.database,
      log: pino({ level: 'info' }, { write: line => void logged.push(line) }),
      buildId: 'spec',
      secureCookies: false,
      clock: clock.now,
      outbox,
      demoRequestsTo: demoRequestsLicence,
      copyLicences: { cloning: [cloningLicence], support: [] },
      jobTiming: { poll: 50, beat: 100, takeOver: 1_500 },
      checkAnswers: true,
      bankId: 'simulated',
      kivra: 'simulated',
      skatteverket: { simulated: true, redirectUri: () => 'http://localhost:3000/skatteverket' },
      requestsPerMinute: 100_000,
      ...options,
      ...own,
    })
    nodes.push(node)
    return node
  }
  const backend = await another()
  return {
    backend,
    clock,
    test,
    logged,
    outbox,
    another,
    browser: address => browserOf(backend, address),
    signedIn: (login, password) => signIn(browserOf(backend), login, password),
    async signedInByBankId(login, licNr) {
      const browser = browserOf(backend)
      const token = await withSystem(test.database, tx =>
        beginSession(tx, { login, licNr, longestIdle: 1440 }, 'BANKID', clock.now()),
      )
      browser.cookie = `avlona=${token}`
      return browser
    },
    async close() {
      await Promise.all(nodes.map(node => node.close()))
      await test.drop()
    },
  }
}
