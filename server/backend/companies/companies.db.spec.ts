import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '#contracts/common-errors.ts'
import { exampleNewCompany } from '#contracts/companies/examples.ts'
import type { NewCompany } from '#contracts/companies/new-company.shapes.ts'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import { errors } from '#contracts/errors.ts'
import { header } from '#contracts/headers.ts'
import { type Transaction, withTenant } from '../platform/database/tenancy.ts'
import { openSocket } from '../platform/live/testing.ts'
import {
  agreement,
  calculationRule,
  company,
  employee,
  event,
  holiday,
  payType,
  salaryPeriod,
  vacationAgreement,
} from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let server: TestBackend
let adm: Browser
beforeAll(async () => {
  server = await startTestBackend()
  adm = await signedIn('adm')
})
afterAll(() => server.close())

const signedIn = (login: string) => server.signedIn(login)

const create = (browser: Browser, wanted: Partial<NewCompany> & { readonly FtgId: string }, key?: string) =>
  browser.ask('/createCompany', {
    method: 'POST',
    body: { ...exampleNewCompany, ...wanted },
    ...(key !== undefined && { headers: { [header.idempotencyKey]: key } }),
  })
const toggle = (browser: Browser, FtgId: string, key?: string) =>
  browser.ask(`/companyInfo/${FtgId}/toggleArchivedState`, {
    method: 'DELETE',
    ...(key !== undefined && { headers: { [header.idempotencyKey]: key } }),
  })
const listed = async (browser: Browser) => (await browser.ask('/companyList')).body.data as CompanyListItem[]
const refused = ({ status, dvCode, message }: ApiError, fields?: Record<string, string>) => ({
  status,
  body: { dvCode, message, ...(fields && { fields }) },
})

/** Reads the contents of a company in its own name. */
async function within<Result>(FtgId: string, read: (tx: Transaction) => Promise<Result>, licNr = 'WEB100200') {
  const { database } = server.test
  const [found] = await withTenant(database, { licNr }, tx => tx.select().from(company).where(eq(company.ftgId, FtgId)))
  if (!found) throw new Error(`There is no company ${FtgId}`)
  return withTenant(database, { licNr, ftgKey: found.ftgKey }, read)
}
const countsOf = (FtgId: string, licNr?: string) =>
  within(
    FtgId,
    async tx => ({
      periods: await tx.$count(salaryPeriod),
      holidays: await tx.$count(holiday),
      payTypes: await tx.$count(payType),
      employees: await tx.$count(employee),
      agreements: await tx.$count(agreement),
      rules: await tx.$count(calculationRule),
    }),
    licNr,
  )

