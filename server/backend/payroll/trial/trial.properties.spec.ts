import fc from 'fast-check'
import { expect, it } from 'vitest'
import { absenceTypes } from '#contracts/code-lists/absence.ts'
import { employerContributionTypes, taxTables, taxTypes } from '#contracts/code-lists/taxes.ts'
import { carFuels, mileageCars } from '#contracts/code-lists/vehicles.ts'
import { SalaryTrial, SalaryTrialAnswer } from '#contracts/payroll/trial/shapes.ts'
import { addDays } from '#contracts/rules/date.ts'
import { sizeOf } from '#tests/harness/thorough.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { trialOf } from './trial.ts'

/** Amounts and numbers that somebody could send, with those at the edges more often than others. */
const amount = (most: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: Math.min(most, 100_000) * 100 }).map(ore => ore / 100) },
    fc.constantFrom(0, 0.01, 99.99, 100, most, most + 1, -1, 1e-7, 0.005),
    fc.double({ min: -10, max: most * 2, noNaN: true }),
  )
const whole = (most: number) => fc.oneof(fc.nat(most), fc.constantFrom(0, 1, most, most + 1, -5))
const day = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 364 }).map(count => addDays('2026-01-01', count)) },
  fc.constantFrom('', '2026-02-30', '2025-12-31', '2027-01-01', '1899-12-30', '9999-12-31', '0001-01-01'),
)
const code = (codes: readonly string[]) => fc.constantFrom(...codes, ...codes, '', 'X')
const birth = fc.oneof(
  fc.integer({ min: 0, max: 45_000 }).map(count => addDays('1901-01-01', count)),
  fc.constantFrom('', '2026-11-25', '2027-01-01', '1937-12-31', '1938-01-01'),
)

/** The days of an absence in the month of the payout, or now and then elsewhere. */
const absences = fc.array(
  fc.record(
    { Typ: code(absenceTypes.codes), From: day, Tom: day, Timmar: amount(24) },
    { requiredKeys: ['Typ', 'From'] },
  ),
  { maxLength: 4 },
)

const requests = fc
  .record(
    {
      Utbetalningsdatum: day,
      Fodelsedatum: birth,
      SkatteTyp: code(taxTypes.codes),
      Tabell: code(taxTables.codes),
      Kolumn: code(['1', '2', '3', '4', '5', '6']),
      JamkningProcent: amount(100),
      AvgiftTyp: code(employerContributionTypes.codes),
      Manadslon: amount(9_999_999),
      Timlon: amount(99_999),
      Timmar: amount(744),
      Engangsbelopp: amount(9_999_999),
      Arsinkomst: amount(99_999_999),
      Formaner: amount(9_999_999),
      Bil: fc.record(
        {
          Nypris: whole(9_999_999),
          Modellar: whole(2100),
          Fordonsskatt: whole(99_999),
          Drivlina: code(carFuels.codes),
        },
        { requiredKeys: ['Nypris', 'Modellar'] },
      ),
      Milersattning: fc.record(
        { Mil: amount(9_999), KronorPerMil: amount(999), Bilslag: code(mileageCars.codes) },
        { requiredKeys: ['Mil'] },
      ),
      Veckoarbetstid: amount(60),
      Franvaro: absences,
      Semesterdagar: amount(31),
    },
    { requiredKeys: ['Utbetalningsdatum'] },
  )
  .map(request => request as SalaryTrial)

const kronor = (most: number) => fc.integer({ min: 0, max: most * 100 }).map(ore => ore / 100)
const from = (codes: readonly string[]) => fc.constantFrom(...codes)

