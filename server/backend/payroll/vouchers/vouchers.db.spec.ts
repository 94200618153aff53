import { and, eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import type { PaymentPeriod } from '#contracts/payroll/payments/shapes.ts'
import type {
  EditedVoucher,
  MadeVouchers,
  Voucher,
  VoucherList,
  VoucherPeriod,
} from '#contracts/payroll/vouchers/shapes.ts'
import { sizeOf } from '#tests/harness/thorough.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { testMoment } from '../../platform/database/test-time.ts'
import {
  company as companyTable,
  employee,
  event,
  paymentOrder,
  payslip,
  salaryPeriod,
  voucher,
  voucherPayslip,
  voucherRow,
} from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { readSie } from './files/testing/read-sie4.ts'
import { finishPayslips } from './finish-payslips.ts'
import { holds } from './voucher-conditions.ts'

let stage: TestBackend
let adm: Browser
let persons: readonly string[]
const company = 'nordsken'
const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf(company) }
const code = '202611'
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(stage.test.database, tenant, work)

beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
  const rows = await within(tx => tx.select({ number: employee.employmentNumber }).from(employee))
  persons = rows.map(({ number }) => number).slice(0, 3)
})
afterAll(() => stage.close())

const settings = (values: Readonly<Record<string, unknown>>) =>
  within(tx =>
    tx
      .update(companyTable)
      .set({ settings: sql`${companyTable.settings} || ${JSON.stringify(values)}::jsonb` })
      .where(eq(companyTable.ftgKey, tenant.ftgKey)),
  )
const finish = (numbers: readonly string[] = persons, flags?: Partial<typeof payslip.$inferInsert>) =>
  within(async tx => {
    const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code))
    if (!period) throw new Error('No period.')
    await finishPayslips(tx, period, numbers, flags)
  })

beforeEach(async () => {
  await within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(voucher)
    await tx.delete(paymentOrder)
    await tx.delete(payslip)
    await tx.update(salaryPeriod).set({ isLocked: false })
  })
  await settings({
    KopplaBokf: true,
    BokfProg: 'SIE4',
    BokfdatLon: 'U',
    BokfdatSkatt: 'L',
    KonteraBerArbAvg: true,
    KtoNettolon: '2821',
    VernrUseNext: true,
    VernrNextNr: 41,
    KtoBank: '1930',
    KopplaBank: false,
    UseAttestWebLonHuv: false,
    SpecaNetto: false,
    KonteraBerSemLon: false,
    KonteraAmfAvgift: false,
    ArbAvgRabattA: false,
    ArbAvgRabFoU: false,
  })
})

const answer = async <Data>(path: string, method = 'GET', body?: unknown): Promise<Data> => {
  const { status, body: said } = await adm.ask(path, { company, method, body })
  expect([status, said.message]).toEqual([200, undefined])
  return said.data as Data
}
const refusal = async (path: string, method: string, body?: unknown) => {
  const { body: said } = await adm.ask(path, { company, method, body })
  return [said.dvCode, (said as { fields?: object }).fields ?? said.message]
}
const listPath = `/bokforingsunderlagList/${code}`
const make = (Forhandsgranska = false) => answer<MadeVouchers>(listPath, 'POST', { Forhandsgranska })
const list = () => answer<VoucherList>(listPath)
const one = (id = '') => answer<Voucher>(`/bokforingsunderlag/${id}`)
const send = () => answer<{ Fil: number }>(`${listPath}/send`, 'POST')
const reverse = (id = '') =>
  answer<{ VerId: string }>(`/bokforingsunderlag/${id}/reverse`, 'POST', { Datum: '2026-12-01' })
const first = async () => (await list()).Verifikationer[0]?.VerId ?? ''
const editOf = ({ Version, Datum, Text, Rader }: Voucher, changes: Partial<EditedVoucher> = {}): EditedVoucher => ({
  Version,
  Datum,
  Text,
  Rader: Rader.map(({ Rad, Konto, Belopp, Text: text, ResEnh }) => ({ Rad, Konto, Belopp, Text: text, ResEnh })),
  ...changes,
})
const sums = (vouchers: readonly Pick<Voucher, 'Rader'>[]) =>
  vouchers.map(({ Rader }) => Rader.reduce((sum, { Belopp }) => sum + Math.round(Belopp * 100), 0))

