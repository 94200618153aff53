import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { payTypeList } from '#contracts/reports/pay-type-list.ts'
import type { ReportPart, ReportRow } from '#contracts/reports/report.ts'
import { encodeQuery, type Pagination } from '#contracts/wire.ts'
import { sizeOf } from '#tests/harness/thorough.ts'
import { keyOf } from '../demo/make-licence.ts'
import { finishPayslips } from '../payroll/vouchers/finish-payslips.ts'
import { type Transaction, withTenant } from '../platform/database/tenancy.ts'
import { testMoment } from '../platform/database/test-time.ts'
import { employee, payslip, payslipRow, salaryPeriod } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'
import { payRowFacts } from './facts/pay-rows.ts'
import { reportPage } from './report-query.ts'

const company = 'nordsken'
const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf(company) }
const code = '202611'
const path = '/rapporter/loneartslista'
let stage: TestBackend
let adm: Browser
let persons: readonly string[]
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(stage.test.database, tenant, work)

/** Everybody's pay of November is paid, but that of the last three. */
beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
  persons = await within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(payslip)
    const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code))
    if (!period) throw new Error('No period.')
    const people = (await tx.select({ number: employee.employmentNumber }).from(employee)).map(({ number }) => number)
    await finishPayslips(tx, period, people.slice(0, -3), { readyAt: testMoment, paidAt: testMoment })
    await finishPayslips(tx, period, people.slice(-3), { readyAt: testMoment })
    return people
  })
})
afterAll(() => stage.close())

const asked = (filter: object, pagination: Pagination = {}, browser = adm, at = company) =>
  browser.ask(path + encodeQuery({ filter, pagination }), { company: at })
const partOf = async (filter: object, pagination?: Pagination) => {
  const { status, body } = await asked(filter, pagination)
  expect([status, body.message]).toEqual([200, undefined])
  return body.data as ReportPart
}
const november = { From: '2026-11-01', Tom: '2026-11-30' }

type Stored = Pick<
  typeof payslipRow.$inferSelect,
  'payType' | 'text' | 'kind' | 'unit' | 'employmentNumber' | 'quantity' | 'amount'
>

/** Returns a sum in hundredths as a number, and null where the rows differ in a field. */
const sumOf = (rows: readonly Stored[], field: 'quantity' | 'amount', alike: 'unit' | 'kind') => {
  const known = rows.flatMap(row => row[field] ?? [])
  if (known.length === 0 || new Set(rows.map(row => row[alike])).size !== 1) return null
  return known.reduce((sum, each) => sum + each, 0) / 100
}
/** Returns an amount by a quantity, in whole öre: half an öre is rounded from zero. */
function priceOf(amount: number | null, quantity: number | null) {
  if (amount === null || quantity === null || quantity === 0) return null
  const [ore, hundredths] = [amount, quantity].map(each => BigInt(Math.round(each * 100))) as [bigint, bigint]
  const size = (each: bigint) => (each < 0n ? -each : each)
  const rounded = (size(ore) * 200n + size(hundredths)) / (size(hundredths) * 2n)
  return Number(rounded) === 0 ? 0 : (Number(rounded) / 100) * (ore < 0n === hundredths < 0n ? 1 : -1)
}

/** Returns the measures of some rows, by a calculation of the spec's own. */
function measuresOf(rows: readonly Stored[]) {
  const [Antal, Belopp] = [sumOf(rows, 'quantity', 'unit'), sumOf(rows, 'amount', 'kind')]
  const Personer = new Set(rows.map(each => each.employmentNumber)).size
  return { Antal, Snittpris: priceOf(Belopp, Antal), Belopp, Personer }
}

const order = (a: string, b: string) => a.localeCompare(b, 'sv', { numeric: true })
const grouped = <Key extends string>(rows: readonly Stored[], keyOf: (row: Stored) => Key) =>
  Object.entries(Object.groupBy(rows, keyOf) as Record<string, Stored[]>)

