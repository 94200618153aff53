import { and, eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { keyOf } from '../../../demo/make-licence.ts'
import { law } from '../../../law/law.ts'
import { type Transaction, withTenant } from '../../../platform/database/tenancy.ts'
import { createDemoDatabase, type TestDatabase } from '../../../platform/database/test-database.ts'
import { testMoment } from '../../../platform/database/test-time.ts'
import { employee, employeeAbsence, payslip } from '../../../tables/schema.ts'
import { amountOf, type Declaration, type Period } from '../declaration.ts'
import { declarationOf } from '../declaration-of.ts'
import { finishedRun } from '../testing/finished-run.ts'
import { declaredYear } from './declared-year.ts'

let test: TestDatabase
const tenant = { licNr: 'WEB100200', ftgKey: keyOf('nordsken') }
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(test.database, tenant, work)

beforeAll(async () => {
  test = await createDemoDatabase()
})
afterAll(() => test.drop())
beforeEach(() =>
  within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(payslip)
    await tx.delete(employee).where(eq(employee.lastName, 'Prövning'))
  }),
)

const declared = (period: Period): Promise<Declaration> =>
  within(async tx => {
    // Rows come as they are stored, as a planner may choose: what has an order asks for it.
    await tx.execute(sql`set local enable_indexscan = off`)
    await tx.execute(sql`set local enable_bitmapscan = off`)
    return declarationOf(await (await declaredYear(tx, period, law)).basisOf(period), law)
  })

/** Adds a person with ordinary tax. */
const hire = (employmentNumber: string, values: Partial<typeof employee.$inferInsert> = {}) =>
  within(tx =>
    tx.insert(employee).values({
      employmentNumber,
      firstName: 'Åsa',
      lastName: 'Prövning',
      employmentForm: 'TV',
      taxType: 'HUV',
      employedFrom: '2024-01-01',
      salaryForm: 'MÅN',
      salary: '30000',
      birthDate: '1990-03-15',
      details: { SkattTab: '33', SkattKol: '1', UtbetSatt: 'KON', ArbAvgTyp: '99' },
      ...values,
    }),
  )
const change = (employmentNumber: string, values: Partial<typeof payslip.$inferInsert>) =>
  within(tx => tx.update(payslip).set(values).where(eq(payslip.employmentNumber, employmentNumber)))
const fieldsOf = ({ statements }: Declaration, number: string) => {
  const statement = statements.find(({ person }) => person === number)
  return Object.fromEntries((statement?.fields ?? []).map(({ box, value }) => [box, value]))
}

/** The pay of somebody below the year's limit is in the fields of pay without contributions. */
const asPaid = (box: string) => box.replace(/^13([12])$/, '01$1')

/** The sums by person and field of what is stored, by SQL alone: whole kronor, towards zero. */
const storedSums = async () => {
  const { rows } = await within(tx =>
    tx.execute<{ person: string; box: string; kr: string }>(sql`
      select employment_number as person, box,
        trunc(sum(case when box in ('001', '274', '275', '098', '019') and kind <> 'INFO' then -amount else amount end) / 100.0) as kr
      from payslip_row where box <> '' group by 1, 2`),
  )
  return rows.map(({ person, box, kr }) => [`${person} ${box}`, Number(kr)] as const).filter(([, kr]) => kr !== 0)
}

it('a whole company’s declaration is its payslips’ rows: every field, and the sums of the main form', async () => {
  const paid = await finishedRun(test, tenant, '202611')
  expect(paid.length).toBeGreaterThan(20)
  const made = await declared('2026-11')
  const fields = made.statements.flatMap(({ person, fields: own }) =>
    own.filter(({ rows }) => rows.length > 0).map(({ box, value }) => [`${person} ${asPaid(box)}`, value] as const),
  )
  expect(Object.fromEntries(fields)).toEqual(Object.fromEntries(await storedSums()))
  const taxes = (await storedSums()).filter(([name]) => /(001|274|275)$/.test(name)).map(([, kr]) => kr)
  expect(amountOf(made.main, '497')).toBe(taxes.reduce((sum, kr) => sum + kr, 0))
  // Rounding apart, the contributions are those of the payslips.
  expect(Math.abs(made.main.difference)).toBeLessThan(paid.length * 100)
  expect(made.main.recomputed).toBe(amountOf(made.main, '487'))
  expect(made.statements.length + made.leftOut.length).toBe(paid.length)
})

