import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { payingSettings } from '#contracts/payroll/payments/examples.ts'
import type { PaidPayslip, PaymentPeriod } from '#contracts/payroll/payments/shapes.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { testMoment } from '../../platform/database/test-time.ts'
import {
  company as companyTable,
  employee,
  event,
  payment,
  paymentOrder,
  paymentPayslip,
  payslip,
  salaryPeriod,
} from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { finishPayslips } from '../vouchers/finish-payslips.ts'

let stage: TestBackend
let adm: Browser
let persons: readonly string[]
const company = 'nordsken'
const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf(company) }
const code = '202612'
const path = `/payments/${code}`
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(stage.test.database, tenant, work)

beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
  persons = await within(async tx => {
    const rows = await tx.select({ number: employee.employmentNumber }).from(employee)
    // The fourth is on leave in December, without pay.
    return rows
      .map(({ number }) => number)
      .toSpliced(3, 1)
      .slice(0, 4)
  })
  await paidBy(0, { UtbetSatt: 'BNK', ClearNr: '6114', KontoNr: '517182351' })
  await paidBy(1, { UtbetSatt: 'BNK', ClearNr: '6114', KontoNr: '517182351' })
  await paidBy(2, { UtbetSatt: 'KON' })
  await paidBy(3, { UtbetSatt: 'BNK', ClearNr: '', KontoNr: '' })
})
afterAll(() => stage.close())

/** Sets how one of the persons is paid. */
const paidBy = (at: number, values: Readonly<Record<string, unknown>>) =>
  within(tx =>
    tx
      .update(employee)
      .set({ details: sql`${employee.details} || ${JSON.stringify(values)}::jsonb` })
      .where(eq(employee.employmentNumber, persons[at] ?? '')),
  )
const settings = (values: Readonly<Record<string, unknown>>) =>
  within(tx =>
    tx
      .update(companyTable)
      .set({ settings: sql`${companyTable.settings} || ${JSON.stringify(values)}::jsonb` })
      .where(eq(companyTable.ftgKey, tenant.ftgKey)),
  )
const finish = (flags: Partial<typeof payslip.$inferInsert>, numbers = persons.slice(0, 3)) =>
  within(async tx => {
    const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code))
    if (!period) throw new Error('No period.')
    await finishPayslips(tx, period, numbers, flags)
  })

beforeEach(async () => {
  await within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(paymentOrder)
    await tx.delete(payslip)
    await tx.update(salaryPeriod).set({ isLocked: false })
  })
  await settings({ ...payingSettings, UseAttestWebLonHuv: false, RequireAttestWebLonHuv: false })
  await finish({ readyAt: testMoment })
})

const read = async () => (await adm.ask(path, { company })).body.data as PaymentPeriod
/** Returns the status of an answer, and why when it is refused. */
const post = async (to: string, body?: unknown, by = adm) => {
  const answered = await by.ask(`${path}${to}`, { company, method: 'POST', body })
  return [answered.status, answered.body.dvCode ?? '']
}
const all = ({ Forslag }: PaymentPeriod): PaidPayslip[] =>
  Forslag.Lonebesked.map(({ AnstNr, Nummer, Version }) => ({ AnstNr, Nummer, Version }))
const request = (Lonebesked: readonly PaidPayslip[], Version = '03', Forhandsgranska = false) => ({
  Forhandsgranska,
  Version,
  Lonebesked,
})
const order = async (changes: Readonly<Record<string, unknown>> = {}) =>
  post('', { ...request(all(await read())), ...changes })
const done = [200, '']
const refused = ({ dvCode }: { readonly dvCode: string }) => [Number(dvCode.slice(0, 3)), dvCode]
const fetched = async (kind: 'file' | 'print', Nr: number) => {
  const response = await fetch(`${stage.backend.url}/${kind}${path}/${Nr}`, {
    headers: { 'x-api-request': '1', cookie: adm.cookie ?? '', 'x-ftg-id': company },
  })
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}
const ore = (kronor: number) => Math.round(kronor * 100)
const netOf = () =>
  within(async tx => (await tx.select({ net: payslip.net }).from(payslip)).reduce((sum, { net }) => sum + net, 0))

