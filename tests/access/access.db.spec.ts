import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Facts, opens } from '#contracts/rights/access.ts'
import type { Rule } from '#contracts/rights/rule.ts'
import { withSystem, withTenant } from '#server/backend/platform/database/tenancy.ts'
import type { SignedIn } from '#server/backend/platform/http/caller.ts'
import { factsOf } from '#server/backend/rights/facts.ts'
import { callerAsks } from '#server/backend/sign-in/session/caller.ts'
import { beginSession } from '#server/backend/sign-in/session/sessions.ts'
import { startTestBackend, type TestBackend } from '#server/backend/testing.ts'
import { areas } from '#ui/areas.ts'
import { menu } from '#ui/menu.ts'
import { menuOf } from '#ui/shell/side-menu/menu-of.ts'
import { isOpenTo, type Login, logins, specifiedAccounts, walkedRoutes } from '../harness/specified-access.ts'
import { specifiedMenu } from '../harness/specified-menu.ts'

/**
 * The routes and the menu of every demo account, by the facts that the backend has of it: as the
 * specification gives them. The journey of rights/routes.e2e.ts walks some of them in a browser.
 */
const places: Readonly<Record<string, readonly [licNr: string, FtgId: string]>> = {
  'Nordsken Handel AB': ['WEB100200', 'nordsken'],
  'Omtanke Assistans AB': ['WEB300400', 'omtanke'],
  'Bageriet Surdegen AB': ['WEB500600', 'surdegen'],
  'Demobolaget AB': ['WEB999100', 'demobolaget'],
}
const screens = areas.flatMap(area => area.screens ?? [])
const redirects = new Map(
  areas.flatMap(area => area.redirects ?? []).map(({ from, to }): [string, string] => [from, to]),
)
const built = new Set(screens.filter(({ load }) => load !== undefined).map(({ path }): string => path))

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())

/** Returns the facts of an account in its company, as the backend answers them. */
async function factsIn(login: Login): Promise<Facts> {
  const { database } = server.test
  const [licNr = '', FtgId] = places[specifiedAccounts[login].company] ?? []
  const token = await withSystem(database, tx =>
    beginSession(tx, { login, licNr, longestIdle: 1440 }, 'BANKID', server.clock.now()),
  )
  const caller = (await callerAsks(database, { token, FtgId, now: server.clock.now() })) as SignedIn
  return withTenant(database, { licNr, login, ftgKey: caller.company?.ftgKey }, tx =>
    factsOf(tx, caller, { cloning: [], support: [] }),
  )
}

it.each(logins)('%s has the routes and the menu of the specification', async login => {
  const facts = await factsIn(login)
  const isOpen = (rule: Rule | undefined) => rule === undefined || opens(rule, facts)
  const open = new Set(screens.filter(({ access }) => isOpen(access)).map(({ path }): string => path))
  expect(walkedRoutes.filter(route => open.has(redirects.get(route) ?? route))).toEqual(
    walkedRoutes.filter(route => isOpenTo(login, route)),
  )

  const listed = menuOf(
    menu,
    screens.filter(({ path }) => built.has(path)),
    isOpen,
  ).map(part =>
    part.kind === 'screen'
      ? ['', part.screen.path]
      : part.kind === 'group'
        ? [part.group.title, ...part.screens.map(({ path }) => path)]
        : [],
  )
  const specified = specifiedMenu(login, path => built.has(path)).flatMap(({ title, items }) =>
    title === undefined ? items.map(([path]) => ['', path]) : [[title, ...items.map(([path]) => path)]],
  )
  expect(listed.filter(part => part.length > 0)).toEqual(specified)
})
