import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payingSettings } from '#contracts/payroll/payments/examples.ts'
import { sizeOf } from '#tests/harness/thorough.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { testMoment } from '../../platform/database/test-time.ts'
import {
  company as companyTable,
  employee,
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
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(stage.test.database, tenant, work)

beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
  persons = await within(async tx => {
    const rows = await tx.select({ number: employee.employmentNumber }).from(employee)
    const three = rows.map(({ number }) => number).slice(0, 3)
    const account = JSON.stringify({ UtbetSatt: 'BNK', ClearNr: '6114', KontoNr: '517182351' })
    await tx.update(employee).set({ details: sql`${employee.details} || ${account}::jsonb` })
    const settings = JSON.stringify({ ...payingSettings, UseAttestWebLonHuv: false })
    await tx
      .update(companyTable)
      .set({ settings: sql`${companyTable.settings} || ${settings}::jsonb` })
      .where(eq(companyTable.ftgKey, tenant.ftgKey))
    return three
  })
})
afterAll(() => stage.close())

/** Makes the payslips of the three persons, ready and in no order. */
const begin = () =>
  within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(paymentOrder)
    await tx.delete(payslip)
    await tx.execute(sql`select set_config('avlona.whole_company', 'off', true)`)
    const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code))
    if (!period) throw new Error('No period.')
    await finishPayslips(tx, period, persons, { readyAt: testMoment })
  })

const slips = () =>
  within(tx =>
    tx
      .select({ person: payslip.employmentNumber, version: payslip.version, paidAt: payslip.paidAt })
      .from(payslip)
      .orderBy(payslip.employmentNumber),
  )
const orders = () => within(tx => tx.select().from(paymentOrder).orderBy(paymentOrder.number))
const bodyOf = async (chosen: readonly number[]) => {
  const now = await slips()
  return chosen.map(at => {
    const { person = '', version = 0 } = now.find(slip => slip.person === persons[at]) ?? {}
    return { AnstNr: person, Nummer: 1, Version: version }
  })
}

/** What a clerk does, and what the bank answers. */
const someone = fc.subarray([0, 1, 2], { minLength: 1, maxLength: 2 })
const does = <Name extends string>(name: Name, weight: number) => ({
  weight,
  arbitrary: fc.record({ does: fc.constant(name), who: someone }),
})
const answers = <Name extends string>(name: Name, weight: number) => ({
  weight,
  arbitrary: fc.record({ does: fc.constant(name), nr: fc.nat(1) }),
})
const event = fc.oneof(
  ...[does('order', 5), does('mark', 2), does('ready', 1), does('unready', 1)],
  ...[answers('bankPays', 2), answers('bankRefuses', 2)],
)

it('in any order of marks, orders, refusals and payments, whoever is Utbetald was paid, and once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 10 }), async events => {
      await begin()
      /** How often each person has been paid: by hand, or by the bank. */
      const paid = new Map(persons.map(person => [person, 0]))
      const pay = (person: string) => paid.set(person, (paid.get(person) ?? 0) + 1)
      for (const one of events) {
        if ('who' in one) {
          const body = await bodyOf(one.who)
          if (one.does === 'order') {
            const asked = { Forhandsgranska: false, Version: '03', Lonebesked: body }
            await adm.ask(`/payments/${code}`, { company, method: 'POST', body: asked })
          } else {
            const action = one.does === 'mark' ? 'paid' : one.does
            const answered = await adm.ask(`/payslips/${code}/@/${action}`, { company, method: 'PUT', body })
            const { errors = [] } = answered.body.data as { errors?: readonly { index: number }[] }
            const refused = new Set(errors.map(({ index }) => index))
            if (one.does === 'mark') for (const [at, { AnstNr }] of body.entries()) if (!refused.has(at)) pay(AnstNr)
          }
        } else {
          const [order] = (await orders()).filter(({ status }) => status === 'CREATED').slice(one.nr)
          if (!order) continue
          const of = await within(tx => tx.select().from(paymentPayslip).where(eq(paymentPayslip.order, order.id)))
          const path = `/payments/${code}/${order.number}`
          const method = 'POST' as const
          // The bank has paid, or has not; that is told of an order that is open in any case.
          if (one.does === 'bankPays') {
            for (const { employmentNumber } of of) pay(employmentNumber)
            expect((await adm.ask(`${path}/paid`, { company, method })).status).toBe(200)
          } else {
            const body = { Orsak: 'Banken avvisade filen.' }
            expect((await adm.ask(`${path}/cancel`, { company, method, body })).status).toBe(200)
          }
        }
        const shown = (await slips()).map(({ person, paidAt }) => [person, paidAt === null ? 0 : 1])
        expect(shown).toEqual([...paid].toSorted(([a], [b]) => Number(a) - Number(b)))
      }
    }),
    { numRuns: sizeOf({ small: 15, whole: 60 }) },
  )
}, 240_000)