describe('what can be paid', () => {
  it('is the net pay of the ready payslips to the öre, to accounts of which the end is told, and in cash', async () => {
    const { Forslag, Netto, Lonebesked } = await read()
    const net = await netOf()
    expect([ore(Forslag.TillKonto + Forslag.Kontant), ore(Netto), Forslag.Format]).toEqual([net, net, 'ISO'])
    expect(Forslag.Kontant).toBeGreaterThan(0)
    expect(Lonebesked).toEqual({ Antal: 3, EjKlara: 0, Bestallda: 0, Utbetalda: 0 })
    expect(Forslag.Lonebesked.map(({ Konton }) => Konton.map(({ Konto }) => Konto))).toEqual([
      ['6114 … 2351'],
      ['6114 … 2351'],
      ['Kontant'],
    ])
  })

  it('names first the person who cannot be paid, who stops an order', async () => {
    await finish({ readyAt: testMoment }, persons.slice(3))
    const { Forslag } = await read()
    expect(Forslag.Lonebesked.map(({ AnstNr, Hinder }) => [AnstNr, Hinder])[0]).toEqual([
      persons[3],
      'Bankkonto saknas.',
    ])
    expect(ore(Forslag.TillKonto + Forslag.Kontant)).toBeLessThan(await netOf())
    expect(await order()).toEqual(refused(errors.paymentRefused))
    expect(await order({ Lonebesked: all(await read()).slice(1) })).toEqual(done)
  })

  it('leaves out payslips that are not ready, not attested, paid or taken back', async () => {
    await settings({ UseAttestWebLonHuv: true, RequireAttestWebLonHuv: true })
    await within(async tx => {
      const set = (at: number, values: Partial<typeof payslip.$inferInsert>) =>
        tx
          .update(payslip)
          .set(values)
          .where(eq(payslip.employmentNumber, persons[at] ?? ''))
      await set(1, { attestedAt: testMoment, paidAt: testMoment })
      await set(2, { attestedAt: testMoment, reversedAt: testMoment })
    })
    const { Forslag, Lonebesked } = await read()
    expect(Forslag.Lonebesked).toEqual([])
    expect(Lonebesked).toEqual({ Antal: 2, EjKlara: 1, Bestallda: 0, Utbetalda: 1 })
  })

  it('has payslips that are not attested where the company attests them without demanding it', async () => {
    await settings({ UseAttestWebLonHuv: true, RequireAttestWebLonHuv: false })
    const { Forslag, Lonebesked } = await read()
    expect([Forslag.Lonebesked.length, Lonebesked.EjKlara]).toEqual([3, 0])
    expect(await order()).toEqual(done)
  })
})

