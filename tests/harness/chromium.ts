import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'

/**
 * Chromium without a window, a toolbar and tabs of its own: the same engine, but a page takes half
 * of the work to open.
 */
const headlessShell = 'chromium-headless-shell'
const desktopBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macBrowsers = [
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
 * Returns the Chromium that costs the least: CHROMIUM_PATH, else the installed headless shell, else
 * a desktop browser; undefined when there is none.
 */
export function findChromium(): string | undefined {
  return given() ?? placesOf(headlessShell).find(runs) ?? findDesktopChromium()
}

/**
 * Returns a Chromium that can do what the headless shell cannot, such as opening another program:
 * CHROMIUM_PATH, else an installed one, else Playwright's own; undefined when there is none.
 */
export function findDesktopChromium(): string | undefined {
  return given() ?? [...desktopBrowsers.flatMap(placesOf), ...macBrowsers, chromium.executablePath()].find(runs)
}

function given(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  if (path === undefined || path === '') return undefined
  if (runs(path)) return path
  throw new Error(`CHROMIUM_PATH names ${path}, which does not run: correct it, or leave it out.`)
}

/** Returns the paths where an executable may be. */
const placesOf = (name: string): readonly string[] =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'].map(folder => join(folder, name))

/**
 * Returns the same as findChromium. When there is no desktop browser, installs Debian's with its
 * headless shell, as root on Debian, or else Playwright's own. @throws Error with a sentence that
 * says what to do
 */
export function ensureChromium(): string {
  if (findDesktopChromium() === undefined && isRoot && isDebian()) {
    attempt('apt-get', ['update'])
    for (const name of ['chromium', headlessShell])
      attempt('apt-get', ['install', '--yes', '--no-install-recommends', name])
  }
  if (findDesktopChromium() === undefined) download()
  const found = findChromium()
  if (found !== undefined) return found
  throw new Error(
    'No Chromium was found, and none could be installed. Install Chromium or Google Chrome, ' +
      'or set CHROMIUM_PATH to one, and run npm test again.',
  )
}

function download(): void {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'))
  attempt(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'])
}

/**
 * Returns whether the executable runs. Stubs such as Snap's exist, but only print installation
 * advice, so it is asked for its version.
 */
function runs(path: string): boolean {
  if (!existsSync(path)) return false
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
