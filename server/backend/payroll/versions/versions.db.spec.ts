import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { Payslip } from '#contracts/payroll/run/shapes.ts'
import type { PayslipAsItWas, PayslipHistory } from '#contracts/payroll/versions/shapes.ts'
import { sizeOf } from '#tests/harness/thorough.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { law } from '../../law/law.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { employee, payslip, payslipVersion, salaryPeriod } from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { runPersons } from '../run/run-persons.ts'
import { periodOf } from '../run/salary-period.ts'

const company = 'nordsken'
const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf(company) }
const Period = '202611'
const AnstNr = '9001'
let stage: TestBackend
let adm: Browser
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(stage.test.database, tenant, work)
const mine = and(eq(payslip.period, Period), eq(payslip.employmentNumber, AnstNr))

const clear = () =>
  within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(payslip).where(eq(payslip.period, Period))
    await tx.update(salaryPeriod).set({ isLocked: false }).where(eq(salaryPeriod.period, Period))
    await tx.delete(employee).where(eq(employee.employmentNumber, AnstNr))
    await tx.insert(employee).values({
      employmentNumber: AnstNr,
      firstName: 'Åsa',
      lastName: 'Ö',
      employmentForm: 'TV',
      employedFrom: '2024-01-01',
      salaryForm: 'MÅN',
      salary: '30000',
      taxType: 'HUV',
      details: { SkattTab: '33', SkattKol: '1', UtbetSatt: 'KON' },
    })
  })
beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
})
afterAll(() => stage.close())
beforeEach(clear)

const calculated = async () => {
  const period = await within(tx => periodOf(tx, Period))
  return runPersons({ database: stage.test.database, tenant, period, persons: [AnstNr], law, done: () => {} })
}
const ask = (path = '') => adm.ask(`/payslips/${Period}/${AnstNr}${path}`, { company })
const now = async () => (await ask()).body.data as Payslip
const moments = async () => ((await ask('/history')).body.data as PayslipHistory).Handelser
const asItWas = async (nr: number) => (await ask(`/history/${nr}`)).body.data as PayslipAsItWas
const kept = () => within(tx => tx.select().from(payslipVersion).where(eq(payslipVersion.employmentNumber, AnstNr)))
const put = (path: string, body: unknown) => adm.ask(`/payslips/${Period}/${path}`, { company, method: 'PUT', body })
const refused = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
  )

/** What can happen to a payslip. Some are refused as it stands, and then nothing has happened. */
const happenings: Readonly<Record<string, (amount: number) => Promise<unknown>>> = {
  typed: async amount => {
    const row = { LonArtNr: '1070', Text: '', From: '', Tom: '', Antal: null, Apris: null, Belopp: amount }
    return put(`${AnstNr}/rows`, { Version: (await now()).Version, Rader: [row] })
  },
  raised: async amount => {
    const salary = String(30_000 + amount)
    await within(tx => tx.update(employee).set({ salary }).where(eq(employee.employmentNumber, AnstNr)))
    return calculated()
  },
  calculated: () => calculated(),
  ready: async () => put('@/ready', [{ AnstNr, Nummer: 1, Version: (await now()).Version }]),
  unready: async () => put('@/unready', [{ AnstNr, Nummer: 1, Version: (await now()).Version }]),
}

/** What is compared of a payslip then and now. */
const shown = ({ Brutto, Skatt, Netto, Rader, Steg, Saldon, Varningar, StatusText, Utbetalningsdatum }: Payslip) => ({
  Brutto,
  Skatt,
  Netto,
  Rader,
  Steg,
  Saldon,
  Varningar,
  StatusText,
  Utbetalningsdatum,
})

it('whatever happens to a payslip, each version is what it was, to the byte, and the newest is what it is', async () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(happenings)), fc.integer({ min: 0, max: 9 })), {
    minLength: 2,
    maxLength: 7,
  })
  await fc.assert(
    fc.asyncProperty(steps, async story => {
      await clear()
      await calculated()
      const seen = [await now()]
      const hashes = [(await within(tx => tx.select().from(payslip).where(mine)))[0]?.basisHash]
      for (const [name, amount] of story) {
        await happenings[name]?.(amount * 100)
        const after = await now()
        if (after.Version === seen.at(-1)?.Version) continue
        seen.push(after)
        hashes.push((await within(tx => tx.select().from(payslip).where(mine)))[0]?.basisHash)
      }
      const told = await moments()
      expect(told.map(({ Nr }) => Nr)).toEqual(seen.map((_, at) => seen.length - at))
      for (const [at, before] of seen.entries()) {
        const { Da, Nu, Underlag, Kontroll } = await asItWas(at + 1)
        expect(Da).toMatchObject(shown(before))
        expect(Nu).toMatchObject(shown(seen.at(-1) as Payslip))
        expect([Da.UnderlagHash, Kontroll]).toEqual([hashes[at], 'SAME'])
        expect(Underlag.length === 0).toBe(Da.UnderlagHash === Nu.UnderlagHash)
      }
      const newest = await asItWas(seen.length)
      expect(newest.Da).toEqual(newest.Nu)
    }),
    { numRuns: sizeOf({ small: 3, whole: 8 }) },
  )
})

