import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examplePicture } from '#contracts/companies/examples.ts'
import { documentMessages } from '#contracts/employees/documents/document-file.ts'
import type { Employee } from '#contracts/employees/shapes.ts'
import { errors } from '#contracts/errors.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { header, markerValue } from '#contracts/headers.ts'
import type { RegisterItem, RegisterRow } from '#contracts/registers/calls.ts'
import { registers } from '#contracts/registers/registers.ts'
import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { noDate, noGuid } from '#contracts/rules/required.ts'
import { type Tenant, withTenant } from '../platform/database/tenancy.ts'
import { testMoment } from '../platform/database/test-time.ts'
import {
  clientAssignment,
  clientPicture,
  company,
  employeeDocument,
  event,
  rightsGroup,
  userAccount,
} from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let stage: TestBackend
let oms: Browser
let lss: Browser
const there = { company: 'omtanke' }
let tenant: Tenant
const inOmtanke = <Result>(work: Parameters<typeof withTenant<Result>>[2]) =>
  withTenant(stage.test.database, tenant, work)

beforeAll(async () => {
  stage = await startTestBackend()
  const licence = { licNr: 'WEB300400' }
  oms = await stage.signedInByBankId('oms', licence.licNr)
  lss = await stage.signedInByBankId('lss', licence.licNr)
  const [found] = await withTenant(stage.test.database, licence, tx =>
    tx.select({ ftgKey: company.ftgKey }).from(company).where(eq(company.ftgId, 'omtanke')),
  )
  tenant = { ...licence, ftgKey: found?.ftgKey ?? '' }
})
afterAll(() => stage.close())

const path = '/brukarlista'
const [, example] = registers.clients.examples
const aClient = (Brukare: string, more: FormValues = {}) => ({ ...example, Ansvariga: [], Brukare, ...more })
const add = (Brukare: string, more: FormValues = {}) =>
  oms.ask(path, { ...there, method: 'POST', body: aClient(Brukare, more) })
const change = (code: string, Version: number, Values: FormValues) =>
  oms.ask(`${path}/${code}`, { ...there, method: 'PUT', body: { Version, Values } })
const read = async (code: string, browser = oms) =>
  (await browser.ask(`${path}/${code}`, there)).body.data as RegisterItem
const ok = ({ status, body }: { status: number; body: { message?: string; fields?: object } }) =>
  expect([status, body.message, body.fields]).toEqual([200, undefined, undefined])
const refused = ({ body }: { body: { dvCode?: string | undefined; fields?: object | undefined } }) => [
  body.dvCode,
  body.fields,
]
const works = (AnstNr: string, FranDatum: string, TomDatum = noDate) => ({ AnstNr, FranDatum, TomDatum })
const set = (settings: object) =>
  inOmtanke(async tx => {
    const [row] = await tx.select().from(company).where(eq(company.ftgId, 'omtanke'))
    await tx
      .update(company)
      .set({ settings: { ...row?.settings, ...settings } })
      .where(eq(company.ftgId, 'omtanke'))
  })

