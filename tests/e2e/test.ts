import { type Browser, type BrowserContext, test as base, expect, type Request } from 'playwright/test'
import type { ShownJournal } from '#ui/runtime/journal/shown-journal.ts'
import { RunningApp } from '../harness/running-app.ts'
import { type SavedJournal, saveJournal } from '../harness/saved-journals.ts'
import { shiftDate } from '../harness/shift-date.ts'
import { dateAhead } from '../harness/test-date.ts'

interface Fixtures {
  /** Attaches the shared application's log to the report of a failed test. */
  serverLog: undefined
  /** An application of the test's own, for what would affect other tests (lockouts, kills). */
  ownApp: RunningApp
  /**
   * Prints what a failed test's page showed, and which of its requests were unanswered or refused.
   */
  lastSeen: undefined
  /** The console's warnings and errors that the test itself causes. */
  expectedInConsole: readonly RegExp[]
  /** Makes the pages show the time of the application. */
  oneDate: undefined
  /** Saves the journals of the test's pages, which a spec replays and searches for secrets. */
  savedJournals: undefined
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
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const app = await RunningApp.start()
      await use(app)
      await app.dispose()
    },
    { scope: 'worker', timeout: 450_000 },
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
  lastSeen: [
    async ({ context }, use, testInfo) => {
      const unanswered = new Set<Request>()
      const refused: string[] = []
      context.on('request', request => unanswered.add(request))
      context.on('requestfailed', request => unanswered.delete(request))
      context.on('requestfinished', request => unanswered.delete(request))
      context.on('response', answer => answer.ok() || refused.push(`${answer.status()} ${answer.url()}`))
      await use(undefined)
      if (testInfo.status === testInfo.expectedStatus) return
      console.info('Without an answer:', [...unanswered].map(request => request.url()).slice(-10))
      console.info('Refused:', refused.slice(-10))
      for (const page of context.pages())
        console.info(await Promise.race([page.locator('body').ariaSnapshot().catch(String), pause(5_000)]))
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
  oneDate: [
    async ({ browser, context: own }, use) => {
      const shift = (context: BrowserContext) => context.addInitScript(shiftDate, dateAhead())
      await shift(own)
      const stop = onEveryContext(browser, context => (context === own ? undefined : shift(context)))
      await use(undefined)
      stop()
    },
    { auto: true },
  ],
  savedJournals: [
    async ({ context }, use, { titlePath, testId, repeatEachIndex }) => {
      await context.addInitScript(noteSecrets)
      await use(undefined)
      for (const [order, page] of context.pages().entries()) {
        const journal = await Promise.race([page.evaluate(readInPage).catch(() => null), pause(5_000)])
        if (journal) saveJournal(`${testId}-${repeatEachIndex}-${order}`, { ...journal, test: titlePath.join(' › ') })
      }
    },
    { auto: true },
  ],
  ownApp: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use, testInfo) => {
      const app = await RunningApp.start()
      await use(app)
      if (testInfo.status !== testInfo.expectedStatus) console.info(`The test's own server wrote:\n${app.output}`)
      await app.dispose()
    },
    { timeout: 450_000 },
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
function onEveryContext(browser: Browser, act: (context: BrowserContext) => unknown): () => void {
  const open = browser.newContext
  for (const context of browser.contexts()) act(context)
  browser.newContext = async options => {
    const context = await open.call(browser, options)
    await act(context)
    return context
  }
  return () => {
    browser.newContext = open
  }
}

/**
 * Runs in every page: notes what is typed, and of it what is typed into fields of passwords and
 * codes, and every personal number.
 */
function noteSecrets(): void {
  const secrets = new Map<EventTarget, string>()
  const texts = new Set<string>()
  Object.assign(window, { typedSecrets: secrets, typedTexts: texts })
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) texts.add(target.value)
      if (!(target instanceof HTMLInputElement)) return
      const isSecret = target.type === 'password' || target.autocomplete === 'one-time-code'
      const isNumber = /^(\d{2})?\d{6}[-+]?\d{4}$/.test(target.value) && Number(target.value.slice(-8, -6)) <= 12
      const before = secrets.get(target) ?? ''
      // Parts of a secret are not secret, and a cleared field was one.
      if ((isSecret || isNumber) && target.value.length >= Math.max(6, before.length)) secrets.set(target, target.value)
    },
    { capture: true },
  )
}

/** Runs in a page: its journal, the states of its flows, and the secrets that were typed. */
async function readInPage(): Promise<Omit<SavedJournal, 'test'> | null> {
  const { avlonaJournal, typedSecrets, typedTexts } = window as unknown as {
    readonly avlonaJournal?: () => Promise<ShownJournal>
    readonly typedSecrets?: ReadonlyMap<EventTarget, string>
    readonly typedTexts?: ReadonlySet<string>
  }
  return avlonaJournal
    ? { ...(await avlonaJournal()), secrets: [...(typedSecrets?.values() ?? [])], written: [...(typedTexts ?? [])] }
    : null
}

const pause = (ms: number) => new Promise<null>(resolve => setTimeout(resolve, ms, null))

const byte = () => Math.floor(Math.random() * 256)

export { expect } from 'playwright/test'
