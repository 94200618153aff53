import { chromium, type Page } from 'playwright'
import { header, markerValue } from '../../../contracts/headers.ts'
import { examplePassword } from '../../../contracts/outcomes/provider-state.ts'
import { encodeQuery, type Pagination } from '../../../contracts/wire.ts'
import { LoginPage } from '../../e2e/models/login-page.ts'
import { chromiumFlags, ensureChromium } from '../../harness/chromium.ts'
import { askDatabase } from '../../harness/database.ts'
import { restDoor } from '../../harness/doors.ts'
import { RunningApp } from '../../harness/running-app.ts'
import type { Contest, Row } from '../contest.ts'

const [many, few] = [10_000, 25]
const peer = `a register of ${few} items, ours too`
const page = { perPage: 25, pageNum: 1 } as const

/** A user's queries of a register of codes with names. */
const questions: readonly Pagination[] = [
  { ...page },
  { ...page, pageNum: 200 },
  { ...page, sortBy: 'BenText', sortOrder: 'desc' },
  { ...page, searchTerm: '123' },
  { ...page, searchTerm: 'o' },
  { ...page, searchTerm: 'finns inte' },
]

/** Measures a register that is stored in the shared table, by what the accounts are declared as. */
export const registers: readonly Row[] = [
  {
    name: 'register-open',
    what: `ms from the press in the menu until a register of ${many} items shows its rows, painted`,
    peer,
    unit: 'ms',
    better: 'less',
    rounds: 7,
    limit: { atMost: 150 },
    prepare: inBrowser,
  },
  {
    name: 'register-list-p95',
    what: `GET of a page of 25 of ${many} items, sorted and searched in six ways, p95`,
    peer,
    unit: 'ms',
    better: 'less',
    rounds: 3,
    limit: { atMost: 50 },
    prepare: overHttp,
  },
]

/** Starts an application with a register of many items, and one of few. */
async function appWithItems(): Promise<RunningApp> {
  const app = await RunningApp.start({ REQUESTS_PER_MINUTE: '100000000' })
  await askDatabase(
    app.dataFolder,
    `insert into register_item (lic_nr, ftg_key, register, key, values)
     select lic_nr, ftg_key, given.register, (given.first + n)::text,
       jsonb_build_object('BenText', 'Konto ' || n, 'KraverResEnh', false, 'Aktiv', true)
     from company, (values ('accounts', 10000, ${many}), ('timeCodes', 100, ${few})) given (register, first, items),
       lateral generate_series(1, given.items) n
     where ftg_id = 'nordsken'`,
  )
  // Does what autovacuum does within a minute of so many new rows.
  await askDatabase(app.dataFolder, 'vacuum (analyze) register_item')
  return app
}

async function overHttp(): Promise<Contest> {
  const app = await appWithItems()
  const body = { Login: 'adm', Password: examplePassword }
  const { cookie = '' } = await restDoor(app, { call: 'session.authenticate', body, address: '10.0.0.1' })
  const headers = { [header.marker]: markerValue, [header.company]: 'nordsken', cookie }
  const p95 = async (path: string) => {
    const took: number[] = []
    for (let time = 0; time < 25; time++) {
      for (const pagination of questions) {
        const asked = performance.now()
        const answer = await fetch(`${app.apiUrl}${path}${encodeQuery({ pagination })}`, { headers })
        await answer.text()
        took.push(performance.now() - asked)
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      }
    }
    return took.toSorted((a, b) => a - b)[Math.ceil(took.length * 0.95) - 1] ?? Number.NaN
  }
  return { ours: () => p95('/kontoreg'), peer: () => p95('/tidkoder'), close: () => app.dispose() }
}

async function inBrowser(): Promise<Contest> {
  const app = await appWithItems()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] })
  const tab = await browser.newPage({ baseURL: app.url, viewport: { width: 1440, height: 900 } })
  await new LoginPage(tab).arriveAs('adm', { origin: app.url, company: 'nordsken', path: '/registry/egenskaper' })
  return {
    ours: () => timeToOpen(tab, 'Konton'),
    peer: () => timeToOpen(tab, 'Tidkoder'),
    close: async () => {
      await browser.close()
      await app.dispose()
    },
  }
}

/** Returns the milliseconds from the press of an item of the menu until its list is painted. */
async function timeToOpen(tab: Page, item: string): Promise<number> {
  const link = tab.getByRole('navigation').getByRole('link', { name: item, exact: true })
  await tab.getByRole('navigation').getByRole('link', { name: 'Egenskaper', exact: true }).click()
  await tab.getByRole('heading', { level: 1, name: 'Egenskaper' }).waitFor()
  await tab.locator('tbody a').first().waitFor()
  const took = await link.evaluate(
    (element, title) =>
      new Promise<number>(resolve => {
        const began = performance.now()
        const look = () => {
          const isShown =
            document.querySelector('h1')?.textContent === title && document.querySelectorAll('tbody a').length > 9
          if (!isShown) return
          watching.disconnect()
          // After the frame that has the rows.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        }
        const watching = new MutationObserver(look)
        watching.observe(document, { childList: true, subtree: true, characterData: true })
        ;(element as HTMLElement).click()
      }),
    item,
  )
  return took
}