describe('a client', () => {
  it('has assistants with periods, in the order of their numbers, and keeps them through other changes', async () => {
    const Assistenter = [works('2', '2026-05-01'), works('1', '2025-01-01', '2025-12-31'), works('1', '2026-02-01')]
    ok(await add('101', { Assistenter }))
    const ordered = [Assistenter[1], Assistenter[2], Assistenter[0]]
    expect((await read('101')).Values.Assistenter).toEqual(ordered)
    ok(await change('101', 1, { Fornamn: 'Iris' }))
    expect(await read('101')).toMatchObject({
      Version: 2,
      Values: { Fornamn: 'Iris', Assistenter: ordered, ProfilePictureId: noGuid },
    })
    ok(await change('101', 2, { Assistenter: [works('3', '2026-01-01')] }))
    expect(await inOmtanke(tx => tx.$count(clientAssignment, eq(clientAssignment.clientNumber, '101')))).toBe(1)
    const { body } = await oms.ask('/perlista?filter=%7B%22BrukareList%22%3A%5B%22101%22%5D%7D', there)
    expect((body.data as { AnstNr: string }[]).map(({ AnstNr }) => AnstNr)).toEqual(['3'])
  })

  it('names only employees and approvers that exist; those who are gone may stay', async () => {
    expect(refused(await add('102', { Assistenter: [works('1', '2026-01-01'), works('NIX', '2026-01-01')] }))).toEqual([
      errors.fieldsRefused.dvCode,
      { Assistenter: 'Rad 2: Anställd NIX finns inte. Välj en i listan.' },
    ])
    // An account of the licence that is no customer manager.
    expect(refused(await add('102', { Ansvariga: [{ Login: 'oms' }] }))).toEqual([
      errors.fieldsRefused.dvCode,
      { Ansvariga: 'Rad 1: Användare oms finns inte. Välj en i listan.' },
    ])
    ok(await add('102', { Ansvariga: [{ Login: 'lss' }] }))
    await inOmtanke(tx => tx.update(userAccount).set({ blockedAt: testMoment }).where(eq(userAccount.login, 'lss')))
    ok(await change('102', 1, { Ansvariga: [{ Login: 'lss' }], Telefon: '08-1' }))
    expect(refused(await add('103', { Ansvariga: [{ Login: 'lss' }] }))[0]).toBe(errors.fieldsRefused.dvCode)
    await inOmtanke(tx => tx.update(userAccount).set({ blockedAt: null }).where(eq(userAccount.login, 'lss')))
  })

  it('has one assistant, decision and approver at a time', async () => {
    const twice = [works('1', '2026-01-01'), works('1', '2026-06-01')]
    expect(refused(await add('104', { Assistenter: twice }))[1]).toEqual({
      Assistenter: 'Rad 2: Samma person är assistent två gånger samma tid som på rad 1.',
    })
    const [{ Beslut: [decision] = [] }] = registers.clients.examples as readonly { Beslut?: FormValues[] }[] as [
      { Beslut?: FormValues[] },
    ]
    ok(
      await add('104', {
        Beslut: [
          { ...decision, TomDatum: '2026-06-30' },
          { ...decision, FranDatum: '2026-07-01' },
        ],
      } as never),
    )
    expect(
      refused(await change('104', 1, { Beslut: [decision, { ...decision, Betalare: 'FK' }] } as never))[1],
    ).toEqual({
      Beslut: 'Rad 2: Beslut från samma betalare gäller samma tid som på rad 1.',
    })
  })

  it('is not removed while it has assistants; the message says so', async () => {
    ok(await add('105', { Assistenter: [works('1', '2026-01-01')] }))
    const removal = () => oms.ask(`${path}/105`, { ...there, method: 'DELETE' })
    expect((await removal()).body).toMatchObject({
      dvCode: errors.registerItemInUse.dvCode,
      message: '105 används av 1 assistenter och kan inte tas bort.',
    })
    ok(await change('105', 1, { Assistenter: [] }))
    ok(await removal())
  })

  it('has its picture by another call only', async () => {
    const picture = { ProfilePictureId: '11111111-1111-4111-8111-111111111111' }
    expect(refused(await add('106', picture))[1]).toEqual({ ProfilePictureId: 'Bilden byts för sig.' })
  })

  it('is nowhere named in the history, which says what happened to the number', async () => {
    ok(await add('107', { Efternamn: 'Hemligsson', PersNr: '198506129801' }))
    ok(await change('107', 1, { Efternamn: 'Hemligdotter', Fritext: 'Hemligt' }))
    const events = await inOmtanke(tx => tx.select({ payload: event.payload }).from(event))
    const own = events.map(({ payload }) => JSON.stringify(payload)).filter(text => text.includes('"107"'))
    expect(own).toHaveLength(2)
    expect(own.join()).not.toMatch(/Hemlig|19850612/)
  })
})

describe('the list of clients', () => {
  it.each([
    ['Hemligdotter Ivar', ['107']],
    ['ivar hemligd', ['107']],
    ['19850612-9801', ['107']],
    ['107', ['107']],
    ['Hemligdotter Iris', []],
  ])('is searched for %s as people are', async (searchTerm, numbers) => {
    const { body } = await oms.ask(path, { ...there, pagination: { searchTerm } })
    expect((body.data as RegisterRow[]).map(({ Brukare }) => Brukare)).toEqual(numbers)
  })

  it('is by name in Swedish order', async () => {
    const { body } = await oms.ask(path, { ...there, pagination: { perPage: 25, pageNum: 1 } })
    const names = (body.data as RegisterRow[]).map(({ Efternamn }) => String(Efternamn))
    expect(names).toEqual(names.toSorted(new Intl.Collator('sv').compare))
    expect(names.length).toBeGreaterThan(18)
  })
})

