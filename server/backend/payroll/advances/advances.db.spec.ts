import { and, eq, gte, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { Advance, OrderedAdvances } from '#contracts/payroll/advances/shapes.ts'
import { payingSettings } from '#contracts/payroll/payments/examples.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { law } from '../../law/law.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { testMoment } from '../../platform/database/test-time.ts'
import {
  advance,
  company as companyTable,
  employee,
  event,
  paymentOrder,
  payslip,
  payslipRow,
  payType,
  salaryPeriod,
} from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { finishedPayslips } from '../declaration/stored/finished-payslips.ts'
import { markPayslips } from '../run/mark-payslips.ts'
import { firstAdvance } from '../run/payslip-numbers.ts'
import { runPersons } from '../run/run-persons.ts'
import { companyOf, newPostings } from '../vouchers/make-vouchers.ts'

let stage: TestBackend
let adm: Browser
let lic: Browser
let persons: readonly string[]
const company = 'nordsken'
const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf(company) }
const [november, december] = ['202611', '202612']
/** After November's payslips, and before December's. */
const day = '2026-11-30'
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(stage.test.database, tenant, work)

beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
  lic = await stage.signedIn('lic')
  persons = await within(async tx => {
    const rows = await tx
      .select({ number: employee.employmentNumber })
      .from(employee)
      .where(and(eq(employee.salaryForm, 'MÅN'), sql`${employee.employedTo} is null`))
      .orderBy(employee.employmentNumber)
    return rows.map(({ number }) => number).slice(0, 3)
  })
  await within(tx =>
    tx.update(employee).set({
      details: sql`${employee.details} || '{"UtbetSatt": "BNK", "ClearNr": "6114", "KontoNr": "517182351"}'::jsonb`,
    }),
  )
})
afterAll(() => stage.close())

beforeEach(async () => {
  await within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(advance)
    await tx.delete(paymentOrder)
    await tx.delete(payslip)
    await tx.update(salaryPeriod).set({ isLocked: false })
  })
  await settings({ ...payingSettings, UseAttestWebLonHuv: false })
})

const settings = (values: Readonly<Record<string, unknown>>) =>
  within(tx =>
    tx
      .update(companyTable)
      .set({ settings: sql`${companyTable.settings} || ${JSON.stringify(values)}::jsonb` })
      .where(eq(companyTable.ftgKey, tenant.ftgKey)),
  )
const path = '/forskottutbetalning'
const ask = async (to: string, method: 'POST' | 'DELETE', body?: unknown, by = adm) => {
  const answered = await by.ask(`${path}${to}`, { company, method, body })
  return { status: answered.status, code: answered.body.dvCode ?? '', ...answered.body }
}
const list = async () => (await adm.ask(path, { company })).body.data as Advance[]
const register = (changes: Readonly<Record<string, unknown>> = {}) =>
  ask('', 'POST', { AnstNr: [persons[0]], Utbetalningsdag: day, Belopp: 5000, Orsak: 'Flytt', ...changes })
const order = async (changes: Readonly<Record<string, unknown>> = {}, by = adm) => {
  const ForskId = (await list()).map(each => each.ForskId)
  return ask('/order', 'POST', { Forhandsgranska: false, Version: '03', ForskId, ...changes }, by)
}
const pay = (Nr: number, what = 'paid', body?: unknown, period = november) =>
  adm.ask(`/payments/${period}/${Nr}/${what}`, { company, method: 'POST', body })
const refused = ({ dvCode }: { readonly dvCode: string }) => ({ status: Number(dvCode.slice(0, 3)), code: dvCode })
const ofPeriod = (code: string) =>
  within(async tx => {
    const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code))
    if (!period) throw new Error('No period.')
    return period
  })
/** Calculates, marks and pays the payslips of a period. */
async function run(code: string, marks: readonly ('ready' | 'paid')[] = ['ready', 'paid'], who = persons) {
  const period = await ofPeriod(code)
  await runPersons({ database: stage.test.database, tenant, period, persons: who, law, done: () => {} })
  for (const action of marks)
    await within(async tx => {
      const items = await tx
        .select({ AnstNr: payslip.employmentNumber, Nummer: payslip.number, Version: payslip.version })
        .from(payslip)
        .where(and(eq(payslip.period, code), eq(payslip.number, 1)))
      const { errors: left } = await markPayslips(tx, { action, period: code, items, login: 'adm', now: testMoment })
      expect(left).toEqual([])
    })
}
const slipOf = (code: string, number = 1, person = persons[0] ?? '') =>
  within(async tx => {
    const isIt = and(eq(payslip.period, code), eq(payslip.employmentNumber, person), eq(payslip.number, number))
    const [slip] = await tx.select().from(payslip).where(isIt)
    if (!slip) throw new Error('No payslip.')
    return slip
  })
