import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { type MadeVouchers, maxPostedAtOnce, type VoucherList } from '#contracts/payroll/vouchers/shapes.ts'
import { codeOf, endOf, refused } from '../../copies/testing.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import {
  company as companyTable,
  employee,
  event,
  job,
  notification,
  payslip,
  salaryPeriod,
  voucher,
} from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { finishPayslips } from './finish-payslips.ts'
import { voucherEvents } from './live-events.ts'

let stage: TestBackend
let adm: Browser
const company = 'nordsken'
const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf(company) }
const code = '202611'
const path = `/bokforingsunderlagList/${code}`
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(stage.test.database, tenant, work)
const settings = (values: Readonly<Record<string, unknown>>) =>
  within(tx =>
    tx
      .update(companyTable)
      .set({ settings: sql`${companyTable.settings} || ${JSON.stringify(values)}::jsonb` })
      .where(eq(companyTable.ftgKey, tenant.ftgKey)),
  )

beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
})
afterAll(() => stage.close())
beforeEach(async () => {
  await within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(voucher)
    await tx.delete(job)
    await tx.delete(payslip)
    await tx.update(salaryPeriod).set({ isLocked: false })
    const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code))
    const staff = await tx.select({ number: employee.employmentNumber }).from(employee)
    if (!period) throw new Error('No period.')
    await finishPayslips(
      tx,
      period,
      staff.slice(0, 3).map(({ number }) => number),
    )
  })
  await settings({
    KopplaBokf: true,
    BokfProg: 'SIE4',
    BokfdatLon: 'U',
    BokfdatSkatt: 'L',
    KonteraBerArbAvg: true,
    KtoNettolon: '2821',
    KtoBank: '1930',
    KopplaBank: false,
    KonteraBerSemLon: true,
    KonteraAmfAvgift: true,
  })
})

const ask = (to: string, method = 'GET', body?: unknown) => adm.ask(to, { company, method, body })
const made = async (Forhandsgranska: boolean) => {
  const { status, body } = await ask(path, 'POST', { Forhandsgranska })
  expect([status, body.message]).toEqual([200, undefined])
  return body.data as MadeVouchers
}
const order = async (Forhandsgranska: boolean) => {
  const { status, body } = await ask(`${path}/jobs`, 'POST', { Forhandsgranska })
  expect([status, body.message]).toEqual([200, undefined])
  return (body.data as { Id: string }).Id
}
const end = (id: string) => endOf(adm, `/fileJobs/${id}`, 60_000)
const collected = async (id: string) => (await ask(`${path}/jobs/${id}`)).body.data as MadeVouchers
const list = async () => (await ask(path)).body.data as VoucherList
const made3 = { Status: 'COMPLETED', RowsDone: 3, RowsTotal: 3, Path: path }

