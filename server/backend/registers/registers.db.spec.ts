import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '#contracts/common-errors.ts'
import { errors } from '#contracts/errors.ts'
import { header } from '#contracts/headers.ts'
import type { RegisterRow } from '#contracts/registers/calls.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { Pagination } from '#contracts/wire.ts'
import { actFor, withSystem, withTenant } from '../platform/database/tenancy.ts'
import { company, event } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'
import { addAgreements } from './standard-registers.ts'

let stage: TestBackend
let adm: Browser
let stranger: Browser
beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
  stranger = await stage.signedIn('per')
})
afterAll(() => stage.close())

const there = { company: 'nordsken' }
const refused = ({ status, dvCode }: ApiError) => [status, dvCode]
const answered = ({ status, body }: { status: number; body: { dvCode?: string | undefined } }) => [status, body.dvCode]
const post = (path: string, body: object, asking: object = there) => adm.ask(path, { ...asking, method: 'POST', body })
const put = (path: string, body: object) => adm.ask(path, { ...there, method: 'PUT', body })
const remove = (path: string) => adm.ask(path, { ...there, method: 'DELETE' })
const list = async (path: string, pagination: Pagination = {}, asking: object = there) => {
  const { body, headers } = await adm.ask(path, { ...asking, pagination })
  const { totalRows } = JSON.parse(headers.get(header.paginationInfo) ?? '{}') as { totalRows?: number }
  return { ...body, data: body.data as RegisterRow[], totalRows }
}
const group = (VaruGrupp: string, BenText: string, Aktiv = true) => ({ VaruGrupp, BenText, Aktiv })

describe('a register in the shared table', () => {
  it('is added to, read, changed and removed from, in its own company only', async () => {
    const union = { ...registers.tradeUnions.examples[0], FackForID: 'NY', KontoNr: '' }
    expect(answered(await post('/fackfor', union))).toEqual([200, undefined])
    expect((await adm.ask('/fackfor/NY', there)).body.data).toEqual({ Version: 1, Values: union, UsedBy: [] })
    expect(answered(await adm.ask('/fackfor/NY', { company: 'zenit' }))).toEqual(refused(errors.registerItemMissing))
    expect(answered(await stranger.ask('/fackfor/NY', there))).not.toEqual([200, undefined])
    const changed = await put('/fackfor/NY', { Version: 1, Values: { MaxAvgift: 500.5 } })
    expect(changed.body.data).toEqual({ Version: 2 })
    expect((await adm.ask('/fackfor/NY', there)).body.data).toEqual({
      Version: 2,
      Values: { ...union, MaxAvgift: 500.5 },
      UsedBy: [],
    })
    expect(answered(await remove('/fackfor/NY'))).toEqual([200, undefined])
    expect(answered(await remove('/fackfor/NY'))).toEqual(refused(errors.registerItemMissing))
  })

  it('is searched, and sorted as Swedish people and numbers are', async () => {
    for (const [code, name] of [
      ['9', 'Åkdon'],
      ['10', 'Ägg'],
      ['A2', 'Ost'],
      ['A10', 'Zinkspray'],
      ['100%', 'Rabatt'],
    ] as const)
      await post('/varugrupper', group(code, name, code !== '9'))
    const codes = async (pagination: Pagination) =>
      (await list('/varugrupper', pagination)).data.map(({ VaruGrupp }) => VaruGrupp)
    expect(await codes({})).toEqual(['9', '10', 'A2', 'A10'])
    expect(await codes({ sortBy: 'BenText', sortOrder: 'asc' })).toEqual(['A2', 'A10', '9', '10'])
    expect(await codes({ sortBy: 'VaruGrupp', sortOrder: 'desc' })).toEqual(['A10', 'A2', '10', '9'])
    expect(await codes({ searchTerm: 'ägg' })).toEqual(['10'])
    expect(await codes({ searchTerm: 'a1', searchFields: ['VaruGrupp'] })).toEqual(['A10'])
    const page = await list('/varugrupper', { perPage: 2, pageNum: 2 })
    expect([page.data.map(({ VaruGrupp }) => VaruGrupp), page.totalRows]).toEqual([['A2', 'A10'], 4])
    expect(await list('/varugrupper', { sortBy: 'Ny' })).toMatchObject({ dvCode: '40000' })
  })

  it('refuses at the field what it would not store as it was sent', async () => {
    const wrong = async (body: object) => (await post('/varugrupper', { ...group('X1', 'Ett'), ...body })).body
    expect(await wrong({ VaruGrupp: '100%' })).toMatchObject({
      dvCode: '40010',
      fields: { VaruGrupp: expect.any(String) },
    })
    expect(await wrong({ VaruGrupp: 'LÅNGT-LÅNGT' })).toMatchObject({
      fields: { VaruGrupp: expect.stringMatching(/max 10/) },
    })
    expect(await wrong({ BenText: '' })).toMatchObject({ fields: { BenText: 'Benämning är obligatoriskt.' } })
    expect(await wrong({ BenText: ' Skor' })).toMatchObject({
      fields: { BenText: expect.stringMatching(/mellanslag/) },
    })
    expect(await wrong({ Aktiv: 'ja' })).toMatchObject({ dvCode: '40000' })
    expect(await wrong({ Ny: true })).toMatchObject({ dvCode: '40000' })
    const union = { ...registers.tradeUnions.examples[0], FackForID: 'FEL' }
    expect((await post('/fackfor', { ...union, AvgiftPrc: 101 })).body).toMatchObject({
      fields: { AvgiftPrc: expect.stringMatching(/mellan/) },
    })
    expect((await post('/fackfor', { ...union, AvgiftPrc: 0 })).body).toMatchObject({
      fields: { AvgiftPrc: 'Avgift måste vara större än 0.' },
    })
  })

  it('keeps the first of two with the same key, and of two changes at once', async () => {
    const two = await Promise.all(['Ett', 'Två'].map(name => post('/varugrupper', group('DUBBEL', name))))
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(two.find(({ status }) => status === 400)?.body).toMatchObject({
      fields: { VaruGrupp: 'Varugrupp DUBBEL finns redan. Välj en annan.' },
    })
    const changes = await Promise.all(
      ['Tre', 'Fyra'].map(BenText => put('/varugrupper/DUBBEL', { Version: 1, Values: { BenText } })),
    )
    expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const nothing = await put('/varugrupper/DUBBEL', { Version: 2, Values: {} })
    expect(nothing.body.data).toEqual({ Version: 2 })
    expect(answered(await put('/varugrupper/DUBBEL', { Version: 2, Values: { VaruGrupp: 'ANNAN' } }))).toEqual([
      400,
      errors.invalidRequest.dvCode,
    ])
  })
})

