import { specifiedRoutes } from '../../harness/specified-routes.ts'
import { LoginPage } from '../models/login-page.ts'
import { Shell } from '../models/shell.ts'
import { expect, test } from '../test.ts'

/** The routes that anybody who is signed in may open. */
const general = ['/infopanel', '/messages', '/mySettings']

/**
 * What Nordsken lacks: LSS, memberships, statistics, anybody taxed by SINK. The demo data have no
 * agreements yet, so none opens holiday pay or a register of rules.
 */
const lacking = [
  ...['/scb', '/saf', '/kfo', '/kpber', '/kpber/:Id', '/losen', '/collectum', '/ferLon', '/uphLon', '/rapporter/SINK'],
  ...['/rapporter/brukarreglista', '/rapporter/brukarperlista', '/hrpartner'],
]
const isLacking = (path: string) =>
  lacking.includes(path) ||
  /^\/(lss|losen(personal|details)|registry\/(brukare|(ob|jor|ber|eld|hlg|ovt)regler))(\/|$)/.test(path)
const isBlank = (path: string) => /@\/(new|create)$/.test(path)

/** The routes of one page; the demo request is another page, and customer reports are none's. */
const routes = specifiedRoutes.filter(path => path !== '/testa-gratis' && path !== '/rapporter/custom')

/** Who may open which routes in Nordsken, by the specification alone. */
const allowed: Readonly<Record<string, (path: string) => boolean>> = {
  lic: path => !isLacking(path),
  // WEBLONHUVATTESTUSER: payslips, staff register, calendar, time, allowances and assignments.
  attest: path =>
    general.includes(path) ||
    (!isBlank(path) &&
      /^\/(payslips|kalendarie|tidrapport|ersattningar|loneuppdrag|registry\/employees)(\/|$)/.test(path)),
}

for (const [login, isAllowed] of Object.entries(allowed)) {
  test(`${login} opens every route that the specification opens, and is led to the start from the others`, async ({
    page,
  }) => {
    const shell = new Shell(page)
    await new LoginPage(page).arriveAs(login)
    if (login === 'lic') await page.getByText('Nordsken Handel AB').first().click()
    await shell.isAt('Nordsken Handel AB', 2026)
    const paths = routes.map(path => path.replaceAll(':Period', '202610').replaceAll(/:\w+/g, '1'))
    const landed = await page.evaluate(walk, paths)
    const wanted = routes.map((path, index) => {
      const shown = path === '/lss' && isAllowed(path) ? '/lss/overview' : paths[index]
      return [path, isAllowed(path) ? shown : '/infopanel']
    })
    expect(routes.map((path, index) => [path, landed[index]])).toEqual(wanted)
  })
}

/** Runs in the page: goes to each path by the router, and returns where each led. */
async function walk(paths: readonly string[]): Promise<string[]> {
  const heading = () => document.querySelector('main h1')
  const landed: string[] = []
  for (const path of paths) {
    const before = heading()
    // As the router itself does, which finds its place in the history by `idx`.
    const { idx } = history.state as { readonly idx: number }
    history.pushState({ usr: null, key: path, idx: idx + 1 }, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    // A screen that is shown has a heading of its own, also the one that a refusal leads to.
    const end = performance.now() + 20_000
    while ((heading() === before || heading() === null) && performance.now() < end)
      await new Promise(resolve => requestAnimationFrame(resolve))
    landed.push(location.pathname)
  }
  return landed
}
