import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { RegisterRow } from '#contracts/registers/calls.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { Pagination } from '#contracts/wire.ts'
import { companyEvents } from '../copies/company-events.ts'
import { withSystem, withTenant } from '../platform/database/tenancy.ts'
import { findNamedCompany } from '../platform/replay/find-company.ts'
import { replayCompany } from '../platform/replay/replay-company.ts'
import { projections } from '../projections.ts'
import { addStandardItems } from '../registers/standard-items.ts'
import { company, event, payType, registerItem } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let stage: TestBackend
let adm: Browser
beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
})
afterAll(() => stage.close())

const there = { company: 'nordsken', year: 2026 }
const own = { ...registers.payTypes.examples[0], LonArtNr: '8010', BenText: 'Egen löneart', PAXmlKod: '' }
const ask = (method: string, path: string, body: object, asking: object = there) =>
  adm.ask(encodeURI(path), { ...asking, method, body })
const post = (path: string, body: object, asking: object = there) => ask('POST', path, body, asking)
const remove = (path: string) => adm.ask(encodeURI(path), { ...there, method: 'DELETE' })
const list = async (path: string, pagination: Pagination = {}, asking: object = there) =>
  (await adm.ask(encodeURI(path), { ...asking, pagination })).body.data as RegisterRow[]
const numbers = async (table: string, asking: object = there) =>
  (await list(`/artreg/${table}`, {}, asking)).map(({ LonArtNr }) => LonArtNr)
const answered = ({ status, body }: { status: number; body: { dvCode?: string | undefined } }) => [status, body.dvCode]

/** Runs work in the company nordsken. */
async function inNordsken<Result>(work: Parameters<typeof withTenant<Result>>[2]): Promise<Result> {
  const { database } = stage.test
  const [found] = await withTenant(database, { licNr: 'WEB100200' }, tx =>
    tx.select().from(company).where(eq(company.ftgId, 'nordsken')),
  )
  return withTenant(database, { licNr: 'WEB100200', ftgKey: found?.ftgKey ?? '' }, work)
}

describe('the pay types of a table and a year', () => {
  it('are those of the product in a demo company, searched by their codes and accounts', async () => {
    const all = await list('/artreg/STANDARD')
    expect(all.length).toBeGreaterThan(120)
    expect(all.find(({ LonArtNr }) => LonArtNr === '2110')).toMatchObject({
      BenText: 'Vård av barn',
      KlassTyp: 'FRÅ',
      Konto: '7210',
      FKFranvaro: 'TFP',
      LockStandard: true,
      SkatteTyp: 'TAB',
      AvgiftTyp: 'AVG',
      AgiFalt: '011',
      Tecken: 'MINUS',
      SemGruFranv: true,
    })
    const found = async (searchTerm: string) =>
      (await list('/artreg/STANDARD', { searchTerm })).map(({ LonArtNr }) => LonArtNr)
    expect(await found('MILPRI_FRI')).toEqual(['5020'])
    expect(await found('7332')).toEqual(['5021', '5025'])
  })

  it('are kept apart by table, year and company', async () => {
    await post('/tabellnamn', { ...registers.payTypeTables.examples[0], TabellKod: 'LAGER A', GrundTabell: 'TRANSP' })
    const before = await numbers('LAGER A')
    expect(before).toContain('1270')
    expect(answered(await post('/artreg/LAGER A', own))).toEqual([200, undefined])
    expect(await numbers('LAGER A')).toEqual([...before, own.LonArtNr].toSorted())
    expect(await numbers('STANDARD')).not.toContain(own.LonArtNr)
    expect(await numbers('LAGER A', { company: 'nordsken', year: 2025 })).toEqual([])
    expect(await numbers('LAGER A', { company: 'zenit', year: 2026 })).toEqual([])
    const one = await adm.ask(encodeURI(`/artreg/LAGER A/${own.LonArtNr}`), there)
    expect(one.body.data).toMatchObject({ Version: 1, Values: own })
    expect(answered(await adm.ask(`/artreg/STANDARD/${own.LonArtNr}`, there))).toEqual([
      errors.registerItemMissing.status,
      errors.registerItemMissing.dvCode,
    ])
  })

  it('have a table and a year that exist', async () => {
    const missing = { fields: { LonArtNr: 'Löneartstabellen FINNS EJ finns inte i löneåret 2026.' } }
    expect((await post('/artreg/FINNS EJ', own)).body).toMatchObject(missing)
    const noYear = await post('/tabellnamn', registers.payTypeTables.examples[1], { company: 'nordsken', year: 2099 })
    expect(noYear.body).toMatchObject({ fields: { TabellKod: 'Löneåret 2099 finns inte.' } })
    const without = await adm.ask('/artreg/STANDARD', { company: 'nordsken' })
    expect(without.body).toMatchObject({ dvCode: '40000', message: 'Löneår saknas i anropet.' })
  })

  it('are standard only when the product brought them, and have accounts that exist', async () => {
    const asStandard = await post('/artreg/STANDARD', { ...own, LockStandard: true })
    expect(asStandard.body).toMatchObject({ fields: { LockStandard: expect.any(String) } })
    const nowhere = await post('/artreg/STANDARD', { ...own, Konto: '1234' })
    expect(nowhere.body).toMatchObject({ fields: { Konto: expect.stringContaining('1234 finns inte') } })
    const untaxed = await post('/artreg/STANDARD', { ...own, SkatteTyp: 'FRI' })
    expect(untaxed.body).toMatchObject({ fields: { AvgiftTyp: expect.any(String) } })
  })

  it('of the product are neither changed nor removed, though a table of its own has them', async () => {
    const locked = [errors.registerItemLocked.status, errors.registerItemLocked.dvCode]
    const change = { Version: 1, Values: { BenText: 'Annat' } }
    expect(answered(await ask('PUT', '/artreg/LAGER A/1270', change))).toEqual(locked)
    expect(answered(await remove('/artreg/LAGER A/1270'))).toEqual(locked)
    const many = await ask('PUT', '/artreg/LAGER A/@/change', [{ LonArtNr: '1270', Version: 1, Aktiv: false }])
    expect(many.body.data).toMatchObject({ errors: [{ index: 0 }] })
  })

  it('are told with their rows, from which a replay builds the same tables', async () => {
    await ask('PUT', '/artreg/LAGER A/8010', { Version: 1, Values: { BenText: 'Lagertillägg' } })
    await post('/artreg/LAGER A', { ...own, LonArtNr: '8011' })
    expect(answered(await remove('/artreg/LAGER A/8011'))).toEqual([200, undefined])
    const events = await withSystem(stage.test.database, tx =>
      tx.select().from(event).where(eq(event.type, 'register.changed')),
    )
    expect(events.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({
        register: 'payTypes',
        key: 'LAGER A/8010',
        year: 2026,
        fields: ['BenText'],
        changed: { pay_type: [expect.objectContaining({ number: '8010', name: 'Lagertillägg', version: 2 })] },
      }),
    )
    const found = await findNamedCompany(stage.test.database, 'nordsken', companyEvents.removed)
    const replayed = await replayCompany(stage.test.database, stage.test.address, projections, { company: found })
    expect(replayed.differences).toEqual([])
    expect(replayed.built.get('pay_type')?.filter(({ table_code }) => table_code === 'LAGER A')).toHaveLength(
      (await numbers('LAGER A')).length,
    )
  })
})

