import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { chromiumFlags, findChromium } from '../harness/chromium.ts'
import { projectRoot } from '../harness/running-app.ts'

const executablePath = findChromium()

/**
 * The built application in Chromium (`e2e`), and what it keeps when it is killed (`crash`). Each
 * worker has an application and a database of its own: see test.ts.
 */
export default defineConfig({
  outputDir: join(projectRoot, 'test-results/e2e'),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  forbidOnly: process.env.CI !== undefined,
  globalSetup: join(import.meta.dirname, 'global-setup.ts'),
  // More workers than cores, since a test often waits for time to pass (a poll, a countdown).
  workers: 3,
  // A journey in two tabs takes ten seconds alone, and many times that on a busy machine. A hanging
  // test fails by its expectation.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1280, height: 800 },
    // Playwright waits for an element to stop moving before it presses it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a third of the time; pass `--trace=on` to examine a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: [...chromiumFlags] },
  },
  projects: [
    { name: 'e2e', testDir: '.', testMatch: '**/*.e2e.ts' },
    { name: 'crash', testDir: '../crash', testMatch: '**/*.e2e.ts', timeout: 300_000 },
  ],
})
