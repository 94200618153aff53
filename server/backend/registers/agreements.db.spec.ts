import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countries } from '#contracts/code-lists/countries.ts'
import { payTypeTables } from '#contracts/code-lists/pay-types.ts'
import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import { agreements } from '#contracts/registers/agreements.ts'
import type { RegisterRow } from '#contracts/registers/calls.ts'
import { countryAllowances } from '#contracts/registers/country-allowances.ts'
import { lssRates } from '#contracts/registers/lss.ts'
import { isNewField } from '#contracts/registers/register.ts'
import type { FtgInfo } from '#contracts/sign-in/session.shapes.ts'
import { actFor, withTenant } from '../platform/database/tenancy.ts'
import { agreement, company, employee, vacationAgreement } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'
import { registerStore } from './register-store.ts'
import { addAgreements } from './standard-registers.ts'

let stage: TestBackend
let adm: Browser
beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
  await setting({ AmfTecknad: true, ITPTecknad: true, KPTecknad: true, ScbStatistik: true })
  await inNordsken(tx => tx.update(agreement).set({ vacationAgreement: null }))
})
afterAll(() => stage.close())

const there = { company: 'nordsken' }
const ask = (path: string, method = 'GET', body?: object) => adm.ask(path, { ...there, method, ...(body && { body }) })
const [worker, staff] = agreements.examples

const inNordsken = <Value>(work: (tx: Parameters<Parameters<typeof withTenant>[2]>[0]) => Promise<Value>) =>
  withTenant(stage.test.database, { licNr: 'WEB100200' }, async tx => {
    const [row] = await tx.select().from(company).where(eq(company.ftgId, 'nordsken'))
    if (!row) throw new Error('There is no nordsken')
    await actFor(tx, row)
    return work(tx)
  })
const setting = (settings: Record<string, unknown>) =>
  withTenant(stage.test.database, { licNr: 'WEB100200' }, async tx => {
    const [row] = await tx.select().from(company).where(eq(company.ftgId, 'nordsken'))
    await tx
      .update(company)
      .set({ settings: { ...row?.settings, ...settings } })
      .where(eq(company.ftgId, 'nordsken'))
  })
const flags = async () => {
  const { body } = await ask('/companyInfo/nordsken')
  return (body.data as FtgInfo).AgreementFlags
}