describe('a register with a table of its own', () => {
  it('keeps what employees refer to, and says how many they are', async () => {
    const { data } = await list('/avdelning')
    const used = data.find(({ CanDelete }) => !CanDelete)
    expect(used?.Avdelning).toBeDefined()
    const gone = await remove(`/avdelning/${used?.Avdelning}`)
    expect(answered(gone)).toEqual(refused(errors.registerItemInUse))
    expect(gone.body.message).toMatch(/^\d+ används av \d+ anställda och kan inte tas bort\.$/)
    const one = (await adm.ask(`/avdelning/${used?.Avdelning}`, there)).body.data as { UsedBy: { Antal: number }[] }
    expect(one.UsedBy[0]?.Antal).toBeGreaterThan(0)
  })

  it('removes a batch without those that are used or gone', async () => {
    await post('/avdelning', { Avdelning: '91', BenText: 'Tillfällig', Overordnad: '' })
    await post('/avdelning', { Avdelning: '92', BenText: 'Tillfällig', Overordnad: '' })
    const { data } = await list('/avdelning')
    const used = String(data.find(({ CanDelete }) => !CanDelete)?.Avdelning)
    const answer = await put(
      '/avdelning/@/remove',
      ['91', used, 'finnsinte', '92'].map(Avdelning => ({ Avdelning })),
    )
    expect(answer.body.data).toMatchObject({ errors: [{ index: 1 }, { index: 2 }] })
    const left = (await list('/avdelning')).data.map(({ Avdelning }) => Avdelning)
    expect(left).toContain(used)
    expect(left).not.toContain('91')
    expect(left).not.toContain('92')
  })

  it('keeps the six kinds of rules apart', async () => {
    const rule = { ...registers.obRules.examples[0], OBRegelID: 'KVALL' }
    expect(answered(await post('/obregler', rule))).toEqual(refused(errors.rightMissing))
    await withTenant(stage.test.database, { licNr: 'WEB100200' }, async tx => {
      const [zenit] = await tx.select().from(company).where(eq(company.ftgId, 'zenit'))
      await actFor(tx, { licNr: 'WEB100200', ftgKey: zenit?.ftgKey ?? '' })
      await addAgreements(tx, 'STANDARD')
    })
    const inZenit = { company: 'zenit' }
    expect(answered(await post('/obregler', rule, inZenit))).toEqual([200, undefined])
    expect((await list('/obregler', {}, inZenit)).data.map(({ OBRegelID }) => OBRegelID)).toEqual(['KVALL'])
    expect((await list('/jorregler', {}, inZenit)).data).toEqual([])
    expect(answered(await adm.ask('/jorregler/KVALL', inZenit))).toEqual(refused(errors.registerItemMissing))
    const sameTime = await post('/obregler', { ...rule, OBRegelID: 'FEL', TillTid: '18:00' }, inZenit)
    expect(sameTime.body).toMatchObject({ fields: { TillTid: expect.stringMatching(/annan tid/) } })
  })
})

