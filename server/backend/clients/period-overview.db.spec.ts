import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssistancePeriod } from '#contracts/clients/calls.ts'
import { careCalls } from '#contracts/clients/calls.ts'
import { errors } from '#contracts/errors.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { otherLists } from '#contracts/reference-data/names.ts'
import { registers } from '#contracts/registers/registers.ts'
import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { noDate } from '#contracts/rules/required.ts'
import { encodeQuery } from '#contracts/wire.ts'
import { withTenant } from '../platform/database/tenancy.ts'
import { client, company, rightsGroup } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

const there = { company: 'omtanke' }
const path = '/lssberedning/periodOverview'
const licence = { licNr: 'WEB300400' }
let stage: TestBackend
let oms: Browser
let lss: Browser

beforeAll(async () => {
  stage = await startTestBackend()
  oms = await stage.signedInByBankId('oms', licence.licNr)
  lss = await stage.signedInByBankId('lss', licence.licNr)
})
afterAll(() => stage.close())

const list = (query: Parameters<typeof encodeQuery>[0] = {}, browser = oms) =>
  browser.ask(`${path}${encodeQuery(query, careCalls.periodOverview.plainQuery)}`, there)
const rows = async (query: Parameters<typeof encodeQuery>[0] = {}) =>
  (await list(query)).body.data as readonly AssistancePeriod[]
const periods = async (query: Parameters<typeof encodeQuery>[0]) =>
  (await rows(query)).map(({ LSSPeriod }) => LSSPeriod)
const codeOf = ({ status, body }: { status: number; body: { dvCode?: string | undefined } }) => [status, body.dvCode]

const [, example] = registers.clients.examples
const decision = (FranDatum: string, more: FormValues = {}) => ({
  Betalare: 'FK',
  FranDatum,
  TomDatum: noDate,
  Timmar: 70,
  Period: 'V',
  Referens: '',
  ...more,
})
const write = async (method: 'POST' | 'PUT' | 'DELETE', code: string, body?: object) => {
  const at = method === 'POST' ? '/brukarlista' : `/brukarlista/${code}`
  const answer = await oms.ask(at, { ...there, method, ...(body && { body }) })
  expect([answer.status, answer.body.message]).toEqual([200, undefined])
}
const add = (Brukare: string, Beslut: readonly object[], more: FormValues = {}) =>
  write('POST', Brukare, { ...example, Ansvariga: [], Brukare, Beslut, ...more })

