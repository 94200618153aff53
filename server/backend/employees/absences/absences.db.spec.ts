import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '#contracts/common-errors.ts'
import { exampleAbsence } from '#contracts/employees/absences/outcomes.ts'
import type { Absences } from '#contracts/employees/absences/shapes.ts'
import { exampleEmployeeValues } from '#contracts/employees/examples.ts'
import type { Employee } from '#contracts/employees/shapes.ts'
import { errors } from '#contracts/errors.ts'
import { withSystem } from '../../platform/database/tenancy.ts'
import { event } from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'

let stage: TestBackend
let adm: Browser
let reader: Browser

beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
  reader = await stage.signedIn('las')
})
afterAll(() => stage.close())

const there = { company: 'nordsken' }
const refused = ({ status, dvCode }: ApiError) => [status, dvCode]
const answered = ({ status, body }: { status: number; body: { dvCode?: string | undefined } }) => [status, body.dvCode]
const send = (method: string, path: string, body?: object) => adm.ask(path, { ...there, method, ...(body && { body }) })
const fieldsOf = ({ body }: { body: object }) => (body as { fields?: Readonly<Record<string, string>> }).fields ?? {}
const employeeOf = async (number: string, browser = adm) =>
  (await browser.ask(`/perreg/${number}`, there)).body.data as Employee
const listOf = async (number: string) => (await adm.ask(`/perreg/${number}/franvaro`, there)).body.data as Absences

const alma = { Namn: 'Alma', Fodd: '2022-04-18', VabTom: '1899-12-30', EnsamVardnad: false }

let last = 700
/** Adds an employee with a child, and returns the number. */
async function added(): Promise<string> {
  last += 1
  const AnstNr = String(last)
  const Barn = [alma]
  const made = await send('POST', '/perreg', { ...exampleEmployeeValues, AnstNr, Barn })
  expect(made.body).toEqual({ data: { Version: 1 } })
  return AnstNr
}
const add = (number: string, own: object = {}) =>
  send('POST', `/perreg/${number}/franvaro`, { ...exampleAbsence, ...own })
/** Adds an absence, and returns its path. */
async function addedTo(number: string, own: object = {}): Promise<string> {
  const made = await add(number, own)
  expect(made.status).toBe(200)
  return `/perreg/${number}/franvaro/${(made.body.data as { Id: string }).Id}`
}