describe('POST /createCompany', () => {
  it('creates a company that can be worked in: its year, periods, holidays and pay types, and nobody in it', async () => {
    const { status, body } = await create(adm, { FtgId: 'ny1', Namn: 'Åkeriet i Växjö AB', Year: 2024 })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ FtgId: 'ny1', Namn: 'Åkeriet i Växjö AB', Orgnr: '', Archived: false })
    expect((await listed(adm)).find(({ FtgId }) => FtgId === 'ny1')).toMatchObject({ Namn: 'Åkeriet i Växjö AB' })
    expect((await adm.ask('/salaryyears', { company: 'ny1' })).body.data).toEqual([2024])
    const { payTypes, holidays, ...others } = await countsOf('ny1')
    expect(others).toEqual({ periods: 12, employees: 0, agreements: 2, rules: 0 })
    expect(payTypes).toBeGreaterThan(20)
    expect(holidays).toBeGreaterThan(14)
    const days = await within('ny1', tx => tx.select().from(holiday).where(eq(holiday.kind, 'A')))
    expect(days.map(({ day, name }) => `${day} ${name}`)).toEqual([
      '2024-01-05 Trettondagsafton',
      '2024-03-28 Skärtorsdagen',
      '2024-04-30 Valborgsmässoafton',
      '2024-11-01 Allhelgonaafton',
    ])
  })

  it('has settings that are those of a new company', async () => {
    const { body } = await adm.ask('/companyInfo/ny1')
    expect(body.data).toMatchObject({
      Settings: { Version: 1, Values: { Namn: 'Åkeriet i Växjö AB', SkattTab: '32' } },
    })
  })

  it('fills in test persons, their agreements and the calculation rules of the chosen table', async () => {
    await create(adm, {
      FtgId: 'ny2',
      LoneartsTabell: 'TRANSP',
      LoneartsTabellNamn: 'Våra lönearter',
      Year: 2019,
      StdTestData: true,
      IncludeCSRegistries: true,
      InactivatePortalHRFunctions: true,
    })
    expect(await countsOf('ny2')).toMatchObject({ employees: 10, agreements: 2, rules: 12 })
    await within('ny2', async tx => {
      const persons = await tx.select().from(employee).orderBy(employee.employmentNumber)
      const agreements = (await tx.select().from(agreement)).map(({ id }) => id)
      const [first] = await tx.select().from(vacationAgreement)
      expect(first).toMatchObject({ days: 25, yearStart: 4 })
      for (const { agreementId, payCodeTable, employedFrom, employedTo, personalNumber } of persons) {
        expect(agreements).toContain(agreementId)
        expect(payCodeTable).toBe('TRANSP')
        expect(Number(personalNumber.slice(0, 4))).toBeLessThanOrEqual(2001)
        expect(employedFrom < '2020' && (employedTo ?? '9999') >= '2019').toBe(true)
      }
      expect(persons.map(({ employmentNumber }) => employmentNumber)).toEqual([...'123456789', '10'])
    })
    const [row] = await withTenant(server.test.database, { licNr: 'WEB100200' }, tx =>
      tx.select().from(company).where(eq(company.ftgId, 'ny2')),
    )
    expect(row).toMatchObject({ payCodeTable: 'TRANSP', hasPortalHr: false })
    // The start page counts the persons employed in the year.
    const { body } = await adm.ask('/infopanel/employees', { company: 'ny2', year: 2019 })
    expect(body.data).toMatchObject({ Antal: 10 })
  })

  it('refuses an id that is taken, at its field, and leaves the other as it was', async () => {
    const before = await listed(adm)
    expect(await create(adm, { FtgId: 'nordsken' })).toMatchObject(
      refused(errors.companyIdTaken, { FtgId: errors.companyIdTaken.message }),
    )
    expect(await listed(adm)).toEqual(before)
  })

  it('takes an id that another licence has', async () => {
    expect((await create(adm, { FtgId: 'surdegen' })).status).toBe(200)
    expect((await (await signedIn('baga')).ask('/companyInfo/surdegen')).body.data).toMatchObject({
      Namn: 'Bageriet Surdegen AB',
    })
  })

  it('creates one company of the same call sent twice, at once or later', async () => {
    const key = randomUUID()
    const both = await Promise.all([create(adm, { FtgId: 'ny3' }, key), create(adm, { FtgId: 'ny3' }, key)])
    // The later of the two is refused as in progress, or gets the same answer.
    const made = both.find(({ status }) => status === 200)
    expect(made).toBeDefined()
    const again = await create(adm, { FtgId: 'ny3' }, key)
    expect([again.status, again.body]).toEqual([200, made?.body])
    expect((await listed(adm)).filter(({ FtgId }) => FtgId === 'ny3')).toHaveLength(1)
    expect((await create(adm, { FtgId: 'ny4' }, key)).body.dvCode).toBe(errors.idempotencyKeyReused.dvCode)
  })

  it('creates one company when two people want the same id at once', async () => {
    const lic = await signedIn('lic')
    const answers = await Promise.all([create(adm, { FtgId: 'ny5' }), create(lic, { FtgId: 'ny5' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await countsOf('ny5')).toMatchObject({ periods: 12 })
  })

  it.each([2018, 2027])('refuses the start year %i, at its field', async Year => {
    expect(await create(adm, { FtgId: 'ny6', Year })).toMatchObject(
      refused(errors.fieldsRefused, { Year: 'Felaktigt värde.' }),
    )
  })

  it.each([
    ['an id of capitals', { FtgId: 'NY6' }],
    ['an id with a plus sign', { FtgId: 'ny+6' }],
    ['an id of 16 characters', { FtgId: 'a234567890123456' }],
    ['no id', { FtgId: '' }],
    ['no name', { FtgId: 'ny6', Namn: '  ' }],
    ['a name that would be trimmed', { FtgId: 'ny6', Namn: ' Åkeriet' }],
    ['a name of 41 characters', { FtgId: 'ny6', Namn: 'x'.repeat(41) }],
    ['a name that cannot be stored', { FtgId: 'ny6', Namn: 'x\u0000' }],
  ])('refuses %s', async (_, wanted) => expect((await create(adm, wanted)).status).toBe(400))

  it.each(['ftg', 'ftg2', 'std', 'las', 'per'])('is not for %s', async login => {
    expect(await create(await signedIn(login), { FtgId: 'ny7' })).toMatchObject(refused(errors.rightMissing))
    expect((await listed(adm)).some(({ FtgId }) => FtgId === 'ny7')).toBe(false)
  })

  it('refuses an option that the licence is not offered', async () => {
    // The demo licence has no HR option.
    const demo = await signedIn('demo')
    const refusal = refused(errors.rightMissing)
    expect(await create(demo, { FtgId: 'ny8', InactivatePortalHRFunctions: true })).toMatchObject(refusal)
    expect((await create(demo, { FtgId: 'ny8', StdTestData: true })).status).toBe(200)
    expect(await countsOf('ny8', 'WEB999100')).toMatchObject({ employees: 10 })
  })
})

describe('DELETE /companyInfo/{FtgId}/toggleArchivedState', () => {
  const isArchived = async (FtgId: string) => (await listed(adm)).find(one => one.FtgId === FtgId)?.Archived

  it('archives a company, which is worked in as before, and takes it back', async () => {
    expect((await toggle(adm, 'tomtebo')).body.data).toEqual({ FtgId: 'tomtebo', Archived: true })
    expect(await isArchived('tomtebo')).toBe(true)
    expect((await adm.ask('/companyInfo/tomtebo')).body.data).toMatchObject({ Archived: true })
    expect((await adm.ask('/salaryyears', { company: 'tomtebo' })).status).toBe(200)
    expect((await toggle(adm, 'tomtebo')).body.data).toEqual({ FtgId: 'tomtebo', Archived: false })
    expect(await isArchived('tomtebo')).toBe(false)
  })

  it('turns once for a call that is sent twice', async () => {
    const key = randomUUID()
    const [first, second] = [await toggle(adm, 'zenit', key), await toggle(adm, 'zenit', key)]
    expect([first.body.data, second.body.data]).toEqual(Array(2).fill({ FtgId: 'zenit', Archived: true }))
    expect(await isArchived('zenit')).toBe(true)
    await toggle(adm, 'zenit')
  })

  it('is told in the company’s events, with who did it', async () => {
    const rows = await within('tomtebo', tx =>
      tx.select().from(event).where(like(event.type, 'company.%')).orderBy(event.seq),
    )
    expect(rows.map(({ type, actor }) => [type, actor])).toEqual([
      ['company.recorded', null],
      ['company.archived', 'adm'],
      ['company.unarchived', 'adm'],
    ])
  })

  it('is for a company administrator too, of a company that demands an SMS code as well', async () => {
    await within('akvarell', tx => tx.update(company).set({ requiresSms: true }).where(eq(company.ftgId, 'akvarell')))
    const ftg2 = await signedIn('ftg2')
    expect((await toggle(ftg2, 'akvarell')).body.data).toEqual({ FtgId: 'akvarell', Archived: true })
    expect((await toggle(ftg2, 'akvarell')).status).toBe(200)
    await within('akvarell', tx => tx.update(company).set({ requiresSms: false }).where(eq(company.ftgId, 'akvarell')))
  })

  it.each(['std', 'las', 'attest', 'per'])('is not for %s', async login => {
    expect(await toggle(await signedIn(login), 'nordsken')).toMatchObject(refused(errors.rightMissing))
    expect(await isArchived('nordsken')).toBe(false)
  })

  it.each([
    ['ftg2', 'zenit'],
    ['adm', 'omtanke'],
    ['baga', 'nordsken'],
  ])('%s does not find %s', async (login, FtgId) =>
    expect(await toggle(await signedIn(login), FtgId)).toMatchObject(refused(errors.companyMissing)),
  )
})

it('tells the licence of a new company, and of archiving those who may choose the company', async () => {
  const logins = ['lic', 'ftg2', 'baga']
  const sockets = await Promise.all(
    logins.map(async login => {
      const socket = openSocket(server.backend, { cookie: (await signedIn(login)).cookie })
      await socket.caughtUp()
      return socket
    }),
  )
  await create(adm, { FtgId: 'ny9' })
  // ftg2 has no access to this company.
  await toggle(adm, 'zenit')
  await toggle(adm, 'akvarell')
  await toggle(adm, 'akvarell')
  const created = { event: 'COMPANY_LIST_UPDATED', payload: null }
  const archived = { event: 'COMPANY_INFO_UPDATED', payload: { FtgId: 'akvarell', Version: 1 } }
  await expect
    .poll(() => sockets[0]?.events())
    .toMatchObject([created, { event: 'COMPANY_INFO_UPDATED' }, archived, archived])
  await expect.poll(() => sockets[1]?.events()).toMatchObject([created, archived, archived])
  expect(sockets[2]?.events()).toEqual([])
  for (const { socket } of sockets) socket.close()
})
