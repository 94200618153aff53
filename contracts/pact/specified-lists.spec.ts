import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { listNames, type OtherList, otherLists } from '../reference-data/names.ts'
import { registers } from '../registers/registers.ts'
import { outcomes } from './catalogue-outcomes.ts'

/** The calls that load lists (third document §7), as the document has them. */
const specified = [
  '/salaryyears',
  '/logout',
  '/tidkoder',
  '/tidkoder/groups',
  '/lonkoder',
  '/lonkoder/groups',
  '/yrkesregister',
  '/fackfor',
  '/varugrupper',
  '/traktamente',
  '/impreg',
  '/egenskaper',
  '/FriaAckarDef',
  '/kontoreg',
  '/lssKostnTyp',
  '/lssberedning/periodOverview',
  '/lssInfo',
  '/brukarlista',
  '/brukaransvlista',
  '/salaryPeriods',
  '/perlista',
  '/foraFOKList',
  '/avdelning',
  '/obregler',
  '/jorregler',
  '/berregler',
  '/eldregler',
  '/hlgregler',
  '/ovtregler',
  '/resenheter',
  '/arbschemalist',
  '/artreg/{TabellKod}',
  '/tabellnamn',
  '/konhuvlista',
  '/tabellyear/{TabellKod}',
  '/agreements',
  '/semavtallist',
  '/holidays/{year}',
  '/formel/variables',
  '/notifications',
  '/userRightsGroups/user/current',
  '/userRightsGroups/{name}',
  '/portalInfo',
  '/messages/status',
]

/** Session data and long lists, which flows of their own keep. */
const ofOwnFlows = [
  '/salaryyears',
  '/logout',
  '/perlista',
  '/notifications',
  '/userRightsGroups/user/current',
  '/userRightsGroups/{name}',
  '/portalInfo',
  '/messages/status',
]

/** The calls of the catalogue by method and path, with their outcomes. */
const calls = Object.entries(catalogue).flatMap(([area, of]) =>
  Object.entries(of).map(([name, { method, path }]) => ({
    area,
    name,
    method,
    path: path.replace(/\{.*?\}/g, '{}'),
    outcomes: (outcomes as unknown as Record<string, Record<string, readonly unknown[]>>)[area]?.[name] ?? [],
  })),
)
const callOf = (path: string) =>
  calls.find(call => call.method === 'GET' && call.path === path.replace(/\{.*?\}/g, '{}'))

/** The calls of the cached lists: each register's list, and the others. */
const cached = new Set([
  ...Object.values(registers).map(({ path }) => path as string),
  ...Object.values<OtherList>(otherLists).map(
    ({ call: [area, name] }) => calls.find(each => each.area === area && each.name === name)?.path,
  ),
])

describe('the lists of the specification', () => {
  it.each(specified)('%s answers, in the pact', path => {
    expect(callOf(path)?.outcomes.length).toBeGreaterThan(0)
  })

  it('those of registers are cached in the browser', () => {
    const uncached = specified.filter(path => !ofOwnFlows.includes(path) && callOf(path) && !cached.has(path))
    // The settings of a table and year, and the variables of formulas, have parameters of their
    // own.
    expect(uncached.filter(path => !path.includes('{'))).toEqual([])
    expect(listNames).toHaveLength(Object.keys(registers).length + Object.keys(otherLists).length)
  })

  it('those of flows of their own are among them', () => {
    expect(specified).toEqual(expect.arrayContaining(ofOwnFlows))
  })
})
