import { asc, count, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { event, importedPayslip, payslip } from '../../platform/database/schema.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { createDemoDatabase, type TestDatabase } from '../../platform/database/test-database.ts'
import { keyOf } from '../../platform/demo/make-licence.ts'
import { law } from '../law/law.ts'
import { runDemoPayroll } from './demo-payroll.ts'
import { runPersons } from './run-persons.ts'
import { periodOf } from './salary-period.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createDemoDatabase()
})
afterAll(() => test.drop())

const tenant = { licNr: 'WEB100200', ftgKey: keyOf('nordsken'), login: 'adm' }
const run = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(test.database, tenant, work)
const months = (of = tenant) =>
  withTenant(test.database, of, tx =>
    tx
      .select({
        period: payslip.period,
        unpaid: sql`count(*) filter (where ${payslip.paidAt} is null)`.mapWith(Number),
        many: sql<boolean>`count(*) > 4`,
      })
      .from(payslip)
      .groupBy(payslip.period)
      .orderBy(asc(payslip.period)),
  )
const until = (today: string, signal = new AbortController().signal) => runDemoPayroll(test.database, { today, signal })

it('begins no month when the application ends', async () => {
  await until('2026-02-01', AbortSignal.abort())
  expect(await months()).toEqual([])
})

it('pays every demo company the months whose payday has passed, and leaves one that somebody has begun', async () => {
  const february = await run(tx => periodOf(tx, '202602'))
  await runPersons({ database: test.database, tenant, period: february, persons: ['1'], law, done: () => {} })
  await until('2026-03-20')
  expect(await months()).toEqual([
    { period: '202601', unpaid: 0, many: true },
    { period: '202602', unpaid: 1, many: false },
  ])
  for (const of of [
    { ...tenant, ftgKey: keyOf('akvarell') },
    { licNr: 'WEB300400', ftgKey: keyOf('omtanke'), login: 'oms' },
    { licNr: 'WEB999100', ftgKey: keyOf('demobolaget'), login: 'demo' },
  ])
    expect(await months(of), of.ftgKey).toEqual(['202601', '202602'].map(period => ({ period, unpaid: 0, many: true })))
})

it('tells what it did, and does nothing again', async () => {
  const told = () =>
    run(tx =>
      tx
        .select({ type: event.type, times: count() })
        .from(event)
        .where(like(event.type, 'payslips.%'))
        .groupBy(event.type)
        .orderBy(asc(event.type)),
    )
  const before = await told()
  expect(before.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['payslips.calculated', 'payslips.markedReady', 'payslips.paid']),
  )
  const versions = () => run(tx => tx.select({ all: count() }).from(payslip).where(eq(payslip.period, '202601')))
  const slips = await versions()
  await until('2026-03-20')
  expect(await told()).toEqual(before)
  expect(await versions()).toEqual(slips)
})

it('imports the years before as history, once, and declares nothing of them', async () => {
  await until('2026-02-01')
  const read = () =>
    run(async tx => {
      const slips = await tx.select().from(importedPayslip)
      return { slips, years: [...new Set(slips.map(({ payDate }) => payDate.slice(0, 4)))].toSorted() }
    })
  const { slips, years } = await read()
  expect(years).toEqual(['2022', '2023', '2024', '2025'])
  await until('2026-02-01')
  expect((await read()).slips).toHaveLength(slips.length)
})

it('has what a year has in every company: somebody ill, a raise, a correction, who comes and who leaves', async () => {
  await until('2026-11-26')
  const companies = [
    ...['nordsken', 'akvarell', 'bjorkbacken', 'zenit'].map(ftgId => ({ ...tenant, ftgId })),
    { licNr: 'WEB300400', ftgId: 'omtanke', login: 'oms' },
    { licNr: 'WEB500600', ftgId: 'surdegen', login: 'baga' },
    { licNr: 'WEB999100', ftgId: 'demobolaget', login: 'demo' },
  ]
  for (const { ftgId, ...of } of companies) {
    const asked = { ...of, ftgKey: keyOf(ftgId) }
    const [year] = await withTenant(test.database, asked, async tx => (await tx.execute(yearOf)).rows)
    expect(year, ftgId).toMatchObject({ months: 11, ill: 1, raised: 1, corrected: 1, joined: expect.any(Number) })
    if (ftgId === 'nordsken') expect([Number(year?.parted) > 0, Number(year?.car) > 0]).toEqual([true, true])
  }
})

/** How many persons of a company the year has something to show of. */
const yearOf = sql`select
  (select count(distinct period) from payslip where number = 1)::int as months,
  (select count(distinct employment_number) from payslip_row where text ilike '%karens%' and amount < 0)::int as ill,
  (select count(*) from (select from payslip where number = 1 group by employment_number
    having count(distinct basis #>> '{employment,-1,pay}') > 1) raised)::int as raised,
  (select count(*) from payslip where corrects = 1 and number = 2 and gross = 150000 and paid_at is not null)::int as corrected,
  (select count(*) from (select from payslip where number = 1 group by employment_number
    having min(period) > '202601') joined)::int as joined,
  (select count(*) from (select from payslip where number = 1 group by employment_number
    having max(period) < '202610') parted)::int as parted,
  (select count(*) from payslip_row where text ilike '%bilf%')::int as car`