describe('an order', () => {
  it('is its payments, whose sum is the net pay, and a file that is the same whenever it is fetched', async () => {
    expect(await order()).toEqual(done)
    const [first, second] = [await fetched('file', 1), await fetched('file', 1)]
    expect(first.status).toBe(200)
    expect(first.bytes.equals(second.bytes)).toBe(true)
    const { Ordrar, Forslag, Lonebesked } = await read()
    expect(Forslag.Lonebesked).toEqual([])
    expect(Lonebesked).toEqual({ Antal: 3, EjKlara: 0, Bestallda: 3, Utbetalda: 0 })
    expect(Ordrar).toMatchObject([
      { Nr: 1, Status: 'CREATED', Lonebesked: 3, Fil: 'LON-202612-0001.xml', Hamtningar: 2, Hamtad: { By: 'adm' } },
    ])
    expect(ore((Ordrar[0]?.TillKonto ?? 0) + (Ordrar[0]?.Kontant ?? 0))).toBe(await netOf())
    const xml = first.bytes.toString()
    expect(xml).toContain(`<CtrlSum>${Ordrar[0]?.TillKonto.toFixed(2)}</CtrlSum>`)
    expect(xml).toContain('pain.001.001.03')
    expect((await fetched('print', 1)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await fetched('file', 2)).status).toBe(404)
  })

  describe('of a payslip with a garnishment', () => {
    const decision = {
      Malnr: 'U-4711-26',
      Avser: '3',
      Forbehall: 10_000,
      Belopp: 1_500,
      Bankgiro: '5050-1055',
      Referens: '',
      From: '2026-01-01',
      Tom: '1899-12-30',
    }
    const withDecisions = async (...Utmatningar: readonly object[]) => {
      await paidBy(0, { Utmatningar })
      await within(async tx => {
        await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
        await tx.delete(payslip)
      })
      await finish({ readyAt: testMoment })
    }
    afterEach(() => paidBy(0, { Utmatningar: [] }))
    const ordersPaid = () => within(tx => tx.select().from(payment).where(eq(payment.isGarnishment, true)))

    it('pays Kronofogden what it withholds, once, beside the net pay and in the same file', async () => {
      await withDecisions(decision)
      const net = await netOf()
      const { Forslag } = await read()
      expect(ore(Forslag.TillKonto + Forslag.Kontant - Forslag.Utmatning)).toBe(net)
      expect(Forslag.Utmatning).toBe(1500)
      expect(Forslag.Lonebesked.find(({ AnstNr }) => AnstNr === persons[0])?.Konton).toEqual([
        { Konto: '6114 … 2351', Belopp: expect.any(Number) },
        { Konto: 'Kronofogden', Belopp: 1500 },
      ])
      expect(await order()).toEqual(done)
      expect((await read()).Ordrar).toMatchObject([{ Utmatning: 1500, TillKonto: Forslag.TillKonto }])
      expect(await ordersPaid()).toMatchObject([
        { employmentNumber: persons[0], kind: 'bankgiro', account: '50501055', name: 'Kronofogden', amount: 150_000 },
      ])
      const xml = (await fetched('file', 1)).bytes.toString()
      expect(xml).toContain('<Ustrd>U-4711-26</Ustrd>')
      expect(xml.match(/<EndToEndId>[^<]*-K1</g)).toHaveLength(1)
      expect((await read()).Forslag).toMatchObject({ Lonebesked: [], Utmatning: 0 })
    })

    it('finds the decision by what it says, when rows of the register have changed since', async () => {
      await withDecisions({ ...decision, Belopp: 700, Malnr: 'U-1', Bankgiro: '640-5070' }, decision)
      await paidBy(0, { Utmatningar: [{ ...decision, Referens: '18' }] })
      const { Forslag } = await read()
      expect(Forslag.Utmatning).toBe(1500)
      expect(Forslag.Anmarkningar).toEqual([
        `Anställd ${persons[0]}: 700,00 kr till Kronofogden betalas inte här, för inget beslut om utmätning stämmer med lönebeskedet.`,
      ])
      expect(await order()).toEqual(done)
      expect((await fetched('file', 1)).bytes.toString()).toContain('<Ustrd>18</Ustrd>')
    })

    it('is refused by the database when it pays Kronofogden what no payslip withholds', async () => {
      await withDecisions()
      const wrong = within(async tx => {
        const [slip] = await tx
          .select()
          .from(payslip)
          .where(eq(payslip.employmentNumber, persons[0] ?? ''))
        if (!slip) throw new Error('No payslip.')
        const { period, employmentNumber, number, net, payDate } = slip
        const total = net + 100
        const [made] = await tx
          .insert(paymentOrder)
          .values({ period, number: 1, messageId: 'x', total, format: '', createdBy: 'adm' })
          .returning()
        const paid = {
          period,
          employmentNumber,
          number,
          payDate,
          order: made?.id ?? '',
          name: 'A',
          account: '1',
          kind: 'swedish' as const,
        }
        await tx.insert(payment).values([
          { ...paid, position: 1, endToEndId: 'a', amount: net },
          { ...paid, position: 2, endToEndId: 'b', amount: 100, isGarnishment: true },
        ])
        await tx
          .insert(paymentPayslip)
          .values({ period, employmentNumber, number, net, garnished: 100, order: paid.order })
      })
      await expect(wrong).rejects.toThrow()
    })
  })

  it('is of the later version when that is asked for', async () => {
    expect(await order({ Version: '09' })).toEqual(done)
    expect((await fetched('file', 1)).bytes.toString()).toContain('pain.001.001.09')
  })

  it('is stored by no preview, and has no file when the company pays by a list', async () => {
    expect(await order({ Forhandsgranska: true })).toEqual(done)
    expect((await read()).Ordrar).toEqual([])
    await settings({ KopplaBank: false })
    expect(await order()).toEqual(done)
    expect((await read()).Ordrar).toMatchObject([{ Nr: 1, Fil: '', Format: '' }])
    expect((await fetched('file', 1)).status).toBe(404)
    expect((await fetched('print', 1)).status).toBe(200)
  })

  it('pays each payslip once, whoever asks at the same time', async () => {
    const body = request(all(await read()))
    const answers = await Promise.all([post('', body), post('', body), post('', body)])
    expect(answers.toSorted()).toEqual([done, refused(errors.paymentOutdated), refused(errors.paymentOutdated)])
    expect((await read()).Ordrar).toHaveLength(1)
    const [first] = body.Lonebesked
    expect(await post('', request(first ? [first, first] : []))).toEqual(refused(errors.paymentOutdated))
  })

  it('does not pay what has changed since it was seen', async () => {
    const seen = all(await read())
    await within(tx => tx.update(payslip).set({ version: sql`${payslip.version} + 1` }))
    expect(await post('', request(seen))).toEqual(refused(errors.paymentOutdated))
  })

  it('is not made twice by a mistake of the program either, nor of another sum, and does not change', async () => {
    expect(await order()).toEqual(done)
    const insertAgain = within(async tx => {
      const [other] = await tx
        .insert(paymentOrder)
        .values({ period: code, number: 2, messageId: 'x', total: 0, format: '', createdBy: 'adm' })
        .returning()
      const [held] = await tx.select().from(paymentPayslip)
      if (held && other) await tx.insert(paymentPayslip).values({ ...held, order: other.id })
    })
    await expect(insertAgain).rejects.toMatchObject({ cause: { constraint: 'payment_payslip_once' } })
    const without = within(tx =>
      tx
        .insert(paymentOrder)
        .values({ period: code, number: 2, messageId: 'x', total: 1, format: '', createdBy: 'adm' }),
    )
    await expect(without).rejects.toThrow()
    for (const change of [
      (tx: Transaction) => tx.update(paymentOrder).set({ total: 1 }),
      (tx: Transaction) => tx.delete(paymentOrder),
      (tx: Transaction) => tx.update(payment).set({ amount: 1 }),
      (tx: Transaction) => tx.delete(payment),
      (tx: Transaction) => tx.update(paymentPayslip).set({ holds: false }),
      (tx: Transaction) => tx.update(payslip).set({ readyAt: null }),
      (tx: Transaction) => tx.delete(payslip),
      async (tx: Transaction) => {
        const [row] = await tx.select().from(payment)
        if (row) await tx.insert(payment).values({ ...row, position: 99 })
      },
    ])
      await expect(within<unknown>(change)).rejects.toThrow()
  })

  it('keeps its payslips ready and attested until it is cancelled', async () => {
    await order()
    const { body } = await adm.ask(`/payslips/${code}/@/unready`, {
      company,
      method: 'PUT',
      body: [{ AnstNr: persons[0], Nummer: 1, Version: 1 }],
    })
    expect(body.data).toEqual({
      errors: [{ index: 0, message: 'Lönebeskedet ingår i en betalning. Avbryt betalningen först.' }],
    })
  })

  it('tells who did what, without amounts', async () => {
    await order()
    await fetched('file', 1)
    await post('/1/cancel', { Orsak: 'Banken avvisade filen.' })
    const rows = await within(tx =>
      tx
        .select({ type: event.type, payload: event.payload })
        .from(event)
        .where(and(sql`${event.type} like 'payments.%'`, eq(event.ftgKey, tenant.ftgKey)))
        .orderBy(sql`${event.seq} desc`)
        .limit(3),
    )
    expect(rows.toReversed()).toEqual([
      { type: 'payments.ordered', payload: { period: code, number: 1, count: 3 } },
      { type: 'payments.fetched', payload: { period: code, number: 1 } },
      { type: 'payments.cancelled', payload: { period: code, number: 1, count: 3 } },
    ])
  })
})

