import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FactKind } from '#contracts/employees/dated.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { registers } from '#contracts/registers/registers.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { calculate } from '../../engine/calculate.ts'
import type { DatedRule } from '../../engine/law.ts'
import { law } from '../../law/law.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { createDemoDatabase, type TestDatabase } from '../../platform/database/test-database.ts'
import {
  agreement,
  company,
  employee,
  employeeAbsence,
  employeeFact,
  importedRow,
  importRun,
  payTypeTable,
  registerItem,
  salaryPeriod,
  vacationAgreement,
  workSchedule,
} from '../../tables/schema.ts'
import { basisOf, type HashedBasis } from './basis-of.ts'

let test: TestDatabase
const tenant = { licNr: 'WEB100200', ftgKey: keyOf('nordsken') }
const number = '9001'

beforeAll(async () => {
  test = await createDemoDatabase()
  await within(tx =>
    tx.insert(employee).values({
      employmentNumber: number,
      firstName: 'Åsa',
      lastName: 'Ö',
      personalNumber: '199003159804',
      employmentForm: 'TV',
      employedFrom: '2024-01-01',
      salaryForm: 'MÅN',
      salary: '30000',
      taxType: 'HUV',
      details: { SkattTab: '33', SkattKol: '1', UtbetSatt: 'KON', SemBet: 12.5, SemSpar1: 2, SemSpar3: 1 },
    }),
  )
})
afterAll(() => test.drop())

const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(test.database, tenant, work)

/** Undoes what a spec has written when it has read its bases. */
class Undone extends Error {}
async function tried(work: (tx: Transaction) => Promise<void>): Promise<void> {
  await expect(
    within(async tx => {
      await work(tx)
      throw new Undone()
    }),
  ).rejects.toBeInstanceOf(Undone)
}

async function basesOf(tx: Transaction, persons: readonly string[], code = '202611'): Promise<readonly HashedBasis[]> {
  const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code))
  if (!period) throw new Error(`No period ${code}.`)
  return basisOf(tx, period, persons, law)
}
const basisIn = async (tx: Transaction) => {
  const [only] = await basesOf(tx, [number])
  if (!only) throw new Error('No basis.')
  return only
}
const fact = (tx: Transaction, kind: FactKind, validFrom: string, values: FormValues) =>
  tx.insert(employeeFact).values({ employmentNumber: number, kind, validFrom, values, inForce: true })

it("the bases of a company's persons are calculated, and twice to the same bytes", async () => {
  const persons = await within(tx => tx.select({ number: employee.employmentNumber }).from(employee))
  const numbers = persons.map(each => each.number)
  const bases = await within(tx => basesOf(tx, numbers))
  const again = await within(tx => basesOf(tx, numbers.toReversed()))
  expect(bases).toHaveLength(numbers.length)
  expect(again.map(({ hash }) => hash)).toEqual(bases.map(({ hash }) => hash))
  const refused = bases.flatMap(({ basis }) => {
    try {
      const payslip = calculate(basis, law)
      expect(JSON.stringify(calculate(JSON.parse(JSON.stringify(basis)), law))).toBe(JSON.stringify(payslip))
      return []
    } catch (error) {
      return [`${basis.person.number}: ${(error as Error).message}`]
    }
  })
  expect(refused).toEqual([])
})

