import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { keyOf } from '../../demo/make-licence.ts'
import { calculate } from '../../engine/calculate.ts'
import { law } from '../../law/law.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { createDemoDatabase, type TestDatabase } from '../../platform/database/test-database.ts'
import { testMoment } from '../../platform/database/test-time.ts'
import { basisRegisters, employee, payslip, payslipEntry, payslipRow, salaryPeriod } from '../../tables/schema.ts'
import { basisHash } from '../basis/basis-hash.ts'
import { basisOf, type HashedBasis } from '../basis/basis-of.ts'
import { readBasis, readPayslip, storePayslip } from './store-payslip.ts'

let test: TestDatabase
const tenant = { licNr: 'WEB100200', ftgKey: keyOf('nordsken') }
const period = '202611'
const key = { period, employmentNumber: '9001', number: 1 }
const versions = { engine: '1', law: '2026-01' }

const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(test.database, tenant, work)
const mine = and(eq(payslip.employmentNumber, key.employmentNumber), eq(payslip.period, period))
const change = (values: Partial<typeof payslip.$inferInsert>) =>
  within(tx => tx.update(payslip).set(values).where(mine))
/** Returns the message of the database behind a failure. */
const refused = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
  )

async function basisNow(tx: Transaction): Promise<HashedBasis> {
  const [found] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, period))
  const [only] = found ? await basisOf(tx, found, [key.employmentNumber], law) : []
  if (!only) throw new Error('No basis.')
  return only
}
const store = (seen = 0) =>
  within(async tx => {
    const basis = await basisNow(tx)
    return storePayslip(tx, { period, number: 1, basis, calculated: calculate(basis.basis, law), versions, seen })
  })

beforeAll(async () => {
  test = await createDemoDatabase()
})
afterAll(() => test.drop())
beforeEach(async () => {
  await within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(payslip)
    await tx.update(salaryPeriod).set({ isLocked: false })
    await tx.delete(employee).where(eq(employee.employmentNumber, key.employmentNumber))
    await tx.insert(employee).values({
      employmentNumber: key.employmentNumber,
      firstName: 'Åsa',
      lastName: 'Ö',
      employmentForm: 'TV',
      employedFrom: '2024-01-01',
      salaryForm: 'MÅN',
      salary: '30000',
      taxType: 'HUV',
      details: { SkattTab: '33', SkattKol: '1', UtbetSatt: 'KON' },
    })
  })
})

it('a payslip is read back as it was calculated, and its basis calculates the same bytes again', async () => {
  expect(await store()).toBe(true)
  const { basis, hash } = await within(basisNow)
  const calculated = calculate(basis, law)
  expect(await within(tx => readPayslip(tx, key))).toEqual(calculated)
  const stored = await within(tx => readBasis(tx, key))
  expect(stored?.hash).toBe(hash)
  expect(stored && basisHash(stored.basis)).toBe(hash)
  expect(stored && JSON.stringify(calculate(stored.basis, law))).toBe(JSON.stringify(calculated))
})

it('calculated again it replaces the one before, and registers that are the same are kept once', async () => {
  await store()
  await within(tx => tx.update(employee).set({ salary: '31000' }).where(eq(employee.employmentNumber, '9001')))
  expect(await store()).toBe(false)
  expect(await store(1)).toBe(true)
  const [stored] = await within(tx => tx.select().from(payslip).where(mine))
  expect([stored?.version, stored?.gross]).toEqual([2, 3_100_000])
  expect((await within(tx => readPayslip(tx, key)))?.rows[0]?.amount).toBe(3_100_000)
  const kept = await within(tx => tx.select().from(basisRegisters))
  expect(kept.map(each => each.hash)).toEqual([stored?.registers])
})

it('one that is marked as ready is left as it is', async () => {
  await store()
  await change({ readyAt: testMoment, readyBy: 'adm' })
  await within(tx => tx.update(employee).set({ salary: '99000' }).where(eq(employee.employmentNumber, '9001')))
  expect(await store(1)).toBe(false)
  expect((await within(tx => readPayslip(tx, key)))?.totals.gross).toBe(3_000_000)
})

const finishings = {
  'is paid': () => change({ readyAt: testMoment, paidAt: testMoment }),
  'has a locked period': () =>
    within(tx => tx.update(salaryPeriod).set({ isLocked: true }).where(eq(salaryPeriod.period, period))),
}
it.each(Object.entries(finishings))('a payslip that %s changes in no way', async (_, finish) => {
  await store()
  const entry = { ...key, position: 1, id: 'e', source: 'TYPED' as const, payType: '1000' }
  const days = { firstDay: '2026-11-01', lastDay: '2026-11-01' }
  await within(tx => tx.insert(payslipEntry).values({ ...entry, ...days, amount: 1 }))
  await finish()
  const finished = 'a finished payslip does not change: 202611 9001'
  const ofFinished = 'the rows of a finished payslip do not change'
  expect(await refused(change({ warnings: ['x'] }))).toBe(finished)
  expect(await refused(change({ paidAt: null, readyAt: null, attestedAt: null, payDate: '2026-11-24' }))).toBe(finished)
  expect(await refused(within(tx => tx.delete(payslip).where(mine)))).toBe(finished)
  expect(await refused(within(tx => tx.delete(employee).where(eq(employee.employmentNumber, '9001'))))).toBe(finished)
  expect(await refused(within(tx => tx.update(payslipRow).set({ text: 'x' })))).toBe(ofFinished)
  expect(await refused(within(tx => tx.delete(payslipRow)))).toBe(ofFinished)
  expect(await refused(within(tx => tx.update(payslipEntry).set({ amount: 2 })))).toBe(ofFinished)
  expect(await refused(within(tx => tx.delete(payslipEntry)))).toBe(ofFinished)
  const added = { ...entry, ...days, position: 2, id: 'f' }
  expect(await refused(within(tx => tx.insert(payslipEntry).values(added)))).toBe(ofFinished)
})

it('a finished one may be printed, published and taken back, and follows its person’s number', async () => {
  await store()
  await change({ readyAt: testMoment, paidAt: testMoment })
  const at = testMoment
  expect(await refused(change({ printedAt: at, publishedAt: at, reversedAt: at, reversedBy: 'adm' }))).toBe('done')
  await within(tx => tx.update(employee).set({ employmentNumber: '9002' }).where(eq(employee.employmentNumber, '9001')))
  const moved = await within(tx => readPayslip(tx, { ...key, employmentNumber: '9002' }))
  expect(moved?.rows.length).toBeGreaterThan(0)
  await within(tx => tx.update(employee).set({ employmentNumber: '9001' }).where(eq(employee.employmentNumber, '9002')))
})

it('none begins in a locked period, or finished', async () => {
  await store()
  const [stored] = await within(tx => tx.select().from(payslip).where(mine))
  if (!stored) throw new Error('Not stored.')
  const paid = { ...stored, number: 2, readyAt: testMoment, paidAt: testMoment }
  expect(await refused(within(tx => tx.insert(payslip).values(paid)))).toContain('a payslip begins unfinished')
  await within(tx => tx.update(salaryPeriod).set({ isLocked: true }).where(eq(salaryPeriod.period, period)))
  expect(await refused(within(tx => tx.insert(payslip).values({ ...stored, number: 2 })))).toContain(
    'in an open period',
  )
})

it('its sums are those of its rows when a transaction ends, and its net follows from them', async () => {
  await store()
  expect(await refused(change({ gross: 3_000_001, net: sql`net + 1` as unknown as number }))).toContain(
    'the sums of a payslip are not those of its rows',
  )
  expect(await refused(change({ net: 1 }))).toContain('payslip_net')
})
