import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '#contracts/common-errors.ts'
import { exampleEmployeeValues } from '#contracts/employees/examples.ts'
import type { Employee, EmployeeChoices } from '#contracts/employees/shapes.ts'
import { errors } from '#contracts/errors.ts'
import type { FormRow } from '#contracts/forms/field.ts'
import { registers } from '#contracts/registers/registers.ts'
import { keyOf } from '../demo/make-licence.ts'
import { withTenant } from '../platform/database/tenancy.ts'
import { company } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'
import { registerStore } from './register-store.ts'

let stage: TestBackend
let adm: Browser
const there = { company: 'nordsken', year: 2026 }
const refused = ({ status, dvCode }: ApiError) => [status, dvCode]

/** The fields of employees that refer to a register, with the path of its items. */
const referring = [
  ['departments', 'Avdelning', '/avdelning'],
  ['agreements', 'AvtalId', '/agreements'],
  ['vacationAgreements', 'SemAvtalKod', '/semavtallist'],
  ['workSchedules', 'SchemaID', '/arbschemalist'],
  ['occupations', 'NYKKod', '/yrkesregister'],
  ['distributionKeys', 'KonKey', '/konhuvlista'],
  ['resultUnits1', 'ResEnh1', '/resenheter/1'],
  ['resultUnits6', 'ResEnh6', '/resenheter/6'],
] as const

beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
  await withTenant(stage.test.database, { licNr: 'WEB100200', ftgKey: keyOf('nordsken') }, async tx => {
    for (const [register] of [...referring, ['tradeUnions']] as const) {
      const { key, examples } = registers[register]
      for (const code of ['NU', 'SEN'])
        await registerStore(registers[register]).add(tx, {
          ...examples[1],
          ...(register === 'agreements' && { SemAvtalKod: '' }),
          [key]: code,
        })
    }
  })
})
afterAll(() => stage.close())

const answered = ({ status, body }: { status: number; body: { dvCode?: string | undefined } }) => [status, body.dvCode]
const send = (method: string, path: string, body?: object) => adm.ask(path, { ...there, method, ...(body && { body }) })
const fieldsOf = ({ body }: { body: object }) => (body as { fields?: Readonly<Record<string, string>> }).fields ?? {}
const messageOf = ({ body }: { body: object }) => (body as { message?: string }).message

let last = 800
async function added(own: object = {}): Promise<string> {
  last += 1
  const AnstNr = String(last)
  const made = await send('POST', '/perreg', { ...exampleEmployeeValues, AnstNr, ...own })
  expect(made.body).toEqual({ data: { Version: 1 } })
  return AnstNr
}
const row: FormRow = {
  LonArtNr: '1010',
  Antal: 1,
  Pris: 0,
  Belopp: 1_500,
  From: '2026-01-01',
  Tom: '1899-12-30',
  Intervall: 3,
  ResEnh1: '',
  ResEnh2: '',
  ResEnh3: '',
  ResEnh4: '',
  ResEnh5: '',
  ResEnh6: '',
  KonKey: '',
}

describe('what an employee refers to', () => {
  it.each(referring)('an item of %s is kept while somebody has it, or will', async (_, field, path) => {
    const number = await added({ [field]: 'NU' })
    const change = { Version: 1, GallerFran: '2099-01-01', Values: { [field]: 'SEN' } }
    expect((await send('PUT', `/perreg/${number}`, change)).status).toBe(200)
    const now = await send('DELETE', `${path}/NU`)
    expect(answered(now)).toEqual(refused(errors.registerItemInUse))
    expect(messageOf(now)).toContain('1 anställda ')
    const later = await send('DELETE', `${path}/SEN`)
    expect(answered(later)).toEqual(refused(errors.registerItemInUse))
    expect(messageOf(later)).toContain('1 kommande ändringar av anställda ')
    // The change will not come.
    const { Andringar } = (await adm.ask(`/perreg/${number}`, there)).body.data as Employee
    const Slag = Andringar.at(-1)?.Slag
    await send('POST', `/perreg/${number}/removeFact`, { Version: 2, Slag, From: '2099-01-01' })
    expect((await send('DELETE', `${path}/SEN`)).status).toBe(200)
  })

  it.each([...referring.map(([, field]) => field), 'FackId'])('names an item that exists, in %s', async field => {
    const refusal = await send('POST', '/perreg', { ...exampleEmployeeValues, AnstNr: '899', [field]: 'SAKNAS' })
    expect(fieldsOf(refusal)[field]).toContain('SAKNAS finns inte.')
  })

  it('an item that it had, and has no more, can be removed', async () => {
    const number = await added({ FackId: 'NU' })
    expect(answered(await send('DELETE', '/fackfor/NU'))).toEqual(refused(errors.registerItemInUse))
    await send('PUT', `/perreg/${number}`, { Version: 1, GallerFran: '2026-11-23', Values: { FackId: '' } })
    expect((await send('DELETE', '/fackfor/NU')).status).toBe(200)
  })
})

describe('result units', () => {
  it('are any codes where the company does not choose from the register, or has not opened them', async () => {
    const set = (settings: object) =>
      withTenant(stage.test.database, { licNr: 'WEB100200' }, tx =>
        tx
          .update(company)
          .set({ settings: sql`${company.settings} || ${JSON.stringify(settings)}::jsonb` })
          .where(eq(company.ftgId, there.company)),
      )
    const free = { ResEnh3: 'FRI', ResEnh4: 'STÄNGD', Loneposter: [{ ...row, ResEnh3: 'FRI' }] }
    const refusal = await send('POST', '/perreg', { ...exampleEmployeeValues, AnstNr: '897', ...free })
    expect(Object.keys(fieldsOf(refusal)).toSorted()).toEqual(['Loneposter', 'ResEnh3', 'ResEnh4'])
    await set({ RegisterResEnh3: false, OpenResEnhet4: false })
    await added(free)
    await set({ RegisterResEnh3: true, OpenResEnhet4: true })
  })

  it('are kept while a standing pay row names them', async () => {
    expect((await send('POST', '/resenheter/5', { ResEnh5: 'RAD', BenText: 'Rad', Aktiv: true })).status).toBe(200)
    await added({ Loneposter: [{ ...row, ResEnh5: 'RAD' }] })
    expect(messageOf(await send('DELETE', '/resenheter/5/RAD'))).toContain('1 anställdas fasta löneposter')
  })
})

