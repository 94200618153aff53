import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appendEvent } from '../platform/database/append-event.ts'
import { type Transaction, withSystem, withTenant } from '../platform/database/tenancy.ts'
import { findNamedCompany } from '../platform/replay/find-company.ts'
import { beginning } from '../platform/replay/recorded.ts'
import { replayCompany } from '../platform/replay/replay-company.ts'
import { projections } from '../projections.ts'
import { standardItems } from '../registers/standard-items.ts'
import {
  agreement,
  company,
  event,
  holiday,
  licence,
  payType,
  payTypeTable,
  registerItem,
  salaryYear,
  vacationAgreement,
} from '../tables/schema.ts'
import { startTestBackend, type TestBackend } from '../testing.ts'
import { companyEvents, companyRecorded } from './company-events.ts'
import { supplementCompanies } from './supplement-companies.ts'

const licNr = 'GAMMAL'
const keys: Record<string, string> = {}
let stage: TestBackend
const within = <Result>(ftgId: string, work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  withTenant(stage.test.database, { licNr, ftgKey: keys[ftgId] ?? '' }, work)

const table = { code: 'STANDARD', name: 'Standardtabell' }
const ownAccount = { register: 'accounts', key: '7010', values: { BenText: 'Löner, lager', Aktiv: true } }

/** Adds a company as one was before the registers had standard contents. */
async function addOldCompany(ftgId: string, more: (tx: Transaction) => Promise<unknown>): Promise<void> {
  const { database } = stage.test
  const [made] = await withTenant(database, { licNr }, tx =>
    tx.insert(company).values({ ftgId, name: ftgId, orgnr: '', payCodeTable: 'STANDARD' }).returning(),
  )
  keys[ftgId] = made?.ftgKey ?? ''
  await within(ftgId, async tx => {
    await tx.insert(salaryYear).values([{ year: 2025 }, { year: 2026 }])
    await tx.insert(payTypeTable).values([2025, 2026].map(year => ({ ...table, year })))
    await more(tx)
    await appendEvent(tx, { type: companyRecorded, actor: null, payload: { ...(await beginning(tx)) } })
  })
}

beforeAll(async () => {
  stage = await startTestBackend()
  await withSystem(stage.test.database, tx => tx.insert(licence).values({ licNr, name: 'Gammal', model: 'PLUS' }))
  await addOldCompany('tom', async () => {})
  await addOldCompany('egen', async tx => {
    await tx.insert(registerItem).values(ownAccount)
    await tx
      .insert(payType)
      .values({ year: 2026, tableCode: 'STANDARD', number: '9', name: 'Egen', class: 'LÖN', unit: 'TIM' })
    await tx.insert(agreement).values({ id: 'EGET', name: 'Eget', payTypeTable: 'STANDARD' })
  })
  await supplementCompanies(stage.test.database)
})
afterAll(() => stage.close())

const itemsOf = (tx: Transaction, register: string) =>
  tx.select().from(registerItem).where(eq(registerItem.register, register))

it('an old company gets what every company begins with, in each of its years', async () => {
  await within('tom', async tx => {
    for (const [register, items] of Object.entries(standardItems))
      expect([register, (await itemsOf(tx, register)).length]).toEqual([register, items.length])
    for (const year of [2025, 2026])
      expect(await tx.$count(payType, eq(payType.year, year)), String(year)).toBeGreaterThan(120)
    const [first] = await tx.select().from(payTypeTable).where(eq(payTypeTable.year, 2026))
    expect(first).toMatchObject({
      amounts: { UseBeloppA10: true, BeloppA10: 25 },
      controls: [{ LonStyKod: 'STD', IsDefault: true }],
    })
    expect(await tx.$count(agreement)).toBe(2)
    expect(await tx.$count(vacationAgreement)).toBe(1)
    expect(await tx.$count(holiday)).toBeGreaterThan(25)
  })
})

it('a register in which the company has something of its own stays as it is', async () => {
  await within('egen', async tx => {
    expect(await itemsOf(tx, 'accounts')).toMatchObject([ownAccount])
    expect(await tx.select().from(payType)).toMatchObject([{ number: '9' }])
    expect(await tx.select().from(agreement)).toMatchObject([{ id: 'EGET' }])
    // What it has nothing of, it gets.
    expect((await itemsOf(tx, 'timeCodes')).length).toBe(standardItems.timeCodes.length)
    expect(await tx.$count(vacationAgreement)).toBe(1)
  })
})

it('each filled register is told, and a replay builds the same tables', async () => {
  const { database, address } = stage.test
  const told = await within('egen', tx => tx.select().from(event).where(eq(event.type, 'register.filled')))
  expect(told.map(({ payload, actor }) => [payload.register, actor])).toEqual(
    ['timeCodes', 'timeCodeGroups', 'payCodes', 'payCodeGroups', 'countryAllowances', 'payTypeSteering']
      .concat('vacationAgreements', 'holidays')
      .map(register => [register, null]),
  )
  const found = await findNamedCompany(database, 'tom', companyEvents.removed)
  expect((await replayCompany(database, address, projections, { company: found })).differences).toEqual([])
})

it('the next start adds nothing, not even to a register that has been emptied since', async () => {
  await within('tom', tx => tx.delete(registerItem).where(eq(registerItem.register, 'countryAllowances')))
  await supplementCompanies(stage.test.database)
  expect(await within('tom', tx => itemsOf(tx, 'countryAllowances'))).toEqual([])
})
