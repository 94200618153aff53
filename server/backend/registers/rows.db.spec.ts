import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { FormRow } from '#contracts/forms/field.ts'
import { vacationAgreements } from '#contracts/registers/vacation-agreements.ts'
import { withTenant } from '../platform/database/tenancy.ts'
import { company } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let stage: TestBackend
let adm: Browser
beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
})
afterAll(() => stage.close())

const there = { company: 'nordsken' }
const inZenit = { company: 'zenit' }
const post = (path: string, body: object, asking: object = there) => adm.ask(path, { ...asking, method: 'POST', body })
const put = (path: string, body: object, asking: object = there) => adm.ask(path, { ...asking, method: 'PUT', body })

const noUnits = { ResEnh1: '', ResEnh2: '', ResEnh3: '', ResEnh4: '', ResEnh5: '', ResEnh6: '' }
const share = (ResEnh1: string, Andel: number, more: FormRow = {}): FormRow => ({ ...noUnits, ResEnh1, Andel, ...more })
const key = (KonKey: string, ...Rader: readonly FormRow[]) => ({ KonKey, BenText: 'Delad', Rader })

/** Sets settings of a company as another program would. */
const setting = (FtgId: string, settings: Record<string, unknown>) =>
  withTenant(stage.test.database, { licNr: 'WEB100200' }, async tx => {
    const [row] = await tx.select().from(company).where(eq(company.ftgId, FtgId))
    await tx
      .update(company)
      .set({ settings: { ...row?.settings, ...settings } })
      .where(eq(company.ftgId, FtgId))
    return row
  })

describe('a distribution key', () => {
  it('keeps its rows in their order, as objects', async () => {
    const values = key('HALVA', share('200', 33.3333), share('100', 66.6667))
    expect((await post('/konhuvlista', values)).body.data).toEqual({ Version: 1 })
    expect((await adm.ask('/konhuvlista/HALVA', there)).body.data).toEqual({ Version: 1, Values: values, UsedBy: [] })
    const Rader = values.Rader.toReversed()
    expect((await put('/konhuvlista/HALVA', { Version: 1, Values: { Rader } })).body.data).toEqual({ Version: 2 })
    expect((await adm.ask('/konhuvlista/HALVA', there)).body.data).toMatchObject({ Values: { Rader } })
    expect((await put('/konhuvlista/HALVA', { Version: 2, Values: { Rader } })).body.data).toEqual({ Version: 2 })
  })

  it.each([
    ['Andelarna ska vara 100 % tillsammans. Nu är de 99,9999 %.', [share('100', 33.3333), share('200', 66.6666)]],
    ['Rad 2: Andel måste vara större än 0.', [share('100', 100), share('200', 0)]],
    ['Rad 2: Samma resultatenheter som på rad 1.', [share('100', 50), share('100', 50)]],
    ['Rad 1: Ange minst en resultatenhet.', [share('', 100)]],
    ['Rad 2: Kostnadsställe 999 finns inte. Välj en i listan.', [share('100', 50), share('999', 50)]],
    ['Rad 1: Projekt X finns inte. Välj en i listan.', [share('100', 100, { ResEnh2: 'X' })]],
    ['Fördelning är obligatoriskt.', []],
  ])('is refused at the field: %s', async (message, Rader) => {
    expect((await post('/konhuvlista', key('FEL', ...Rader))).body).toMatchObject({
      dvCode: '40010',
      fields: { Rader: message },
    })
  })

  it.each([[[{ ResEnh1: '100' }]], [[share('100', 100, { Okand: 1 })]], [['100']], ['100']])(
    'has rows of its own shape only: %j',
    async Rader => {
      expect((await post('/konhuvlista', { ...key('FEL'), Rader })).body).toMatchObject({ dvCode: '40000' })
    },
  )

  it('follows the settings of the company as they are when it is saved', async () => {
    const free = key('FRI', share('999', 100))
    await setting('nordsken', { RegisterResEnh1: false })
    expect((await post('/konhuvlista', free)).body.data).toEqual({ Version: 1 })
    await setting('nordsken', { RegisterResEnh1: true, ResEnhet1Namn: 'Ställe' })
    const change = (Version: number, ...Rader: readonly FormRow[]) =>
      put('/konhuvlista/FRI', { Version, Values: { Rader } })
    expect((await change(1, share('998', 100))).body).toMatchObject({
      fields: { Rader: 'Rad 1: Ställe 998 finns inte. Välj en i listan.' },
    })
    // A unit that was there before the register stays until it is changed.
    expect((await change(1, share('999', 60), share('100', 40))).body.data).toEqual({ Version: 2 })
    // No unit is open in zenit, so that none can be asked for.
    expect((await post('/konhuvlista', key('UTAN', share('', 100)), inZenit)).body.data).toEqual({ Version: 1 })
  })
})