it('tells what happened, who did it, and what of the basis has changed', async () => {
  await calculated()
  await happenings.typed?.(500)
  await happenings.ready?.(0)
  await happenings.unready?.(0)
  await happenings.raised?.(1000)
  const told = await moments()
  expect(told.map(({ Nr, Handelser, StatusText }) => [Nr, Handelser, StatusText])).toEqual([
    [5, ['CALCULATED'], 'Skapad'],
    [4, ['UNREADY'], 'Skapad'],
    [3, ['READY'], 'Klarmarkerad'],
    [2, ['CALCULATED'], 'Skapad'],
    [1, ['CREATED'], 'Skapad'],
  ])
  expect(told.slice(0, 4).every(({ By }) => By === told[0]?.By && By !== '')).toBe(true)
  const { Da, Nu, Underlag } = await asItWas(1)
  expect([Da.Brutto, Nu.Brutto]).toEqual([30_000, 31_500])
  expect(Underlag).toEqual([
    expect.objectContaining({
      Namn: 'Lön vid periodens början',
      Da: '30\u00A0000,00 kr per månad',
      Nu: '31\u00A0000,00 kr per månad',
    }),
    expect.objectContaining({ Namn: 'Rad 1070', Da: '' }),
  ])
})

it('a first calculation, and the same again, keep nothing beside the payslip', async () => {
  await calculated()
  expect((await calculated()).unchanged).toBe(1)
  expect(await kept()).toEqual([])
  expect((await asItWas(1)).Kontroll).toBe('SAME')
})

it('one of another law is what was stored, and says that it was not calculated again', async () => {
  await calculated()
  await within(tx => tx.update(payslip).set({ lawVersion: 'of another year' }).where(mine))
  await calculated()
  const { Da, Nu, Kontroll } = await asItWas(2)
  expect([Da.Lag, Kontroll, Da.Netto]).toEqual(['of another year', 'OTHER_VERSION', Nu.Netto])
})

it('a stored outcome that its basis does not give is found', async () => {
  await calculated()
  await within(tx =>
    tx
      .update(payslip)
      .set({ warnings: ['Påhittad.'] })
      .where(mine),
  )
  expect((await asItWas(1)).Kontroll).toBe('DIFFERS')
})

it('versions are not changed or removed, follow the person’s number and go with the payslip', async () => {
  await calculated()
  await happenings.ready?.(0)
  const change = 'the versions of a payslip do not change: 202611 9001'
  const ofMine = eq(payslipVersion.employmentNumber, AnstNr)
  expect(await refused(within(tx => tx.update(payslipVersion).set({ rows: [] }).where(ofMine)))).toBe(change)
  expect(await refused(within(tx => tx.delete(payslipVersion).where(ofMine)))).toBe(change)
  await within(tx => tx.update(employee).set({ employmentNumber: '9002' }).where(eq(employee.employmentNumber, AnstNr)))
  const moved = await adm.ask(`/payslips/${Period}/9002/history`, { company })
  expect((moved.body.data as PayslipHistory).Handelser.map(({ Nr }) => Nr)).toEqual([2, 1])
  await within(tx => tx.update(employee).set({ employmentNumber: AnstNr }).where(eq(employee.employmentNumber, '9002')))
  await happenings.unready?.(0)
  await within(tx => tx.delete(payslip).where(mine))
  expect(await kept()).toEqual([])
})

it('a payslip or a moment that does not exist is refused', async () => {
  expect((await ask('/history')).body.dvCode).toBe(errors.payslipMissing.dvCode)
  expect((await ask('/history/1')).body.dvCode).toBe(errors.payslipMissing.dvCode)
  await calculated()
  expect((await ask('/history/2')).body.dvCode).toBe(errors.payslipVersionMissing.dvCode)
  expect((await ask('/history/0')).status).toBe(400)
})
