import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { EmployeeVehicle, RecalculationRow } from '#contracts/vehicles/shapes.ts'
import { vehicleForm } from '#contracts/vehicles/vehicle.form.ts'
import { type Asked, type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let stage: TestBackend
let adm: Browser
beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
})
afterAll(() => stage.close())

const company = 'nordsken'
const values = {
  ...vehicleForm.write(vehicleForm.defaults('2025-05-10'), '2025-05-10'),
  BilModel: 'Škoda Örnen',
  BilKod: 'SKO-ORN',
  BilYear: 2024,
  BilForstSkatt: '2024-03-01',
  BilNypris: 400_000,
  BerFordonsskatt: 3_000,
}
const codeOf = ({ status, body }: Asked) => [status, body.dvCode]
const path = (AnstNr: string, Id?: string) => `/employees/${AnstNr}/vehicles${Id === undefined ? '' : `/${Id}`}`
const add = async (AnstNr: string, more: object = {}) =>
  adm.ask(path(AnstNr), { company, method: 'POST', body: { ...values, ...more } })
const added = async (AnstNr: string, more: object = {}) => (await add(AnstNr, more)).body.data as EmployeeVehicle
const change = (AnstNr: string, Id: string, body: object) => adm.ask(path(AnstNr, Id), { company, method: 'PUT', body })
const vehiclesOf = async (AnstNr: string) =>
  (await adm.ask(path(AnstNr), { company })).body.data as readonly EmployeeVehicle[]
const recalculation = (year: number, pagination: object = {}) =>
  adm.ask(`/vehicleBenefits/recalc/${year}?pagination=${encodeURIComponent(JSON.stringify(pagination))}`, { company })
const rows = async (year: number, pagination: object = {}) =>
  (await recalculation(year, pagination)).body.data as readonly RecalculationRow[]
const store = (year: number, ...ids: string[]) =>
  adm.ask(`/vehicleBenefits/recalc/${year}`, { company, method: 'PUT', body: ids.map(Id => ({ Id })) })

describe('the recalculation of vehicle benefits', () => {
  it('has the cars of the demo company whose amounts are those of the year before, and one without a price', async () => {
    const found = await rows(2026)
    expect(found.map(({ AnstNr, ErrorMessage }) => [AnstNr, ErrorMessage]).toSorted()).toEqual([
      ['1', ''],
      ['3', 'Nybilspris saknas för bilen.'],
      ['4', ''],
      ['5', ''],
    ])
    for (const { BilFormon, BerFormanTot, Forandring, ErrorMessage } of found) {
      expect(Forandring).toBe(ErrorMessage === '' ? (BerFormanTot ?? 0) - BilFormon : null)
    }
    expect((await rows(2025)).length).toBe(0)
  })

  it('is stored for the chosen cars, and names the refused one by its place', async () => {
    const found = await rows(2026)
    const id = (number: string) => found.find(({ AnstNr }) => AnstNr === number)?.Id ?? ''
    const gone = '11111111-1111-4111-8111-111111111111'
    expect((await store(2026, id('3'), id('1'), gone)).body.data).toEqual({
      errors: [
        { index: 0, message: 'Nybilspris saknas för bilen.' },
        { index: 2, message: errors.vehicleMissing.message },
      ],
    })
    expect((await rows(2026)).map(({ AnstNr }) => AnstNr).toSorted()).toEqual(['3', '4', '5'])
    // Another year is another's.
    expect((await rows(2025)).length).toBe(0)
    const history = await adm.ask('/eventHistory', { company })
    expect(JSON.stringify(history.body.data)).toContain('Beräknade bilförmånen 2026 för 1 bil')
  })

  it('is sorted by its amounts, searched, and in pages', async () => {
    const [one, two] = [
      await added('2', { BilModel: 'Zeta' }),
      await added('2', { BilModel: 'Ål', BilNypris: 900_000 }),
    ]
    const models = async (pagination: object) => (await rows(2025, pagination)).map(({ BilModel }) => BilModel)
    expect(await models({ sortBy: 'Forandring', sortOrder: 'desc' })).toEqual(['Ål', 'Zeta'])
    expect(await models({ sortBy: 'BilModel', sortOrder: 'desc' })).toEqual(['Ål', 'Zeta'])
    expect(await models({ searchTerm: 'ål', searchFields: ['BilModel'] })).toEqual(['Ål'])
    const page = await recalculation(2025, { sortBy: 'BilModel', perPage: 1, pageNum: 2 })
    expect(page.body.data).toMatchObject([{ BilModel: 'Ål' }])
    expect(codeOf(await recalculation(2025, { sortBy: 'Steg' }))).toEqual([400, errors.invalidRequest.dvCode])
    for (const { Id } of [one, two]) await adm.ask(path('2', Id), { company, method: 'DELETE' })
    expect(await models({})).toEqual([])
  })

  it('has only the cars held in the year, with their months', async () => {
    const { Id } = await added('2', { BilFrom: '2024-11-30', BilTom: '2025-02-01' })
    expect(await rows(2025)).toMatchObject([
      { Id, Namn: expect.stringContaining(' '), BilFormon: 0, BerFormanTot: 81_540, BerFormanLon: 13_590 },
    ])
    expect((await rows(2026)).map(each => each.Id)).not.toContain(Id)
    await change('2', Id, { Version: 1, Values: { BilTom: '2024-12-31' } })
    expect(await rows(2025)).toEqual([])
    await adm.ask(path('2', Id), { company, method: 'DELETE' })
  })

  it('needs a salary year of the company', async () => {
    const missing = [errors.salaryYearMissing.status, errors.salaryYearMissing.dvCode]
    expect(codeOf(await recalculation(2050))).toEqual(missing)
    expect(codeOf(await store(2050, '11111111-1111-4111-8111-111111111111'))).toEqual(missing)
  })
})