describe('an agreement', () => {
  it('keeps every field, and opens what its flags say for as long as it exists', async () => {
    expect(await flags()).toMatchObject({ OpenOBRegler: false, OpenBERRegler: false, FerIngBer: false })
    expect((await ask('/agreements', 'POST', worker)).body.data).toEqual({ Version: 1 })
    expect((await ask('/agreements/ARB')).body.data).toMatchObject({ Version: 1, Values: worker, UsedBy: [] })
    expect(await flags()).toEqual({
      OpenOBRegler: true,
      OpenJORRegler: true,
      OpenBERRegler: true,
      OpenELDRegler: false,
      OpenHLGRegler: true,
      OpenOVTRegler: true,
      FerIngBer: true,
      FerUphLon: false,
    })
    const changed = { OpenOBRegler: false, OpenELDRegler: true, FerUphLon: true }
    expect((await ask('/agreements/ARB', 'PUT', { Version: 1, Values: changed })).body.data).toEqual({ Version: 2 })
    expect(await flags()).toMatchObject({ OpenJORRegler: true, ...changed })
    expect((await ask('/agreements/ARB', 'DELETE')).status).toBe(200)
    expect(await flags()).toMatchObject({ OpenELDRegler: false, FerUphLon: false })
  })

  it('is sorted by what it opens, and has no rules where none is chosen', async () => {
    await ask('/agreements', 'POST', worker)
    const none = Object.fromEntries(Object.keys(staff).flatMap(name => (/^Open/.test(name) ? [[name, false]] : [])))
    await ask('/agreements', 'POST', { ...staff, ...none, SemAvtalKod: '' })
    const { body } = await adm.ask('/agreements', {
      ...there,
      pagination: { sortBy: 'OpenOBRegler', sortOrder: 'desc' },
    })
    const sorted = (body.data as RegisterRow[]).map(({ AvtalId }) => String(AvtalId))
    expect(sorted.filter(id => ['ARB', 'TJM'].includes(id))).toEqual(['ARB', 'TJM'])
    expect((await ask('/agreements/TJM')).body.data).toMatchObject({ Values: { ...none, SemAvtalKod: '' } })
  })

  it('keeps its holiday agreement, and is kept by its employees', async () => {
    expect((await ask('/semavtallist/LAG')).body.data).toMatchObject({
      UsedBy: [{ Text: 'avtal', Antal: 1, Register: 'agreements', Falt: 'SemAvtalKod' }],
    })
    expect((await ask('/semavtallist/LAG', 'DELETE')).body.message).toBe(
      'LAG används av 1 avtal och kan inte tas bort.',
    )
    await inNordsken(async tx => {
      const [first] = await tx.select().from(employee).limit(1)
      const own = eq(employee.employmentNumber, first?.employmentNumber ?? '')
      await tx.update(employee).set({ agreementId: 'ARB' }).where(and(own))
    })
    expect((await ask('/agreements/ARB', 'DELETE')).body.message).toBe(
      'ARB används av 1 anställda och kan inte tas bort.',
    )
    expect((await ask('/agreements/TJM', 'PUT', { Version: 1, Values: { SemAvtalKod: 'X' } })).body).toMatchObject({
      fields: { SemAvtalKod: expect.stringMatching(/X finns inte/) },
    })
  })

  const markup = (FokId: string, FranDatum = '2026-01-01'): FormRow => ({
    FokId,
    FranDatum,
    Tillval: '',
    TillvalTom: '1899-12-30',
  })

  it.each<[message: string, Values: FormValues]>([
    ['KPArbGivNr', { KPUseArbGivNr: true }],
    ['KPAvtalsNummer', { KPUseAvtalsNr: true, KPAvtalsNummer: '1234567890' }],
    ['ScbArbstKU', { UseScbArbstKU: true, ScbArbstKU: 'A1' }],
    ['FakArbstNr', { UseFakArbstNr: true }],
    ['FakForbNr', { UseFakForbNr: true, FakForbNr: '123' }],
    ['ForaMarkups', { ForaMarkups: [markup('FOK12')] }],
    ['ForaMarkups', { ForaMarkups: [markup('FOK301048'), markup('FOK301048')] }],
    ['UtbetPer', { UtbetPer: 'X' }],
    ['TabellKod', { TabellKod: '' }],
  ])('is refused at %s: %j', async (field, Values) => {
    const { body } = await ask('/agreements/TJM', 'PUT', { Version: 1, Values })
    expect(body).toHaveProperty('fields', { [field]: expect.any(String) })
  })

  it('does not need what the company does not have', async () => {
    await setting({ KPTecknad: false })
    expect((await ask('/agreements/TJM', 'PUT', { Version: 1, Values: { KPUseArbGivNr: true } })).status).toBe(200)
    await setting({ KPTecknad: true })
  })

  it("takes Fora's codes from the list where the company uses one", async () => {
    await setting({ ForaUseFOKList: true })
    const change = () =>
      ask('/agreements/TJM', 'PUT', {
        Version: 2,
        Values: { KPUseArbGivNr: false, ForaMarkups: [markup('FOK301048')] },
      })
    expect((await change()).body).toMatchObject({
      fields: { ForaMarkups: 'Rad 1: FOK301048 finns inte bland Foras koder.' },
    })
    await ask('/foraFOKList', 'POST', { FokId: 'FOK301048', BenText: 'Detaljhandeln', Aktiv: true })
    expect((await change()).body.data).toEqual({ Version: 3 })
  })
})

it.each(payTypeTables.codes)('the standard agreements of %s are whole', async table => {
  await inNordsken(async tx => {
    await tx.delete(agreement)
    await tx.delete(vacationAgreement)
    await addAgreements(tx, table as Parameters<typeof addAgreements>[1])
    for (const id of ['TJM', 'ARB']) {
      const found = await registerStore(agreements).one(tx, id)
      const form: FormValues = {
        ...agreements.model.read(found?.values ?? {}, '2026-11-23'),
        [isNewField]: false,
        AmfTecknad: true,
        ITPTecknad: true,
        KPTecknad: true,
      }
      expect(agreements.model.problems(form)).toEqual({})
      expect(form).toMatchObject({ TabellKod: table, SemAvtalKod: 'LAG', UtbetPer: 'M', FerIngBer: true })
      expect([form.AmfTyp, form.ForaReportType]).toEqual(id === 'ARB' ? ['SAFLO', 'MAN'] : ['TJM', 'INGEN'])
    }
  })
})