const first = () => eq(payslip.employmentNumber, persons[0] ?? '')
const order = async (who: readonly number[]) => {
  const body = { Forhandsgranska: false, Version: '03', Lonebesked: await bodyOf(who) }
  expect((await adm.ask(`/payments/${code}`, { company, method: 'POST', body })).status).toBe(200)
}
const settled = { PAID: { paidAt: testMoment, paidBy: 'adm' }, CANCELLED: { cancelledAt: testMoment, reason: 'Nej.' } }

it('the database lets nothing be marked as paid that waits for a bank, and no order end without its payslips', async () => {
  await begin()
  await order([0, 1])
  const mark = (tx: Transaction) => tx.update(payslip).set({ paidAt: testMoment }).where(first())
  await expect(within(mark)).rejects.toThrow()
  for (const status of ['PAID', 'CANCELLED'] as const)
    await expect(within(tx => tx.update(paymentOrder).set({ status, ...settled[status] }))).rejects.toThrow()
  const [open] = await orders()
  expect(open?.status).toBe('CREATED')
  // Nor does an order take a payslip that is paid already.
  await within(tx =>
    tx
      .update(payslip)
      .set({ paidAt: testMoment })
      .where(eq(payslip.employmentNumber, persons[2] ?? '')),
  )
  await expect(
    within(async tx => {
      const key = { period: code, employmentNumber: persons[2] ?? '', number: 1 }
      const [slip] = await tx
        .select({ net: payslip.net })
        .from(payslip)
        .where(eq(payslip.employmentNumber, key.employmentNumber))
      const made = { period: code, number: 9, messageId: 'LON-9', format: '', createdBy: 'adm', total: slip?.net ?? 0 }
      const [stored] = await tx.insert(paymentOrder).values(made).returning({ id: paymentOrder.id })
      await tx.insert(paymentPayslip).values({ ...key, order: stored?.id ?? '', net: slip?.net ?? 0 })
    }),
  ).rejects.toThrow()
  await expect(within(tx => tx.update(payslip).set({ paidAt: null }).where(first()))).resolves.toBeDefined()
})

it('a payslip that an earlier version marked in an open order is freed when the bank refuses it', async () => {
  await begin()
  await order([0, 1])
  await within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.update(payslip).set({ paidAt: testMoment, paidBy: 'adm' }).where(first())
  })
  const body = { Orsak: 'Banken avvisade filen.' }
  expect((await adm.ask(`/payments/${code}/1/cancel`, { company, method: 'POST', body })).status).toBe(200)
  expect((await slips()).map(({ paidAt }) => paidAt)).toEqual([null, null, null])
  await order([0, 1, 2])
  expect((await adm.ask(`/payments/${code}/2/paid`, { company, method: 'POST' })).status).toBe(200)
  expect((await slips()).every(({ paidAt }) => paidAt !== null)).toBe(true)
  // What was paid for good stays so.
  await expect(within(tx => tx.update(payslip).set({ paidAt: null }).where(first()))).rejects.toThrow()
})
