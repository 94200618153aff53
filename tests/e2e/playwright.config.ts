import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { chromiumFlags, findChromium } from '../harness/chromium.ts'
import { projectRoot } from '../harness/running-app.ts'

const executablePath = findChromium()
/** One folder for each project: a run empties its own, and both may run at once. */
const outputOf = (project: string) => join(projectRoot, 'test-results', project)

/**
 * The built application in Chromium (`e2e`), and what it keeps when it is killed (`crash`). Each
 * worker has an application and a database of its own: see test.ts.
 */
export default defineConfig({
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  forbidOnly: process.env.CI !== undefined,
  globalSetup: join(import.meta.dirname, 'global-setup.ts'),
  // More than cores: a test often waits for time to pass (a poll, a countdown).
  workers: 3,
  // A journey in two tabs takes ten seconds alone, and many times that on a busy machine. What
  // hangs fails by its expectation.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1280, height: 800 },
    // What moves is waited for before it is pressed.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a third of the time: `--trace=on` when a failure needs it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: [...chromiumFlags] },
  },
  projects: [
    { name: 'e2e', outputDir: outputOf('e2e'), testDir: '.', testMatch: '**/*.e2e.ts' },
    { name: 'crash', outputDir: outputOf('crash'), testDir: '../crash', testMatch: '**/*.e2e.ts', timeout: 300_000 },
  ],
})
