import type { Page } from 'playwright/test'
import { isOpenTo, type Login, logins, specifiedAccounts, walkedRoutes } from '../../harness/specified-access.ts'
import {
  buttonsOfCompanies,
  buttonsOfMenus,
  buttonsOfScreens,
  companyChangers,
} from '../../harness/specified-buttons.ts'
import { specifiedMenu } from '../../harness/specified-menu.ts'
import { onlyThorough } from '../../harness/thorough.ts'
import { AnyWayIn } from '../models/any-way-in.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

/** An address for each route, and one that leads nowhere. */
const nowhere = '/finns/inte'
const paths = walkedRoutes.map(path => path.replaceAll(':Period', '202610').replaceAll(/:\w+/g, '1'))
const start = '/infopanel'

/**
 * One account for each kind of company. The routes and the menus of all accounts are in
 * tests/access; the buttons of the others are shown by `npm run test:all` alone.
 */
const walkers: readonly Login[] = ['adm', 'lss']

for (const login of logins) {
  const tag = walkers.includes(login) ? [] : onlyThorough
  test(`${login} has the routes, the menu and the buttons of the specification`, { tag }, async ({ page, app }) => {
    const { company, way } = specifiedAccounts[login]
    // Tells who may send and clone copies. The first menu or dialog that needs it asks for it.
    const jobs = page.waitForResponse(response => response.url().includes('copies.jobs'))
    if (way === 'password') await new LoginPage(page).arriveAs(login)
    else if (way === 'sms') await new AnyWayIn(page, app).arriveBySms(login, '+46701740605')
    else await new AnyWayIn(page, app).arriveByBankId(login)
    const shell = new Shell(page)
    await chooseCompany(page, company)
    await shell.isAt(company, 2026)

    const [notFound, ...landed] = await page.evaluate(walk, [nowhere, ...paths])
    expect(notFound).toMatchObject({ path: nowhere, heading: 'Sidan finns inte' })
    const wanted = walkedRoutes.map((route, index) => {
      const shown = route === '/lss' ? '/lss/overview' : paths[index]
      return [route, isOpenTo(login, route) ? shown : start, route === start || !isOpenTo(login, route)]
    })
    const isStart = (heading: string | undefined) => heading === 'Informationspanel'
    expect(walkedRoutes.map((route, index) => [route, landed[index]?.path, isStart(landed[index]?.heading)])).toEqual(
      wanted,
    )

    const built = new Set(landed.filter(({ isPlanned }) => !isPlanned).map(({ path }) => path))
    expect(await page.evaluate(readMenu)).toEqual(
      specifiedMenu(login, path => built.has(path)).map(({ title, items }) => [
        title ?? '',
        ...items.map(([, label]) => label),
      ]),
    )

    for (const [path, buttons] of Object.entries(buttonsOfScreens)) {
      if (!isOpenTo(login, path)) continue
      await page.evaluate(walk, [path])
      await expect(page.locator('main [role=status]', { hasText: /Laddar|Hämtar/ })).toHaveCount(0)
      const found = async () => among(buttons, await page.locator('main').evaluate(namesOfButtons))
      await expect.poll(found, { message: `the buttons of ${path}` }).toEqual(namesFor(login, buttons))
    }

    for (const [trigger, buttons] of [
      [shell.user, buttonsOfMenus.user],
      [shell.year, buttonsOfMenus.year],
    ] as const) {
      await trigger.click()
      await jobs
      const found = async () => among(buttons, await page.getByRole('menuitem').allTextContents())
      await expect.poll(found, { message: 'the items of the menu' }).toEqual(namesFor(login, buttons))
      await page.keyboard.press('Escape')
    }

    expect(await shell.switchCompany.count()).toBe(companyChangers.includes(login) ? 1 : 0)
    if (!companyChangers.includes(login)) return
    await shell.switchCompany.click()
    const dialog = page.getByRole('dialog', { name: 'Välj företag' })
    await expect(dialog.getByRole('grid').getByText(company)).toBeVisible()
    const inDialog = async () => among(buttonsOfCompanies, await dialog.evaluate(namesOfButtons))
    await expect.poll(inDialog, { message: 'the dialog of companies' }).toEqual(namesFor(login, buttonsOfCompanies))
  })
}