/** Requests that are calculated more often than refused. */
const likely = fc
  .record({
    Utbetalningsdatum: fc.integer({ min: 0, max: 364 }).map(count => addDays('2026-01-01', count)),
    Fodelsedatum: fc.integer({ min: 0, max: 36_000 }).map(count => addDays('1925-01-01', count)),
    SkatteTyp: from(taxTypes.codes),
    Tabell: from(taxTables.codes),
    AvgiftTyp: from(['99', '69', '65', '00']),
    Kolumn: fc.constantFrom('1', '2', '3', '4', '5', '6'),
    pay: fc.oneof(
      fc.record({ Manadslon: kronor(200_000) }),
      fc.record({ Timlon: kronor(2_000), Timmar: kronor(300) }),
      fc.record({ Engangsbelopp: kronor(500_000), Arsinkomst: kronor(2_000_000) }),
      fc.record({ Manadslon: kronor(200_000), Engangsbelopp: kronor(500_000), Semesterdagar: kronor(31) }),
    ),
    Formaner: kronor(80_000),
    Bil: fc.option(
      fc.record({
        Nypris: fc.nat(3_000_000),
        Modellar: fc.integer({ min: 1990, max: 2026 }),
        Drivlina: from(carFuels.codes),
        Fordonsskatt: fc.nat(30_000),
      }),
      { nil: undefined },
    ),
    Milersattning: fc.option(
      fc.record({ Mil: kronor(900), KronorPerMil: kronor(60), Bilslag: from(mileageCars.codes) }),
      { nil: undefined },
    ),
    Veckoarbetstid: fc.constantFrom(5, 20, 37.5, 38.25, 40, 60),
    away: fc.array(
      fc.record({
        Typ: from(absenceTypes.codes),
        first: fc.integer({ min: 1, max: 28 }),
        days: fc.nat(27),
        Timmar: fc.constantFrom(0, 0, 1, 0.25),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ pay, away, ...request }): SalaryTrial => {
    const dayOf = (day: number) => `${request.Utbetalningsdatum.slice(0, 7)}-${String(day).padStart(2, '0')}`
    const Franvaro = away.map(({ Typ, first, days, Timmar }) => ({
      Typ,
      From: dayOf(first),
      Tom: dayOf(Math.min(28, first + days)),
      ...(Timmar > 0 && { Timmar }),
    }))
    return { ...request, ...pay, ...('Manadslon' in pay && { Franvaro }) }
  })

const ore = (kronor: number): number => Math.round(kronor * 100)

/** Checks that an answer adds up, and that every figure of it is explained. */
function check(answer: SalaryTrialAnswer): void {
  expect(SalaryTrialAnswer.safeParse(answer).error).toBeUndefined()
  const { Brutto, Formaner, Skatt, Netto, Arbetsgivaravgift, Kostnad, Rader, Steg } = answer
  const of = (kind: string) =>
    Rader.filter(({ LonTyp }) => LonTyp === kind).reduce((sum, { Belopp }) => sum + ore(Belopp), 0)
  expect([of('BRUTTO'), of('FÖRMÅN'), -of('SKATT') + 0]).toEqual([Brutto, Formaner, Skatt].map(ore))
  // Net + tax + deductions = gross.
  expect(ore(Netto) + ore(Skatt) - of('NETTO')).toBe(ore(Brutto))
  expect(ore(Kostnad)).toBe(ore(Brutto) + of('NETTO') + ore(Arbetsgivaravgift))
  expect(Skatt).toBeGreaterThanOrEqual(0)
  expect(Arbetsgivaravgift).toBeGreaterThanOrEqual(0)
  const steps = new Map(Steg.map(step => [step.Id, step]))
  expect(steps.size).toBe(Steg.length)
  for (const { Text, Belopp, LonTyp, Steg: own } of Rader) {
    expect(own.every(id => steps.has(id))).toBe(true)
    const step = steps.get(own.at(-1) ?? '')
    if (step?.Enhet === 'kr')
      expect([Text, LonTyp === 'SKATT' ? -step.Belopp + 0 : step.Belopp]).toEqual([Text, Belopp])
  }
  for (const name of ['Brutto', 'Formaner', 'Skatt', 'Netto', 'Arbetsgivaravgift', 'Kostnad'] as const)
    expect([name, steps.get(name)?.Belopp]).toEqual([name, answer[name]])
  for (const { Id, Text, Formel, Kalla, Varden, Belopp } of Steg) {
    expect([
      Id,
      Text !== '' && Formel !== '' && Kalla !== '' && !/undefined|NaN|Infinity|null/.test(Formel + Kalla),
    ]).toEqual([Id, true])
    expect(
      Varden.every(({ Namn, Varde, Steg: of }) => Namn !== '' && Varde !== '' && (of === '' || steps.has(of))),
    ).toBe(true)
    expect(Math.abs(Belopp * 100 - Math.round(Belopp * 100))).toBeLessThan(1e-4)
  }
}

/** Calculates a request, or returns undefined when it is refused with its reasons at the fields. */
function tried(request: SalaryTrial): SalaryTrialAnswer | undefined {
  // What the wire's shape refuses never reaches the calculation.
  if (!SalaryTrial.safeParse(request).success) return undefined
  try {
    return trialOf(request, '2026-11-25', { table: 32, netDecimals: 2 })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const fields = Object.values(error.fields ?? {})
    expect(fields.length).toBeGreaterThan(0)
    expect(fields.every(message => message !== '')).toBe(true)
    return undefined
  }
}

it('any request is refused at its fields, or answered with sums that add up and are explained', () => {
  fc.assert(
    fc.property(requests, request => {
      const answer = tried(request)
      if (answer) check(answer)
    }),
    { numRuns: sizeOf({ small: 2_000, whole: 20_000 }) },
  )
})

it('a salary with any absence, car and benefits adds up and is explained', () => {
  let calculated = 0
  fc.assert(
    fc.property(likely, request => {
      const answer = tried(request)
      if (!answer) return
      calculated += 1
      check(answer)
    }),
    { numRuns: 200 },
  )
  expect(calculated).toBeGreaterThan(100)
})
