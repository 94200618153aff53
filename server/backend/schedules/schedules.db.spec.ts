import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { daySchedules } from '#contracts/registers/day-schedules.ts'
import type { HolidayValues } from '#contracts/registers/holidays.ts'
import { workSchedules } from '#contracts/registers/work-schedules.ts'
import { addDays } from '#contracts/rules/date.ts'
import { keyOf } from '../demo/make-licence.ts'
import { withTenant } from '../platform/database/tenancy.ts'
import { event, salaryPeriod } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let stage: TestBackend
let adm: Browser
let reader: Browser
beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
  reader = await stage.signedIn('las')
})
afterAll(() => stage.close())

const company = 'nordsken'
const get = async (path: string, who = adm, from = company) => (await who.ask(path, { company: from })).body
const send = (method: string, path: string, body?: object) => adm.ask(path, { company, method, ...(body && { body }) })
const within = <Result>(work: Parameters<typeof withTenant<Result>>[2]) =>
  withTenant(stage.test.database, { licNr: 'WEB100200', ftgKey: keyOf(company) }, work)
const refusedAt = { dvCode: errors.fieldsRefused.dvCode }

describe('the holidays of a year', () => {
  const year = async (of = 2026) => (await get(`/holidays/${of}`)).data as HolidayValues[]

  it('are Sweden’s, of the kinds that the rules name, until the company changes them', async () => {
    const days = await year()
    const kinds = Object.fromEntries(days.map(({ Datum, HelgTyp }) => [Datum, HelgTyp]))
    expect(kinds).toMatchObject({ '2026-01-01': 'S', '2026-01-06': 'H', '2026-04-02': 'A', '2026-06-19': 'S' })
    expect(days.map(({ Datum }) => Datum)).toEqual(days.map(({ Datum }) => Datum).toSorted())
    const eve = { Version: 1, Values: { HelgTyp: 'A', Forkortning: 3.5 } }
    expect((await send('PUT', '/holidays/@/days/2026-04-02', eve)).status).toBe(200)
    const own = { Datum: '2026-11-23', BenText: 'Företagets dag', HelgTyp: 'H', Forkortning: 0 }
    // A field that the kind of the day hides has its limits too.
    const long = await send('POST', '/holidays/@/days', { ...own, Forkortning: 100 })
    expect([long.status, Object.keys((long.body as { fields?: object }).fields ?? {})]).toEqual([400, ['Forkortning']])
    expect((await send('POST', '/holidays/@/days', own)).status).toBe(200)
    expect((await send('DELETE', '/holidays/@/days/2026-01-06')).status).toBe(200)
    const changed = await year()
    expect(changed).toContainEqual(own)
    expect(changed.find(({ Datum }) => Datum === '2026-04-02')?.Forkortning).toBe(3.5)
    expect(changed.some(({ Datum }) => Datum === '2026-01-06')).toBe(false)
    expect(await get('/holidays/2026', adm, 'zenit')).toEqual({ data: days })
  })

  it('are restored, those of other years left as they are', async () => {
    await send('POST', '/holidays/@/days', { Datum: '2025-11-24', BenText: 'Egen', HelgTyp: 'H', Forkortning: 0 })
    const before = await year(2025)
    expect((await send('POST', '/holidays/2026/standard')).body).toEqual({ data: null })
    expect({ data: await year() }).toEqual(await get('/holidays/2026', adm, 'zenit'))
    expect(await year(2025)).toEqual(before)
    const told = await within(tx => tx.select().from(event).where(eq(event.type, 'register.filled')))
    expect(told.map(({ payload }) => payload)).toMatchObject([{ register: 'holidays', key: '2026' }])
  })

  it('are read by everybody in the company, and changed by those who may; what is no date is no holiday', async () => {
    expect(((await get('/holidays/2026', await stage.signedIn('per'))).data as unknown[]).length).toBeGreaterThan(15)
    const refused = await reader.ask('/holidays/2026/standard', { company, method: 'POST' })
    expect(refused.body.dvCode).toBe(errors.rightMissing.dvCode)
    for (const key of ['2026-02-30', 'x', '0000-00-00'])
      expect((await get(`/holidays/@/days/${key}`)).dvCode).toBe(errors.registerItemMissing.dvCode)
    expect((await get('/holidays/26')).dvCode).toBe(errors.invalidRequest.dvCode)
  })

  it('come with a new salary year', async () => {
    const asked = { CalcVehicleBenefits: false, CopyLonTabell: true, CreateSalaryPeriods: true }
    const none = { CalcBerArsLon: false, CalcBerSnittLon: false, CalcBerSnittTid: false }
    expect(await year(2027)).toEqual([])
    expect((await send('POST', '/createSalaryYear', { Year: 2027, ...asked, ...none })).status).toBe(200)
    expect((await year(2027)).length).toBeGreaterThan(15)
  })
})