describe('vouchers that a job makes', () => {
  it('are those of the direct call, shown before and stored once, with their event', async () => {
    const direct = await made(true)
    expect(direct.Verifikationer.length).toBeGreaterThan(0)
    const shown = await order(true)
    expect(await end(shown)).toMatchObject({ ...made3, Kind: 'PROPOSAL' })
    expect(await collected(shown)).toEqual(direct)
    expect((await list()).Verifikationer).toEqual([])
    const id = await order(false)
    expect(await end(id)).toMatchObject({ ...made3, Kind: 'VOUCHERS' })
    expect(await collected(id)).toEqual(direct)
    expect((await list()).Verifikationer).toHaveLength(direct.Verifikationer.length)
    const events = await within(tx => tx.select().from(event).where(eq(event.type, voucherEvents.made)))
    expect(events).toMatchObject([{ actor: 'adm', payload: { period: code, count: direct.Verifikationer.length } }])
    const again = await order(false)
    expect(await end(again)).toMatchObject({ Status: 'COMPLETED' })
    expect((await collected(again)).Verifikationer).toEqual([])
  })

  it('are told of in the bell until they are collected, with the way there', async () => {
    const id = await order(true)
    await end(id)
    const told = () => within(async tx => (await tx.select().from(notification).where(eq(notification.id, id)))[0])
    expect(await told()).toMatchObject({
      title: 'Förslaget till verifikationer är klart',
      message: 'Löneperiod 202611.',
      event: 'JOB PROPOSAL',
      context: { FtgId: company, Period: code },
      hasRead: false,
    })
    await collected(id)
    expect((await told())?.hasRead).toBe(true)
  })

  it('are refused at the same setting, and nothing is stored', async () => {
    await settings({ KtoNettolon: '' })
    const direct = await ask(path, 'POST', { Forhandsgranska: false })
    expect(direct.body.dvCode).toBe(errors.postingIncomplete.dvCode)
    const id = await order(false)
    expect(await end(id)).toMatchObject({ Status: 'FAILED', Message: direct.body.message })
    const { status, body } = await ask(`${path}/jobs/${id}`)
    expect([status, body]).toEqual([direct.status, direct.body])
    expect((await list()).Verifikationer).toEqual([])
  })

  it('are asked for often at once and made once', async () => {
    const asked = await Promise.all([order(false), order(false), order(false)])
    expect(new Set(asked).size).toBe(1)
    await end(asked[0])
    const events = await within(tx => tx.$count(job, eq(job.kind, 'VOUCHERS')))
    expect(events).toBe(1)
  })

  it('are not made when they are cancelled', async () => {
    const [waiting] = await within(tx =>
      tx
        .insert(job)
        .values({
          kind: 'VOUCHERS',
          ftgKey: tenant.ftgKey,
          payload: { path, ftgId: company, period: code },
          startsAt: sql`now() + interval '1 hour'`,
        })
        .returning({ id: job.id }),
    )
    const id = waiting?.id ?? ''
    expect(codeOf(await ask(`${path}/jobs/${id}`))).toEqual(refused(errors.companyJobMissing))
    await ask(`/companyJobs/${id}`, 'DELETE')
    expect(await within(tx => tx.$count(job, and(eq(job.kind, 'VOUCHERS'), eq(job.status, 'QUEUED'))))).toBe(0)
    expect((await list()).Verifikationer).toEqual([])
  })

  it('are nobody else’s, nor another period’s', async () => {
    const id = await order(true)
    await end(id)
    const lic = await stage.signedIn('lic')
    for (const [browser, to] of [
      [lic, `${path}/jobs/${id}`],
      [adm, `/bokforingsunderlagList/202610/jobs/${id}`],
    ] as const)
      expect(codeOf(await browser.ask(to, { company }))).toEqual(refused(errors.companyJobMissing))
    const per = await stage.signedIn('per')
    const asked = await per.ask(`${path}/jobs`, { company, method: 'POST', body: { Forhandsgranska: true } })
    expect(codeOf(asked)).toEqual(refused(errors.rightMissing))
  })

  it('are the only ones of a period with many payslips', async () => {
    await within(async tx => {
      const [one] = await tx.select().from(payslip).limit(1)
      if (!one) throw new Error('No payslip.')
      await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
      const nothing = { gross: 0, benefits: 0, taxable: 0, tax: 0, afterTax: 0, net: 0 }
      const rest = { contributionBase: 0, contributions: 0, payrollTax: 0, readyAt: null, paidAt: null, steps: [] }
      const { rows } = await tx.execute<{ most: number }>(
        sql`select coalesce(max(number), 1)::int as most from payslip`,
      )
      const from = (rows[0]?.most ?? 1) + 1
      const slips = Array.from({ length: maxPostedAtOnce }, (_, at) => ({
        ...one,
        ...nothing,
        ...rest,
        number: from + at,
        basis: {},
        correctsPeriod: code,
        corrects: 1,
      }))
      for (let at = 0; at < slips.length; at += 250) await tx.insert(payslip).values(slips.slice(at, at + 250))
    })
    for (const Forhandsgranska of [true, false]) {
      const { body, status } = await ask(path, 'POST', { Forhandsgranska })
      expect([status, body.dvCode]).toEqual([422, errors.vouchersTakeLong.dvCode])
      expect(body.message).toContain('/bokforingsunderlagList/{Period}/jobs')
    }
    const id = await order(true)
    expect(await end(id)).toMatchObject({ ...made3, Status: 'COMPLETED' })
  })
})