/** The test's clock stands in November 2026. */
describe('the months of assistance of a company', () => {
  it('are none before a client has a decision', async () => {
    const [found] = await withTenant(stage.test.database, licence, tx =>
      tx.select({ ftgKey: company.ftgKey }).from(company).where(eq(company.ftgId, 'omtanke')),
    )
    const tenant = { ...licence, ftgKey: found?.ftgKey ?? '' }
    // Those of the demo data have decisions.
    expect((await rows()).length).toBeGreaterThan(0)
    await withTenant(stage.test.database, tenant, tx => tx.delete(client))
    expect(await rows()).toEqual([])
    await add('1', [])
    expect(await rows()).toEqual([])
    await add('2', [decision('2026-12-01')])
    expect(await rows()).toEqual([])
  })

  it('count the clients and the hours of their decisions', async () => {
    await add('3', [
      decision('2026-08-03', { TomDatum: '2026-08-09' }),
      decision('2026-10-01', { Betalare: 'KOMMUN', Period: 'M', Timmar: 31 }),
    ])
    await add('4', [decision('2026-10-25')], { Aktiv: false, SlutDatum: '2026-10-31' })
    expect(await rows()).toEqual([
      { LSSPeriod: '202611', AntalBrukare: 1, AntalBeslut: 1, Timmar: 31 },
      { LSSPeriod: '202610', AntalBrukare: 2, AntalBeslut: 2, Timmar: 101 },
      { LSSPeriod: '202609', AntalBrukare: 0, AntalBeslut: 0, Timmar: 0 },
      { LSSPeriod: '202608', AntalBrukare: 1, AntalBeslut: 1, Timmar: 70 },
    ])
  })

  it('follow a change, an active client again and a removal', async () => {
    await write('PUT', '4', { Version: 1, Values: { Aktiv: true } })
    expect((await rows())[0]).toEqual({ LSSPeriod: '202611', AntalBrukare: 2, AntalBeslut: 2, Timmar: 331 })
    await write('PUT', '4', { Version: 2, Values: { Beslut: [] } })
    expect((await rows())[0]).toMatchObject({ AntalBrukare: 1, Timmar: 31 })
    await add('5', [decision('2024-02-01', { TomDatum: '2024-02-29' })])
    expect(await rows()).toHaveLength(34)
    expect((await rows()).at(-1)).toMatchObject({ LSSPeriod: '202402', AntalBrukare: 1, Timmar: 290 })
    await write('DELETE', '5')
    expect(await rows()).toHaveLength(4)
  })

  it('are sorted both ways by each field, and paged', async () => {
    const page = (pagination: object) => periods({ pagination })
    expect(await page({ sortBy: 'LSSPeriod', sortOrder: 'asc' })).toEqual(['202608', '202609', '202610', '202611'])
    expect(await page({ sortBy: 'LSSPeriod', sortOrder: 'desc' })).toEqual(['202611', '202610', '202609', '202608'])
    expect(await page({ sortBy: 'Timmar', sortOrder: 'desc', perPage: 2, pageNum: 1 })).toEqual(['202608', '202611'])
    for (const sortBy of ['AntalBrukare', 'AntalBeslut', 'Timmar'])
      expect((await page({ sortBy, sortOrder: 'asc' }))[0]).toBe('202609')
    const second = await list({ pagination: { perPage: 3, pageNum: 2 } })
    expect([second.body.data, second.headers.get('x-pagination-info')]).toEqual([
      [{ LSSPeriod: '202608', AntalBrukare: 1, AntalBeslut: 1, Timmar: 70 }],
      '{"totalRows":4}',
    ])
    expect(await page({ searchTerm: '20261' })).toEqual(['202611', '202610'])
    expect(await page({ searchTerm: '%' })).toEqual([])
  })

  it('have the last one first, by its name alone, as the browser asks for it', async () => {
    expect(await rows(otherLists.lssPeriods.query)).toEqual([{ LSSPeriod: '202611' }])
  })

  it('refuse unknown fields', async () => {
    const refused = [400, errors.invalidRequest.dvCode]
    expect(codeOf(await list({ pagination: { sortBy: 'Namn' } }))).toEqual(refused)
    expect(codeOf(await list({ pagination: { searchTerm: 'x', searchFields: ['Namn'] } }))).toEqual(refused)
    expect(codeOf(await list({ fields: ['Namn'] }))).toEqual(refused)
  })

  it('are for those with the right to preparation, in a company with LSS', async () => {
    const may = (right: string) =>
      withTenant(stage.test.database, licence, tx =>
        tx.update(rightsGroup).set({ rights: rightsWhere(each => each === right) }),
      )
    const refused = [403, errors.rightMissing.dvCode]
    await may('LSS.Ber.Read')
    expect((await list({}, lss)).body.data).toHaveLength(4)
    await may('Registry.Brukare.Read')
    expect(codeOf(await list({}, lss))).toEqual(refused)
    await withTenant(stage.test.database, licence, async tx => {
      const [row] = await tx.select().from(company).where(eq(company.ftgId, 'omtanke'))
      const settings = { ...row?.settings, UseLSS: false }
      await tx.update(company).set({ settings }).where(eq(company.ftgId, 'omtanke'))
    })
    expect(codeOf(await list())).toEqual(refused)
    // As its neighbour does.
    expect(codeOf(await oms.ask('/lssInfo', there))).toEqual(refused)
  })
})