describe('a table', () => {
  it('tells its amounts and control rows of a year', async () => {
    const { body } = await adm.ask('/tabellyear/STANDARD', there)
    expect(body.data).toMatchObject({
      TabellKod: 'STANDARD',
      UseBeloppA10: true,
      BelNamnA10: 'Egen bil, per mil',
      BeloppA10: 25,
      LonSty: [{ LonStyKod: 'STD', IsDefault: true }],
    })
    const before = await adm.ask('/tabellyear/STANDARD', { company: 'akvarell', year: 2024 })
    expect(before.body.data).toMatchObject({ BeloppA11: 290 })
  })

  it('keeps the control rows that are sent, and a steering that they name', async () => {
    expect(answered(await post('/artsty', { ...registers.payTypeSteering.examples[1], LonStyKod: 'TIM' }))).toEqual([
      200,
      undefined,
    ])
    const change = (Version: number, LonSty: object[]) =>
      ask('PUT', '/tabellnamn/LAGER A', { Version, Values: { LonSty } })
    const row = (LonStyKod: string, IsDefault: boolean) => ({ LonStyKod, IsDefault })
    const [missing, twoDefaults] = [[row('SAKNAS', true)], [row('STD', true), row('TIM', true)]]
    expect((await change(1, missing)).body).toMatchObject({
      fields: { LonSty: 'Rad 1: Styrning SAKNAS finns inte. Välj en i listan.' },
    })
    expect((await change(1, twoDefaults)).body).toMatchObject({ fields: { LonSty: 'Bara en rad får vara förvald.' } })
    const rows = [row('TIM', true), row('STD', false)]
    expect(answered(await change(1, rows))).toEqual([200, undefined])
    expect((await adm.ask(encodeURI('/tabellyear/LAGER A'), there)).body.data).toMatchObject({ LonSty: rows })
    expect(answered(await remove('/artsty/TIM'))).toEqual([
      errors.registerItemInUse.status,
      errors.registerItemInUse.dvCode,
    ])
    expect(answered(await change(2, [row('STD', true)]))).toEqual([200, undefined])
    expect(answered(await remove('/artsty/TIM'))).toEqual([200, undefined])
  })

  it('in use by somebody is kept, and takes its pay types along when it goes', async () => {
    const used = await remove('/tabellnamn/STANDARD')
    expect(answered(used)).toEqual([errors.registerItemInUse.status, errors.registerItemInUse.dvCode])
    expect(answered(await remove('/tabellnamn/LAGER A'))).toEqual([200, undefined])
    const left = await inNordsken(tx =>
      tx.$count(payType, and(eq(payType.tableCode, 'LAGER A'), eq(payType.year, 2026))),
    )
    expect(left).toBe(0)
  })
})

it('what every company begins with is added once, and a changed item stays as it is', async () => {
  const { body } = await adm.ask('/kontoreg/7010', there)
  const { Version } = body.data as { Version: number }
  await ask('PUT', '/kontoreg/7010', { Version, Values: { BenText: 'Löner, lager' } })
  const [before, after] = await inNordsken(async tx => {
    const items = await tx.$count(registerItem)
    await addStandardItems(tx)
    return [items, await tx.$count(registerItem)]
  })
  expect(after).toBe(before)
  const kept = await adm.ask('/kontoreg/7010', there)
  expect(kept.body.data).toMatchObject({ Values: { BenText: 'Löner, lager' } })
  expect((await list('/tidkoder')).length).toBeGreaterThan(30)
  expect((await list('/lonkoder')).length).toBeGreaterThan(20)
  expect(await list('/artsty')).toMatchObject([{ LonStyKod: 'STD', ArtSjkLon: '2020' }])
})
