import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '#contracts/common-errors.ts'
import { exampleEmployeeValues } from '#contracts/employees/examples.ts'
import type { Employee, EmployeeChoices, EmployeeListItem } from '#contracts/employees/shapes.ts'
import { errors } from '#contracts/errors.ts'
import { encodeQuery } from '#contracts/wire.ts'
import { keyOf } from '../demo/make-licence.ts'
import { doHousekeeping } from '../housekeeping.ts'
import { withSystem, withTenant } from '../platform/database/tenancy.ts'
import { cardNumber, company, employee, employeeFact, event, property } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'
import { bringFactsIntoForce, employeesOn } from './timeline-store.ts'

let stage: TestBackend
let adm: Browser
let reader: Browser
const tenant = { licNr: 'WEB100200', ftgKey: keyOf('nordsken') }
const inCompany = <Result>(work: Parameters<typeof withTenant<Result>>[2]) =>
  withTenant(stage.test.database, tenant, work)

beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
  reader = await stage.signedIn('las')
  await inCompany(async tx => {
    await tx.insert(property).values([
      { id: 'T', name: 'Truckkort' },
      { id: 'H', name: 'Hjärt-lungräddning' },
    ])
  })
})
afterAll(() => stage.close())

const there = { company: 'nordsken' }
const refused = ({ status, dvCode }: ApiError) => [status, dvCode]
const answered = ({ status, body }: { status: number; body: { dvCode?: string | undefined } }) => [status, body.dvCode]
const send = (method: string, path: string, body?: object) => adm.ask(path, { ...there, method, ...(body && { body }) })
const on = async (number: string, day?: string, browser = adm) => {
  const query = day === undefined ? '' : encodeQuery({ filter: { Datum: day } })
  return (await browser.ask(`/perreg/${number}${query}`, there)).body.data as Employee
}
const fieldsOf = ({ body }: { body: object }) => Object.keys((body as { fields?: object }).fields ?? {})

let last = 500
/** Adds an employee with the next number, and returns the number. */
async function added(own: object = {}): Promise<string> {
  last += 1
  const AnstNr = String(last)
  const made = await send('POST', '/perreg', { ...exampleEmployeeValues, AnstNr, ...own })
  expect(made.body).toEqual({ data: { Version: 1 } })
  return AnstNr
}
const change = async (number: string, GallerFran: string, Values: object) => {
  const { Version } = await on(number)
  return send('PUT', `/perreg/${number}`, { Version, GallerFran, Values })
}

