import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PayrollToday } from '#contracts/infopanel/shapes.ts'
import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { keyOf } from '../demo/make-licence.ts'
import { law } from '../law/law.ts'
import { importDemoHistory } from '../payroll/imported/demo-history.ts'
import { runPersons } from '../payroll/run/run-persons.ts'
import { periodOf } from '../payroll/run/salary-period.ts'
import { type Transaction, withTenant } from '../platform/database/tenancy.ts'
import { importedPayslip, payslip, rightsGroup } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let server: TestBackend
let adm: Browser
const tenant = { licNr: 'WEB100200', ftgKey: keyOf('nordsken'), login: 'adm' }
beforeAll(async () => {
  server = await startTestBackend()
  adm = server.browser()
  await adm.signIn('adm')
})
afterAll(() => server.close())

const run = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(server.test.database, tenant, work)
const ask = async (browser = adm) => {
  const { body } = await browser.ask('/infopanel/payroll', { company: 'nordsken', year: 2026 })
  return body.data as PayrollToday
}
/** Calculates a month's payslips of some persons. */
async function calculate(code: string, persons: string[]) {
  const period = await run(tx => periodOf(tx, code))
  await runPersons({ database: server.test.database, tenant, period, persons, law, done: () => {} })
}
const pay = (code: string) =>
  run(tx =>
    tx
      .update(payslip)
      .set({ readyAt: sql`now()`, readyBy: 'adm', paidAt: sql`now()`, paidBy: 'adm' })
      .where(eq(payslip.period, code)),
  )

it('shows the next payout before any run, thirteen months without cost, and who is away', async () => {
  const { Korning, Kostnader, Borta } = await ask()
  expect(Korning).toMatchObject({ Period: '202611', Antal: 0, Next: 'FETCH' })
  expect(Kostnader.map(({ Manad }) => Manad)).toEqual([
    '2025-11',
    '2025-12',
    ...Array.from({ length: 11 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`),
  ])
  expect(new Set(Kostnader.map(({ Antal }) => Antal))).toEqual(new Set([0]))
  expect(Borta?.Personer).toMatchObject([
    { AnstNr: expect.any(String), FranvaroTyp: expect.stringMatching(/SJK|TJL/) },
    { FranvaroTyp: expect.stringMatching(/SJK|TJL/) },
  ])
  expect(Borta?.Antal).toBe(2)
})

it('waits for a begun run before the next one, and for the next when it is paid', async () => {
  await calculate('202610', ['1', '2'])
  expect((await ask()).Korning).toMatchObject({ Period: '202610', Antal: 2, Next: 'FETCH' })
  await pay('202610')
  expect((await ask()).Korning).toMatchObject({ Period: '202611', Antal: 0 })
  await calculate('202611', ['1'])
  await pay('202611')
  expect((await ask()).Korning).toMatchObject({ Period: '202612', Antal: 0 })
})

it('does not wait for what was left long ago', async () => {
  await calculate('202606', ['1'])
  expect((await ask()).Korning).toMatchObject({ Period: '202612' })
})

it('sums what the payslips of a month cost', async () => {
  const { Kostnader } = await ask()
  const october = Kostnader.find(({ Manad }) => Manad === '2026-10')
  const [sums] = await run(tx =>
    tx
      .select({
        gross: sql`sum(${payslip.gross})`.mapWith(Number),
        fees: sql`sum(${payslip.contributions} + ${payslip.payrollTax})`.mapWith(Number),
      })
      .from(payslip)
      .where(eq(payslip.period, '202610')),
  )
  expect(sums?.gross).toBeGreaterThan(0)
  expect(october).toEqual({
    Manad: '2026-10',
    Antal: 2,
    Importerade: 0,
    Brutto: (sums?.gross ?? 0) / 100,
    Avgifter: (sums?.fees ?? 0) / 100,
  })
})

it('sums what was imported of a month, by itself and beside what is calculated', async () => {
  const october = async () => (await ask()).Kostnader.find(({ Manad }) => Manad === '2026-10')
  const before = await october()
  await run(async tx => {
    await importDemoHistory(tx, [await periodOf(tx, '202511'), await periodOf(tx, '202512')])
    await tx.insert(importedPayslip).values({
      employmentNumber: '3',
      payDate: '2026-10-23',
      balances: {},
      gross: 3_000_000,
      benefits: 0,
      tax: 900_000,
      net: 2_100_000,
      contributionBase: 3_000_000,
      contributions: 942_600,
    })
  })
  const { Kostnader } = await ask()
  const imported = Kostnader.filter(({ Manad }) => Manad < '2026-01')
  expect(imported.map(({ Manad }) => Manad)).toEqual(['2025-11', '2025-12'])
  for (const { Manad, ...cost } of imported) {
    const ofMonth = sql`to_char(${importedPayslip.payDate}, 'YYYY-MM') = ${Manad}`
    const slips = await run(tx => tx.select().from(importedPayslip).where(ofMonth))
    const kronor = (of: (slip: (typeof slips)[number]) => number) =>
      slips.reduce((sum, slip) => sum + of(slip), 0) / 100
    expect(slips.length).toBeGreaterThan(10)
    expect(cost).toEqual({
      Antal: slips.length,
      Importerade: slips.length,
      Brutto: kronor(({ gross }) => gross),
      Avgifter: kronor(({ contributions }) => contributions),
    })
  }
  expect(await october()).toEqual({
    Manad: '2026-10',
    Antal: 3,
    Importerade: 1,
    Brutto: (before?.Brutto ?? 0) + 30_000,
    Avgifter: expect.closeTo((before?.Avgifter ?? 0) + 9_426, 2),
  })
})

it('names who is away only to who may read the employees', async () => {
  const rights = rightsWhere(right => right === 'Infopanel.LonDashboardStats')
  await run(tx => tx.update(rightsGroup).set({ rights }))
  const group = server.browser()
  await group.signIn('grupp')
  expect(await ask(group)).toMatchObject({ Korning: { Period: '202612' }, Borta: null })
})
