import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FactKind } from '#contracts/employees/dated.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { calculate } from '../../engine/calculate.ts'
import { law } from '../../law/law.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { createDemoDatabase, type TestDatabase } from '../../platform/database/test-database.ts'
import { testMoment } from '../../platform/database/test-time.ts'
import { employee, employeeAbsence, employeeFact, payslip, payslipEntry, salaryPeriod } from '../../tables/schema.ts'
import { versionsOf } from '../run/run-versions.ts'
import { storePayslip } from '../run/store-payslip.ts'
import { finishPayslips } from '../vouchers/finish-payslips.ts'
import { basisOf, type Period } from './basis-of.ts'

let test: TestDatabase
const tenant = { licNr: 'WEB100200', ftgKey: keyOf('nordsken') }
const number = '9001'

beforeAll(async () => {
  test = await createDemoDatabase()
  await within(tx =>
    tx.insert(employee).values({
      employmentNumber: number,
      firstName: 'Åsa',
      lastName: 'Ö',
      personalNumber: '199003159804',
      employmentForm: 'TV',
      employedFrom: '2024-01-01',
      salaryForm: 'MÅN',
      salary: '30000',
      taxType: 'HUV',
      details: { SkattTab: '33', SkattKol: '1', UtbetSatt: 'KON', SemBet: 25, KompSaldo: 10 },
    }),
  )
})
afterAll(() => test.drop())

const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(test.database, tenant, work)
class Undone extends Error {}
const tried = (work: (tx: Transaction) => Promise<void>) =>
  expect(
    within(async tx => {
      await work(tx)
      throw new Undone()
    }),
  ).rejects.toBeInstanceOf(Undone)

async function periodOf(tx: Transaction, code: string): Promise<Period> {
  const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code))
  if (!period) throw new Error(`No period ${code}.`)
  return period
}
/** Finishes the payslips of periods, one after the other. */
async function paid(tx: Transaction, ...codes: readonly string[]): Promise<void> {
  for (const code of codes) await finishPayslips(tx, await periodOf(tx, code), [number])
}
async function basisIn(tx: Transaction, code: string) {
  const [only] = await basisOf(tx, await periodOf(tx, code), [number], law)
  if (!only) throw new Error('No basis.')
  return only.basis
}
const before = async (tx: Transaction, kind: string, code = '202611') =>
  (await basisIn(tx, code)).balances.find(each => each.kind === kind)?.before
const fact = (tx: Transaction, kind: FactKind, validFrom: string, values: FormValues) =>
  tx.insert(employeeFact).values({ employmentNumber: number, kind, validFrom, values, inForce: true })
const away = (tx: Transaction, kind: string, firstDay: string, lastDay: string) =>
  tx.insert(employeeAbsence).values({ employmentNumber: number, kind, firstDay, lastDay, extent: 100 })
/** The retroactive rows of a month, as kronor by the first day of what they concern. */
const retroOf = async (tx: Transaction, code: string) =>
  calculate(await basisIn(tx, code), law).rows.flatMap(({ id, from, amount }) =>
    id.startsWith('retro.') ? [[from, amount / 100]] : [],
  )

it('a payslip goes on where the balances of the one before ended', () =>
  tried(async tx => {
    // The deviations of September are paid in October.
    await away(tx, 'SEM', '2026-09-07', '2026-09-11')
    await away(tx, 'KOM', '2026-09-14', '2026-09-14')
    expect([await before(tx, 'BET', '202610'), await before(tx, 'KOMP', '202610')]).toEqual([2500, 1000])
    await paid(tx, '202610')
    expect([await before(tx, 'BET'), await before(tx, 'KOMP')]).toEqual([2000, 200])
    // A month that is calculated again draws nothing twice.
    expect(await before(tx, 'BET', '202610')).toBe(2500)
    await paid(tx, '202611')
    expect(await before(tx, 'BET', '202612')).toBe(2000)
    await tx.update(payslip).set({ reversedAt: testMoment }).where(eq(payslip.employmentNumber, number))
    expect(await before(tx, 'BET')).toBe(2500)
  }))

it('what the register says anew is the truth from then on', () =>
  tried(async tx => {
    await away(tx, 'SEM', '2026-09-07', '2026-09-11')
    await paid(tx, '202610')
    const details = { SkattTab: '33', SkattKol: '1', UtbetSatt: 'KON', SemBet: 18, KompSaldo: 10 }
    await tx.update(employee).set({ details }).where(eq(employee.employmentNumber, number))
    expect(await before(tx, 'BET')).toBe(1800)
  }))

it('a new year of holiday begins with what the register says', () =>
  tried(async tx => {
    await away(tx, 'SEM', '2026-02-02', '2026-02-06')
    await away(tx, 'KOM', '2026-02-09', '2026-02-09')
    await paid(tx, '202603')
    expect([await before(tx, 'BET', '202604'), await before(tx, 'KOMP', '202604')]).toEqual([2500, 200])
  }))

it('pay that was changed afterwards is paid with the next payslip, once, by the days it concerns', () =>
  tried(async tx => {
    await paid(tx, '202608', '202609', '202610')
    expect(await retroOf(tx, '202611')).toEqual([])
    await fact(tx, 'lon', '1900-01-01', { Lon: 30_000 })
    await fact(tx, 'lon', '2026-09-16', { Lon: 33_000 })
    // Eleven of the 22 working days of September.
    expect(await retroOf(tx, '202611')).toEqual([
      ['2026-09-01', 1_500],
      ['2026-10-01', 3_000],
    ])
    await paid(tx, '202611')
    expect(await retroOf(tx, '202612')).toEqual([])
  }))

it('a part of a month that was paid by its working days is owed nothing', () =>
  tried(async tx => {
    await fact(tx, 'lon', '1900-01-01', { Lon: 28_000 })
    await fact(tx, 'lon', '2026-08-13', { Lon: 30_000 })
    await paid(tx, '202608', '202609', '202610')
    const { history, days } = await basisIn(tx, '202611')
    expect(history.fixedPay.map(({ from }) => from)).toEqual(['2026-08-01', '2026-09-01', '2026-10-01'])
    expect(days[0]?.date).toBe('2026-08-01')
    expect(await retroOf(tx, '202611')).toEqual([])
  }))

it('nothing is owed for pay that may still be calculated, or that somebody has typed', () =>
  tried(async tx => {
    const october = await periodOf(tx, '202610')
    await finishPayslips(tx, october, [number], { readyAt: null })
    await fact(tx, 'lon', '1900-01-01', { Lon: 30_000 })
    await fact(tx, 'lon', '2026-10-01', { Lon: 33_000 })
    expect(await retroOf(tx, '202611')).toEqual([])
    await tx.insert(payslipEntry).values({
      period: '202610',
      employmentNumber: number,
      number: 1,
      position: 1,
      source: 'TYPED',
      id: 'x',
      payType: '1000',
      firstDay: '2026-10-01',
      lastDay: '2026-10-31',
      amount: 2_000_000,
      replaces: 'lön.2026-10-01',
    })
    const [basis] = await basisOf(tx, october, [number], law)
    if (!basis) throw new Error('No basis.')
    const made = { period: '202610', number: 1, basis, calculated: calculate(basis.basis, law), seen: 1 }
    expect(await storePayslip(tx, { ...made, versions: versionsOf(law) })).toBe(true)
    await tx.update(payslip).set({ readyAt: testMoment }).where(eq(payslip.employmentNumber, number))
    expect(await retroOf(tx, '202611')).toEqual([])
  }))
