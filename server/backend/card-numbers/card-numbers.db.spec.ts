import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleNewCardNumber } from '#contracts/card-numbers/examples.ts'
import type { CardNumber } from '#contracts/card-numbers/shapes.ts'
import type { ApiError } from '#contracts/common-errors.ts'
import { errors } from '#contracts/errors.ts'
import { withSystem, withTenant } from '../platform/database/tenancy.ts'
import { company, event, idempotencyKey } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let stage: TestBackend
let adm: Browser
beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
  await usePin(true)
})
afterAll(() => stage.close())

const usePin = (UseKortNrPIN: boolean) =>
  withTenant(stage.test.database, { licNr: 'WEB100200' }, tx =>
    tx.update(company).set({ settings: { UseKortNrPIN } }).where(eq(company.ftgId, 'nordsken')),
  )
const there = { company: 'nordsken' }
const answered = ({ status, body }: { status: number; body: { dvCode?: string | undefined } }) => [status, body.dvCode]
const refused = ({ status, dvCode }: ApiError) => [status, dvCode]
const add = (form: object = {}, asking: object = {}) =>
  adm.ask('/kortnummer', { ...there, method: 'POST', body: { ...exampleNewCardNumber, ...form }, ...asking })
const pinOf = async ({ Id }: CardNumber, by = adm) => (await by.ask(`/kortnummer/${Id}/pin`, there)).body.data
let number = 500
const added = async (form: object = {}): Promise<CardNumber> =>
  list((await add({ KortNr: String(number++), ...form })).body.data as CardNumber)
/** Returns a card as the list has it. */
const list = async ({ Id }: Pick<CardNumber, 'Id'>) =>
  ((await adm.ask('/kortnummer', there)).body.data as { Cards: CardNumber[] }).Cards.find(
    each => each.Id === Id,
  ) as CardNumber
const change = (Id: string, body: object) =>
  adm.ask(`/kortnummer/${Id}`, {
    ...there,
    method: 'PUT',
    body: { AnstNr: '1', FromDatum: '2026-01-01', TomDatum: null, ...body },
  })

describe('a card number', () => {
  it('is unique in its company, whatever its case, and not in others', async () => {
    expect(answered(await add({ KortNr: 'KORT-a' }))).toEqual([200, undefined])
    const again = await add({ KortNr: 'kort-A' })
    expect([...answered(again), again.body]).toMatchObject([400, '40010', { fields: { KortNr: expect.anything() } }])
    const two = await Promise.all([add({ KortNr: 'samtidigt' }), add({ KortNr: 'Samtidigt' })])
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(answered(await add({ KortNr: 'KORT-a', AnstNr: '1', PIN: '' }, { company: 'akvarell' }))).toEqual([
      200,
      undefined,
    ])
    const other = await added()
    const taken = await change(other.Id, { KortNr: 'kort-a', Version: other.Version })
    expect(taken.body).toMatchObject({ fields: { KortNr: expect.anything() } })
    // Its own number is not another's.
    expect(answered(await change(other.Id, { KortNr: other.KortNr, Version: 1 }))).toEqual([200, undefined])
  })

  it('is of an employee of the company, with a period that ends after it begins', async () => {
    const wrong = await add({ KortNr: 'fel', AnstNr: 'finns inte', FromDatum: '2026-02-02', TomDatum: '2026-02-01' })
    expect(wrong.body).toMatchObject({
      fields: {
        AnstNr: 'Det finns ingen anställd med det numret.',
        TomDatum: 'Till och med kan inte vara före från och med.',
      },
    })
  })

  it('has a PIN that is shown on request, to who may write, and is nowhere else', async () => {
    const card = await added({ PIN: '864213' })
    expect(card).toMatchObject({ HasPIN: true })
    expect(await pinOf(card)).toEqual({ PIN: '864213' })
    const las = await stage.signedIn('las')
    expect(answered(await las.ask('/kortnummer', there))).toEqual([200, undefined])
    expect(answered(await las.ask(`/kortnummer/${card.Id}/pin`, there))).toEqual(refused(errors.rightMissing))
    await change(card.Id, { KortNr: card.KortNr, PIN: '975311', Version: 1 })
    const list = await adm.ask('/kortnummer', there)
    const rows = await withSystem(stage.test.database, async tx => [
      await tx.select().from(event),
      await tx.select().from(idempotencyKey),
    ])
    const told = JSON.stringify([list.body, rows]) + stage.logged.join('')
    expect(told).not.toMatch(/864213|975311/)
  })

  it('keeps its PIN when it is changed without one, and loses it when it is emptied', async () => {
    const card = await added({ PIN: '1357' })
    await change(card.Id, { KortNr: card.KortNr, Version: 1 })
    expect(await pinOf(card)).toEqual({ PIN: '1357' })
    await change(card.Id, { KortNr: card.KortNr, PIN: '', Version: 2 })
    expect(await pinOf(card)).toEqual({ PIN: '' })
    expect(answered(await change(card.Id, { KortNr: card.KortNr, Version: 2 }))).toEqual(
      refused(errors.versionConflict),
    )
  })

  it('has no PIN where the company uses none', async () => {
    await usePin(false)
    const told = await add({ KortNr: 'utan', PIN: '2468' })
    expect(told.body).toMatchObject({ fields: { PIN: 'Företaget använder inte PIN-kod till kortnummer.' } })
    expect(answered(await add({ KortNr: 'utan', PIN: '' }))).toEqual([200, undefined])
    await usePin(true)
  })

  it('of another company is not found', async () => {
    const card = await added()
    const elsewhere = { company: 'akvarell' }
    const missing = refused(errors.cardNumberMissing)
    expect(answered(await adm.ask(`/kortnummer/${card.Id}/pin`, elsewhere))).toEqual(missing)
    expect(answered(await adm.ask(`/kortnummer/${card.Id}`, { ...elsewhere, method: 'DELETE' }))).toEqual(missing)
    expect(answered(await adm.ask(`/kortnummer/${card.Id}`, { ...there, method: 'DELETE' }))).toEqual([200, undefined])
    expect(answered(await adm.ask(`/kortnummer/${card.Id}`, { ...there, method: 'DELETE' }))).toEqual(missing)
  })
})