describe('the small registers', () => {
  it('all result units answer together, those that are open', async () => {
    await setting({ OpenResEnhet6: false })
    const unit = (n: number) => ({ [`ResEnh${n}`]: 'A1', BenText: `Enhet ${n}`, Aktiv: n === 1 })
    for (const n of [1, 2, 6]) expect((await ask(`/resenheter/${n}`, 'POST', unit(n))).status).toBe(200)
    const { ResEnh1, ...others } = (await ask('/resenheter')).body.data as Record<string, object[]>
    expect(ResEnh1).toContainEqual({ Kod: 'A1', BenText: 'Enhet 1', Aktiv: true })
    expect(others.ResEnh2).toContainEqual({ Kod: 'A1', BenText: 'Enhet 2', Aktiv: false })
    expect(others.ResEnh6).toEqual([])
    expect(Object.keys(others)).toEqual(['ResEnh2', 'ResEnh3', 'ResEnh4', 'ResEnh5', 'ResEnh6'])
  })

  it('a group of codes stands beside the codes, and is kept by them', async () => {
    await ask('/tidkoder/groups', 'POST', { Grupp: 'NY', BenText: 'Ny grupp', Aktiv: true })
    const vab = { TidKod: 'NY', BenText: 'Ny kod', TidGrupp: 'NY', TidTyp: 'FRV', AntalEnhet: 'TIM' }
    expect((await ask('/tidkoder', 'POST', { ...vab, LonArtNr: '', Aktiv: true })).status).toBe(200)
    expect((await ask('/tidkoder/groups/NY', 'DELETE')).body.message).toContain('1 tidkoder')
    expect((await ask('/tidkoder/groups')).body.data).toContainEqual(
      expect.objectContaining({ Grupp: 'NY', CanDelete: false }),
    )
    // The path of the list of groups would hide a code of that name.
    const { body } = await ask('/tidkoder', 'POST', { ...vab, TidKod: 'groups', LonArtNr: '', Aktiv: true })
    expect(body).toHaveProperty('fields.TidKod')
  })

  it('an allowance is of a country and has one amount a year', async () => {
    const [denmark] = countryAllowances.examples
    // The countries come with the product, and their amounts from Skatteverket every year.
    const changed = await ask('/traktamente/DK', 'PUT', { Version: 1, Values: { Belopp: denmark.Belopp } })
    expect(changed.body.data).toEqual({ Version: 2 })
    expect((await ask('/traktamente/DK')).body.data).toEqual({ Version: 2, Values: denmark })
    expect((await ask('/traktamente?fields=Landskod,Land')).body.data).toHaveLength(countries.codes.length - 1)
    const twice = {
      ...denmark,
      Landskod: 'XX',
      Belopp: [
        { Ar: 2026, Belopp: 1 },
        { Ar: 2026, Belopp: 2 },
      ],
    }
    expect((await ask('/traktamente', 'POST', twice)).body).toHaveProperty('fields', {
      Landskod: expect.stringContaining('två versaler'),
      Belopp: 'Rad 2: Året 2026 finns redan.',
    })
  })

  it('the latest amounts of assistance come first', async () => {
    await setting({ UseLSS: true })
    for (const rate of lssRates.examples.toReversed()) await ask('/lssInfo', 'POST', rate)
    const { body } = await ask('/lssInfo')
    expect((body.data as RegisterRow[]).map(({ Datum }) => Datum)).toEqual(['2026-01-01', '2025-01-01'])
    expect((await ask('/lssInfo', 'POST', { ...lssRates.examples[0], Datum: '2026-02-30' })).body).toHaveProperty(
      'fields',
      {
        Datum: 'Felaktigt datum',
      },
    )
  })
})
