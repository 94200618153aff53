import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'

/**
 * The usual locations of a browser that Playwright can drive. A name without a slash is looked up
 * in PATH.
 */
const usualPlaces = [
  '/usr/bin/chromium',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isRoot = process.getuid?.() === 0

/**
 * The flags that Chromium needs to run in a container and as root, and to make no network requests
 * of its own.
 */
export const chromiumFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-background-networking',
  ...(isRoot ? ['--no-sandbox'] : []),
]

/**
 * Returns a Chromium that runs: CHROMIUM_PATH, else an installed one, else Playwright's own;
 * undefined when there is none.
 */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given !== undefined && given !== '') {
    if (runs(given)) return given
    throw new Error(`CHROMIUM_PATH names ${given}, which does not run: correct it, or leave it out.`)
  }
  return [...usualPlaces, chromium.executablePath()].find(runs)
}

/**
 * Returns the same as findChromium, but installs one when there is none. @throws Error with a
 * sentence that says what to do
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found !== undefined) return found
  if (isRoot && isDebian()) {
    attempt('apt-get', ['update'])
    attempt('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
  }
  const installed = findChromium() ?? downloaded()
  if (installed !== undefined) return installed
  throw new Error(
    'No Chromium was found, and none could be installed. Install Chromium or Google Chrome, ' +
      'or set CHROMIUM_PATH to one, and run npm test again.',
  )
}

function downloaded(): string | undefined {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'))
  attempt(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'])
  return findChromium()
}

/**
 * Returns whether the executable runs. Stubs such as Snap's exist, but only print installation
 * advice, so it is asked for its version.
 */
function runs(path: string): boolean {
  if (path.includes('/') && !existsSync(path)) return false
  try {
    return /\d+\.\d+/.test(
      execFileSync(path, ['--version', ...chromiumFlags], { encoding: 'utf8', timeout: 20_000, stdio: 'pipe' }),
    )
  } catch {
    return false
  }
}

const isDebian = () => existsSync('/etc/debian_version') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

function attempt(command: string, args: readonly string[]): void {
  console.info(`${command} ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 180_000, env })
}

if (import.meta.main) {
  try {
    console.info(ensureChromium())
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure)
    process.exitCode = 1
  }
}