describe('the number of a client', () => {
  it('is suggested: the lowest free one of the range, and outside it none is taken', async () => {
    const start = async () => (await oms.ask(`${path}/@/start`, there)).body.data
    expect(await start()).toEqual({ Brukare: '19', OpenNewBrukare: false })
    await set({ UseNewBrukare: true, FromNewBrukare: '900', TomNewBrukare: '901', OpenNewBrukare: true })
    expect(await start()).toEqual({ Brukare: '900', OpenNewBrukare: true })
    ok(await add('900'))
    expect(await start()).toMatchObject({ Brukare: '901' })
    ok(await add('901'))
    expect(await start()).toMatchObject({ Brukare: '' })
    expect(refused(await add('902'))[1]).toEqual({ Brukare: 'Nya kundnummer måste vara mellan 900 och 901.' })
    // Numbers that exist are not affected.
    ok(await change('101', 3, { Fornamn: 'Ida' }))
    await set({ UseNewBrukare: false, BrukarNum: true })
    expect(refused(await add('K1'))[1]).toEqual({ Brukare: 'Kundnummer får endast bestå av siffror.' })
    await set({ BrukarNum: false })
  })

  it('is changed with what refers to it', async () => {
    ok(await add('110', { Assistenter: [works('4', '2026-01-01')] }))
    const renumber = (body: object) => oms.ask(`${path}/110/nummer`, { ...there, method: 'PUT', body })
    expect(refused(await renumber({ Version: 9, Brukare: '111' }))[0]).toBe(errors.versionConflict.dvCode)
    expect(refused(await renumber({ Version: 1, Brukare: '1' }))[1]).toEqual({
      Brukare: '1 finns redan. Välj ett annat nummer.',
    })
    expect(refused(await renumber({ Version: 1, Brukare: '../x' }))[1]).toMatchObject({ Brukare: expect.any(String) })
    ok(await renumber({ Version: 1, Brukare: '111' }))
    expect(await read('111')).toMatchObject({ Version: 2, Values: { Assistenter: [works('4', '2026-01-01')] } })
    expect((await oms.ask(`${path}/110`, there)).body.dvCode).toBe(errors.registerItemMissing.dvCode)
  })
})

describe('a client with a protected identity', () => {
  const secret = { Adress1: 'Gömda gatan 1', Telefon: '08-2', AnhorigNamn1: 'Systern', Fritext: 'Nyckel' }

  it('has an address for those who may change it, in the list as in the form', async () => {
    await inOmtanke(tx => tx.update(rightsGroup).set({ rights: rightsWhere(each => each === 'Registry.Brukare.Read') }))
    ok(await add('120', { ...secret, SkyddadIdentitet: true }))
    ok(await add('121', secret))
    const listed = async (browser: Browser, code: string) => {
      const { body } = await browser.ask(path, {
        ...there,
        pagination: { searchTerm: code, searchFields: ['Brukare'] },
      })
      return (body.data as RegisterRow[])[0]
    }
    const nothing = Object.fromEntries(Object.keys(secret).map(name => [name, '']))
    for (const [code, browser, seen] of [
      ['120', oms, secret],
      ['121', lss, secret],
      ['120', lss, nothing],
    ] as const) {
      expect((await read(code, browser)).Values).toMatchObject(seen)
      expect(await listed(browser, code)).toMatchObject(seen)
    }
  })

  it('has approvers whom a reader sees by name', async () => {
    const { body } = await lss.ask('/brukaransvlista', there)
    const { rows } = await inOmtanke(tx =>
      tx.execute<{ name: string }>(`select name from user_account where login = 'lss'`),
    )
    expect(body.data).toEqual([{ Login: 'lss', Namn: rows[0]?.name }])
  })
})

describe('the clients of an assistant', () => {
  it('are named on the employee for those who may see clients, until the last day', async () => {
    const filter = encodeURIComponent(JSON.stringify({ Datum: '2026-11-23' }))
    const named = async (browser: Browser) =>
      ((await browser.ask(`/perreg/2?filter=${filter}`, there)).body.data as Employee).Uppdrag
    const before = await named(oms)
    const Assistenter = [works('2', '2026-01-01', '2026-11-22'), works('2', '2027-01-01', '2027-06-30')]
    ok(await add('130', { Efternamn: 'Aaltonen', Fornamn: 'Åke', Assistenter }))
    const added = { Brukare: '130', Namn: 'Aaltonen Åke', FranDatum: '2027-01-01', TomDatum: '2027-06-30' }
    expect(await named(oms)).toEqual([added, ...(before ?? [])])
    const reading = (...rights: readonly string[]) =>
      inOmtanke(tx => tx.update(rightsGroup).set({ rights: rightsWhere(each => rights.includes(each)) }))
    await reading('Registry.PerReg.Read')
    expect(await named(lss)).toBeNull()
    await reading('Registry.PerReg.Read', 'Registry.Brukare.Read')
    expect(await named(lss)).toContainEqual(added)
    await set({ UseLSS: false })
    expect(await named(lss)).toBeNull()
    await set({ UseLSS: true })
  })
})

