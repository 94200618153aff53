import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { withTenant } from '../platform/database/tenancy.ts'
import { company } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

const path = '/formel/customVariables'
const there = { company: 'nordsken' }

let stage: TestBackend
let adm: Browser
beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
})
afterAll(() => stage.close())

const ask = (method: string, at: string, body?: object) => adm.ask(at, { ...there, method, body })
const variable = (Kod: string, Formel: string) => ({ Kod, BenText: `Namn ${Kod}`, Formel, Beskrivning: '' })
const add = (Kod: string, Formel: string) => ask('POST', path, variable(Kod, Formel))
const fieldsIn = (body: object) => (body as { readonly fields?: object }).fields
const fieldsOf = async (made: ReturnType<typeof add>) => {
  const { body } = await made
  return { code: body.dvCode, fields: fieldsIn(body) }
}
const refused = (fields: object) => ({ code: errors.fieldsRefused.dvCode, fields })
const names = async () =>
  (await ask('GET', '/formel/variables')).body.data as { Kod: string; Typ: string; Formel: string; BenText: string }[]

it('a formula may name facts and variables in any case, and nothing else', async () => {
  expect((await add('TILLÄGG', 'avrunda(lön * 0,1; 2)')).status).toBe(200)
  expect((await add('DUBBELT', 'tillägg * 2')).status).toBe(200)
  expect(await fieldsOf(add('FEL1', '1 + bonus'))).toEqual(
    refused({ Formel: 'Tecken 5: Det finns ingen variabel ”bonus”.' }),
  )
  expect(await fieldsOf(add('FEL2', '1 +'))).toEqual(
    refused({ Formel: 'Tecken 4: Här väntades ett tal eller en variabel, men det står formelns slut.' }),
  )
  expect(await names()).toEqual(
    expect.arrayContaining([
      { Kod: 'LÖN', BenText: 'Lön, per månad eller timme', Typ: 'PERSON', Formel: '' },
      { Kod: 'DUBBELT', BenText: 'Namn DUBBELT', Typ: 'FORMEL', Formel: 'tillägg * 2' },
    ]),
  )
})

it('a code is no word of the language, no number, and no other name', async () => {
  const wrong = async (Kod: string) => (await fieldsOf(add(Kod, '1'))).fields
  expect(await wrong('Eller')).toEqual({ Kod: 'Angiven formelkod är reserverad och får inte användas.' })
  expect(await wrong('A'.repeat(16))).toHaveProperty('Kod')
  expect(await wrong('A-1')).toHaveProperty('Kod')
  expect(await wrong('100')).toEqual({ Kod: 'Koden måste ha minst en bokstav. Annars läses den som ett tal.' })
  expect(await wrong('ålder')).toEqual({
    Kod: 'Koden ålder är redan namnet på Ålder i hela år. Välj en annan.',
  })
  expect(await wrong('Tillägg')).toHaveProperty('Kod')
})

it('a variable never leads back to itself, also by another', async () => {
  expect(await fieldsOf(add('SJÄLV', 'själv + 1'))).toEqual(
    refused({ Formel: 'Formeln leder tillbaka till SJÄLV. En formel kan inte bygga på sig själv.' }),
  )
  const change = (Formel: string) =>
    ask('PUT', `${path}/${encodeURIComponent('TILLÄGG')}`, { Version: 1, Values: { Formel } })
  expect(fieldsIn((await change('DUBBELT + 1')).body)).toEqual({
    Formel: 'Formeln leder tillbaka till TILLÄGG. En formel kan inte bygga på sig själv.',
  })
  expect((await change('LÖN')).status).toBe(200)
})

it('of two that would make a circle at the same time, one is refused', async () => {
  for (const Kod of ['RING1', 'RING2']) expect((await add(Kod, '1')).status).toBe(200)
  const change = (Kod: string, Formel: string) => ask('PUT', `${path}/${Kod}`, { Version: 1, Values: { Formel } })
  const both = await Promise.all([change('RING1', 'RING2'), change('RING2', 'RING1')])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('a variable in use is kept, and one whose name is only part of a word is not in use', async () => {
  expect((await add('DEL', '1')).status).toBe(200)
  expect((await add('DELAD', '2')).status).toBe(200)
  expect((await add('LÄSER', 'delad + 1')).status).toBe(200)
  const { body } = await ask('DELETE', `${path}/DELAD`)
  expect([body.dvCode, body.message]).toEqual([
    errors.registerItemInUse.dvCode,
    'DELAD används av 1 formelvariabler och kan inte tas bort.',
  ])
  const rows = (await ask('GET', path)).body.data as { Kod: string; CanDelete: boolean }[]
  const canDelete = (Kod: string) => rows.find(each => each.Kod === Kod)?.CanDelete
  expect([canDelete('DEL'), canDelete('DELAD'), canDelete('LÄSER')]).toEqual([true, false, true])
  expect((await ask('DELETE', `${path}/DEL`)).status).toBe(200)
  expect((await ask('DELETE', `${path}/${encodeURIComponent('LÄSER')}`)).status).toBe(200)
  expect((await ask('DELETE', `${path}/DELAD`)).status).toBe(200)
})

it("the company's bases are names, and no variable's", async () => {
  await withTenant(stage.test.database, { licNr: 'WEB100200' }, tx =>
    tx
      .update(company)
      .set({ settings: sql`${company.settings} || '{"BelKodP03": "OBbas", "BelNamnP03": "OB-timmar"}'` })
      .where(eq(company.ftgId, 'nordsken')),
  )
  expect(await names()).toContainEqual({ Kod: 'OBbas', BenText: 'OB-timmar', Typ: 'BAS', Formel: '' })
  expect((await add('PÅBAS', 'obbas * 2')).status).toBe(200)
  expect((await fieldsOf(add('OBBAS', '1'))).fields).toHaveProperty('Kod')
})

it('the values are those of the employee at the day of the request', async () => {
  const [first] = (await ask('GET', '/perlista?pagination=%7B%22perPage%22%3A1%2C%22pageNum%22%3A1%7D')).body.data as {
    AnstNr: string
    PersNr: string
    AnstFrom: string
  }[]
  const values = (await ask('GET', `/formel/variables/values/${first?.AnstNr}`)).body.data as {
    Kod: string
    Varde: string
  }[]
  const of = (Kod: string) => Number(values.find(each => each.Kod === Kod)?.Varde)
  expect(of('LÖN')).toBeGreaterThan(0)
  expect([of('MÅNLÖN') + of('TIMLÖN')]).toEqual([of('LÖN')])
  const today = stage.clock.now().toISOString().slice(0, 10)
  const years = (from: string) =>
    Number(today.slice(0, 4)) - Number(from.slice(0, 4)) - (today.slice(5) < from.slice(5) ? 1 : 0)
  expect(of('ANSTÅR')).toBe(years(first?.AnstFrom ?? ''))
  const { PersNr = '' } = first ?? {}
  expect(of('ÅLDER')).toBe(years(`${PersNr.slice(0, 4)}-${PersNr.slice(4, 6)}-${PersNr.slice(6, 8)}`))
  expect((await ask('GET', '/formel/variables/values/0')).body.dvCode).toBe(errors.employeeMissing.dvCode)
})