/** Chooses the company in the dialog, for whom has several. */
async function chooseCompany(page: Page, company: string): Promise<void> {
  const row = page.getByRole('dialog', { name: 'Välj företag' }).getByText(company)
  const heading = page.getByRole('heading', { level: 1, name: 'Informationspanel' })
  await expect(row.or(heading).first()).toBeVisible()
  if (await row.isVisible()) await row.click()
}

type Buttons = Readonly<Record<string, readonly Login[]>>

/** Returns the names of buttons that a list has. Each may go on after a name of whole words. */
const among = (buttons: Buttons, list: readonly string[]) =>
  Object.keys(buttons).filter(name =>
    list.some(each => each.startsWith(name) && !/\p{L}/u.test(each.charAt(name.length))),
  )

const namesFor = (login: Login, buttons: Buttons) => Object.keys(buttons).filter(name => buttons[name]?.includes(login))

/** Runs in the page: the names of the buttons, links and tabs within an element. */
function namesOfButtons(place: Element): string[] {
  return [...place.querySelectorAll('button, a[href]')].map(
    each => each.getAttribute('aria-label') ?? each.textContent?.trim() ?? '',
  )
}

/** Where a path led. */
interface Landing {
  readonly path: string
  readonly heading: string
  /** True for a screen that does not exist yet, which no menu lists. */
  readonly isPlanned: boolean
}

/** Runs in the page: goes to each path by the router, and returns where each led. */
async function walk(addresses: readonly string[]): Promise<Landing[]> {
  const heading = () => document.querySelector('main h1')
  const isLoading = (place: Element) => place.textContent === 'Laddar…'
  // A screen that is open has a heading of its own, also the one that a refusal leads to. A screen
  // whose code is being fetched is open as well: React shows it a third of a second later.
  const sign = () => heading() ?? [...document.querySelectorAll('main [role=status]')].find(isLoading) ?? null
  const landed: Landing[] = []
  for (const path of addresses) {
    // The path before may have led here.
    const before = location.pathname === path ? null : sign()
    // As the router itself does, which finds its place in the history by `idx`.
    const { idx } = history.state as { readonly idx: number }
    history.pushState({ usr: null, key: path, idx: idx + 1 }, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    const end = performance.now() + 20_000
    while ((sign() === before || sign() === null) && performance.now() < end)
      await new Promise(resolve => setTimeout(resolve))
    const isPlanned = document.querySelector('main')?.textContent?.includes('Sidan är inte klar än') === true
    landed.push({ path: location.pathname, heading: heading()?.textContent ?? '', isPlanned })
  }
  return landed
}

/** Runs in the page: opens every group of the menu, and returns its items by group. */
async function readMenu(): Promise<string[][]> {
  const menu = document.querySelector('nav[aria-label=Huvudmeny]')
  for (const group of menu?.querySelectorAll<HTMLElement>('button[aria-expanded=false]') ?? []) group.click()
  while (menu?.querySelector('button[aria-expanded=false]'))
    await new Promise(resolve => requestAnimationFrame(resolve))
  const sections: string[][] = []
  let isBetween = false
  for (const item of menu?.querySelectorAll(':scope > ul > li') ?? []) {
    const title = item.querySelector('button')?.textContent
    const links = [...item.querySelectorAll('a')].map(link => link.textContent ?? '')
    if (title) sections.push([title, ...links])
    else if (links.length > 0 && isBetween) sections.at(-1)?.push(...links)
    else if (links.length > 0) sections.push(['', ...links])
    isBetween = !title && links.length > 0
  }
  return sections
}
