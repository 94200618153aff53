import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright/test'
import { chromiumFlags, findDesktopChromium } from '../../harness/chromium.ts'

/**
 * A computer that opens the BankID app without asking, since its owner has allowed it. A stub of
 * `xdg-open` records the links, so this works on Linux only, and in a desktop browser only.
 */
export class ComputerWithBankId {
  readonly #home: string
  readonly #app: string
  readonly page: Page

  private constructor(home: string, app: string, page: Page) {
    this.#home = home
    this.#app = app
    this.page = page
  }

  static async start(baseURL: string): Promise<ComputerWithBankId> {
    const home = await mkdtemp(join(tmpdir(), 'avlona-bankid-'))
    const app = join(home, 'opened')
    await mkdir(join(home, 'profile/Default'), { recursive: true })
    const allowed = { [new URL(baseURL).origin]: { bankid: true } }
    const preferences = { protocol_handler: { allowed_origin_protocol_pairs: allowed } }
    await writeFile(join(home, 'profile/Default/Preferences'), JSON.stringify(preferences))
    await writeFile(join(home, 'xdg-open'), `#!/bin/sh\necho "$1" >> '${app}'\n`, { mode: 0o755 })
    const executablePath = findDesktopChromium()
    const context = await chromium.launchPersistentContext(join(home, 'profile'), {
      baseURL,
      locale: 'sv-SE',
      ...(executablePath && { executablePath }),
      args: [...chromiumFlags],
      env: { ...process.env, PATH: `${home}:${process.env.PATH}` },
    })
    return new ComputerWithBankId(home, app, context.pages()[0] ?? (await context.newPage()))
  }

  /** Returns the links that the app was opened with. */
  async opened(): Promise<string[]> {
    const text = await readFile(this.#app, 'utf8').catch(() => '')
    return text.split('\n').filter(line => line !== '')
  }

  async close(): Promise<void> {
    await this.page.context().close()
    await rm(this.#home, { recursive: true, force: true })
  }
}