describe('the salary periods', () => {
  const periods = (kind: 'M' | 'V') =>
    within(tx => tx.select().from(salaryPeriod).where(eq(salaryPeriod.kind, kind)).orderBy(salaryPeriod.firstDay))
  const whole = async (kind: 'M' | 'V') => {
    const all = await periods(kind)
    return all.every(
      ({ firstDay, deviationsFirst }, at) =>
        at === 0 ||
        (firstDay === addDays(all[at - 1]?.lastDay ?? '', 1) &&
          deviationsFirst === addDays(all[at - 1]?.deviationsLast ?? '', 1)),
    )
  }
  const change = (period: string, Version: number, Values: object) =>
    send('PUT', `/salaryPeriods/${period}`, { Version, Values })

  it('of a changed month are followed by their neighbours, also in the next year', async () => {
    const before = await periods('M')
    expect(before.length).toBeGreaterThan(12)
    const december = { FranDatum: '2026-11-26', TomDatum: '2026-12-25', AvvTomDatum: '2026-11-25' }
    expect((await change('202612', 1, december)).status).toBe(200)
    const after = await periods('M')
    const of = (period: string) => after.find(each => each.period === period)
    expect([of('202611')?.lastDay, of('202701')?.firstDay, of('202701')?.deviationsFirst]).toEqual([
      '2026-11-25',
      '2026-12-26',
      '2026-11-26',
    ])
    expect([of('202611')?.version, of('202610')?.version]).toEqual([2, 1])
    expect(await whole('M')).toBe(true)
  })

  it('are kept when they are locked, and refused at the field', async () => {
    expect((await change('202603', 1, { Last: true })).status).toBe(200)
    expect((await change('202603', 2, { TomDatum: '2026-03-30' })).body).toMatchObject({
      ...refusedAt,
      fields: { Last: expect.stringMatching(/låst/) },
    })
    expect((await change('202604', 1, { FranDatum: '2026-03-30' })).body).toMatchObject({
      ...refusedAt,
      fields: { FranDatum: 'Perioden 202603 är låst och kan inte flyttas.' },
    })
    expect((await change('202605', 1, { TomDatum: '2026-04-30' })).body).toMatchObject({
      ...refusedAt,
      fields: { TomDatum: expect.stringMatching(/före/) },
    })
    expect((await send('DELETE', '/salaryPeriods/202603')).body.dvCode).toBe(errors.registerItemInUse.dvCode)
    expect((await send('DELETE', '/salaryPeriods/202606')).body.message).toMatch(/mellan två andra/)
    expect((await change('202603', 2, { Last: false, UtbetDatum: '2026-03-24' })).status).toBe(200)
    expect(await whole('M')).toBe(true)
  })

  it('stay whole when two neighbours are changed at once', async () => {
    const both = await Promise.all([
      change('202608', 1, { TomDatum: '2026-08-28' }),
      change('202609', 1, { FranDatum: '2026-08-30' }),
    ])
    expect(both.some(({ status }) => status === 200)).toBe(true)
    expect(await whole('M')).toBe(true)
  })

  it('are created a kind and a year at a time, once', async () => {
    const create = (Ar: number, UtbetPer: string) => send('POST', '/salaryPeriods/@/standard', { Ar, UtbetPer })
    const two = await Promise.all([create(2026, 'V'), create(2026, 'V')])
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(two.find(({ status }) => status === 400)?.body).toMatchObject({
      fields: { UtbetPer: 'Löneår 2026 har redan perioder för varje vecka.' },
    })
    const last = (await periods('V')).at(-1)
    expect((await change(last?.period ?? '', 1, { TomDatum: '2027-01-05', AvvTomDatum: '2027-01-05' })).status).toBe(
      200,
    )
    expect((await create(2027, 'V')).body.data).toEqual({ Antal: 52 })
    expect(await whole('V')).toBe(true)
    expect((await create(2031, 'V')).body).toMatchObject({ fields: { Ar: 'Löneår 2031 finns inte.' } })
    expect((await create(2026, '-')).body.dvCode).toBe(errors.invalidRequest.dvCode)
  })
})

