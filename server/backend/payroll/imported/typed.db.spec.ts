import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keyOf } from '../../demo/make-licence.ts'
import { calculate } from '../../engine/calculate.ts'
import { law } from '../../law/law.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { employee, employeeAbsence, importedPayslip, importRun, salaryPeriod } from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { basisOf } from '../basis/basis-of.ts'
import { historyOf } from '../basis/earlier-pay.ts'

let stage: TestBackend
let adm: Browser
const company = 'nordsken'
const AnstNr = '9001'
const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf(company) }
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(stage.test.database, tenant, work)

beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
  await within(tx =>
    tx.insert(employee).values({
      employmentNumber: AnstNr,
      firstName: 'Åsa',
      lastName: 'Ö',
      personalNumber: '199003159804',
      employmentForm: 'TV',
      employedFrom: '2020-01-01',
      salaryForm: 'MÅN',
      salary: '30000',
      taxType: 'HUV',
      details: { SkattTab: '33', SkattKol: '1', UtbetSatt: 'KON' },
    }),
  )
})
afterAll(() => stage.close())
beforeEach(async () => {
  await within(tx => tx.delete(employeeAbsence).where(eq(employeeAbsence.employmentNumber, AnstNr)))
  await within(tx => tx.delete(importRun).where(eq(importRun.number, 950)))
  await adm.ask(`/lonhistorik/${AnstNr}`, { company, method: 'DELETE' })
})

const zeros = { Formaner: 0, AvgUnderlag: 0, SemBet: 0, SemSpa: 0, Flex: 0, Komp: 0, Info: '' }
const paidOn = (Utbetalningsdag: string, more = {}) => ({
  ...zeros,
  Utbetalningsdag,
  Brutto: 30_000.5,
  Skatt: 7000,
  Netto: 23_000.5,
  Arbetsgivaravgift: 9426.16,
  ...more,
})
/** Returns the messages of an answer, by field. */
const fieldsOf = (body: object) => (body as { readonly fields: Readonly<Record<string, string>> }).fields
const sick = (From: string, Tom: string) => ({ Typ: 'SJK', From, Tom, Omfattning: 100, Barn: '' })
const typed = { AnstNr, Kalla: 'Pärmen', Loner: [] as object[], Franvaro: [] as object[], Inlasta: [] }
const create = (more: Partial<typeof typed> = {}) =>
  adm.ask('/lonhistorik', { company, method: 'POST', body: { ...typed, ...more } })
const change = async (Values: object) => {
  const { body } = await adm.ask(`/lonhistorik/${AnstNr}`, { company })
  const { Version } = body.data as { Version: number }
  return adm.ask(`/lonhistorik/${AnstNr}`, { company, method: 'PUT', body: { Version, Values } })
}
const stored = () =>
  within(tx =>
    tx
      .select()
      .from(importedPayslip)
      .where(and(eq(importedPayslip.employmentNumber, AnstNr), isNull(importedPayslip.run))),
  )
/** Returns the basis and payslip of a month. */
const payslipIn = (code: string) =>
  within(async tx => {
    const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code))
    if (!period) throw new Error(`No period ${code}.`)
    const [only] = await basisOf(tx, period, [AnstNr], law)
    if (!only) throw new Error('No basis.')
    const history = (await historyOf(tx, period, [AnstNr]))(AnstNr)
    return { basis: only.basis, history, ...calculate(only.basis, law) }
  })
const away = (firstDay: string, lastDay: string, kind = 'SJK') =>
  within(tx => tx.insert(employeeAbsence).values({ employmentNumber: AnstNr, kind, firstDay, lastDay, extent: 100 }))