describe('the events of payments', () => {
  const latest = (count: number) =>
    within(tx =>
      tx
        .select({ type: event.type, payload: event.payload })
        .from(event)
        .where(eq(event.ftgKey, tenant.ftgKey))
        .orderBy(sql`${event.seq} desc`)
        .limit(count),
    )

  it('name the persons of each payslip that an order pays', async () => {
    await order()
    expect(await post('/1/paid')).toEqual(done)
    expect(await latest(1)).toEqual([
      { type: 'payslips.paid', payload: { period: code, persons: persons.slice(0, 3) } },
    ])
  })

  it('are none for a preview, and none for what is refused', async () => {
    const before = await latest(1)
    expect(await order({ Forhandsgranska: true })).toEqual(done)
    expect(await post('/1/paid')).toEqual(refused(errors.paymentMissing))
    expect(await post('/1/cancel', { Orsak: 'Fel.' })).toEqual(refused(errors.paymentMissing))
    expect(await latest(1)).toEqual(before)
  })

  it('name no order that was cancelled as paid', async () => {
    await order()
    await post('/1/cancel', { Orsak: 'Banken avvisade filen.' })
    const before = await latest(1)
    expect(await post('/1/paid')).toEqual(refused(errors.paymentSettled))
    expect(await latest(1)).toEqual(before)
  })
})

