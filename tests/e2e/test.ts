import { type Browser, type BrowserContext, test as base, expect } from 'playwright/test'
import { RunningApp } from '../harness/running-app.ts'

interface Fixtures {
  /** Keeps what the shared application wrote beside the report of a test that failed. */
  serverLog: undefined
  /**
   * An application that this test has to itself: for what would disturb others (lockouts, kills).
   */
  ownApp: RunningApp
  /** Warnings and errors that the console may hold: what the test itself brings about. */
  expectedInConsole: readonly RegExp[]
  /** Fails a test whose pages warned, or failed, without being expected to. */
  quietConsole: undefined
}

interface WorkerFixtures {
  /** The application that the tests of a worker share. Pages open in it: `page.goto('/')`. */
  app: RunningApp
}

/** Playwright's test, with the built application running on a fresh database. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from the pattern.
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
  /** Each test comes from an address of its own, for wrong passwords are counted by address too. */
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` }),
})

/**
 * The browser notes every request and socket that is refused, cut off or without an answer, which
 * many tests are about.
 */
const browsersOwn = [/^Failed to load resource: /, /^WebSocket connection to /]

/**
 * Does something with each context that a test opens, its own and those of other tabs and people.
 * Returns what ends that.
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