const deductions = (code: string) =>
  within(async tx => {
    const isOf = and(eq(payslipRow.period, code), sql`${payslipRow.id} like 'förskott.%'`)
    return (await tx.select({ amount: payslipRow.amount }).from(payslipRow).where(isOf)).map(({ amount }) => amount)
  })
/** Sets the account of the pay type that deducts advances. */
const claimOn = (Konto: string) =>
  within(tx =>
    tx
      .update(payType)
      .set({ settings: sql`${payType.settings} || ${JSON.stringify({ Konto })}::jsonb` })
      .where(eq(payType.number, '6145')),
  )
const declaredOf = (month: string, person = persons[0]) =>
  within(async tx => {
    const slips = await finishedPayslips(tx, month, month)
    const rows = slips.filter(each => each.person === person).flatMap(each => each.rows)
    const sum = (box: string) => rows.filter(row => row.box === box).reduce((total, { amount }) => total + amount, 0)
    return { pay: sum('011'), tax: 0 - sum('001') }
  })

describe('an advance', () => {
  it('is registered, seen with its tax, ordered, paid, and deducted by the next payslip', async () => {
    await run(november)
    const before = await slipOf(november)
    const registered = await register()
    expect(registered.status).toBe(200)
    expect((await list())[0]).toMatchObject({ Status: 'REGISTERED', Belopp: 5000, Skatt: null, Period: '', Rest: 0 })

    const preview = (await order({ Forhandsgranska: true })).data as OrderedAdvances
    expect(preview.Nr).toBeNull()
    expect((await list())[0]?.Status).toBe('REGISTERED')
    const answered = await order()
    expect(answered).toMatchObject({ status: 200 })
    const { data } = answered
    const made = data as OrderedAdvances
    expect(made).toEqual({ ...preview, Nr: 1 })
    const [ordered] = await list()
    expect(ordered).toMatchObject({ Status: 'ORDERED', Period: november, Betalning: 1, Skatt: made.Skatt, Rest: 0 })
    expect(ordered?.Steg.length).toBeGreaterThan(0)
    // November's pay has been paid: the tax is what the advance adds to it.
    const own = await slipOf(november, firstAdvance)
    expect(own).toMatchObject({ gross: 500_000, tax: made.Skatt * 100, payDate: day, contributionBase: 500_000 })
    expect(own.tax).toBeGreaterThan(500_000 * 0.28)
    expect(before.tax).toBeGreaterThan(0)

    const file = await fetch(`${stage.backend.url}/file/payments/${november}/1`, {
      headers: { 'x-api-request': '1', cookie: adm.cookie ?? '', 'x-ftg-id': company },
    })
    const xml = await file.text()
    expect(xml).toContain(`>${((own.net ?? 0) / 100).toFixed(2)}<`)
    expect(xml).toContain(`<ReqdExctnDt>${day}</ReqdExctnDt>`)

    // Until it is marked as paid, no payslip deducts it.
    await run(december, [])
    expect(await deductions(december)).toEqual([])
    expect((await pay(1)).status).toBe(200)
    expect((await list())[0]).toMatchObject({ Status: 'PAID', Rest: 5000 })
    const without = await slipOf(december)
    await run(december)
    const then = await slipOf(december)
    expect(await deductions(december)).toEqual([-500_000])
    expect(then.gross).toBe(without.gross - 500_000)
    expect(then.tax).toBeLessThan(without.tax)
    expect((await list())[0]).toMatchObject({
      Status: 'SETTLED',
      Rest: 0,
      Avdrag: [{ Period: december, Belopp: 5000 }],
    })
    // The register said it once, whoever reads the history.
    const types = await within(tx => tx.select({ type: event.type }).from(event).where(gte(event.type, 'advances.')))
    expect(types.map(({ type }) => type)).toEqual(expect.arrayContaining(['advances.registered', 'advances.ordered']))
  })

  it('is declared with its tax for the month of its payment, and not again', async () => {
    await run(november)
    const ordinary = await declaredOf('2026-11')
    await register()
    await order()
    await pay(1)
    await run(december)
    const [own, next] = [await slipOf(november, firstAdvance), await slipOf(december)]
    expect(await declaredOf('2026-11')).toEqual({ pay: ordinary.pay + 500_000, tax: ordinary.tax + own.tax })
    expect(await declaredOf('2026-12')).toEqual({ pay: next.gross, tax: next.tax })
  })

  it('is taxed as one with the pay of its month when it comes first', async () => {
    await run(december, [])
    const without = await slipOf(december)
    await register({ Utbetalningsdag: '2026-12-04' })
    await order()
    await pay(1, 'paid', undefined, december)
    await run(december)
    const [own, then] = [await slipOf(december, firstAdvance), await slipOf(december)]
    expect(own.tax + then.tax).toBe(without.tax)
    expect(own.gross + then.gross).toBe(without.gross)
    // The run of the period has its own payslips: the advance is not one of them.
    const { body } = await adm.ask(`/payslips/${december}`, { company })
    expect((body.data as { Nummer: number }[]).map(({ Nummer }) => Nummer)).toEqual(persons.map(() => 1))
    const payments = (await adm.ask(`/payments/${december}`, { company })).body.data as {
      Lonebesked: { Antal: number }
    }
    expect(payments.Lonebesked.Antal).toBe(persons.length)
  })

  it('adds its tax to a payslip of its month that is ready, and is paid after it', async () => {
    const taxOf = async () => {
      await register({ Utbetalningsdag: '2026-12-04' })
      return ((await order({ Forhandsgranska: true })).data as OrderedAdvances).Skatt
    }
    await run(december, ['ready'])
    const { tax, gross } = await slipOf(december)
    const Skatt = await taxOf()
    expect(Skatt).toBeGreaterThan((5000 * tax) / gross)
    expect(Skatt).toBeLessThan(5000)
  })

  it('is a claim on the person in the books until it is deducted', async () => {
    await register()
    await order()
    await pay(1)
    await run(december)
    const claim = (code: string, on = '1613') =>
      within(async tx => {
        const postings = await newPostings(tx, (await companyOf(tx)).company, await ofPeriod(code))
        const vouchers = postings.flatMap(each => each.vouchers)
        for (const { rows } of vouchers) expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
        return vouchers
          .flatMap(({ rows }) => rows)
          .filter(({ account }) => account === on)
          .reduce((sum, { amount }) => sum + amount, 0)
      })
    expect(await claim(november)).toBe(500_000)
    // Its net pay is owed until the order is paid, and both are posted.
    expect(await claim(november, '2821')).toBe(0)
    expect(await claim(november, '1930')).toBeLessThan(0)
    expect(await claim(december)).toBe(-500_000)
  })

  it('moves no holiday liability: that of the month is the payslip’s, also when both are posted together', async () => {
    const liability = () =>
      within(async tx => {
        const company = { ...(await companyOf(tx)).company, KonteraBerSemLon: true }
        return (await newPostings(tx, company, await ofPeriod(november)))
          .flatMap(({ vouchers }) => vouchers)
          .flatMap(({ rows }) => rows)
          .filter(({ account }) => account === company.KtoSemesterloneskuld)
          .reduce((sum, { amount }) => sum + amount, 0)
      })
    await run(november)
    const moved = await liability()
    expect(moved).not.toBe(0)
    await register()
    await order()
    await pay(1)
    expect(await liability()).toBe(moved)
  })

  it('that the net pay does not last for goes on to the payslip after', async () => {
    await register({ Belopp: 90_000 })
    await order()
    await pay(1)
    await run(december)
    const [first] = await list()
    expect(first?.Status).toBe('PAID')
    expect(first?.Rest).toBe(90_000 - (first?.Avdrag[0]?.Belopp ?? 0))
    expect((await slipOf(december)).net).toBeGreaterThanOrEqual(0)
    expect((await slipOf(december)).warnings.join(' ')).toContain('dras på nästa lönebesked')
  })

  it('stays deducted once when the payslip that deducted it is corrected, and is left again when that is taken back', async () => {
    await register()
    await order()
    await pay(1)
    await run(december)
    const without = await slipOf(december)
    const change = async (what: string, Nummer: number, more: object = {}) => {
      const { version: Version } = await slipOf(december, Nummer)
      const body = { Nummer, Version, Period: null, Forhandsgranska: false, ...more }
      const answered = await adm.ask(`/payslips/${december}/${persons[0]}/${what}`, { company, method: 'POST', body })
      expect(answered.status, JSON.stringify(answered.body)).toBe(200)
    }
    const row = { LonArtNr: '1010', Text: '', From: '', Tom: '', Antal: null, Apris: null, Belopp: 2_000 }
    const right = { Rader: [row], HamtaUnderlag: true, Utbetalningsdatum: without.payDate, Betala: false }
    // The row on another account comes anew, and the one that was is taken back.
    await claimOn('1614')
    await change('correction', 1, right)
    await claimOn('1613')
    const difference = await slipOf(december, 2)
    expect(difference.gross).toBe(200_000)
    expect((await deductions(december)).toSorted()).toEqual([-500_000, -500_000, 500_000])
    const items = [{ AnstNr: persons[0] ?? '', Nummer: 2, Version: difference.version }]
    await within(tx => markPayslips(tx, { action: 'paid', period: december, items, login: 'adm', now: testMoment }))
    expect(await list()).toMatchObject([{ Status: 'SETTLED', Rest: 0, Avdrag: [{ Period: december, Belopp: 5000 }] }])
    await change('takeBack', 2)
    expect(await list()).toMatchObject([{ Status: 'PAID', Rest: 5000 }])
    expect((await deductions(december)).reduce((sum, amount) => sum + amount, 0)).toBe(0)
  })

  it('that a correction in a later period deducts more of is deducted of its next payslip as much less', async () => {
    await run(november, [])
    const { gross } = await slipOf(november)
    await register({ Utbetalningsdag: '2026-11-23', Belopp: gross / 100 + 3_000 })
    await order()
    await pay(1)
    await run(november)
    const correct = async (code: string, Nummer: number, Belopp: number) => {
      const { version: Version } = await slipOf(code, Nummer)
      const row = { LonArtNr: '1010', Text: '', From: '', Tom: '', Antal: null, Apris: null, Belopp }
      const right = { Rader: [row], HamtaUnderlag: true, Utbetalningsdatum: null, Betala: false }
      const body = { Nummer, Version, Period: december, Forhandsgranska: false, ...right }
      const to = `/payslips/${code}/${persons[0]}/correction`
      const answered = await adm.ask(to, { company, method: 'POST', body })
      expect(answered.status, JSON.stringify(answered.body)).toBe(200)
    }
    const amountOf = (code: string, number: number) =>
      within(async tx => {
        const isOf = and(eq(payslipRow.period, code), eq(payslipRow.number, number))
        const rows = await tx.select({ id: payslipRow.id, amount: payslipRow.amount }).from(payslipRow).where(isOf)
        return rows.reduce((sum, { id, amount }) => (id.startsWith('förskott.') ? sum - amount : sum), 0)
      })
    await correct(november, 1, 1_000)
    await correct(december, 2, 2_000)
    const corrections = [await amountOf(december, 2), await amountOf(december, 3)]
    expect(corrections.every(amount => amount > 0)).toBe(true)
    await run(december)
    const all = [await amountOf(november, 1), ...corrections, await amountOf(december, 1)]
    expect(all.reduce((sum, amount) => sum + amount, 0)).toBe(gross + 300_000)
  })

  it('of several persons is one order, each of whom is paid once', async () => {
    await register({ AnstNr: persons })
    const ids = (await list()).map(({ ForskId }) => ForskId)
    const twice = { Forhandsgranska: false, Version: '09', ForskId: ids }
    const both = await Promise.all([ask('/order', 'POST', twice), ask('/order', 'POST', twice, lic)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const orders = await within(tx => tx.select().from(paymentOrder))
    const slips = await within(tx => tx.select().from(payslip).where(gte(payslip.number, firstAdvance)))
    expect([orders.length, slips.length]).toEqual([1, persons.length])
    expect(orders[0]?.total).toBe(slips.reduce((sum, { net }) => sum + net, 0))
  })
})

describe('taking back', () => {
  it('removes one that is registered, once', async () => {
    await register()
    const [own] = await list()
    expect(await ask(`/${own?.ForskId}`, 'DELETE')).toMatchObject({ status: 200 })
    expect(await list()).toEqual([])
    expect(await ask(`/${own?.ForskId}`, 'DELETE')).toMatchObject(refused(errors.advanceMissing))
  })

  it('is refused while the bank has it; a cancelled order gives it back, to be ordered again or removed', async () => {
    await register()
    await order()
    const [own] = await list()
    expect(await ask(`/${own?.ForskId}`, 'DELETE')).toMatchObject(refused(errors.advanceSettled))
    expect(await order()).toMatchObject(refused(errors.advanceSettled))
    expect((await pay(1, 'cancel', { Orsak: 'Avvisad' })).status).toBe(200)
    expect((await list())[0]).toMatchObject({ Status: 'REGISTERED', Skatt: null, Betalning: null })
    expect(await declaredOf('2026-11')).toEqual({ pay: 0, tax: 0 })
    const again = (await order()).data as OrderedAdvances
    expect(again.Nr).toBe(2)
    // The bank knows the payment by the same id, so that it is not paid twice.
    expect(again.Forslag.Anmarkningar.join(' ')).toContain('finns redan i en tidigare fil')
    await pay(2, 'cancel', { Orsak: 'Ångrad' })
    expect(await ask(`/${own?.ForskId}`, 'DELETE')).toMatchObject({ status: 200 })
    expect(await list()).toEqual([])
  })

  it('is refused by the database too, and an advance keeps its amount', async () => {
    await register()
    await order()
    const change = (values: Partial<typeof advance.$inferInsert>) => within(tx => tx.update(advance).set(values))
    await expect(change({ amount: 1 })).rejects.toThrow()
    await expect(change({ takenBackAt: testMoment, takenBackBy: 'adm' })).rejects.toThrow()
    await pay(1)
    await expect(change({ number: 1 })).rejects.toThrow()
  })
})

describe('what is refused', () => {
  const fieldOf = (answered: object) => Object.keys('fields' in answered ? (answered.fields as object) : {})

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['a day that has passed', { Utbetalningsdag: '2026-01-02' as IsoDate }, 'Utbetalningsdag'],
    ['a year without periods', { Utbetalningsdag: '2031-01-02' }, 'Utbetalningsdag'],
    ['nobody', { AnstNr: ['99999'] }, 'AnstNr'],
  ])('%s', async (_, changes, field) => {
    const answered = await register(changes)
    expect(answered).toMatchObject(refused(errors.fieldsRefused))
    expect(fieldOf(answered)).toEqual([field])
    expect(await list()).toEqual([])
  })

  it('the same person twice, and a person who is not employed on the day', async () => {
    expect(await register({ AnstNr: [persons[0], persons[0]] })).toMatchObject(refused(errors.fieldsRefused))
    const isLast = eq(employee.employmentNumber, persons[2] ?? '')
    await within(tx => tx.update(employee).set({ employedTo: '2026-10-31' }).where(isLast))
    const answered = await register({ AnstNr: persons })
    await within(tx => tx.update(employee).set({ employedTo: null }).where(isLast))
    expect(fieldOf(answered)).toEqual(['AnstNr'])
    expect(await list()).toEqual([])
  })

  it.each([0, -5, 0.001, 1_000_000, '5000'])('the amount %s', async Belopp => {
    expect((await register({ Belopp })).status).toBe(400)
  })

  it('a month whose period is locked: it has been declared', async () => {
    await register()
    await within(tx => tx.update(salaryPeriod).set({ isLocked: true }).where(eq(salaryPeriod.period, november)))
    expect(fieldOf(await register())).toEqual(['Utbetalningsdag'])
    expect(await order()).toMatchObject(refused(errors.advanceRefused))
  })

  it('different months in one order', async () => {
    await register()
    await register({ Utbetalningsdag: '2026-12-04' })
    expect(await order()).toMatchObject(refused(errors.advanceRefused))
  })

  it('an order by who registered it, where payslips are attested', async () => {
    await settings({ UseAttestWebLonHuv: true, RequireAttestWebLonHuv: true })
    await register()
    expect(await order()).toMatchObject(refused(errors.advanceRefused))
    expect(await order({}, lic)).toMatchObject({ status: 200 })
    expect(await slipOf(november, firstAdvance)).toMatchObject({ attestedBy: 'lic' })
  })

  it('a file that cannot be made, and nothing is stored', async () => {
    await settings({ BankNamn: 'SUS' })
    await register()
    expect(await order()).toMatchObject(refused(errors.paymentRefused))
    expect(await within(tx => tx.select().from(payslip))).toEqual([])
    expect((await list())[0]?.Status).toBe('REGISTERED')
  })
})