describe('the vouchers of finished payslips', () => {
  it('hold what the payslips hold, and are zero together', async () => {
    await finish()
    const { Verifikationer, Anmarkningar } = await make()
    expect(sums(Verifikationer)).toEqual([0, 0])
    expect(Anmarkningar).toEqual([])
    const stored = await within(tx => tx.select().from(payslip))
    const total = (of: (slip: (typeof stored)[number]) => number) => stored.reduce((all, slip) => all + of(slip), 0)
    const on = (account: string) =>
      Verifikationer.flatMap(({ Rader }) => Rader)
        .filter(({ Konto }) => Konto === account)
        .reduce((sum, { Belopp }) => sum + Math.round(Belopp * 100), 0)
    expect(total(({ net }) => net)).toBeGreaterThan(0)
    expect(-on('2821')).toBe(total(({ net }) => net))
    expect(-on('2710')).toBe(total(({ tax }) => tax))
    // What is declared is what is paid: whole kronor, with the öre posted as rounding.
    const { Avgifter } = await answer<{ Avgifter: number }>(`/employerDeclaration/${code}`)
    const onPayslips = total(({ contributions }) => contributions)
    expect([-on('2731'), on('3740')]).toEqual([Avgifter * 100, Avgifter * 100 - onPayslips])
    expect(onPayslips % 100).not.toBe(0)
    const { Period, Verifikationer: heads } = await list()
    expect(heads.map(({ Datum, Status, Nummer }) => [Datum, Status, Nummer])).toEqual([
      ['2026-11-25', 'CREATED', null],
      ['2026-11-30', 'CREATED', null],
    ])
    expect([Period.Status, Period.Lonebesked]).toEqual(['CREATED', { Antal: 3, Fardiga: 3, Bokforda: 3 }])
    const whole = await Promise.all(heads.map(({ VerId }) => one(VerId)))
    expect(whole.map(({ Rader }) => Rader)).toEqual(Verifikationer.map(({ Rader }) => Rader))
    // A worker, a salaried employee and a manager: the pay of each has an account of its own.
    const behind = whole
      .flatMap(({ Rader }) => Rader)
      .filter(({ Konto }) => ['7010', '7210', '7220'].includes(Konto))
      .map(({ Konto, Kallor }) => [Konto, ...Kallor.map(({ AnstNr }) => AnstNr).toSorted()])
    expect(behind).toEqual([
      ['7010', '3'],
      ['7210', '1'],
      ['7220', '2'],
    ])
  })

  it('are made once, and of later payslips alone', async () => {
    await finish(persons.slice(0, 2))
    await make()
    expect((await make()).Verifikationer).toEqual([])
    expect((await list()).Verifikationer).toHaveLength(2)
    await finish(persons.slice(2))
    const { Verifikationer } = await make()
    expect(Verifikationer[0]?.Rader[0]?.Kallor.map(({ AnstNr }) => AnstNr)).toEqual(persons.slice(2))
    const { Verifikationer: heads } = await list()
    expect(heads).toHaveLength(4)
    // The last of the month's payslips bring the declared sum into the books, to the krona.
    const { Avgifter } = await answer<{ Avgifter: number }>(`/employerDeclaration/${code}`)
    const rows = (await Promise.all(heads.map(({ VerId }) => one(VerId)))).flatMap(({ Rader }) => Rader)
    const on = (account: string) => rows.filter(({ Konto }) => Konto === account).map(({ Belopp }) => Belopp)
    expect(on('2731').reduce((sum, each) => sum + each, 0)).toBeCloseTo(-Avgifter, 5)
  })

  it('have the reductions of the company’s contributions, as its declaration has', async () => {
    await finish()
    await settings({ ArbAvgRabattA: true, KtoArbAvgRabatt: '7519' })
    const { Avgifter, Huvuduppgift } = await answer<EmployerDeclaration>(`/employerDeclaration/${code}`)
    const reduction = Huvuduppgift.Falt.find(({ Falt }) => Falt === '476')?.Belopp ?? 0
    expect(reduction).toBeGreaterThan(0)
    const { Verifikationer, Anmarkningar } = await make()
    const on = (account: string) =>
      Verifikationer.flatMap(({ Rader }) => Rader)
        .filter(({ Konto }) => Konto === account)
        .reduce((sum, { Belopp }) => sum + Belopp, 0)
    expect(on('7519')).toBe(-reduction)
    expect(on('2731')).toBeCloseTo(-(Avgifter ?? 0), 5)
    expect(Anmarkningar).toEqual([])
  })

  it('are made once by two who ask at the same time', async () => {
    await finish()
    const made = await Promise.all([make(), make(), make()])
    expect(made.map(({ Verifikationer }) => Verifikationer.length).toSorted()).toEqual([0, 0, 2])
    expect((await list()).Verifikationer).toHaveLength(2)
  })

  it('are not stored by a preview', async () => {
    await finish()
    const preview = await make(true)
    expect(preview.Verifikationer).toHaveLength(2)
    expect((await list()).Verifikationer).toEqual([])
    expect(await make()).toEqual(preview)
  })

  it('are of payslips that are ready, and paid or in a locked period; none taken back', async () => {
    const at = testMoment
    await finish(persons.slice(0, 1), { readyAt: at })
    await finish(persons.slice(1, 2), { readyAt: null })
    await finish(persons.slice(2), { readyAt: at, paidAt: at, reversedAt: at })
    expect((await make()).Verifikationer).toEqual([])
    const { Status, Lonebesked, Saknas } = (await list()).Period
    expect([Status, Lonebesked]).toEqual(['WAITING', { Antal: 2, Fardiga: 0, Bokforda: 0 }])
    expect(Saknas).toEqual([
      'Lönebesked som inte är klarmarkerade: 1.',
      'Lönebesked som varken är utbetalda eller i en låst period: 1.',
    ])
    await within(tx => tx.update(salaryPeriod).set({ isLocked: true }).where(eq(salaryPeriod.period, code)))
    const { Verifikationer } = await make()
    expect(Verifikationer[0]?.Rader[0]?.Kallor.map(({ AnstNr }) => AnstNr)).toEqual(persons.slice(0, 1))
  })

  it('stop at the setting for an account that is not entered, and store nothing', async () => {
    await finish()
    await settings({ KtoNettolon: '' })
    const message = 'Kontot Löner att betala är inte angivet i bokföringsinställningarna.'
    const refused = [errors.postingIncomplete.dvCode, { KtoNettolon: message }]
    expect(await refusal(listPath, 'POST', { Forhandsgranska: true })).toEqual(refused)
    expect(await refusal(listPath, 'POST', { Forhandsgranska: false })).toEqual(refused)
    expect((await list()).Verifikationer).toEqual([])
  })

  it('say what the settings ask for and is not posted', async () => {
    await finish()
    await settings({ KonteraAmfAvgift: true })
    expect((await make(true)).Anmarkningar).toEqual([
      'Foras premiesatser finns inte i Avlöna: avgifterna bokförs när fakturan från Fora kommer.',
    ])
  })

  it('post the change of the holiday liability when the settings ask for it', async () => {
    await finish()
    const accounts = async () =>
      new Set((await make(true)).Verifikationer.flatMap(({ Rader }) => Rader.map(({ Konto }) => Konto)))
    expect((await accounts()).has('2920')).toBe(false)
    await settings({ KonteraBerSemLon: true })
    const posted = await accounts()
    expect([posted.has('2920'), posted.has('2941')]).toEqual([true, true])
  })

  it('are counted by the periods of the year', async () => {
    await finish()
    await make()
    const year = (Year: number) =>
      answer<VoucherPeriod[]>(`/bokforingsunderlag?filter=${encodeURIComponent(JSON.stringify({ Year }))}`)
    const periods = await year(2026)
    const own = periods.find(({ Period }) => Period === code)
    const { Verifikationer } = await list()
    expect([own?.Status, own?.Verifikationer, own?.Summa]).toEqual([
      'CREATED',
      2,
      Verifikationer.reduce((sum, { Summa }) => sum + Math.round(Summa * 100), 0) / 100,
    ])
    expect(new Set(periods.filter(({ Period }) => Period !== code).map(({ Status }) => Status))).toEqual(
      new Set(['EMPTY']),
    )
    expect(await year(2031)).toEqual([])
  })
})