describe('earlier pay', () => {
  it('is typed, corrected and removed, and is earlier pay of the year', async () => {
    expect((await create({ Loner: [paidOn('2026-01-23'), paidOn('2026-02-25')] })).status).toBe(200)
    expect((await payslipIn('202603')).history.earlierInYear).toMatchObject({ cash: 6_000_100, tax: 1_400_000 })
    expect((await change({ Loner: [paidOn('2026-01-23', { Brutto: 31_000 })] })).status).toBe(200)
    expect(await stored()).toMatchObject([{ payDate: '2026-01-23', gross: 3_100_000, net: 2_300_050 }])
    expect((await payslipIn('202603')).history.earlierInYear).toMatchObject({ cash: 3_100_000, tax: 700_000 })
    expect((await adm.ask(`/lonhistorik/${AnstNr}`, { company, method: 'DELETE' })).status).toBe(200)
    expect(await stored()).toEqual([])
  })

  it('is refused at its rows, and of somebody who is not employed here', async () => {
    const wrong = async (more: object) => fieldsOf((await create(more)).body)
    const tomorrow = swedishDate(new Date(stage.clock.now().getTime() + 24 * 60 * 60_000))
    expect((await wrong({ AnstNr: 'X9' })).AnstNr).toBe('Anställd X9 finns inte. Välj en i listan.')
    expect((await wrong({ Loner: [paidOn('2026-01-23'), paidOn(tomorrow)] })).Loner).toContain('Rad 2')
    expect((await wrong({ Loner: [paidOn('2026-01-23'), paidOn('2026-01-23')] })).Loner).toContain('finns redan')
    expect((await wrong({ Franvaro: [sick('2026-01-05', '2026-01-02')] })).Franvaro).toContain('före den första')
  })

  it('shows what came from files, which is not typed over or removed', async () => {
    await within(async tx => {
      const counts = { added: 1, changed: 0, unchanged: 0 }
      await tx.insert(importRun).values({ number: 950, definition: 'X', fileName: 'x', ...counts })
      const sums = { gross: 100, benefits: 0, tax: 0, net: 100, contributionBase: 100, contributions: 0 }
      const keys = { employmentNumber: AnstNr, payDate: '2025-06-25', run: 950 }
      await tx.insert(importedPayslip).values({ ...keys, ...sums, balances: { KOMP: 150 } })
    })
    expect((await create()).status).toBe(200)
    const { body } = await adm.ask(`/lonhistorik/${AnstNr}`, { company })
    const { Values } = body.data as { Values: { Inlasta: object[] } }
    expect(Values.Inlasta).toMatchObject([{ Utbetalningsdag: '2025-06-25', Brutto: 1, Komp: 1.5 }])
    const refused = await change({ Loner: [paidOn('2025-06-25')] })
    expect(fieldsOf(refused.body).Loner).toContain('redan inläst')
    expect((await change({ Inlasta: [] })).status).toBe(400)
    expect((await adm.ask(`/lonhistorik/${AnstNr}`, { company, method: 'DELETE' })).status).toBe(409)
  })
})

describe('what another program left', () => {
  it('makes sickness within five days a relapse, without a second qualifying deduction', async () => {
    await away('2026-10-05', '2026-10-06')
    const deducted = async () =>
      (await payslipIn('202611')).rows.filter(({ id }) => id.endsWith('.karens')).map(({ amount }) => amount)
    const [alone = 0] = await deducted()
    expect(alone).toBeLessThan(0)
    await create({ Franvaro: [sick('2026-09-28', '2026-09-30')] })
    // 5 October is the fifth day after 30 September: the deduction was made there.
    expect(await deducted()).toEqual([])
    await change({ Franvaro: [sick('2026-09-27', '2026-09-29')] })
    expect(await deducted()).toEqual([alone])
  })

  it('counts ten qualifying deductions in twelve months by its dates', async () => {
    await away('2026-10-05', '2026-10-06')
    const periods = Array.from({ length: 10 }, (_, at) => {
      const month = String(at < 2 ? at + 11 : at - 1).padStart(2, '0')
      return sick(`${at < 2 ? 2025 : 2026}-${month}-10`, `${at < 2 ? 2025 : 2026}-${month}-13`)
    })
    await create({ Franvaro: periods })
    const karens = async () => (await payslipIn('202611')).steps.find(({ id }) => id.endsWith('.karens'))
    expect((await karens())?.formula).toContain('högsta antalet')
    await change({ Franvaro: periods.slice(1) })
    expect((await karens())?.value).toBeLessThan(0)
  })

  it('is opening balances where the register has none, of holiday in its own year only', async () => {
    await create({ Loner: [paidOn('2026-09-25', { Komp: 4.5, SemBet: 12 }), paidOn('2026-03-25', { SemBet: 3 })] })
    const balanceOf = async (kind: string) => (await payslipIn('202611')).balances.find(each => each.kind === kind)
    expect([(await balanceOf('KOMP'))?.before, (await balanceOf('BET'))?.before]).toEqual([450, 1200])
    await change({ Loner: [paidOn('2026-03-25', { Komp: 4.5, SemBet: 3 })] })
    expect([(await balanceOf('KOMP'))?.before, (await balanceOf('BET'))?.before]).toEqual([450, 0])
  })

  it('is pay that holiday is a share of, and absence that earns none', async () => {
    await within(tx =>
      tx.update(employee).set({ salaryForm: 'TIM', salary: '200' }).where(eq(employee.employmentNumber, AnstNr)),
    )
    await create({
      Loner: [paidOn('2025-04-25', { Brutto: 100_000 }), paidOn('2025-10-24', { Brutto: 150_000 })],
      Franvaro: [{ ...sick('2025-07-01', '2025-07-31'), Typ: 'TJL' }],
    })
    await away('2026-10-05', '2026-10-05', 'SEM')
    const { basis } = await payslipIn('202611')
    // 365 less 31 days of 25.
    expect(basis.holiday.current.earned).toMatchObject({ pay: 25_000_000, paidDays: 23 })
  })
})
