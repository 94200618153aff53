import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleNewCompany } from '#contracts/companies/examples.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { registers } from '#contracts/registers/registers.ts'
import { law } from '../law/law.ts'
import { runPersons } from '../payroll/run/run-persons.ts'
import { type Transaction, withTenant } from '../platform/database/tenancy.ts'
import { company, employee, salaryPeriod } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let stage: TestBackend
let adm: Browser
let ftgKey: string
const FtgId = 'akeriet'
const Year = 2026

beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('lic')
  const body = { ...exampleNewCompany, FtgId, Year, LoneartsTabell: 'TRANSP', LoneartsTabellNamn: 'Transport' }
  expect((await adm.ask('/createCompany', { method: 'POST', body })).status).toBe(200)
  const rows = await withTenant(stage.test.database, { licNr: 'WEB100200' }, tx =>
    tx.select().from(company).where(eq(company.ftgId, FtgId)),
  )
  ftgKey = rows[0]?.ftgKey ?? ''
  const own = { ...registers.payTypeTables.examples[0], TabellKod: 'EGEN', GrundTabell: 'HANDELS' }
  expect(await post('/tabellnamn', own)).toEqual([200, undefined])
  expect(
    await post('/agreements', { ...registers.agreements.examples[0], AvtalId: 'BUTIK', TabellKod: 'EGEN' }),
  ).toEqual([200, undefined])
})
afterAll(() => stage.close())

const within = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  withTenant(stage.test.database, { licNr: 'WEB100200', ftgKey }, work)
async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const { status, body: answer } = await adm.ask(path, { company: FtgId, year: Year, method, ...(body && { body }) })
  return { status, ...answer } as { status: number; data: unknown; fields?: Record<string, string> }
}
async function post(path: string, body: object) {
  const { status, fields } = await ask('POST', path, body)
  return [status, fields]
}

const today = '2026-11-25'
const personWith = (values: FormValues): FormValues => ({
  ...employeeForm.write(employeeForm.defaults(today), today),
  Fornamn: 'Åsa',
  Efternamn: 'Ö',
  AnstFrom: '2026-01-01',
  Lon: 30_000,
  LoneForm: 'MÅN',
  ...values,
})
const add = async (AnstNr: string, values: FormValues = {}) => {
  const { GallerFran: _, ...body } = personWith({ AnstNr, ...values })
  return post('/perreg', body)
}
const tableOf = async (number: string) =>
  (await within(tx => tx.select().from(employee).where(eq(employee.employmentNumber, number))))[0]?.payCodeTable

it("a new employee of a company with a trade's own table has that table, and not the standard one", async () => {
  expect((await ask('GET', '/perreg/@/choices')).data).toMatchObject({ TabellStyKod: 'TRANSP' })
  expect(await add('1')).toEqual([200, undefined])
  expect(await tableOf('1')).toBe('TRANSP')
})

it("an own table can be given, and a new employee has the agreement's", async () => {
  expect(await add('2', { TabellStyKod: 'EGEN' })).toEqual([200, undefined])
  expect(await add('3', { AvtalId: 'BUTIK' })).toEqual([200, undefined])
  expect(await add('4', { AvtalId: 'BUTIK', TabellStyKod: 'TRANSP' })).toEqual([200, undefined])
  expect(await Promise.all(['2', '3', '4'].map(tableOf))).toEqual(['EGEN', 'EGEN', 'TRANSP'])
})

it('the form knows the tables of the agreements, and a new agreement begins with the company’s own', async () => {
  const { data } = await ask('GET', '/perreg/@/choices')
  expect(data).toMatchObject({ AvtalTabeller: expect.arrayContaining([{ AvtalId: 'BUTIK', TabellKod: 'EGEN' }]) })
  expect((await ask('GET', '/agreements/@/start')).data).toEqual({ TabellKod: 'TRANSP' })
  const [example] = registers.agreements.examples
  expect(await post('/agreements', { ...example, AvtalId: 'NYTT', TabellKod: '' })).toEqual([200, undefined])
  const made = (await ask('GET', '/agreements/NYTT')).data as { Values: object }
  expect(made.Values).toMatchObject({ TabellKod: 'TRANSP' })
})

it('a table that the company does not have is refused at its field: typed, changed, and in a template', async () => {
  const refused = { TabellStyKod: 'Löneartstabell STANDARD finns inte. Välj en i listan.' }
  expect(await add('5', { TabellStyKod: 'STANDARD' })).toEqual([400, refused])
  const change = { Version: 1, GallerFran: '2027-01-01', Values: { TabellStyKod: 'STANDARD' } }
  expect(await ask('PUT', '/perreg/1', change)).toMatchObject({ status: 400, fields: refused })
  const [template] = registers.standardPersons.examples
  const body = { ...template, Egenskaper: [], AvtalId: '' }
  expect(await post('/stdper', { ...body, TabellStyKod: 'STANDARD' })).toEqual([400, refused])
  expect(await post('/stdper', { ...body, TabellStyKod: '' })).toEqual([200, undefined])
})

it('a file of people without tables gives each the right one, and a wrong table stops its row', async () => {
  const [example] = registers.importDefinitions.examples
  await post('/impreg', { ...example, Id: 'PER', Kolumner: [] })
  const send = async (lines: readonly string[]) => {
    const text = ['AnstNr;Fornamn;Efternamn;AnstFrom;AvtalId;TabellStyKod', ...lines].join('\n')
    const file = { Id: 'PER', FileName: 'fil.csv', Content: Buffer.from(text).toString('base64') }
    const { data } = await ask('POST', '/impreg/@/preview', file)
    return { file, seen: data as { Nya: number; Rader: { Fel: object }[] } }
  }
  const { file, seen } = await send([
    '11;Bo;Ek;2026-01-01;;',
    '12;Bo;Al;2026-01-01;BUTIK;',
    '13;Bo;Ås;2026-01-01;;EGEN',
  ])
  expect(seen.Nya).toBe(3)
  const counts = { Nya: 3, Andrade: 0, Oforandrade: 0 }
  expect((await ask('POST', '/impreg/@/import', { ...file, Vantat: counts })).status).toBe(200)
  expect(await Promise.all(['11', '12', '13'].map(tableOf))).toEqual(['TRANSP', 'EGEN', 'EGEN'])
  expect(JSON.stringify((await send(['14;Bo;Al;2026-01-01;;STANDARD'])).seen)).toContain('STANDARD finns inte')
})

it('its people are paid by their tables', async () => {
  const [period] = await within(tx => tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, '202611')))
  if (!period) throw new Error('No period.')
  const tenant = { licNr: 'WEB100200', ftgKey }
  const persons = ['1', '2', '3', '4']
  const run = { database: stage.test.database, tenant, period, persons, law, done: () => {} }
  expect(await runPersons(run)).toEqual({ stored: 4, unchanged: 0, left: [] })
})