describe('the reductions of a month that is posted in several goes', () => {
  let everyone: readonly string[]
  const ready = { readyAt: testMoment, paidAt: null }
  const pay = (numbers: readonly string[]) =>
    within(tx =>
      tx
        .update(payslip)
        .set({ paidAt: testMoment })
        .where(inArray(payslip.employmentNumber, [...numbers])),
    )
  const forgotten = () =>
    within(async tx => {
      await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
      await tx.delete(voucher)
      await tx.delete(payslip)
    })
  /** The sums of the accounts on all vouchers that hold, in öre. */
  const balances = async () => {
    const rows = await within(tx =>
      tx
        .select({ account: voucherRow.account, sum: sql`sum(${voucherRow.amount})`.mapWith(Number) })
        .from(voucherRow)
        .innerJoin(voucher, eq(voucher.id, voucherRow.voucher))
        .where(holds)
        .groupBy(voucherRow.account)
        .orderBy(voucherRow.account),
    )
    return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
  }
  const left = 'Avdragen på arbetsgivaravgifterna bokförs med det sista av månadens lönebesked.'

  beforeAll(async () => {
    const rows = await within(tx => tx.select({ number: employee.employmentNumber }).from(employee))
    everyone = rows.map(({ number }) => number).slice(0, 4)
    await within(tx =>
      tx
        .update(employee)
        .set({ details: sql`${employee.details} || '{"Forskare":true}'::jsonb` })
        .where(inArray(employee.employmentNumber, everyone.slice(1, 3))),
    )
  })
  afterAll(async () => {
    await within(tx => tx.update(employee).set({ details: sql`${employee.details} || '{"Forskare":false}'::jsonb` }))
    await settings({ KtoArbAvgRabatt: '7510', KtoArbAvgFoU: '7510' })
  })
  // Both are on one account, which contributions have too.
  const reduced = { ArbAvgRabattA: true, ArbAvgRabFoU: true, KtoArbAvgRabatt: '7510', KtoArbAvgFoU: '7510' }
  beforeEach(() => settings(reduced))

  it('are posted with the last of its payslips, which earlier goes say', async () => {
    await finish(everyone, ready)
    await pay(everyone.slice(0, 3))
    expect((await make(true)).Anmarkningar).toEqual([left])
    expect((await make()).Anmarkningar).toEqual([left])
    await pay(everyone.slice(3))
    expect((await make()).Anmarkningar).toEqual([])
    const { Avgifter } = await answer<EmployerDeclaration>(`/employerDeclaration/${code}`)
    expect((await balances())['2731']).toBe(-(Avgifter ?? 0) * 100)
  })

  it('end at the same sums, however the month is cut, and whether the payslips are ready before', async () => {
    await finish(everyone)
    await make()
    const whole = await balances()
    const { Avgifter, Huvuduppgift } = await answer<EmployerDeclaration>(`/employerDeclaration/${code}`)
    const of = (box: string) => Huvuduppgift.Falt.find(({ Falt }) => Falt === box)?.Belopp ?? 0
    expect([of('475'), of('476')].map(each => each > 0)).toEqual([true, true])
    expect(whole['2731']).toBe(-(Avgifter ?? 0) * 100)
    const goes = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: everyone.length, maxLength: everyone.length })
    await fc.assert(
      fc.asyncProperty(goes, fc.boolean(), async (goOf, isReadyBefore) => {
        await forgotten()
        if (isReadyBefore) await finish(everyone, ready)
        for (const go of [0, 1, 2]) {
          const own = everyone.filter((_, at) => goOf[at] === go)
          if (own.length === 0) continue
          await (isReadyBefore ? pay(own) : finish(own))
          expect((await make()).Verifikationer.length).toBeGreaterThan(0)
        }
        expect(await balances()).toEqual(whole)
      }),
      { numRuns: sizeOf({ small: 3, whole: 8 }) },
    )
  })

  it('are told by their rows: neither other accounts nor an edited one post them again', async () => {
    await finish(everyone.slice(0, 3))
    await make()
    const all = await Promise.all((await list()).Verifikationer.map(({ VerId }) => one(VerId)))
    const own = all.find(({ Rader }) => Rader.some(({ Konto }) => Konto === '7510'))
    if (!own) throw new Error('No contributions.')
    const rows = own.Rader.filter(({ Konto, Belopp }) => Konto === '7510' && Belopp < 0)
    expect(rows.map(({ Kallor, AntalKallor }) => [Kallor, AntalKallor])).toEqual([
      [[], 0],
      [[], 0],
    ])
    const edited = editOf(own)
    for (const row of edited.Rader) if (row.Konto === '7510' && row.Belopp < 0) row.Konto = '7599'
    await answer(`/bokforingsunderlag/${own.VerId}`, 'PUT', edited)
    await settings({ KtoArbAvgRabatt: '7518', KtoArbAvgFoU: '7517' })
    await finish(everyone.slice(3))
    await make()
    const { Avgifter, Huvuduppgift } = await answer<EmployerDeclaration>(`/employerDeclaration/${code}`)
    const of = (box: string) => Huvuduppgift.Falt.find(({ Falt }) => Falt === box)?.Belopp ?? 0
    const { '2731': debt, '7599': moved = 0, '7518': regional = 0, '7517': research = 0 } = await balances()
    expect(debt).toBe(-(Avgifter ?? 0) * 100)
    expect(moved + regional + research).toBe(-(of('475') + of('476')) * 100)
  })

  it('are posted again with the go that is taken back', async () => {
    await finish(everyone, ready)
    await pay(everyone.slice(0, 2))
    await make()
    await pay(everyone.slice(2))
    await make()
    const whole = await balances()
    await send()
    for (const go of [0, 1]) {
      const { Verifikationer } = await list()
      const made = Verifikationer.filter(({ Status, Aterfor }) => Status === 'SENT' && Aterfor === null)
      const goes = [...new Set(made.map(({ Kontering }) => Kontering))]
      const id = made.find(({ Kontering }) => Kontering === goes[go])?.VerId
      await reverse(id)
      await make()
      expect(await balances()).toEqual(whole)
      await send()
    }
  })
})

