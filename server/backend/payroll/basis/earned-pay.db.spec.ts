import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keyOf } from '../../demo/make-licence.ts'
import { calculate } from '../../engine/calculate.ts'
import { law } from '../../law/law.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { createDemoDatabase, type TestDatabase } from '../../platform/database/test-database.ts'
import { employee, employeeAbsence, importedRow, importRun, salaryPeriod } from '../../tables/schema.ts'
import { finishPayslips } from '../vouchers/finish-payslips.ts'
import { basisOf, type Period } from './basis-of.ts'

let test: TestDatabase
const tenant = { licNr: 'WEB100200', ftgKey: keyOf('nordsken') }
const number = '9001'
beforeAll(async () => {
  test = await createDemoDatabase()
})
afterAll(() => test.drop())

class Undone extends Error {}
const tried = (work: (tx: Transaction) => Promise<void>) =>
  expect(
    withTenant(test.database, tenant, async tx => {
      await work(tx)
      throw new Undone()
    }),
  ).rejects.toBeInstanceOf(Undone)

/** Employs somebody whose year of earning is the same as that of taking: the calendar year. */
const employ = (tx: Transaction, employedFrom: string, salaryForm: 'TIM' | 'MÅN', details = {}) =>
  tx.insert(employee).values({
    employmentNumber: number,
    firstName: 'Åsa',
    lastName: 'Ö',
    personalNumber: '199003159804',
    employmentForm: 'TV',
    employedFrom,
    salaryForm,
    salary: salaryForm === 'TIM' ? '200' : '30000',
    taxType: 'HUV',
    details: { SkattTab: '33', SkattKol: '1', UtbetSatt: 'KON', SemBet: 10, ...details },
  })
async function periodOf(tx: Transaction, code: string): Promise<Period> {
  const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code))
  if (!period) throw new Error(`No period ${code}.`)
  return period
}
async function paid(tx: Transaction, ...codes: readonly string[]): Promise<void> {
  for (const code of codes) await finishPayslips(tx, await periodOf(tx, code), [number])
}
async function payslipIn(tx: Transaction, code: string) {
  const [only] = await basisOf(tx, await periodOf(tx, code), [number], law)
  if (!only) throw new Error('No basis.')
  return { basis: only.basis, ...calculate(only.basis, law) }
}
const away = (tx: Transaction, kind: string, firstDay: string, lastDay: string) =>
  tx.insert(employeeAbsence).values({ employmentNumber: number, kind, firstDay, lastDay, extent: 100 })

/** Reports a hundred hours of each month, from January on. */
async function worked(tx: Transaction, months: number): Promise<void> {
  const counted = { added: months, changed: 0, unchanged: 0 }
  await tx.insert(importRun).values({ number: 901, definition: 'X', fileName: 'x', ...counted })
  await tx.insert(importedRow).values(
    Array.from({ length: months }, (_, at) => {
      const day = `2026-${String(at + 1).padStart(2, '0')}-15`
      return {
        run: 901,
        kind: 'LON' as const,
        line: at + 1,
        employmentNumber: number,
        code: '1010',
        amount: '0',
        quantity: '100',
        validFrom: day,
        validTo: day,
        identity: `t${at}`,
        values: { LonArtNr: '1010', LonKod: '', BenText: '', Antal: 100, Pris: 0, Belopp: 0 },
      }
    }),
  )
}

it('holiday pay by the percentage is of the pay that payslips of the year of earning have', () =>
  tried(async tx => {
    await employ(tx, '2026-01-01', 'TIM')
    await worked(tx, 2)
    // The hours of January and February fall due in February and March.
    await paid(tx, '202601', '202602', '202603')
    await away(tx, 'SEM', '2026-05-04', '2026-05-04')
    const { basis, rows, warnings } = await payslipIn(tx, '202606')
    expect(basis.holiday.current).toMatchObject({ year: { from: '2025-04-01', to: '2026-03-31' }, missing: null })
    // 90 of 365 days give seven: 40 000 × 12 % / 7.
    expect(basis.holiday.current.earned).toMatchObject({ pay: 4_000_000, paidDays: 7, otherDays: 90 })
    expect(rows.find(({ id }) => id === 'semester.2026-05-04.pay')?.amount).toBe(68_571)
    expect(warnings.filter(text => text.startsWith('Semesterlönen'))).toEqual([])
  }))

it('says which pay of the year is not known', () =>
  tried(async tx => {
    await employ(tx, '2024-01-01', 'TIM')
    await worked(tx, 2)
    await paid(tx, '202601', '202602', '202603')
    await away(tx, 'SEM', '2026-05-04', '2026-05-04')
    const { warnings } = await payslipIn(tx, '202606')
    expect(warnings).toContain('Semesterlönen räknas utan lönen för 2025-04-01–2025-12-31, som inte finns här.')
  }))

it('absence that does not qualify makes the days fewer, and the rule another when all pay is known', () =>
  tried(async tx => {
    await employ(tx, '2026-01-01', 'MÅN')
    await away(tx, 'TJL', '2026-02-01', '2026-02-28')
    await paid(tx, '202601', '202602', '202603')
    await away(tx, 'SEM', '2026-05-04', '2026-05-04')
    const { basis, rows } = await payslipIn(tx, '202606')
    expect(basis.holiday.method).toMatchObject({ notQualifying: 28, pay: 6_000_000 })
    // (90 − 28) / 365 × 25 is five days.
    expect(basis.holiday.current.earned).toMatchObject({ paidDays: 5, otherDays: 62 })
    // By the percentage, the month's pay is less the day.
    expect(rows.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['semester.2026-05-04.deduction', 'semester.2026-05-04.pay']),
    )
  }))

it('a monthly pay whose earlier months are not here has its supplement', () =>
  tried(async tx => {
    await employ(tx, '2020-01-01', 'MÅN')
    await paid(tx, '202603')
    await away(tx, 'SEM', '2026-05-04', '2026-05-08')
    const { rows, warnings } = await payslipIn(tx, '202606')
    expect(rows.find(({ id }) => id.startsWith('semester.'))?.amount).toBe(64_500)
    expect(warnings.filter(text => text.startsWith('Semesterlönen'))).toEqual([])
  }))