describe('the registers of result units', () => {
  it('keep a unit that a key divides to, and those of the other registers not', async () => {
    const unit = (n: number) => ({ [`ResEnh${n}`]: 'DELAD', BenText: 'Delad', Aktiv: true })
    for (const n of [1, 2]) expect((await post(`/resenheter/${n}`, unit(n))).status).toBe(200)
    expect((await post('/konhuvlista', key('TILLDEL', share('DELAD', 100)))).status).toBe(200)
    const removed = (n: number) => adm.ask(`/resenheter/${n}/DELAD`, { ...there, method: 'DELETE' })
    expect((await removed(1)).body).toMatchObject({
      dvCode: errors.registerItemInUse.dvCode,
      message: 'DELAD används av 1 fördelningsnycklar och kan inte tas bort.',
    })
    expect((await removed(2)).status).toBe(200)
  })

  it('are apart from each other, and from those of other companies', async () => {
    const unit = (n: number) => ({ [`ResEnh${n}`]: 'P1', BenText: `Enhet ${n}`, Aktiv: true })
    for (const n of [2, 3]) expect((await post(`/resenheter/${n}`, unit(n))).status).toBe(200)
    const names = async (n: number, asking: object = there) =>
      ((await adm.ask(`/resenheter/${n}`, asking)).body.data as { BenText: string }[]).map(({ BenText }) => BenText)
    expect([await names(2), await names(3), await names(4)]).toEqual([['Enhet 2'], ['Enhet 3'], []])
    expect(await names(2, inZenit)).toEqual([])
  })
})

describe('a vacation agreement', () => {
  it('is stored in its own table with its age groups, months as codes', async () => {
    const [, values] = vacationAgreements.examples
    expect((await post('/semavtallist', values)).status).toBe(200)
    expect((await adm.ask('/semavtallist/KOMMUN', there)).body.data).toMatchObject({ Version: 1, Values: values })
    const sorted = await adm.ask('/semavtallist', {
      ...there,
      pagination: { sortBy: 'StartSemYear', sortOrder: 'asc' },
    })
    expect(sorted.body.data).toMatchObject([
      { AvtalKod: 'KOMMUN', StartSemYear: '1' },
      { AvtalKod: 'LAG', StartSemYear: '4' },
    ])
    const fewer = [{ FranAlder: 40, AntalDagar: 26 }]
    await put('/semavtallist/KOMMUN', { Version: 1, Values: { SemDagar: 28, AgeGroups: [] } })
    expect((await put('/semavtallist/KOMMUN', { Version: 2, Values: { AgeGroups: fewer } })).body).toMatchObject({
      fields: { AgeGroups: 'Rad 1: Dagar ska vara minst avtalets 28 dagar.' },
    })
    const twice = [40, 40].map(FranAlder => ({ FranAlder, AntalDagar: 30 }))
    expect((await put('/semavtallist/KOMMUN', { Version: 2, Values: { AgeGroups: twice } })).body).toMatchObject({
      fields: { AgeGroups: 'Rad 2: Åldern 40 finns redan.' },
    })
  })

  it('that an agreement names is kept, and has the defaults of the law', async () => {
    expect((await adm.ask('/semavtallist/LAG', inZenit)).body.data).toMatchObject({
      Values: { StartSemYear: '4', SemDagar: 25, SemDagarTyp: 'NET', AgeGroups: [], UseSemTil: true },
      UsedBy: [{ Text: 'avtal', Antal: 2 }],
    })
    const gone = await adm.ask('/semavtallist/LAG', { ...inZenit, method: 'DELETE' })
    expect(gone.body.message).toBe('LAG används av 2 avtal och kan inte tas bort.')
  })
})