it('a person is read as the registers say: pay, tax, balances, days', async () => {
  const { basis } = await within(basisIn)
  expect(basis.payout).toEqual({
    period: '2026-11',
    payDate: '2026-11-25',
    pay: { from: '2026-11-01', to: '2026-11-30' },
    deviations: { from: '2026-10-01', to: '2026-10-31' },
  })
  expect(basis.person).toEqual({
    number,
    birthDate: '1990-03-15',
    employedFrom: '2024-01-01',
    employedTo: null,
    isPayable: true,
  })
  expect(basis.employment).toMatchObject([
    { from: '2024-01-01', salaryForm: 'MÅN', pay: 3_000_000, degree: 10_000, weeklyHours: 4000 },
  ])
  expect(basis.tax).toMatchObject({ type: 'HUV', table: 33, column: 1, adjustment: null })
  expect(basis.balances).toContainEqual({ kind: 'BET', before: 1250, registered: 1250 })
  expect(basis.balances).toContainEqual({ kind: 'SPA', before: 300, registered: 300 })
  expect(basis.days.map(({ date }) => date)).toEqual([
    ...Array.from({ length: 31 }, (_, at) => `2026-10-${String(at + 1).padStart(2, '0')}`),
    ...Array.from({ length: 30 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`),
  ])
  expect(calculate(basis, law).totals).toMatchObject({ gross: 3_000_000 })
  expect(Object.isFrozen(basis.employment[0])).toBe(true)
})

it('facts hold from their days, and one from the day after the payout is not in the basis', async () => {
  const { hash } = await within(basisIn)
  await tried(async tx => {
    await fact(tx, 'lon', '2026-12-01', { Lon: 90_000 })
    await fact(tx, 'skatt', '2026-12-01', { SkattTab: '29' })
    expect((await basisIn(tx)).hash).toBe(hash)
  })
  await tried(async tx => {
    await fact(tx, 'lon', '1900-01-01', { Lon: 28_000 })
    await fact(tx, 'lon', '2026-11-16', { Lon: 30_000 })
    await fact(tx, 'skatt', '2026-11-26', { SkattTab: '29' })
    await fact(tx, 'adress', '2026-11-03', { PostOrt: 'Luleå' })
    const { basis } = await basisIn(tx)
    expect(basis.employment.map(({ from, pay }) => [from, pay])).toEqual([
      ['2024-01-01', 2_800_000],
      ['2026-11-16', 3_000_000],
    ])
    expect(basis.tax.table).toBe(33)
  })
})

it('absence is in the basis from a year back, with its planned days', async () => {
  await tried(async tx => {
    const add = (kind: string, firstDay: string, lastDay: string | null) =>
      tx.insert(employeeAbsence).values({ employmentNumber: number, kind, firstDay, lastDay, extent: 50 })
    await add('SJK', '2026-10-05', '2026-10-07')
    await add('SJK', '2026-09-28', '2026-10-01')
    await add('TJL', '2025-03-01', '2025-03-02')
    await add('SEM', '2026-12-01', null)
    const { basis } = await basisIn(tx)
    expect(basis.absences.map(({ type, from, extent }) => [type, from, extent]).toSorted()).toEqual([
      ['SJK', '2026-09-28', 5000],
      ['SJK', '2026-10-05', 5000],
    ])
    expect(basis.days[0]?.date).toBe('2026-09-28')
    expect(calculate(basis, law).rows.some(({ payType }) => payType === '2000')).toBe(true)
  })
})

it('terms that follow the law are named by the agreement of whoever has one', async () => {
  await tried(async tx => {
    const [own] = await tx.select({ id: agreement.id, name: agreement.name }).from(agreement).limit(1)
    await tx
      .update(employee)
      .set({ agreementId: own?.id ?? '' })
      .where(eq(employee.employmentNumber, number))
    const { basis } = await basisIn(tx)
    expect(basis.agreements.map(({ source }) => source)).toEqual([`${own?.name}: som lagen`])
    const steps = calculate(basis, law).steps.filter(({ id }) => id.startsWith('lön.'))
    expect(steps.map(({ source }) => source)).toEqual([`${own?.name}: som lagen`])
  })
})

it('absence is deducted by what the agreement’s register says, and names it', async () => {
  await tried(async tx => {
    const [own] = await tx.select({ id: agreement.id, name: agreement.name }).from(agreement).limit(1)
    await tx
      .update(agreement)
      .set({ settings: { AvdragArbDag: 4.6 } })
      .where(eq(agreement.id, own?.id ?? ''))
    await tx
      .update(employee)
      .set({ agreementId: own?.id ?? '' })
      .where(eq(employee.employmentNumber, number))
    await tx
      .insert(employeeAbsence)
      .values({ employmentNumber: number, kind: 'TJL', firstDay: '2026-10-05', lastDay: '2026-10-05', extent: 100 })
    const { basis } = await basisIn(tx)
    const pay = basis.employment.at(-1)?.pay ?? 0
    const { rows, steps } = calculate(basis, law)
    const row = rows.find(each => each.amount === Math.round(pay * -0.046))
    expect(row).toMatchObject({ from: '2026-10-05', to: '2026-10-05' })
    const source = `${own?.name}: avdrag vid frånvaro`
    expect(steps.filter(step => row?.steps.includes(step.id)).map(step => step.source)).toContain(source)
  })
})

it('overtime and time on call are paid by what the agreement’s register says', async () => {
  await tried(async tx => {
    const [own] = await tx.select({ id: agreement.id, name: agreement.name }).from(agreement).limit(1)
    const AvtBelopp = [{ BeloppNr: 'A05', Sats: 'DEL', Varde: 600 }]
    await tx
      .update(agreement)
      .set({ settings: { OvtEnkel: 100, AvtBelopp } })
      .where(eq(agreement.id, own?.id ?? ''))
    const hour = { Antal: 1, Pris: 0, Belopp: 0, From: '2026-01-01', Tom: '1899-12-30', Intervall: 1, KonKey: '' }
    const Loneposter = ['1110', '1300'].map(LonArtNr => ({ ...hour, LonArtNr }))
    await tx
      .update(employee)
      .set({ agreementId: own?.id ?? '', details: { SkattTab: '33', SkattKol: '1', UtbetSatt: 'KON', Loneposter } })
      .where(eq(employee.employmentNumber, number))
    const { basis } = await basisIn(tx)
    const { rows, steps } = calculate(basis, law)
    const found = rows.filter(({ payType }) => ['1110', '1300'].includes(payType))
    expect(found.map(({ payType, amount }) => [payType, amount])).toEqual([
      ['1110', 30_000],
      ['1300', 5_000],
    ])
    const sources = found.map(row => steps.find(({ id }) => id === row.steps.at(-1))?.source)
    expect(sources).toEqual([`${own?.name}: övertid och mertid`, `${own?.name}: avtalets belopp`])
  })
})

it('a medical certificate, sole custody and how holiday is counted reach the basis', async () => {
  await tried(async tx => {
    await tx.insert(workSchedule).values({
      id: 'FYRA',
      name: 'Fyra dagar',
      settings: {
        StartDatum: '2025-12-29',
        AntalVeckor: 1,
        HeltidTim: 40,
        LedigHelg: true,
        Avvikelser: [],
        Veckor: ['', ...Array.from({ length: 4 }, () => '07:00-15:00'), '', ''],
      },
    })
    await tx.insert(vacationAgreement).values({ code: 'BRUTTO', name: 'Brutto', settings: { SemDagarTyp: 'BRU' } })
    const Barn = [{ Namn: 'Alma', Fodd: '2025-02-01', VabTom: '', EnsamVardnad: true }]
    await tx
      .update(employee)
      .set({
        details: { SkattTab: '33', SkattKol: '1', UtbetSatt: 'KON', SemAvtalKod: 'BRUTTO', SchemaID: 'FYRA', Barn },
      })
      .where(eq(employee.employmentNumber, number))
    const sick = { employmentNumber: number, kind: 'SJK', firstDay: '2026-10-05', extent: 100 }
    await tx.insert(employeeAbsence).values({ ...sick, lastDay: '2026-10-16', certificateFrom: '2026-10-12' })
    const { basis } = await basisIn(tx)
    expect(basis.history.certified).toEqual([{ from: '2026-10-12', to: '2026-10-16' }])
    expect(basis.holiday).toMatchObject({ weeklyDays: 400, parental: [{ child: 'Alma', isAlone: true }] })
    expect(calculate(basis, law).warnings.filter(text => text.includes('läkarintyg'))).toEqual([])
  })
})

it('pay that is exchanged for pension lowers the gross pay and its tax, and is a premium', async () => {
  await tried(async tx => {
    const before = calculate((await basisIn(tx)).basis, law)
    const details = { SkattTab: '33', SkattKol: '1', UtbetSatt: 'KON', LonevaxlBelopp: 1500 }
    await tx.update(employee).set({ details }).where(eq(employee.employmentNumber, number))
    const { rows, totals, steps } = calculate((await basisIn(tx)).basis, law)
    const exchanged = rows.filter(({ payType }) => ['6010', '6012'].includes(payType))
    expect(exchanged.map(({ payType, amount }) => [payType, amount])).toEqual([
      ['6010', -150_000],
      ['6012', 150_000],
    ])
    expect(totals.gross).toBe(before.totals.gross - 150_000)
    expect(totals.tax).toBeLessThan(before.totals.tax)
    expect(totals.payrollTax).toBeGreaterThan(0)
    expect(steps.find(({ id }) => id === 'fast.växling.1')?.source).toBe('Avtal om löneväxling')
  })
})

it('a decision on SINK that has ended is warned of', async () => {
  await tried(async tx => {
    const sink = (SinkTom: string) =>
      tx
        .update(employee)
        .set({ taxType: 'S25', details: { UtbetSatt: 'KON', SinkTom } })
        .where(eq(employee.employmentNumber, number))
    const told = async () =>
      calculate((await basisIn(tx)).basis, law).warnings.filter(text => text.includes('särskild inkomstskatt'))
    await sink('2026-12-31')
    expect(await told()).toEqual([])
    await sink('2026-10-31')
    expect(await told()).toEqual([
      'Beslutet om särskild inkomstskatt gällde till och med 2026-10-31. Skatten är dragen som om det gällde.',
    ])
  })
})

it('decisions of attachment of earnings take what is above the reserved amount, in their order', async () => {
  await tried(async tx => {
    const decision = { Malnr: 'U-1', Avser: '3', Forbehall: 14_000, Belopp: 0, From: '2026-01-01', Tom: '1899-12-30' }
    const details = {
      SkattTab: '33',
      SkattKol: '1',
      UtbetSatt: 'KON',
      Utmatningar: [decision, { ...decision, Avser: '1', Belopp: 2_000 }, { ...decision, Tom: '2026-10-31' }],
    }
    await tx.update(employee).set({ details }).where(eq(employee.employmentNumber, number))
    const { basis } = await basisIn(tx)
    const { rows, totals } = calculate(basis, law)
    const taken = rows.filter(({ payType }) => payType === '6130').map(({ id, amount }) => [id, amount])
    // First what is for tax, then all that is left above the reserved amount.
    expect(taken).toEqual([
      ['utmätning.2', -200_000],
      ['utmätning.1', -(totals.gross - totals.tax - 1_400_000 - 200_000)],
    ])
    expect(totals.net).toBe(1_400_000)
  })
})

it('imported rows of the days are rows, by their pay type', async () => {
  await tried(async tx => {
    await tx
      .insert(importRun)
      .values({ number: 900, definition: 'X', fileName: 'x', added: 2, changed: 0, unchanged: 0 })
    const row = { run: 900, kind: 'LON' as const, employmentNumber: number, code: '1110', quantity: '2', amount: '0' }
    const values = { LonArtNr: '1110', LonKod: '', BenText: '', Antal: 2, Pris: 250.5, Belopp: 0 }
    await tx.insert(importedRow).values([
      { ...row, line: 1, validFrom: '2026-10-31', validTo: '2026-10-31', values, identity: 'a' },
      { ...row, line: 2, validFrom: '2026-11-01', validTo: '2026-11-01', values, identity: 'b' },
    ])
    const { basis } = await basisIn(tx)
    expect(basis.entered).toMatchObject([
      { id: 'import.900.LON.1', payType: '1110', from: '2026-10-31', quantity: 200, price: 25_050, amount: null },
    ])
    expect(calculate(basis, law).rows.find(({ payType }) => payType === '1110')?.amount).toBe(50_100)
  })
})

it('who has no agreement, and time on a code without a pay type, is warned of', async () => {
  await tried(async tx => {
    const run = { number: 900, definition: 'X', fileName: 'x', added: 1, changed: 0, unchanged: 0 }
    await tx.insert(importRun).values(run)
    const values = { TidTyp: 'OVT', LonArtNr: '', BenText: 'Övertid', AntalEnhet: 'TIM', Aktiv: true }
    await tx.insert(registerItem).values({ register: 'timeCodes', key: 'ÖT', values })
    await tx.insert(importedRow).values({
      run: 900,
      line: 1,
      kind: 'TID',
      employmentNumber: number,
      code: 'ÖT',
      quantity: '4.5',
      amount: '0',
      validFrom: '2026-10-07',
      validTo: '2026-10-07',
      values: { TidKod: 'ÖT', Timmar: 4.5 },
      identity: 'a',
    })
    const [own] = await tx.select({ id: agreement.id }).from(agreement).limit(1)
    const warnings = async () => calculate((await basisIn(tx)).basis, law).warnings
    const ofTime = expect.stringContaining('Tidkod ÖT saknar löneart: 4,5 timmar är inte med.')
    const ofAgreement = expect.stringContaining('Avtal saknas.')
    expect(await warnings()).toEqual([ofAgreement, ofTime])
    await tx
      .update(employee)
      .set({ agreementId: own?.id ?? '' })
      .where(eq(employee.employmentNumber, number))
    expect(await warnings()).toEqual([ofTime])
  })
})

it('imported sickness goes on from the period before, with one qualifying deduction', async () => {
  const days = ['2026-09-30', '2026-10-01', '2026-10-02', '2026-10-05'] as const
  const [last] = days.slice(-1)
  const sick = (tx: Transaction, some: readonly string[]) =>
    tx.insert(importedRow).values(
      some.map((day, at) => ({
        run: 900,
        line: at + 1,
        kind: 'TID' as const,
        employmentNumber: number,
        code: 'SJK',
        quantity: '8',
        amount: '0',
        validFrom: day,
        validTo: day,
        values: { TidKod: 'SJK', Timmar: 8 },
        identity: `s${at}`,
      })),
    )
  const hasDeduction = async (some: readonly string[]) => {
    let found = false
    await tried(async tx => {
      const run = { number: 900, definition: 'X', fileName: 'x', added: 1, changed: 0, unchanged: 0 }
      await tx.insert(importRun).values(run)
      await sick(tx, some)
      const { basis } = await basisIn(tx)
      expect(basis.absences).toMatchObject([{ type: 'SJK', from: some[0], to: last }])
      found = calculate(basis, law).rows.some(({ payType }) => payType === basis.steering.ArtKarens)
    })
    return found
  }
  expect([await hasDeduction(days), await hasDeduction(days.slice(1))]).toEqual([false, true])
})

it('a law without rules for the payout stops by name before anything is made', async () => {
  const ended = { ...law.absence.holiday, entries: [] } as DatedRule<never>
  await expect(
    within(async tx => {
      const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, '202611'))
      if (period) await basisOf(tx, period, [number], { ...law, absence: { ...law.absence, holiday: ended } })
    }),
  ).rejects.toThrow('saknas för 2026-11-25')
})

it('a company’s settings decide what driving is paid by, and the decimals of sums', () =>
  tried(async tx => {
    const set = (values: FormValues) =>
      tx.update(company).set({ settings: sql`${company.settings} || ${JSON.stringify(values)}::jsonb` })
    await set({ UseBilPrivat: false, UseBilEl: false, AvrundaSumma: 2 })
    const { basis: before } = await basisIn(tx)
    expect([before.mileage, before.company.sumDecimals]).toEqual([undefined, undefined])
    await set({ UseBilPrivat: true, BilPrivat: 35, UseBilEl: true, BilEl: 0, AvrundaSumma: 0 })
    const { basis } = await basisIn(tx)
    expect(basis.mileage).toEqual([{ payType: '5020', car: 'own', rate: 3500, taxed: '5021' }])
    expect(basis.company.sumDecimals).toBe(0)
  }))

it('an agreement chooses another control row of the table than the default', () =>
  tried(async tx => {
    const steering = async () => (await basisIn(tx)).basis.steering
    const [own] = await tx.select({ id: agreement.id }).from(agreement).limit(1)
    await tx
      .update(employee)
      .set({ agreementId: own?.id ?? '' })
      .where(eq(employee.employmentNumber, number))
    const choose = (LonStyKod: string) =>
      tx.update(agreement).set({ settings: sql`${agreement.settings} || ${JSON.stringify({ LonStyKod })}::jsonb` })
    const byDefault = await steering()
    expect(byDefault.ArtManLon).toBe('1000')
    const values = { ...registers.payTypeSteering.examples[1], LonStyKod: 'EGEN', ArtManLon: '1005' }
    await tx.insert(registerItem).values({ register: 'payTypeSteering', key: 'EGEN', values })
    await choose('EGEN')
    // The table has no such row.
    expect(await steering()).toEqual(byDefault)
    const controls = [
      { LonStyKod: 'STD', IsDefault: true },
      { LonStyKod: 'EGEN', IsDefault: false },
    ]
    await tx.update(payTypeTable).set({ controls })
    expect((await steering()).ArtManLon).toBe('1005')
    expect((await basisIn(tx)).basis).not.toHaveProperty('steerings')
    await choose('')
    expect(await steering()).toEqual(byDefault)
  }))