describe('the schedules', () => {
  const [day] = daySchedules.examples
  const [, schedule] = workSchedules.examples

  it('refer to day schedules that exist, which then are kept', async () => {
    const of = (SchemaID: string, Veckor: string[], Avvikelser: string[] = []) =>
      send('POST', '/arbschemalist', { ...schedule, SchemaID, Veckor, Avvikelser })
    expect((await send('POST', '/dagschema', { ...day, SkiftID: 'PROV' })).status).toBe(200)
    expect((await of('FEL', ['BORTA'])).body).toMatchObject({ fields: { Veckor: 'Dagschemat BORTA finns inte.' } })
    expect((await of('FEL', [''], ['2026-12-23=BORTA'])).body).toMatchObject({
      fields: { Avvikelser: 'Dagschemat BORTA finns inte.' },
    })
    expect((await of('S1', ['PROV', '', '07:00-16:00'])).status).toBe(200)
    expect((await of('S2', [], ['2026-12-23=PROV'])).status).toBe(200)
    const refused = await send('DELETE', '/dagschema/PROV')
    expect(refused.body.message).toBe('PROV används av 2 arbetsscheman och kan inte tas bort.')
    const rows = (await get('/dagschema')).data as { SkiftID: string; CanDelete: boolean }[]
    expect(rows.find(({ SkiftID }) => SkiftID === 'PROV')?.CanDelete).toBe(false)
    for (const path of ['/arbschemalist/S1', '/arbschemalist/S2', '/dagschema/PROV'])
      expect((await send('DELETE', path)).status).toBe(200)
  })

  it('never refer to one that is removed at the same time', async () => {
    await send('POST', '/dagschema', { ...day, SkiftID: 'LOPP' })
    const [made, gone] = await Promise.all([
      send('POST', '/arbschemalist', { ...schedule, SchemaID: 'LOPP', Veckor: ['LOPP'], Avvikelser: [] }),
      send('DELETE', '/dagschema/LOPP'),
    ])
    expect([made.status === 200, gone.status === 200].filter(Boolean)).toHaveLength(1)
  })

  it('are refused with what is wrong in a day or in the rotation', async () => {
    const wrong = async (path: string, body: object) => (await send('POST', path, body)).body
    expect(await wrong('/dagschema', { ...day, SkiftID: 'X', Raster: ['18:00-18:30'] })).toMatchObject({
      fields: { Raster: 'Rasten 18:00-18:30 ligger utanför arbetstiden 08:00-17:00.' },
    })
    expect(await wrong('/arbschemalist', { ...schedule, SchemaID: 'X', StartDatum: '2026-01-01' })).toMatchObject({
      fields: { StartDatum: 'Rotationen börjar en måndag: 2025-12-29 eller 2026-01-05.' },
    })
    expect(await wrong('/arbschemalist', { ...schedule, SchemaID: 'X', Veckor: ['07:00'] })).toMatchObject({
      fields: { Veckor: expect.stringMatching(/inga tider/) },
    })
  })
})