describe('the picture of a client', () => {
  const put = async (code: string, body: object = examplePicture, browser = oms) =>
    browser.ask(`${path}/${code}/bild`, { ...there, method: 'PUT', body })
  const set = async (code: string) => ((await put(code)).body.data as { Id: string }).Id
  const remove = (code: string) => oms.ask(`${path}/${code}/bild`, { ...there, method: 'DELETE' })
  const shown = (id: string, browser = oms) =>
    fetch(`${stage.backend.url}/api/ftgpicture/omtanke/${id}`, {
      headers: { [header.marker]: markerValue, cookie: browser.cookie ?? '' },
    })
  const named = async (code: string, browser = oms) => (await read(code, browser)).Values.ProfilePictureId
  const reading = (...rights: readonly string[]) =>
    inOmtanke(tx => tx.update(rightsGroup).set({ rights: rightsWhere(each => rights.includes(each)) }))
  const kept = (clientNumber: string) =>
    inOmtanke(tx => tx.$count(clientPicture, eq(clientPicture.clientNumber, clientNumber)))

  it('is set, replaced and removed, while the version stays', async () => {
    ok(await add('140'))
    const first = await set('140')
    expect([await named('140'), (await shown(first)).headers.get('content-type')]).toEqual([first, 'image/png'])
    const second = await set('140')
    expect([await named('140'), (await shown(first)).status, await kept('140')]).toEqual([second, 404, 1])
    // A form that was open before keeps the picture.
    ok(await change('140', 1, { Fornamn: 'Iris' }))
    expect(await read('140')).toMatchObject({ Version: 2, Values: { ProfilePictureId: second, Fornamn: 'Iris' } })
    ok(await remove('140'))
    ok(await remove('140'))
    expect([await named('140'), (await shown(second)).status, await kept('140')]).toEqual([noGuid, 404, 0])
    const told = await inOmtanke(tx => tx.select().from(event).where(eq(event.type, 'client.pictureChanged')))
    expect(told.map(({ payload }) => payload)).toEqual(
      [1, 1, 2].map(version => ({ register: 'clients', key: '140', version })),
    )
  })

  it('is a whole PNG or JPEG of a client that exists', async () => {
    expect(refused(await put('140', { Content: 'PHN2Zy8+', Type: 'image/png' }))[0]).toBe(errors.pictureRefused.dvCode)
    expect(refused(await put('finnsinte'))[0]).toBe(errors.registerItemMissing.dvCode)
    expect(refused(await remove('finnsinte'))[0]).toBe(errors.registerItemMissing.dvCode)
  })

  it('follows the client to another number, and ends with the client', async () => {
    ok(await add('141'))
    const id = await set('141')
    ok(await oms.ask(`${path}/141/nummer`, { ...there, method: 'PUT', body: { Version: 1, Brukare: '142' } }))
    expect([await named('142'), (await shown(id)).status]).toEqual([id, 200])
    ok(await oms.ask(`${path}/142`, { ...there, method: 'DELETE' }))
    expect([(await shown(id)).status, await kept('142')]).toEqual([404, 0])
  })

  it('is shown to those who may read clients, and of a protected one to those who may change them', async () => {
    ok(await add('143'))
    ok(await add('144', { SkyddadIdentitet: true }))
    const [open, hidden] = [await set('143'), await set('144')]
    await reading('Registry.Brukare.Read')
    expect([(await shown(open, lss)).status, (await shown(hidden, lss)).status]).toEqual([200, 404])
    expect([await named('143', lss), await named('144', lss)]).toEqual([open, noGuid])
    expect([(await shown(hidden)).status, await named('144')]).toEqual([200, hidden])
    expect(refused(await put('143', examplePicture, lss))[0]).toBe(errors.rightMissing.dvCode)
    // Who reads all of the staff register sees no client.
    await reading('Registry.PerReg.Read', 'Registry.PerReg.Write')
    expect((await shown(open, lss)).status).toBe(404)
  })

  it('counts among the files of the company, with documents', async () => {
    ok(await add('145'))
    const fills = { title: 'x', day: '2026-01-01', fileName: 'x.pdf', type: 'application/pdf' } as const
    const id = await set('145')
    await inOmtanke(tx => tx.update(clientPicture).set({ size: 5_000_000 }).where(eq(clientPicture.id, id)))
    await inOmtanke(tx =>
      tx.insert(employeeDocument).values(
        Array.from({ length: 10 }, (_, at) => ({
          ...fills,
          employmentNumber: '1',
          size: at === 0 ? 5_000_000 : 10_000_000,
          content: Buffer.from('x'),
        })),
      ),
    )
    expect((await put('143')).body).toMatchObject({
      dvCode: errors.documentRefused.dvCode,
      message: documentMessages.full,
    })
    // The old picture makes place for its successor.
    ok(await put('145'))
    ok(await put('143'))
    await inOmtanke(tx => tx.delete(employeeDocument).where(eq(employeeDocument.employmentNumber, '1')))
  })
})