/** Returns the whole report of some rows, by a calculation of the spec's own. */
function expected(rows: readonly Stored[], term = ''): ReportPart {
  const lines = grouped(rows, ({ payType, kind, unit }) => JSON.stringify([payType, kind, unit])).map(([key, of]) => {
    const [LonArtNr, LonTyp, Enhet] = JSON.parse(key) as string[]
    const texts = grouped(of, each => each.text).toSorted(([a, x], [b, y]) => y.length - x.length || order(a, b))
    return { row: { LonArtNr, Text: texts[0]?.[0], LonTyp, Enhet, ...measuresOf(of) } as ReportRow, of }
  })
  const isFound = ({ row }: (typeof lines)[number]) =>
    [row.LonArtNr, row.Text].some(each => String(each).toLowerCase().includes(term.toLowerCase()))
  const found = lines.filter(isFound)
  const matching = found.flatMap(({ of }) => of)
  const groups = grouped(matching, each => each.kind).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    Rader: found
      .map(({ row }) => row)
      .toSorted(
        (a, b) =>
          (['LonArtNr', 'LonTyp', 'Enhet'] as const).map(key => order(String(a[key]), String(b[key]))).find(Boolean) ??
          0,
      ),
    Summor: [...groups, [null, matching] as const].map(([Grupp, of]) => ({ Grupp, ...measuresOf(of) })),
  }
}

const stored = (numbers: readonly string[]) =>
  within(async tx => (await tx.select().from(payslipRow)).filter(each => numbers.includes(each.employmentNumber)))

describe('the pay types of a month', () => {
  it('are those of the paid payslips, row by row and sum by sum', async () => {
    const rows = await stored(persons.slice(0, -3))
    expect(rows.length).toBeGreaterThan(80)
    expect(await partOf(november)).toEqual(expected(rows))
    const everybody = { ...november, Status: ['Klarmarkerad', 'Utbetald'] }
    expect(await partOf(everybody)).toEqual(expected(await stored(persons)))
  })

  it('equal the ledger: gross pay, tax and what comes after it', async () => {
    const { Summor } = await partOf(november)
    const ledger = await within(tx => tx.select().from(payslip).where(sql`${payslip.paidAt} is not null`))
    const sum = (field: 'gross' | 'tax' | 'benefits' | 'afterTax') =>
      ledger.reduce((total, each) => total + each[field], 0) / 100
    const of = (kind: string) => Summor.find(({ Grupp }) => Grupp === kind)?.Belopp ?? 0
    expect([of('BRUTTO'), of('SKATT'), of('FÖRMÅN'), of('NETTO')]).toEqual([
      sum('gross'),
      -sum('tax'),
      sum('benefits'),
      sum('afterTax'),
    ])
  })

  it('count a person once in a sum, and have no sum of unlike things', async () => {
    const { Rader, Summor } = await partOf(november)
    const paid = new Set((await stored(persons.slice(0, -3))).map(each => each.employmentNumber))
    expect(Summor.at(-1)).toEqual({ Grupp: null, Antal: null, Snittpris: null, Belopp: null, Personer: paid.size })
    expect(Rader.reduce((sum, { Personer }) => sum + Number(Personer), 0)).toBeGreaterThan(paid.size)
  })

  it('end with the last day of the selection, by pay day or by the days they concern', async () => {
    const isEmpty = async (filter: object) => (await partOf(filter)).Rader.length === 0
    expect(await isEmpty({ From: '2026-11-25', Tom: '2026-11-25' })).toBe(false)
    expect(await isEmpty({ From: '2026-11-26' })).toBe(true)
    expect(await isEmpty({ Tom: '2026-11-24' })).toBe(true)
    const concerns = await partOf({ Grund: 'AVSER', From: '2026-11-01', Tom: '2026-11-01' })
    const days = (await stored(persons.slice(0, -3))).filter(({ firstDay }) => firstDay === '2026-11-01')
    expect(concerns).toEqual(expected(days))
  })

  it('are nothing of payslips that are taken back, unless these are chosen', async () => {
    const [taken = ''] = persons
    const back = (reversedAt: Date | null) =>
      within(async tx => {
        await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
        await tx.update(payslip).set({ reversedAt }).where(eq(payslip.employmentNumber, taken))
      })
    await back(testMoment)
    expect(await partOf(november)).toEqual(expected(await stored(persons.slice(1, -3))))
    expect(await partOf({ ...november, Status: ['Backad'] })).toEqual(expected(await stored([taken])))
    await back(null)
  })

  it.each([
    ['an account without the right', 'attest', company, 403, errors.rightMissing.dvCode],
    ['a company that the account may not choose', 'ftg2', 'zenit', 404, errors.companyMissing.dvCode],
  ])('are refused to %s', async (_, login, at, status, dvCode) => {
    const refused = await asked(november, {}, await stage.signedIn(login), at)
    expect([refused.status, refused.body.dvCode]).toEqual([status, dvCode])
  })

  it('are those of the company alone', async () => {
    const { body } = await asked(november, {}, adm, 'akvarell')
    expect((body.data as ReportPart).Rader).toEqual([])
  })

  it.each([{ sortBy: 'Saknas' }, { searchTerm: 'x', searchFields: ['Belopp'] }])(
    'are refused with a column that they cannot be sorted by or searched in: %j',
    async pagination => {
      expect((await asked(november, pagination)).status).toBe(400)
    },
  )

  it.each([{ Status: [] }, { Status: ['Borta'] }, { Grund: 'X' }, { From: '2026-02-30' }, { Annat: 1 }])(
    'are refused with the selection %j',
    async filter => {
      expect((await asked(filter)).status).toBe(400)
    },
  )
})