it('counts payslips that are ready or paid, and neither those in work nor those taken back', async () => {
  for (const number of ['9001', '9002', '9003', '9004']) await hire(number)
  await finishedRun(test, tenant, '202611', ['9001', '9002', '9003', '9004'])
  await change('9002', { readyAt: null, readyBy: null })
  await change('9003', { reversedAt: testMoment, reversedBy: 'adm' })
  await change('9004', { paidAt: testMoment, paidBy: 'adm' })
  const made = await declared('2026-11')
  expect(made.statements.map(({ person }) => person)).toEqual(['9001', '9004'])
  const { unfinished } = await within(tx => declaredYear(tx, '2026-11', law))
  expect(unfinished).toEqual(['2026-11-25'])
})

it('is by the month of the payout, whatever the period is called', async () => {
  await hire('9001')
  await finishedRun(test, tenant, '202611', ['9001'])
  expect((await declared('2026-10')).statements).toEqual([])
  expect((await declared('2026-11')).statements).toHaveLength(1)
  expect((await declared('2026-12')).statements).toEqual([])
})

it('each figure names the rows behind it, and they sum to it', async () => {
  await hire('9001')
  await finishedRun(test, tenant, '202611', ['9001'])
  const [statement] = (await declared('2026-11')).statements
  const cash = statement?.fields.find(({ box }) => box === '011')
  expect([cash?.value, cash?.rows.map(({ amount }) => amount)]).toEqual([30_000, [3_000_000]])
  expect(JSON.parse(cash?.rows[0]?.payslip ?? '')).toEqual(['202611', '9001', 1])
})

it('the pay of a year below 1 000 kr has no contributions, and is settled by 010 once it counts', async () => {
  // Socialavgiftslagen 2 kap. 19 §: 600 kr are free; with 600 more the year has reached the limit.
  await hire('9001', { salary: '600' })
  await finishedRun(test, tenant, '202609', ['9001'])
  await finishedRun(test, tenant, '202610', ['9001'])
  await finishedRun(test, tenant, '202611', ['9001'])
  expect(fieldsOf(await declared('2026-09'), '9001')).toMatchObject({ '131': 600 })
  expect(fieldsOf(await declared('2026-10'), '9001')).toMatchObject({ '011': 1_200, '010': 600 })
  const november = fieldsOf(await declared('2026-11'), '9001')
  expect([november['011'], november['010']]).toEqual([600, undefined])
})

it('absence for a child is declared day by day, in hours, with the rows it has changed', async () => {
  await hire('9001')
  const care = { employmentNumber: '9001', kind: 'TFP', extent: 50, firstDay: '2026-10-14', lastDay: '2026-10-16' }
  await within(tx => tx.insert(employeeAbsence).values(care))
  await finishedRun(test, tenant, '202611', ['9001'])
  const { absences } = await declared('2026-11')
  expect(absences.map(({ date, hours, kind }) => [date, hours, kind])).toEqual([
    ['2026-10-14', 4_00, 'TFP'],
    ['2026-10-15', 4_00, 'TFP'],
    ['2026-10-16', 4_00, 'TFP'],
  ])
  expect(absences.every(({ rows }) => rows.length === 1 && rows[0] !== undefined && rows[0].amount < 0)).toBe(true)
  // What is registered after the payslip was finished is not in it.
  await within(tx => tx.delete(employeeAbsence).where(and(eq(employeeAbsence.employmentNumber, '9001'))))
  expect((await declared('2026-11')).absences).toHaveLength(3)
})

it('of what payslips were calculated from it reads that of those with declared absence, all at once', async () => {
  const people = ['9001', '9002', '9003', '9004']
  for (const number of people) await hire(number)
  const care = { kind: 'TFP', extent: 50, firstDay: '2026-10-14', lastDay: '2026-10-14' }
  const absent = people.slice(0, 3)
  await within(tx => tx.insert(employeeAbsence).values(absent.map(employmentNumber => ({ ...care, employmentNumber }))))
  // Stored in the other order: the declaration has one of its own.
  for (const person of people.toReversed()) await finishedRun(test, tenant, '202611', [person])
  const sent = vi.spyOn(Client.prototype, 'query')
  try {
    const { absences, statements } = await declared('2026-11')
    expect([statements.length, absences.flatMap(({ persons }) => persons)]).toEqual([4, absent])
    const documents = (sent.mock.calls as unknown as readonly [{ readonly text: string }, readonly unknown[]][]).filter(
      ([{ text }]) => /"basis"|basis_registers|"steps"/.test(text),
    )
    expect(documents.map(([, values]) => values)).toEqual([absent.flatMap(person => ['202611', person, 1])])
  } finally {
    sent.mockRestore()
  }
})