describe('an employee', () => {
  it('has every value that was given, in its own company only', async () => {
    const own = {
      EgenskapIDList: ['H', 'T'],
      Fritext3: 'Nyckel 12',
      KompSaldo: 7.5,
      AnstTom: '2027-06-30',
      AvtalId: 'MAN',
    }
    const number = await added(own)
    const found = await on(number)
    expect(found.Values).toEqual({ ...exampleEmployeeValues, ...own, AnstNr: number })
    expect([found.Version, found.Andringar, found.UsedBy, found.Saknas]).toEqual([1, [], [], ['KontoNr']])
    expect(answered(await adm.ask(`/perreg/${number}`, { company: 'akvarell' }))).toEqual(
      refused(errors.employeeMissing),
    )
  })

  it.each([
    ['a number that is taken', { AnstNr: '1' }, ['AnstNr']],
    ['a number with letters', { AnstNr: 'B1' }, ['AnstNr']],
    ['no name', { Efternamn: '' }, ['Efternamn']],
    ['an account that fails the check of its bank', { ClearNr: '5000', KontoNr: '1234567' }, ['KontoNr']],
    ['an unknown department and agreement', { Avdelning: 'X', AvtalId: 'Y' }, ['Avdelning', 'AvtalId']],
    ['an unknown property among known ones', { EgenskapIDList: ['T', 'X'] }, ['EgenskapIDList']],
    ['shares of more than all', sharesOf(60, 50), ['Andel2', 'Andel3']],
  ])('is refused with %s', async (_, own, fields) => {
    const refusal = await send('POST', '/perreg', { ...exampleEmployeeValues, AnstNr: '900', ...own })
    expect([answered(refusal), fieldsOf(refusal).toSorted()]).toEqual([refused(errors.fieldsRefused), fields])
  })

  it.each([
    ['199003159804', '1'],
    ['195001019805', '3'],
  ])('born %s gets the tax column %s when none is given', async (PersNr, SkattKol) => {
    const made = await added({
      PersNr: PersNr === '195001019805' ? '' : PersNr,
      Fodelsedatum: '1950-01-01',
      SkattKol: '',
    })
    expect((await on(made)).Values.SkattKol).toBe(SkattKol)
  })

  it('is added with the lowest free number that the settings allow', async () => {
    const suggested = async (settings: object) => {
      const own = eq(company.ftgKey, tenant.ftgKey)
      const [before] = await inCompany(tx => tx.select().from(company).where(own))
      await inCompany(tx =>
        tx
          .update(company)
          .set({ settings: { ...before?.settings, ...settings } })
          .where(own),
      )
      const { data } = (await adm.ask('/perreg/@/choices', there)).body
      await inCompany(tx =>
        tx
          .update(company)
          .set({ settings: before?.settings ?? {} })
          .where(own),
      )
      return (data as EmployeeChoices).AnstNr
    }
    const taken = await inCompany(tx => tx.select({ number: employee.employmentNumber }).from(employee))
    const numbers = new Set(taken.map(({ number }) => number))
    const lowest = [...Array(9999).keys()].slice(1).find(n => !numbers.has(String(n)))
    expect(await suggested({})).toBe(String(lowest))
    expect(await suggested({ FromNewAnstNrSuggestion: 5000, TomNewAnstNrSuggestion: 6000 })).toBe('5000')
    expect(await suggested({ FromNewAnstNrSuggestion: 501, TomNewAnstNrSuggestion: 501 })).toBe('')
    expect(await suggested({ UseNewAnstNr: true, FromNewAnstNr: '7000', TomNewAnstNr: '7009' })).toBe('7000')
    expect(await suggested({ UseNewAnstNrSuggestion: false })).toBe('')
  })

  it('is refused a number outside the company’s range', async () => {
    const own = eq(company.ftgKey, tenant.ftgKey)
    const [before] = await inCompany(tx => tx.select().from(company).where(own))
    const range = { UseNewAnstNr: true, FromNewAnstNr: '9', TomNewAnstNr: '10' }
    await inCompany(tx =>
      tx
        .update(company)
        .set({ settings: { ...before?.settings, ...range } })
        .where(own),
    )
    const refusal = await send('POST', '/perreg', { ...exampleEmployeeValues, AnstNr: '90' })
    await inCompany(tx =>
      tx
        .update(company)
        .set({ settings: before?.settings ?? {} })
        .where(own),
    )
    expect((refusal.body as { fields?: object }).fields).toEqual({
      AnstNr: 'Nya anställningsnummer måste vara mellan 9 och 10.',
    })
  })
})

/** Two further accounts, of a bank whose account numbers any check passes. */
function sharesOf(Andel2: number, Andel3: number) {
  const account = { ClearNr: '8327-9', KontoNr: '9031 230 12' }
  return {
    ...account,
    ClearNr2: account.ClearNr,
    KontoNr2: account.KontoNr,
    Andel2,
    ClearNr3: account.ClearNr,
    KontoNr3: account.KontoNr,
    Andel3,
  }
}