describe('a voucher that is not sent', () => {
  beforeEach(async () => {
    await finish()
    await make()
  })

  it('is edited whole; rows keep what they come from', async () => {
    const id = await first()
    const before = await one(id)
    const [debit, ...others] = editOf(before).Rader
    if (!debit) throw new Error('No rows.')
    const Rader = [
      { ...debit, Konto: '7211', Belopp: debit.Belopp - 0.3 },
      { Rad: null, Konto: '3740', Belopp: 0.3, Text: 'Öre', ResEnh: ['10'] },
      ...others,
    ]
    const edited = editOf(before, { Text: 'Löner november', Datum: '2026-11-26', Rader })
    expect(await answer(`/bokforingsunderlag/${id}`, 'PUT', edited)).toEqual({ Version: 2 })
    const after = await one(id)
    expect([after.Text, after.Datum, after.Summa]).toEqual(['Löner november', '2026-11-26', before.Summa])
    expect(
      after.Rader.slice(0, 2).map(row => [row.Rad, row.Konto, row.Belopp, row.AntalKallor, row.ResEnh[0]]),
    ).toEqual([
      [1, '7211', Rader[0]?.Belopp, before.Rader[0]?.AntalKallor, ''],
      [2, '3740', 0.3, 0, '10'],
    ])
    expect(await refusal(`/bokforingsunderlag/${id}`, 'PUT', edited)).toEqual([
      errors.versionConflict.dvCode,
      errors.versionConflict.message,
    ])
    expect(await answer(`/bokforingsunderlag/${id}`, 'PUT', editOf(after))).toEqual({ Version: 2 })
  })

  it('is refused at its rows when debit is not credit, with the difference', async () => {
    const id = await first()
    const edited = editOf(await one(id))
    const [row] = edited.Rader
    if (!row) throw new Error('No rows.')
    row.Belopp += 12.5
    expect(await refusal(`/bokforingsunderlag/${id}`, 'PUT', edited)).toEqual([
      errors.fieldsRefused.dvCode,
      { Rader: 'Debet och kredit skiljer 12,50 kr: debet är större.' },
    ])
    row.Belopp -= 12.5
    row.Konto = ''
    expect(await refusal(`/bokforingsunderlag/${id}`, 'PUT', { ...edited, Text: ' ' })).toEqual([
      errors.fieldsRefused.dvCode,
      { Text: 'Ange en text.', 'Rader.1': 'Ange ett konto.' },
    ])
  })

  it('is removed with what was made with it, and its payslips are posted again', async () => {
    await answer(`/bokforingsunderlag/${await first()}`, 'DELETE')
    expect((await list()).Verifikationer).toEqual([])
    expect((await make()).Verifikationer).toHaveLength(2)
  })

  it('does not balance by a mistake of the program either', async () => {
    const id = await first()
    const off = within(tx =>
      tx
        .update(voucherRow)
        .set({ amount: sql`${voucherRow.amount} + 1` })
        .where(and(eq(voucherRow.voucher, id), eq(voucherRow.position, 1))),
    )
    await expect(off).rejects.toThrow()
    const lost = within(tx => tx.delete(voucherRow).where(and(eq(voucherRow.voucher, id), eq(voucherRow.position, 1))))
    await expect(lost).rejects.toThrow()
    const empty = within(tx => tx.delete(voucherRow).where(eq(voucherRow.voucher, id)))
    await expect(empty).rejects.toThrow()
    const balanced = within(tx => tx.update(voucherRow).set({ text: 'x' }).where(eq(voucherRow.voucher, id)))
    await expect(balanced).resolves.toBeDefined()
  })

  it('holds its payslips as they are, also when their period is opened again', async () => {
    const changed = within(tx =>
      tx.update(payslip).set({ gross: sql`${payslip.gross} + 1`, net: sql`${payslip.net} + 1` }),
    )
    await expect(changed).rejects.toThrow()
  })
})

