import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { chromiumFlags, findChromium } from '../harness/chromium.ts'
import { projectRoot } from '../harness/running-app.ts'
import { isThorough, onlyThorough } from '../harness/thorough.ts'

const executablePath = findChromium()
/**
 * Returns the output folder of a project: each its own, since a run empties it and both may run at
 * once.
 */
const outputOf = (project: string) => join(projectRoot, 'test-results', project)

/**
 * Configures the built application in Chromium (`e2e`), and its survival of `kill -9` (`crash`).
 * Each worker has an application and a database of its own: see test.ts.
 */
export default defineConfig({
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  forbidOnly: process.env.CI !== undefined,
  ...(!isThorough && { grepInvert: new RegExp(onlyThorough) }),
  globalSetup: join(import.meta.dirname, 'global-setup.ts'),
  // More workers than cores, since a test often waits for time to pass (a poll, a countdown).
  workers: 3,
  // A journey in two tabs takes ten seconds alone, and many times that on a busy machine. A hanging
  // test fails by its expectation.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    actionTimeout: 60_000,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1280, height: 800 },
    // Playwright waits for an element to stop moving before it presses it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a third of the time; pass `--trace=on` to examine a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // A page lives for seconds: what V8 compiles for speed on other threads would cost more. Room
      // for young objects spares an eighth of a page's time.
      args: [
        ...chromiumFlags,
        '--js-flags=--single-threaded --no-opt --no-maglev --no-sparkplug --min-semi-space-size=32',
      ],
      // Without a UTF-8 locale, Chromium saves a file whose name has å, ä or ö as 'download'.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  projects: [
    { name: 'e2e', outputDir: outputOf('e2e'), testDir: '.', testMatch: '**/*.e2e.ts' },
    {
      name: 'crash',
      outputDir: outputOf('crash'),
      testDir: '../crash',
      testMatch: '**/*.e2e.ts',
      timeout: isThorough ? 3_600_000 : 900_000,
    },
  ],
})