describe('what changes over time', () => {
  it('holds from its day on, and payroll reads each day in one query', async () => {
    const number = await added()
    expect(answered(await change(number, '2027-01-01', { Lon: 34_000, Telefon: '0470-12 34 56' }))).toEqual([
      200,
      undefined,
    ])
    expect(answered(await change(number, '2026-06-01', { SkattTab: '34' }))).toEqual([200, undefined])
    const told = async (day: string) => {
      const { Lon, SkattTab, Telefon } = (await on(number, day)).Values
      const [read] = await inCompany(tx => employeesOn(tx, day, number))
      expect([read?.Lon, read?.SkattTab]).toEqual([Lon, SkattTab])
      return [Lon, SkattTab, Telefon]
    }
    expect(await told('2026-05-31')).toEqual([32_500, '33', '0470-12 34 56'])
    expect(await told('2026-11-21')).toEqual([32_500, '34', '0470-12 34 56'])
    expect(await told('2027-01-01')).toEqual([34_000, '34', '0470-12 34 56'])
    expect((await on(number)).Andringar).toEqual([
      { Slag: 'lon', From: '1900-01-01', Values: { Lon: 32_500 } },
      { Slag: 'skatt', From: '1900-01-01', Values: { SkattTab: '33' } },
      { Slag: 'skatt', From: '2026-06-01', Values: { SkattTab: '34' } },
      { Slag: 'lon', From: '2027-01-01', Values: { Lon: 34_000 } },
    ])
  })

  it('from the first day of the employment is a correction', async () => {
    const number = await added()
    await change(number, '2021-03-01', { Lon: 31_000 })
    expect([(await on(number, '2015-01-01')).Values.Lon, (await on(number)).Andringar]).toEqual([31_000, []])
  })

  it('is in the list when its day has come, and in no other company’s', async () => {
    const number = await added()
    await change(number, '2026-11-25', { AnstForm: 'VIK', Lon: 33_000 })
    const listed = async () => {
      const { body } = await adm.ask(`/perlista${encodeQuery({ filter: { AnstNrList: [number] } })}`, there)
      return (body.data as EmployeeListItem[])[0]?.AnstForm
    }
    expect(await listed()).toBe('TV')
    await withSystem(stage.test.database, tx => bringFactsIntoForce(tx, new Date('2026-11-24T22:59:00Z')))
    expect(await listed()).toBe('TV')
    // Midnight in Sweden. Sessions of the days before have ended then.
    await doHousekeeping(stage.test.database, new Date('2026-11-24T23:01:00Z'))
    adm = await stage.signedIn('adm')
    reader = await stage.signedIn('las')
    expect(await listed()).toBe('VIK')
    const coming = await inCompany(tx =>
      tx.select({ is: employeeFact.inForce }).from(employeeFact).where(eq(employeeFact.employmentNumber, number)),
    )
    expect(coming.map(({ is }) => is)).toEqual([true, true, true, true])
  })

  it('can be taken back, one day and kind at a time', async () => {
    const number = await added()
    await change(number, '2026-06-01', { Lon: 33_000 })
    await change(number, '2027-01-01', { Lon: 34_000, SkattTab: '30' })
    const removing = async (Slag: string, From: string) => {
      const { Version } = await on(number)
      return send('POST', `/perreg/${number}/removeFact`, { Version, Slag, From })
    }
    expect(
      answered(await send('POST', `/perreg/${number}/removeFact`, { Version: 1, Slag: 'lon', From: '2027-01-01' })),
    ).toEqual(refused(errors.versionConflict))
    expect(answered(await removing('lon', '2026-06-01'))).toEqual([200, undefined])
    expect([(await on(number)).Values.Lon, (await on(number, '2027-01-01')).Values.Lon]).toEqual([32_500, 34_000])
    await removing('lon', '2027-01-01')
    expect((await on(number)).Andringar.map(({ Slag }) => Slag)).toEqual(['skatt', 'skatt'])
    // What is gone already, and what has held all the time, is left as it is.
    expect((await removing('lon', '2027-01-01')).body.data).toEqual({ Version: (await on(number)).Version })
    await removing('skatt', '1900-01-01')
    expect((await on(number)).Andringar).toHaveLength(2)
  })

  it('is refused to the second of two who change at once', async () => {
    const number = await added()
    const body = (Lon: number) => ({ Version: 1, GallerFran: '2027-01-01', Values: { Lon } })
    const both = await Promise.all([33_000, 34_000].map(Lon => send('PUT', `/perreg/${number}`, body(Lon))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('another number', () => {
  it('is followed by everything that refers to the employee', async () => {
    const number = await added({ EgenskapIDList: ['T'] })
    await change(number, '2027-01-01', { Lon: 34_000 })
    await inCompany(tx =>
      tx.insert(cardNumber).values({ employmentNumber: number, number: `K${number}`, validFrom: '2026-01-01' }),
    )
    const { Version } = await on(number)
    const to = '8001'
    expect(answered(await send('PUT', `/perreg/${number}/anstNr`, { Version, AnstNr: '1' }))).toEqual(
      refused(errors.fieldsRefused),
    )
    expect((await send('PUT', `/perreg/${number}/anstNr`, { Version, AnstNr: to })).body.data).toEqual({
      Version: Version + 1,
    })
    const found = await on(to)
    expect([found.Values.EgenskapIDList, found.Andringar.length, found.UsedBy]).toEqual([
      ['T'],
      2,
      [{ Text: 'kortnummer', Antal: 1 }],
    ])
    expect(answered(await adm.ask(`/perreg/${number}`, there))).toEqual(refused(errors.employeeMissing))
    const events = await inCompany(tx => tx.select().from(event).where(eq(event.type, 'employee.renumbered')))
    expect(events.at(-1)?.payload).toEqual({ register: 'employees', key: to, before: number, version: Version + 1 })
    expect(answered(await send('DELETE', `/perreg/${to}`))).toEqual(refused(errors.employeeInUse))
  })
})

describe('a person with a protected identity', () => {
  it('has no address or telephone for those who may only read, in no list of changes either', async () => {
    const number = await added({ SkyddadIdentitet: true, Telefon: '0470-12 34 56', AnhorigNamn1: 'Bo' })
    await change(number, '2026-12-01', { Adress1: 'Hemliga vägen 1', Lon: 1000 })
    const [mine, theirs] = [await on(number), await on(number, undefined, reader)]
    expect([mine.Values.Telefon, mine.Values.PostOrt]).toEqual(['0470-12 34 56', 'Växjö'])
    expect([theirs.Values.Telefon, theirs.Values.PostOrt, theirs.Values.AnhorigNamn1]).toEqual(['', '', ''])
    expect(theirs.Andringar.map(({ Slag }) => Slag)).toEqual(['lon', 'lon'])
    expect(theirs.Values.Lon).toBe(32_500)
  })
})

it('what is told of employees in the history has no values', async () => {
  const number = await added()
  await change(number, '2027-01-01', { Lon: 34_567, PersNr: '198809049821' })
  const told = await inCompany(tx => tx.select().from(event).orderBy(event.seq))
  const own = told.filter(({ payload }) => payload.key === number)
  expect(own.map(({ type, payload }) => [type, payload])).toEqual([
    ['employee.created', { register: 'employees', key: number, version: 1 }],
    [
      'employee.changed',
      { register: 'employees', key: number, fields: ['PersNr', 'Lon'], version: 2, from: '2027-01-01' },
    ],
  ])
})

it('those who have left are left out of the list on request, by the first day after their last', async () => {
  const [gone, leaving] = [await added({ AnstTom: '2026-11-20' }), await added({ AnstTom: '2026-11-21' })]
  const listed = async (HideDeparted: boolean) => {
    const filter = { AnstNrList: [gone, leaving], HideDeparted }
    const { body } = await adm.ask(`/perlista${encodeQuery({ filter })}`, there)
    return (body.data as EmployeeListItem[]).map(({ AnstNr }) => AnstNr)
  }
  expect([await listed(true), await listed(false)]).toEqual([[leaving], [gone, leaving]])
})
