import { type Browser, type BrowserContext, test as base, expect } from 'playwright/test'
import { RunningApp } from '../harness/running-app.ts'

interface Fixtures {
  /** Attaches the shared application's log to the report of a failed test. */
  serverLog: undefined
  /** An application of the test's own, for what would affect other tests (lockouts, kills). */
  ownApp: RunningApp
  /** The console's warnings and errors that the test itself causes. */
  expectedInConsole: readonly RegExp[]
  /** Fails a test whose pages logged an unexpected warning or error. */
  quietConsole: undefined
}

interface WorkerFixtures {
  /** The application that the tests of a worker share. Pages open in it: `page.goto('/')`. */
  app: RunningApp
}

/** Playwright's test, with the built application running on a fresh database. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern.
    async ({}, use) => {
      const app = await RunningApp.start()
      await use(app)
      await app.dispose()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  serverLog: [
    async ({ app }, use, testInfo) => {
      const before = app.output.length
      await use(undefined)
      const written = app.output.slice(before)
      if (testInfo.status !== testInfo.expectedStatus && written !== '') console.info(`The server wrote:\n${written}`)
    },
    { auto: true },
  ],
  expectedInConsole: [[], { option: true }],
  quietConsole: [
    async ({ browser, expectedInConsole }, use) => {
      const troubles: string[] = []
      const hear = (text: string) => {
        if (![...browsersOwn, ...expectedInConsole].some(pattern => pattern.test(text))) troubles.push(text)
      }
      const stop = onEveryContext(browser, context => {
        context.on('weberror', error => hear(String(error.error())))
        context.on('console', message => {
          if (['warning', 'error'].includes(message.type())) hear(message.text())
        })
      })
      await use(undefined)
      stop()
      expect(troubles, 'warnings and errors in the console').toEqual([])
    },
    { auto: true },
  ],
  ownApp: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const app = await RunningApp.start()
      await use(app)
      await app.dispose()
    },
    { timeout: 150_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  /** Gives each test an IP address of its own, since wrong passwords are counted by address too. */
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` }),
})

/**
 * The browser logs every request and socket that is refused, cut off or unanswered, as many tests
 * require.
 */
const browsersOwn = [/^Failed to load resource: /, /^WebSocket connection to /]

/**
 * Applies `act` to each context that a test opens: its own, and those of other tabs and people.
 * Returns a function that ends this.
 */
function onEveryContext(browser: Browser, act: (context: BrowserContext) => void): () => void {
  const open = browser.newContext
  for (const context of browser.contexts()) act(context)
  browser.newContext = async options => {
    const context = await open.call(browser, options)
    act(context)
    return context
  }
  return () => {
    browser.newContext = open
  }
}

const byte = () => Math.floor(Math.random() * 256)

export { expect } from 'playwright/test'