const text = fc.constantFrom('Lön', 'Bonus', 'Tillägg', 'Avdrag')
const row = fc.record({
  payType: fc.constantFrom('9', '10', '1010', '1020'),
  text,
  kind: fc.constantFrom('BRUTTO', 'NETTO', 'SKATT'),
  unit: fc.constantFrom('TIM', 'KR'),
  quantity: fc.option(fc.integer({ min: -100_000, max: 100_000 })),
  amount: fc.integer({ min: -10_000_000, max: 10_000_000 }),
  person: fc.nat({ max: 3 }),
})

it('any rows, searched, sorted and paged: each page is a part of the whole, and the sums are of all that match', async () => {
  class Undone extends Error {}
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 30 }),
      fc.constantFrom('', '10', 'lön', 'ägg'),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(...Object.keys(payTypeList.columns)),
      fc.constantFrom('asc' as const, 'desc' as const),
      async (rows, searchTerm, perPage, sortBy, sortOrder) => {
        const work = within(async tx => {
          await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
          await tx.delete(payslipRow)
          const day = '2026-11-01'
          const made = rows.map(({ person, ...each }, position) => ({
            ...each,
            period: code,
            employmentNumber: persons[person] ?? '',
            position: position + 1,
            id: `r${position}`,
            firstDay: day,
            lastDay: day,
            tax: '',
            contribution: '',
            box: '',
            tick: '',
            declaredAbsence: '',
            account: '',
            distribution: '',
          }))
          if (made.length > 0) await tx.insert(payslipRow).values(made)
          const page = async (pagination: Pagination) =>
            reportPage(tx, payTypeList, await payRowFacts(tx, november), { ...pagination, searchTerm })
          const whole = expected(made, searchTerm)
          const { data, totalRows } = await page({})
          expect([data, totalRows]).toEqual([whole, whole.Rader.length])
          const seen: ReportRow[] = []
          for (let pageNum = 1; pageNum <= Math.ceil(totalRows / perPage) + 1; pageNum += 1) {
            const part = await page({ perPage, pageNum, sortBy, sortOrder })
            expect([part.data.Summor, part.totalRows]).toEqual([whole.Summor, totalRows])
            seen.push(...part.data.Rader)
          }
          const texts = (all: readonly ReportRow[]) => all.map(each => JSON.stringify(each)).toSorted()
          expect(texts(seen)).toEqual(texts(whole.Rader))
          throw new Undone()
        })
        await work.catch((error: unknown) => {
          if (!(error instanceof Undone)) throw error
        })
      },
    ),
    { numRuns: sizeOf({ small: 25, whole: 300 }) },
  )
})