describe('an order that the bank has answered', () => {
  beforeEach(() => order())

  it('is paid for good, with its payslips', async () => {
    expect(await post('/1/paid')).toEqual(done)
    const { Ordrar, Lonebesked } = await read()
    expect(Ordrar).toMatchObject([{ Status: 'PAID', Utbetald: { By: 'adm' } }])
    expect(Lonebesked).toEqual({ Antal: 3, EjKlara: 0, Bestallda: 0, Utbetalda: 3 })
    expect(await post('/1/paid')).toEqual(refused(errors.paymentSettled))
    expect(await post('/1/cancel', { Orsak: 'Fel.' })).toEqual(refused(errors.paymentSettled))
  })

  it('is paid as a whole: its payslips are not marked by hand meanwhile, one or many', async () => {
    const body = persons.slice(0, 3).map(AnstNr => ({ AnstNr, Nummer: 1, Version: 1 }))
    const marked = await adm.ask(`/payslips/${code}/@/paid`, { company, method: 'PUT', body })
    const message = 'Lönebeskedet ingår i en betalning. Markera betalningen som utbetald, eller avbryt den först.'
    expect(marked.body.data).toEqual({ errors: [0, 1, 2].map(index => ({ index, message })) })
    expect((await read()).Lonebesked.Utbetalda).toBe(0)
    const shown = async () =>
      (await adm.ask(`/payslips/${code}/${persons[0]}`, { company })).body.data as { Betalning: number | null }
    expect(await shown()).toMatchObject({ Betalning: 1, Utbetald: null })
    expect(await post('/1/paid')).toEqual(done)
    expect((await read()).Lonebesked.Utbetalda).toBe(3)
    expect(await shown()).toMatchObject({ Betalning: null, Utbetald: { By: 'Lena Lindgren' } })
  })

  it('is cancelled with the reason, and its payslips are paid by a new file that says so', async () => {
    const first = (await fetched('file', 1)).bytes.toString()
    expect(await post('/1/cancel', { Orsak: ' ' })).toEqual(refused(errors.invalidRequest))
    expect(await post('/1/cancel', { Orsak: 'Banken avvisade filen.' })).toEqual(done)
    const { Forslag } = await read()
    expect(Forslag.Anmarkningar).toEqual([expect.stringContaining('tidigare fil (LON-202612-0001)')])
    expect(await order()).toEqual(done)
    const { Ordrar } = await read()
    expect(Ordrar.map(({ Nr, Status, Orsak }) => [Nr, Status, Orsak])).toEqual([
      [2, 'CREATED', ''],
      [1, 'CANCELLED', 'Banken avvisade filen.'],
    ])
    const second = (await fetched('file', 2)).bytes.toString()
    const ids = (xml: string) => [...xml.matchAll(/<EndToEndId>(.*?)</g)].map(([, id]) => id)
    expect(ids(second)).toEqual(ids(first))
    expect(ids(first)).toHaveLength(2)
    expect([first, second].map(xml => /<MsgId>(.*?)</.exec(xml)?.[1])).toEqual(['LON-202612-0001', 'LON-202612-0002'])
    expect(await post('/1/paid')).toEqual(refused(errors.paymentSettled))
  })

  it('is neither paid nor made in a locked period, and is answered by its number', async () => {
    await within(tx => tx.update(salaryPeriod).set({ isLocked: true }).where(eq(salaryPeriod.period, code)))
    expect(await post('/1/paid')).toEqual(refused(errors.salaryPeriodLocked))
    expect(await post('', request([{ AnstNr: '1', Nummer: 1, Version: 1 }]))).toEqual(
      refused(errors.salaryPeriodLocked),
    )
    expect(await post('/9/cancel', { Orsak: 'Fel.' })).toEqual(refused(errors.paymentMissing))
  })
})