describe('the cars of an employee', () => {
  it('are stored as they were sent, the latest first', async () => {
    const sent = { ...values, BilDrivmedel: 'HYB', BilMilkorning: true, BilTom: '2026-01-31', BilExtra: 7 }
    const { Id } = await added('2', sent)
    const later = await added('2', { BilFrom: '2026-02-01' })
    const found = await vehiclesOf('2')
    expect(found.map(each => each.Id)).toEqual([later.Id, Id])
    expect(found[1]).toEqual({ Id, Version: 1, Values: sent })
  })

  it('are changed over the version that was seen, and only under their employee', async () => {
    const [{ Id, Version } = { Id: '', Version: 0 }] = await vehiclesOf('2')
    expect((await change('2', Id, { Version, Values: { BilModel: 'Annan' } })).body.data).toEqual({ Version: 2 })
    const outdated = await change('2', Id, { Version, Values: { BilModel: 'Tredje' } })
    expect(codeOf(outdated)).toEqual([409, errors.versionConflict.dvCode])
    expect(codeOf(await change('1', Id, { Version: 2, Values: {} }))).toEqual([404, errors.vehicleMissing.dvCode])
    const elsewhere = await adm.ask(path('1', Id), { company, method: 'DELETE' })
    expect(codeOf(elsewhere)).toEqual([404, errors.vehicleMissing.dvCode])
    expect((await vehiclesOf('2'))[0]?.Values.BilModel).toBe('Annan')
  })

  it.each([
    [{ BilModel: '' }, 'BilModel'],
    [{ BilYear: 24 }, 'BilYear'],
    [{ BilNypris: -1 }, 'BilNypris'],
    [{ BilNypris: 0.5 }, 'BilNypris'],
    [{ BilExtra: 10_000_000 }, 'BilExtra'],
    [{ BilForstSkatt: '2024-02-30' }, 'BilForstSkatt'],
    [{ BilDrivmedel: 'KOL' }, 'BilDrivmedel'],
    [{ BilFrom: '1899-12-30' }, 'BilFrom'],
    [{ BilTom: '2025-05-09' }, 'BilTom'],
  ])('refuse %j', async (wrong, field) => {
    const { body } = await add('2', wrong)
    expect(body).toMatchObject({ dvCode: errors.fieldsRefused.dvCode, fields: { [field]: expect.any(String) } })
  })

  it('are of an employee of the company', async () => {
    expect(codeOf(await add('FINNSINTE'))).toEqual([404, errors.employeeMissing.dvCode])
    const akvarell = await adm.ask('/vehicleBenefits/recalc/2026', { company: 'akvarell' })
    expect(akvarell.body.data).toEqual([])
  })
})