describe('an absence', () => {
  it('is stored as it was written, and listed with the latest first', async () => {
    const number = await added()
    await addedTo(number)
    await addedTo(number, { FranvaroTyp: 'SJK', FranDatum: '2026-05-04', TomDatum: '1899-12-30', Barn: '' })
    const { Franvaro, Barn } = await listOf(number)
    expect(Barn).toEqual([{ Namn: 'Alma', Fodd: '2022-04-18', VabTom: '2034-04-17' }])
    expect(Franvaro.map(({ Version, KalDagar }) => [Version, KalDagar])).toEqual([
      [1, null],
      [1, 5],
    ])
    expect(Franvaro[1]?.Values).toEqual(exampleAbsence)
  })

  it('is refused when the day is more than full, also when it changes, but not beside itself', async () => {
    const number = await added()
    await addedTo(number, { Omfattning: 75 })
    const other = await addedTo(number, { FranDatum: '2026-03-07', TomDatum: '2026-03-08', Omfattning: 75 })
    const refusal = await add(number, { FranDatum: '2026-03-06', TomDatum: '1899-12-30', Omfattning: 50 })
    expect([answered(refusal), fieldsOf(refusal)]).toEqual([
      refused(errors.fieldsRefused),
      { FranDatum: 'Frånvaron är tillsammans 125 % den 2026-03-06. Ändra dagarna eller omfattningen.' },
    ])
    const earlier = await send('PUT', other, { Version: 1, Values: { FranDatum: '2026-03-06' } })
    expect(Object.keys(fieldsOf(earlier))).toEqual(['FranDatum'])
    const longer = await send('PUT', other, { Version: 1, Values: { TomDatum: '2026-03-20' } })
    expect(longer.body).toEqual({ data: { Version: 2 } })
    const less = await send('PUT', other, { Version: 2, Values: { FranDatum: '2026-03-06', Omfattning: 25 } })
    expect(less.body).toEqual({ data: { Version: 3 } })
  })

  it('of two that are sent at the same time, only one fits', async () => {
    const number = await added()
    const both = await Promise.all([1, 2].map(() => add(number, { Omfattning: 60 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await listOf(number)).Franvaro).toHaveLength(1)
  })

  it('is refused before the employment, and for a child that somebody else has', async () => {
    const number = await added()
    expect(fieldsOf(await add(number, { FranDatum: '2021-02-28' }))).toEqual({
      FranDatum: 'Anställningen börjar först 2021-03-01.',
    })
    expect(Object.keys(fieldsOf(await add(number, { Barn: 'Bo' })))).toEqual(['Barn'])
  })

  it('for the care of a child ends before its twelfth birthday, or the day that is granted', async () => {
    const number = await added()
    const from = { FranDatum: '2034-04-10' }
    expect(fieldsOf(await add(number, { ...from, TomDatum: '2034-04-18' })).TomDatum).toContain(
      'till och med 2034-04-17',
    )
    expect(Object.keys(fieldsOf(await add(number, { FranDatum: '2034-04-18', TomDatum: '1899-12-30' })))).toEqual([
      'FranDatum',
    ])
    expect((await add(number, { ...from, TomDatum: '2034-04-18', FranvaroTyp: 'FPE' })).status).toBe(200)
    const path = await addedTo(number, { FranDatum: '2034-04-01', TomDatum: '2034-04-02' })
    const later = { Version: 1, Values: { TomDatum: '2034-04-09', FranDatum: '2034-04-09', Barn: 'Alma' } }
    expect((await send('PUT', path, later)).status).toBe(200)
    const granted = { Version: 1, GallerFran: '2026-11-23', Values: { Barn: [{ ...alma, VabTom: '2038-04-17' }] } }
    expect((await send('PUT', `/perreg/${number}`, granted)).status).toBe(200)
    expect((await add(number, { FranDatum: '2034-05-18', TomDatum: '2034-05-18' })).status).toBe(200)
    expect((await employeeOf(number)).Barnfakta[0]?.VabTom).toBe('2038-04-17')
  })

  it('follows a child that gets another name, and keeps one from being removed', async () => {
    const number = await added()
    await addedTo(number)
    const change = (Version: number, ...Barn: object[]) =>
      send('PUT', `/perreg/${number}`, { Version, GallerFran: '2026-11-23', Values: { Barn } })
    expect(fieldsOf(await change(1))).toEqual({
      Barn: 'Alma har en frånvaroperiod. Ändra eller ta bort dem under Frånvaro först.',
    })
    const bo = { ...alma, Namn: 'Bo', Fodd: '2024-01-09' }
    expect(Object.keys(fieldsOf(await change(1, bo)))).toEqual(['Barn'])
    expect((await change(1, { ...alma, Namn: 'Alma-Lo' }, bo)).status).toBe(200)
    expect((await listOf(number)).Franvaro.map(({ Version, Values }) => [Version, Values.Barn])).toEqual([
      [2, 'Alma-Lo'],
    ])
    expect((await change(2, { ...alma, Namn: 'Alma-Lo' })).status).toBe(200)
  })

  it('is nobody else’s to change, and not to be changed twice from one version', async () => {
    const path = await addedTo(await added())
    const elsewhere = path.replace(/perreg\/\d+/, `perreg/${await added()}`)
    expect(answered(await send('DELETE', elsewhere))).toEqual(refused(errors.absenceMissing))
    const body = { Version: 1, Values: { Omfattning: 25 } }
    expect(answered(await send('PUT', elsewhere, body))).toEqual(refused(errors.absenceMissing))
    expect((await send('PUT', path, body)).status).toBe(200)
    expect(answered(await send('PUT', path, body))).toEqual(refused(errors.versionConflict))
  })

  it('keeps its employee, follows a new number, and is gone once it is removed', async () => {
    const number = await added()
    await addedTo(number)
    expect((await employeeOf(number)).UsedBy).toEqual([{ Text: 'frånvaroperioder', Antal: 1 }])
    expect(answered(await send('DELETE', `/perreg/${number}`))).toEqual(refused(errors.employeeInUse))
    last += 1
    await send('PUT', `/perreg/${number}/anstNr`, { Version: 1, AnstNr: String(last) })
    const [one] = (await listOf(String(last))).Franvaro
    const path = `/perreg/${last}/franvaro/${one?.Id}`
    expect((await send('DELETE', path)).status).toBe(200)
    expect(answered(await send('DELETE', path))).toEqual(refused(errors.absenceMissing))
    expect((await send('DELETE', `/perreg/${last}`)).status).toBe(200)
  })

  it('is seen on the employee by an account with the right, and by no other', async () => {
    const number = await added()
    await addedTo(number, { FranvaroTyp: 'FPE' })
    const seen = await employeeOf(number)
    expect(seen.Franvaro?.map(({ Values }) => Values.FranvaroTyp)).toEqual(['FPE'])
    expect(seen.Barnfakta).toEqual([
      {
        Namn: 'Alma',
        Fodd: '2022-04-18',
        VabTom: '2034-04-17',
        Foraldradagar: 5,
        Semestergrundande: 5,
        MestGrundande: 120,
      },
    ])
    const { Franvaro, Barnfakta } = await employeeOf(number, reader)
    expect([Franvaro, Barnfakta]).toEqual([null, []])
    expect((await reader.ask(`/perreg/${number}/franvaro`, there)).status).toBe(403)
  })

  it('is told in events without its kind and its days', async () => {
    const number = await added()
    const path = await addedTo(number)
    await send('PUT', path, { Version: 1, Values: { Omfattning: 25 } })
    await send('DELETE', path)
    const rows = await withSystem(stage.test.database, tx =>
      tx.select().from(event).where(eq(event.actor, 'adm')).orderBy(event.seq),
    )
    const id = path.split('/').at(-1)
    const told = rows.filter(({ payload }) => payload.id === id)
    const payload = { register: 'employees', key: number, version: 1, id }
    expect(told.map(each => [each.type, each.payload])).toEqual([
      ['employee.absenceAdded', payload],
      ['employee.absenceChanged', payload],
      ['employee.absenceRemoved', payload],
    ])
  })
})