describe('sent vouchers', () => {
  beforeEach(async () => {
    await finish()
    await make()
  })

  it('have numbers in sequence without gaps, in one file that reads back', async () => {
    await answer(`/bokforingsunderlag/${await first()}`, 'DELETE')
    await make()
    expect(await send()).toEqual({ Fil: 1, Anmarkningar: [] })
    const { Verifikationer, Period } = await list()
    expect(Verifikationer.map(({ Serie, Nummer, Status, Fil }) => [Serie, Nummer, Status, Fil])).toEqual([
      ['F', 41, 'SENT', 1],
      ['F', 42, 'SENT', 1],
    ])
    expect(Period.Status).toBe('SENT')
    const response = await fetch(`${stage.backend.url}/file/bokforingsunderlag/${code}/1`, {
      headers: { 'x-api-request': '1', cookie: adm.cookie ?? '', 'x-ftg-id': company },
    })
    expect(response.status).toBe(200)
    const file = readSie(Buffer.from(await response.arrayBuffer()))
    expect(file.vouchers.map(({ fields, rows }) => [fields[0], fields[1], rows.length])).toEqual(
      await Promise.all(
        Verifikationer.map(async ({ VerId, Serie, Nummer }) => [
          Serie,
          String(Nummer),
          (await one(VerId)).Rader.length,
        ]),
      ),
    )
    const [stored] = await within(tx => tx.select().from(companyTable).where(eq(companyTable.ftgKey, tenant.ftgKey)))
    expect(stored?.settings.VernrNextNr).toBe(43)
  })

  it('are sent once; later ones are a file of their own', async () => {
    await send()
    expect(await refusal(`${listPath}/send`, 'POST')).toEqual([
      errors.nothingToSend.dvCode,
      errors.nothingToSend.message,
    ])
    const rows = await within(tx => tx.select({ number: employee.employmentNumber }).from(employee))
    await finish(rows.map(({ number }) => number).slice(3, 4))
    await make()
    expect(await send()).toMatchObject({ Fil: 2 })
    const { Verifikationer } = await list()
    const numbers = (file: number) => Verifikationer.filter(({ Fil }) => Fil === file).map(({ Nummer }) => Nummer)
    expect([numbers(1), Math.min(...numbers(2).map(Number))]).toEqual([[41, 42], 43])
  })

  it('are refused where a number is taken in the accounting year, and nothing is sent', async () => {
    await send()
    const rows = await within(tx => tx.select({ number: employee.employmentNumber }).from(employee))
    await finish(rows.map(({ number }) => number).slice(3, 4))
    await make()
    await settings({ VernrNextNr: 42 })
    const [dvCode, message] = await refusal(`${listPath}/send`, 'POST')
    expect([dvCode, message]).toEqual([
      errors.voucherFileRefused.dvCode,
      'Verifikationsnummer 42 i serien F är redan använt. Ändra Nästa verifikationsnummer i inställningarna för export.',
    ])
    expect((await list()).Period.Status).toBe('CREATED')
  })

  it('are refused in a format that is not written, and nothing is sent', async () => {
    await settings({ BokfProg: 'SE1P' })
    const [dvCode] = await refusal(`${listPath}/send`, 'POST')
    expect(dvCode).toBe(errors.voucherFileRefused.dvCode)
    expect((await list()).Period.Status).toBe('CREATED')
  })

  it('are neither changed nor removed, by the database either', async () => {
    await send()
    const id = await first()
    const sent = [errors.voucherSent.dvCode, errors.voucherSent.message]
    expect(await refusal(`/bokforingsunderlag/${id}`, 'PUT', editOf(await one(id)))).toEqual(sent)
    expect(await refusal(`/bokforingsunderlag/${id}`, 'DELETE')).toEqual(sent)
    const of = eq(voucher.id, id)
    await expect(within(tx => tx.update(voucher).set({ text: 'x' }).where(of))).rejects.toThrow()
    await expect(within(tx => tx.delete(voucher).where(of))).rejects.toThrow()
    await expect(
      within(tx => tx.update(voucherRow).set({ text: 'x' }).where(eq(voucherRow.voucher, id))),
    ).rejects.toThrow()
    await expect(within(tx => tx.delete(voucherPayslip).where(eq(voucherPayslip.voucher, id)))).rejects.toThrow()
  })

  it('are taken back together, by the opposite rows, and posted again', async () => {
    await send()
    const id = await first()
    const { VerId } = await reverse(id)
    const [was, back] = [await one(id), await one(VerId)]
    expect([was.Status, was.AterfordAv, back.Aterfor, back.Status]).toEqual(['REVERSED', VerId, id, 'CREATED'])
    expect(back.Text).toBe('Återföring av Lön 2026-11')
    expect(back.Rader.map(({ Konto, Belopp }) => [Konto, Belopp])).toEqual(
      was.Rader.map(({ Konto, Belopp }) => [Konto, -Belopp]),
    )
    expect((await list()).Verifikationer.map(({ Status }) => Status).toSorted()).toEqual([
      'CREATED',
      'CREATED',
      'REVERSED',
      'REVERSED',
    ])
    expect(await refusal(`/bokforingsunderlag/${id}/reverse`, 'POST', { Datum: '2026-12-01' })).toEqual([
      errors.voucherNotReversible.dvCode,
      errors.voucherNotReversible.message,
    ])
    const other = editOf(back)
    for (const row of other.Rader) row.Konto = '9999'
    expect(await refusal(`/bokforingsunderlag/${VerId}`, 'PUT', other)).toEqual([
      errors.fieldsRefused.dvCode,
      { Rader: 'En återföring har samma rader som verifikationen den återför.' },
    ])
    expect((await make()).Verifikationer).toHaveLength(2)
    expect(await refusal(`/bokforingsunderlag/${VerId}`, 'DELETE')).toEqual([
      errors.voucherPostedAgain.dvCode,
      errors.voucherPostedAgain.message,
    ])
  })

  it('hold again when what takes them back is removed', async () => {
    await send()
    const id = await first()
    const { VerId } = await reverse(id)
    await answer(`/bokforingsunderlag/${VerId}`, 'DELETE')
    expect((await list()).Verifikationer.map(({ Status }) => Status)).toEqual(['SENT', 'SENT'])
    expect((await make()).Verifikationer).toEqual([])
  })

  it('are told in the history, without names', async () => {
    await send()
    const rows = await within(tx =>
      tx.select().from(event).where(sql`${event.type} like 'voucher.%'`).orderBy(event.seq),
    )
    const last = rows.slice(-2).map(({ type, payload }) => [type, payload])
    expect(last).toEqual([
      ['voucher.made', { period: code, count: 2 }],
      ['voucher.sent', { period: code, count: 2 }],
    ])
  })
})