describe('standing pay rows', () => {
  it('are stored as they were written', async () => {
    const number = await added({ Loneposter: [row, { ...row, KonKey: 'NU' }] })
    const { Values } = (await adm.ask(`/perreg/${number}`, there)).body.data as Employee
    expect(Values.Loneposter).toEqual([row, { ...row, KonKey: 'NU' }])
  })

  it.each([
    ['a pay type that the table lacks', { LonArtNr: '1011' }, 'Rad 2: Löneart 1011 finns inte. Välj en i listan.'],
    [
      'a key that does not exist',
      { KonKey: 'SAKNAS' },
      'Rad 2: Fördelningsnyckel SAKNAS finns inte. Välj en i listan.',
    ],
    ['a unit that does not exist', { ResEnh2: 'SAKNAS' }, 'Rad 2: Projekt SAKNAS finns inte. Välj en i listan.'],
    ['a price and a sum', { Pris: 2 }, 'Rad 2: Ange antingen pris eller belopp.'],
    ['a last day before the first', { Tom: '2025-12-31' }, 'Rad 2: Sista dagen kan inte vara före den första.'],
    ['no first day', { From: '1899-12-30' }, 'Rad 2: Från och med är obligatoriskt.'],
  ])('are refused with %s', async (_, own, Loneposter) => {
    const refusal = await send('POST', '/perreg', {
      ...exampleEmployeeValues,
      AnstNr: '898',
      Loneposter: [row, { ...row, ...own }],
    })
    expect(fieldsOf(refusal)).toEqual({ Loneposter })
  })

  it('keep the pay type of their own table, and no other', async () => {
    const own = { ...registers.payTypes.examples[0], LonArtNr: '8020', PAXmlKod: '' }
    const table = { ...registers.payTypeTables.examples[0], TabellKod: 'EGEN' }
    expect((await send('POST', '/tabellnamn', table)).status).toBe(200)
    for (const code of ['STANDARD', 'EGEN']) expect((await send('POST', `/artreg/${code}`, own)).status).toBe(200)
    await added({ Loneposter: [{ ...row, LonArtNr: '8020' }] })
    const kept = await send('DELETE', '/artreg/STANDARD/8020')
    expect(answered(kept)).toEqual(refused(errors.registerItemInUse))
    expect(messageOf(kept)).toContain('1 anställdas fasta löneposter')
    expect((await send('DELETE', '/artreg/EGEN/8020')).status).toBe(200)
  })
})

describe('a template', () => {
  it('gives a new employee its properties and free texts, and keeps a property from being removed', async () => {
    const property = { EgenskapID: '77', BenText: 'Svetsare' }
    expect((await send('POST', '/egenskaper', property)).status).toBe(200)
    const [template] = registers.standardPersons.examples
    const own = { ...template, Id: 'SVETS', AvtalId: '', Egenskaper: [{ EgenskapID: '77' }], Fritext1: 'Skåp 4' }
    expect((await send('POST', '/stdper', own)).status).toBe(200)
    const { Mallar } = (await adm.ask('/perreg/@/choices', there)).body.data as EmployeeChoices
    expect(Mallar.find(({ Id }) => Id === 'SVETS')?.Values).toMatchObject({
      EgenskapIDList: ['77'],
      Fritext1: 'Skåp 4',
    })
    const unknown = await send('POST', '/stdper', { ...own, Id: 'INGEN', Egenskaper: [{ EgenskapID: '78' }] })
    expect(fieldsOf(unknown).Egenskaper).toContain('Rad 1: Egenskap 78 finns inte.')
    const kept = await send('DELETE', '/egenskaper/77')
    expect(answered(kept)).toEqual(refused(errors.registerItemInUse))
    expect(messageOf(kept)).toContain('1 mallar för anställda')
  })
})

describe('children', () => {
  const Barn = [
    { Namn: 'Alma', Fodd: '2022-04-18', VabTom: '1899-12-30', EnsamVardnad: false },
    { Namn: 'Bo', Fodd: '2024-01-09', VabTom: '1899-12-30', EnsamVardnad: false },
  ]

  it('have different names, since an absence names one of them', async () => {
    const number = await added({ Barn })
    const twins = [...Barn, { Namn: 'Alma', Fodd: '2022-04-18', VabTom: '1899-12-30', EnsamVardnad: false }]
    const refusal = await send('PUT', `/perreg/${number}`, {
      Version: 1,
      GallerFran: '2026-11-23',
      Values: { Barn: twins },
    })
    expect(fieldsOf(refusal).Barn).toContain('Rad 3: Alma finns redan.')
  })

  it('of a person with a protected identity are hidden from who may only read', async () => {
    const number = await added({ Barn, SkyddadIdentitet: true })
    const reader = await stage.signedIn('las')
    const seen = async (browser: Browser) => (await browser.ask(`/perreg/${number}`, there)).body.data as Employee
    expect((await seen(adm)).Values.Barn).toEqual(Barn)
    expect((await seen(reader)).Values.Barn).toEqual([])
  })
})
