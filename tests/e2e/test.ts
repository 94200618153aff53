import { test as base } from 'playwright/test'
import { RunningApp } from '../harness/running-app.ts'

interface Fixtures {
  /** Keeps what the shared application wrote beside the report of a test that failed. */
  serverLog: undefined
  /** An application that this test has to itself: for what would disturb others (lockouts, kills). */
  ownApp: RunningApp
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
    { scope: 'worker', timeout: 90_000 },
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
  ownApp: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const app = await RunningApp.start()
      await use(app)
      await app.dispose()
    },
    { timeout: 90_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  /** Each test comes from an address of its own, for wrong passwords are counted by address too. */
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` }),
})

const byte = () => Math.floor(Math.random() * 256)

export { expect } from 'playwright/test'
