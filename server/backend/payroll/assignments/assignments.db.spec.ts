import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { FormValues } from '#contracts/forms/field.ts'
import { registers } from '#contracts/registers/registers.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { changeNumber } from '../../employees/change-employee.ts'
import { law } from '../../law/law.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { createDemoDatabase, type TestDatabase } from '../../platform/database/test-database.ts'
import { testMoment } from '../../platform/database/test-time.ts'
import { registerStore } from '../../registers/register-store.ts'
import { company, employee, payslip, payslipRow, registerItem, salaryPeriod } from '../../tables/schema.ts'
import { personsOf } from '../run/payroll-job.ts'
import { runPersons } from '../run/run-persons.ts'

let test: TestDatabase
let persons: readonly string[]
const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf('nordsken') }
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(test.database, tenant, work)

const periodOf = async (code: string) => {
  const [period] = await within(tx => tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code)))
  if (!period) throw new Error(`No period ${code}.`)
  return period
}

beforeAll(async () => {
  test = await createDemoDatabase()
  const period = await periodOf('202610')
  persons = (await within(tx => personsOf(tx, period))).slice(0, 3)
})
afterAll(() => test.drop())
beforeEach(() =>
  within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(payslip)
    await tx.delete(registerItem).where(eq(registerItem.register, 'payAssignments'))
  }),
)

const { payAssignments } = registers
const add = (own: FormValues) =>
  within(tx => {
    const { model } = payAssignments
    const values = { ...model.defaults('2026-01-01'), BenText: 'x', LonArtNr: '1070', ...own }
    return registerStore(payAssignments).add(tx, model.write(values, '2026-01-01'))
  })
const run = async (code: string) =>
  runPersons({ database: test.database, tenant, period: await periodOf(code), persons, law, done: () => undefined })

/** Returns the rows of assignments on the payslips of a period: who, which and what. */
const assigned = (period: string) =>
  within(async tx => {
    const rows = await tx
      .select()
      .from(payslipRow)
      .where(and(eq(payslipRow.period, period), sql`${payslipRow.id} like 'rad.uppdrag.%'`))
      .orderBy(payslipRow.employmentNumber, payslipRow.position)
    return rows.map(row => [row.employmentNumber, row.id.slice('rad.uppdrag.'.length), row.amount])
  })

it('an assignment becomes a row of the calculated payslip of those whom it is for, and of nobody else', async () => {
  const [first = '', second = ''] = persons
  await add({ UppdragId: 'B', Belopp: 1_234.5, AnstNrList: [first, second], Text: 'Julbonus' })
  await add({ UppdragId: 'P', LonArtNr: '6180', Antal: 2, Pris: 50, AnstNrList: [second] })
  await run('202611')
  expect(await assigned('202611')).toEqual(
    [
      [first, 'B', 123_450],
      [second, 'B', 123_450],
      [second, 'P', -10_000],
    ].toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
  )
  const [row] = await within(tx => tx.select().from(payslipRow).where(eq(payslipRow.id, 'rad.uppdrag.B')))
  expect([row?.text, row?.payType]).toEqual(['Julbonus', '1070'])
})

it('the rows stand in the order of the assignments; the setting places those without a number', async () => {
  const [first = ''] = persons
  for (const [UppdragId, Ordning] of [
    ['B', 2],
    ['A', 10],
    ['X', 0],
  ] as const)
    await add({ UppdragId, Ordning, Belopp: 1, AnstNrList: [first] })
  const place = (value: string) =>
    within(tx =>
      tx
        .update(company)
        .set({
          settings: sql`${company.settings} || ${JSON.stringify({ LoneuppdragUtanOrdningsnummerOrdning: value })}`,
        })
        .where(eq(company.ftgKey, tenant.ftgKey)),
    )
  const ids = async () => (await assigned('202611')).map(([, id]) => id)
  await run('202611')
  expect(await ids()).toEqual(['X', 'B', 'A'])
  await place('AFTER')
  await run('202611')
  expect(await ids()).toEqual(['B', 'A', 'X'])
  await place('BEFORE')
})

it('so many times counts the earlier payslips that stand, each period once', async () => {
  const [first = ''] = persons
  await add({ UppdragId: 'EN', Belopp: 100, AntalGanger: 1, AnstNrList: [first] })
  await run('202610')
  await run('202610')
  expect(await assigned('202610')).toEqual([[first, 'EN', 10_000]])
  await run('202611')
  expect(await assigned('202611')).toEqual([])
  // Taken back, it has not been paid.
  await within(tx => tx.update(payslip).set({ reversedAt: testMoment }).where(eq(payslip.period, '202610')))
  await run('202611')
  expect(await assigned('202611')).toEqual([[first, 'EN', 10_000]])
})

it('an ended assignment gives no more rows, and one that is removed leaves what is stored', async () => {
  const [first = ''] = persons
  await add({ UppdragId: 'B', Belopp: 100, AnstNrList: [first] })
  await run('202610')
  await within(tx =>
    tx
      .update(registerItem)
      .set({ values: sql`${registerItem.values} || '{"Aktiv": false}'` })
      .where(eq(registerItem.register, 'payAssignments')),
  )
  await run('202611')
  expect([await assigned('202610'), await assigned('202611')]).toEqual([[[first, 'B', 10_000]], []])
})

it("a person's new number follows in the assignments, in its place, and nobody else's", async () => {
  const [first = '', second = ''] = persons
  await add({ UppdragId: 'B', AnstNrList: [second, first] })
  await add({ UppdragId: 'C', AnstNrList: [second] })
  const listed = () =>
    within(async tx => {
      const items = await registerStore(payAssignments).all(tx)
      return items.toSorted((a, b) => (String(a.values.UppdragId) < String(b.values.UppdragId) ? -1 : 1))
    })
  await within(async tx => {
    const [row] = await tx.select().from(employee).where(eq(employee.employmentNumber, first))
    await changeNumber(tx, first, row?.version ?? 0, '98765')
  })
  expect((await listed()).map(({ values, version }) => [values.AnstNrList, version])).toEqual([
    [[second, '98765'], 2],
    [[second], 1],
  ])
})
