import { asc, count, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { law } from '../law/law.ts'
import { ownPayslips } from '../payroll/own/own-payslips.ts'
import { runPersons } from '../payroll/run/run-persons.ts'
import { periodOf } from '../payroll/run/salary-period.ts'
import { type Transaction, withTenant } from '../platform/database/tenancy.ts'
import { createDemoDatabase, type TestDatabase } from '../platform/database/test-database.ts'
import { event, importedPayslip, job, payslip, payslipDelivery } from '../tables/schema.ts'
import { demoCompanies } from './companies.ts'
import { keyOf } from './make-licence.ts'
import { runDemoPayroll } from './payroll.ts'

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

it('has what a year has in every company, and the years before it', async () => {
  await until('2026-11-26')
  const companies = demoCompanies.filter(({ employees, archived }) => employees > 0 && archived !== true)
  expect(companies.length).toBeGreaterThan(6)
  for (const { ftgId, licNr, firstYear } of companies) {
    const [{ years, ...year } = {}] = await withTenant(
      test.database,
      { licNr, login: 'adm', ftgKey: keyOf(ftgId) },
      async tx => (await tx.execute(yearOf)).rows,
    )
    const lacking = Object.keys(year).filter(name => Number(year[name]) === 0)
    expect(lacking, `${ftgId} has nobody who`).toEqual([])
    // November's payday has passed, save where somebody has begun (nordsken's February, above).
    expect(year, ftgId).toMatchObject({
      ran: 11,
      unpublished: ftgId === 'nordsken' ? 1 : -1,
      declared: ftgId === 'nordsken' ? 9 : 10,
      ordered: ftgId === 'nordsken' ? 10 : 11,
      // November has not ended, so that it is still to be posted.
      ...Object.fromEntries(
        ['posted', 'posted contributions', 'posted holidays', 'posted tax', 'posted payments'].map(name => [
          name,
          ftgId === 'nordsken' ? 9 : 10,
        ]),
      ),
      'paid without order': -1,
      'left to post': -1,
      'out of balance': -1,
    })
    expect(years, ftgId).toEqual(Array.from({ length: 2026 - firstYear }, (_, index) => firstYear + index))
  }
}, 300_000)

it('shows an employee their own payslips of the year, each with its way', async () => {
  const mine = await withTenant(test.database, { ...tenant, login: 'per' }, tx =>
    ownPayslips(tx, new Date('2026-11-26T12:00:00Z')),
  )
  expect(mine.map(({ Period }) => Period).toReversed()).toEqual(
    Array.from({ length: 11 }, (_, index) => String(202601 + index)).filter(period => period !== '202602'),
  )
  const ways = await run(tx =>
    tx
      .selectDistinct({ way: payslipDelivery.way, isPerson: eq(payslipDelivery.employmentNumber, '1') })
      .from(payslipDelivery),
  )
  expect(ways).toEqual(
    expect.arrayContaining([
      { way: 'SCREEN', isPerson: true },
      { way: 'PAPER', isPerson: false },
    ]),
  )
  expect(await run(tx => tx.$count(job))).toBe(0)
})

/** How many months have a voucher with an account. */
const postedOn = (account: string) => sql`(select count(distinct v.period)
  from voucher v join voucher_row r on r.voucher = v.id where r.account = ${account})::int`

/** How many persons, payslips or months of a company's year have what every demo promises. */
const yearOf = sql`select
  (select count(distinct period) from payslip where number = 1)::int as ran,
  (select coalesce(nullif(count(*) filter (where published_at is null or printed_at is null or paid_at is null), 0), -1)
    from payslip)::int as unpublished,
  (select count(distinct employment_number) from payslip_row where text ilike '%karens%' and amount < 0)::int as "is ill",
  (select count(*) from (select from payslip where number = 1 group by employment_number
    having count(distinct basis #>> '{employment,-1,pay}') > 1) raised)::int as "got a raise",
  (select count(*) from payslip where corrects = 1 and number = 2 and gross = 150000 and paid_at is not null)::int
    as "was corrected",
  (select count(*) from (select from payslip where number = 1 group by employment_number
    having min(period) > '202601') joined)::int as "has come",
  (select count(*) from (select from payslip join employee using (ftg_key, employment_number)
    where number = 1 and employed_to between '2026-01-01' and '2026-09-30'
    group by employment_number having min(period) = '202601' and max(period) < '202611') parted)::int as "has left",
  (select count(distinct employment_number) from payslip_row where text ilike '%bilf%' and amount > 0)::int as "has a car",
  (select count(*) from declaration_event where kind = 'receipt')::int as declared,
  (select count(distinct period) from payment_order where status = 'PAID' and fetches = 1
    and created_at < paid_at)::int as ordered,
  (select coalesce(nullif(count(*), 0), -1) from payslip s where s.paid_at is not null and s.net > 0 and not exists (
    select from payment_payslip p join payment_order o on o.id = p.payment_order
    where (p.period, p.employment_number, p.number) = (s.period, s.employment_number, s.number)
      and o.status = 'PAID'))::int as "paid without order",
  (select count(distinct period) from voucher where status = 'SENT' and number > 0 and created_at = sent_at)::int as posted,
  ${postedOn('7510')} as "posted contributions",
  ${postedOn('2920')} as "posted holidays",
  ${postedOn('2710')} as "posted tax",
  (select count(distinct v.period) from voucher v join voucher_row r on r.voucher = v.id
    where v.payment_order is not null and r.account = '1930' and r.amount < 0)::int as "posted payments",
  (select coalesce(nullif(count(*), 0), -1) from payslip s where pay_date < '2026-11-01' and paid_at is not null
    and period not in (select period from payslip where paid_at is null) and not exists (
      select from voucher_payslip p
      where (p.period, p.employment_number, p.number) = (s.period, s.employment_number, s.number)))::int as "left to post",
  (select coalesce(nullif(count(*), 0), -1) from (select from voucher v left join voucher_row r on r.voucher = v.id
    group by v.id having coalesce(sum(r.amount), 1) <> 0) odd)::int as "out of balance",
  (select array_agg(distinct extract(year from pay_date)::int order by extract(year from pay_date)::int)
    from imported_payslip) as years`