describe('the vouchers of paid orders', () => {
  const payments = `/payments/${code}`
  const paidBy = (at: number, values: Readonly<Record<string, unknown>>) =>
    within(tx =>
      tx
        .update(employee)
        .set({ details: sql`${employee.details} || ${JSON.stringify(values)}::jsonb` })
        .where(eq(employee.employmentNumber, persons[at] ?? '')),
    )
  const order = async () => {
    const { Forslag } = await answer<PaymentPeriod>(payments)
    const Lonebesked = Forslag.Lonebesked.map(({ AnstNr, Nummer, Version }) => ({ AnstNr, Nummer, Version }))
    const body = { Forhandsgranska: false, Version: '03', Lonebesked }
    return (await answer<{ Nr: number }>(payments, 'POST', body)).Nr
  }
  const pay = (number: number) => answer(`${payments}/${number}/paid`, 'POST')
  const netOf = async (numbers: readonly string[]) => {
    const stored = await within(tx => tx.select().from(payslip))
    return stored
      .filter(({ employmentNumber }) => numbers.includes(employmentNumber))
      .reduce((sum, { net }) => sum + net, 0)
  }
  /** The sum of an account on the vouchers of the period, in öre. */
  const on = async (account: string) => {
    const rows = await within(tx => tx.select().from(voucherRow).where(eq(voucherRow.account, account)))
    return rows.reduce((sum, { amount }) => sum + amount, 0)
  }
  const ofPayments = async () => (await list()).Verifikationer.filter(({ Betalning }) => Betalning !== null)

  beforeAll(async () => {
    await paidBy(0, { UtbetSatt: 'BNK', ClearNr: '6114', KontoNr: '517182351' })
    await paidBy(1, { UtbetSatt: 'BNK', ClearNr: '6114', KontoNr: '517182351' })
    await paidBy(2, { UtbetSatt: 'KON' })
  })
  beforeEach(() => finish(persons, { readyAt: testMoment }))

  it('are made once the order is paid, and clear the net pay against the bank', async () => {
    const number = await order()
    expect((await make()).Verifikationer).toEqual([])
    await pay(number)
    expect((await list()).Period).toMatchObject({ Status: 'READY', Betalningar: { Antal: 1, Bokforda: 0 } })
    const { Verifikationer } = await make()
    expect(sums(Verifikationer)).toEqual([0, 0, 0])
    const [own, ...others] = await ofPayments()
    expect([own?.Text, own?.Betalning, own?.Datum, others]).toEqual([
      'Utbetalning LON-202611-0001',
      1,
      '2026-11-25',
      [],
    ])
    // Pay is owed before it is paid.
    expect((await list()).Verifikationer.map(({ Betalning }) => Betalning)).toEqual([null, 1, null])
    const toAccounts = await netOf(persons.slice(0, 2))
    expect((await one(own?.VerId)).Rader.map(({ Konto, Belopp }) => [Konto, Math.round(Belopp * 100)])).toEqual([
      ['2821', toAccounts],
      ['1930', -toAccounts],
    ])
    // Whoever is paid in cash is paid by the voucher of the pay.
    expect([await on('2821'), await on('1930'), await on('1910')]).toEqual([
      0,
      -toAccounts,
      -(await netOf(persons.slice(2))),
    ])
    expect((await list()).Period).toMatchObject({ Status: 'CREATED', Betalningar: { Antal: 1, Bokforda: 1 } })
    expect((await make()).Verifikationer).toEqual([])
  })

  it('are made once by two who ask at the same time, and by the database too', async () => {
    await pay(await order())
    await Promise.all([make(), make(), make()])
    const [own, ...others] = await ofPayments()
    expect(others).toEqual([])
    const again = within(async tx => {
      const [{ id: _, ...stored } = { id: '' }] = await tx
        .select()
        .from(voucher)
        .where(eq(voucher.id, own?.VerId ?? ''))
      await tx.insert(voucher).values(stored as typeof voucher.$inferInsert)
    })
    await expect(again).rejects.toThrow()
  })

  it('are of each order by itself', async () => {
    await finish(persons.slice(1, 2), { readyAt: null })
    await pay(await order())
    await make()
    await finish(persons.slice(1, 2), { readyAt: testMoment })
    await pay(await order())
    expect((await list()).Period.Status).toBe('READY')
    await make()
    expect((await ofPayments()).map(({ Betalning }) => Betalning).toSorted()).toEqual([1, 2])
    expect(await on('2821')).toBe(0)
  })

  it('have numbers in the series of the others, and are in the file', async () => {
    await pay(await order())
    await make()
    await send()
    const [own] = await ofPayments()
    expect([own?.Serie, own?.Status, own?.Fil]).toEqual(['F', 'SENT', 1])
    expect((await list()).Verifikationer.map(({ Nummer }) => Nummer).toSorted()).toEqual([41, 42, 43])
    const response = await fetch(`${stage.backend.url}/file/bokforingsunderlag/${code}/1`, {
      headers: { 'x-api-request': '1', cookie: adm.cookie ?? '', 'x-ftg-id': company },
    })
    const file = readSie(Buffer.from(await response.arrayBuffer()))
    const written = file.vouchers.find(({ fields }) => fields[3] === own?.Text)
    expect(written?.rows.map(([account]) => account)).toEqual(['2821', '1930'])
  })

  it('are removed and taken back by themselves, and are then made again', async () => {
    await pay(await order())
    await make()
    const [made] = await ofPayments()
    await answer(`/bokforingsunderlag/${made?.VerId}`, 'DELETE')
    expect((await list()).Verifikationer.length).toBe(2)
    expect((await make()).Verifikationer.map(({ Text }) => Text)).toEqual([made?.Text])
    await send()
    const [sent] = await ofPayments()
    const { VerId } = await reverse(sent?.VerId)
    expect([(await one(VerId)).Betalning, (await list()).Period.Status]).toEqual([1, 'READY'])
    expect((await list()).Verifikationer.filter(({ Status }) => Status === 'REVERSED')).toHaveLength(1)
    expect((await make()).Verifikationer.map(({ Text }) => Text)).toEqual([made?.Text])
    expect(await refusal(`/bokforingsunderlag/${VerId}`, 'DELETE')).toEqual([
      errors.voucherPostedAgain.dvCode,
      errors.voucherPostedAgain.message,
    ])
    expect([await on('2821'), await on('1930')]).toEqual([0, -(await netOf(persons.slice(0, 2)))])
  })

  it('are none for a company without an account for its bank, which is said', async () => {
    await settings({ KtoBank: '' })
    await pay(await order())
    const { Verifikationer, Anmarkningar } = await make()
    expect([Verifikationer.length, Anmarkningar]).toEqual([
      2,
      ['Utbetalningarna bokförs i bokföringsprogrammet: inget konto för Bank, företagskonto är angivet.'],
    ])
    expect((await list()).Period).toMatchObject({ Status: 'CREATED', Betalningar: { Antal: 0, Bokforda: 0 } })
  })

  it('are none for an order that is cancelled', async () => {
    const number = await order()
    await answer(`${payments}/${number}/cancel`, 'POST', { Orsak: 'Banken avvisade filen' })
    expect((await list()).Period.Betalningar).toEqual({ Antal: 0, Bokforda: 0 })
    expect((await make()).Verifikationer).toEqual([])
  })
})