it('every change is an event with the item and no more than the names of its fields', async () => {
  await post('/egenskaper', { EgenskapID: '77', BenText: 'Brandskydd' })
  await put('/egenskaper/77', { Version: 1, Values: { BenText: 'Brandansvarig' } })
  await remove('/egenskaper/77')
  const events = await withSystem(stage.test.database, tx => tx.select().from(event))
  const of = { register: 'properties', key: '77' }
  expect(events.filter(({ payload }) => payload.key === '77').map(({ type, payload }) => [type, payload])).toEqual([
    ['register.created', { ...of, name: 'Brandskydd', version: 1 }],
    ['register.changed', { ...of, name: 'Brandansvarig', version: 2, fields: ['BenText'] }],
    ['register.removed', { ...of, name: 'Brandansvarig' }],
  ])
  const { body } = await adm.ask(`/eventHistory?filter=${encodeURIComponent('{}')}`, there)
  expect(JSON.stringify(body.data)).toContain('Tog bort egenskapen 77 Brandansvarig')
})

describe('a reference to another register', () => {
  const account = (KontoNr: string) => ({ KontoNr, BenText: 'Skulder', KraverResEnh: false, Aktiv: true })
  const union = (FackForID: string, KontoNr: string) => ({ ...registers.tradeUnions.examples[0], FackForID, KontoNr })
  const narrowed = (filter: object) => adm.ask(`/fackfor?filter=${encodeURIComponent(JSON.stringify(filter))}`, there)
  const nothing = { fields: { KontoNr: 'Konto 2999 finns inte. Välj ett i listan.' } }

  it('is refused at the field when it names nothing, in a new item and in a change', async () => {
    await post('/kontoreg', account('2998'))
    expect((await post('/fackfor', union('R1', '2999'))).body).toMatchObject({ dvCode: '40010', ...nothing })
    expect(answered(await post('/fackfor', union('R1', '2998')))).toEqual([200, undefined])
    expect(answered(await post('/fackfor', union('R2', '')))).toEqual([200, undefined])
    const changed = await put('/fackfor/R2', { Version: 1, Values: { KontoNr: '2999' } })
    expect(changed.body).toMatchObject(nothing)
    expect(answered(await put('/fackfor/R2', { Version: 1, Values: { KontoNr: '2998' } }))).toEqual([200, undefined])
    expect((await narrowed({ KontoNr: '2998' })).body.data).toHaveLength(2)
    expect((await narrowed({ KontoNr: '279' })).body.data).toEqual([])
    expect((await narrowed({ BenText: 'x' })).body).toMatchObject({ dvCode: '40000' })
  })

  it('keeps the item, says by what it is used and where they are, in its own company only', async () => {
    const found = await list('/kontoreg', { searchTerm: '2998', searchFields: ['KontoNr'] })
    expect(found.data).toMatchObject([{ KontoNr: '2998', CanDelete: false }])
    expect((await adm.ask('/kontoreg/2998', there)).body.data).toMatchObject({
      UsedBy: [{ Text: 'fackförbund', Antal: 2, Register: 'tradeUnions', Falt: 'KontoNr' }],
    })
    const gone = await remove('/kontoreg/2998')
    expect(answered(gone)).toEqual(refused(errors.registerItemInUse))
    expect(gone.body.message).toBe('2998 används av 2 fackförbund och kan inte tas bort.')
    await post('/kontoreg', account('2997'), { company: 'zenit' })
    const elsewhere = await post('/fackfor', union('R3', '2997'))
    expect(elsewhere.body).toMatchObject({ fields: { KontoNr: expect.stringContaining('finns inte') } })
    expect(answered(await put('/fackfor/R1', { Version: 1, Values: { KontoNr: '' } }))).toEqual([200, undefined])
    expect(answered(await remove('/fackfor/R2'))).toEqual([200, undefined])
    expect(answered(await remove('/kontoreg/2998'))).toEqual([200, undefined])
  })

  it('never refers to an item that is removed at the same time', async () => {
    const outcomes = new Set<string>()
    for (let turn = 0; turn < 12; turn++) {
      const code = `28${turn}`
      await post('/kontoreg', account(code))
      const [made, gone] = await Promise.all([post('/fackfor', union(`T${turn}`, code)), remove(`/kontoreg/${code}`)])
      outcomes.add(`${made.status} ${gone.status}`)
      const left = await adm.ask(`/kontoreg/${code}`, there)
      expect(left.status).toBe(made.status === 200 ? 200 : 404)
    }
    for (const outcome of outcomes) expect(['200 409', '400 200']).toContain(outcome)
  })
})
