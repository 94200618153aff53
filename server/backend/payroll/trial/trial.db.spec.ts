import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { absenceTypes } from '#contracts/code-lists/absence.ts'
import { errors } from '#contracts/errors.ts'
import type { SalaryTrial, SalaryTrialAnswer } from '#contracts/payroll/trial/shapes.ts'
import { withSystem } from '../../platform/database/tenancy.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'

let stage: TestBackend
let adm: Browser
beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
})
afterAll(() => stage.close())

type Trial = Partial<SalaryTrial>
const company = 'nordsken'
const base: SalaryTrial = { Utbetalningsdatum: '2026-11-25' }
const ask = (trial: Trial) => adm.ask('/salaryCalculation', { company, method: 'POST', body: { ...base, ...trial } })
async function calculated(trial: Trial): Promise<SalaryTrialAnswer> {
  const { status, body } = await ask(trial)
  expect([status, (body as { fields?: object }).fields]).toEqual([200, undefined])
  return body.data as SalaryTrialAnswer
}
async function refused(trial: Trial): Promise<Readonly<Record<string, string>>> {
  const { status, body } = await ask(trial)
  expect([status, body.dvCode]).toEqual([400, errors.fieldsRefused.dvCode])
  return (body as unknown as { fields: Readonly<Record<string, string>> }).fields
}
const month = (Manadslon: number, Tabell = '33', Kolumn = '1'): Trial => ({ Manadslon, Tabell, Kolumn })
/** The amount of a pay type's row; undefined when there is none. */
const row = ({ Rader }: SalaryTrialAnswer, number: string) => Rader.find(({ LonArtNr }) => LonArtNr === number)?.Belopp

describe('the tax of a trial calculation (facts/worked-examples.md A)', () => {
  it.each<[example: string, trial: Trial, tax: number]>([
    ['A1', month(18_000, '34'), 2_990],
    ['A3', month(40_000, '38'), 9_655],
    ['A4', month(80_001, '31'), 25_600],
    ['A4', month(80_123, '31'), 25_639],
    ['A4', month(2_000_000, '31'), 1_000_000],
    ['A6', month(80_000.5, '32'), 25_944],
    ['A8', { Manadslon: 12_345.67, SkatteTyp: 'EXT' }, 3_703],
    ['A9', { ...month(40_000), JamkningProcent: 15 }, 6_000],
    ['A12', { Manadslon: 40_000, SkatteTyp: 'S25' }, 9_000],
  ])('%s: %o', async (_, trial, tax) => expect((await calculated(trial)).Skatt).toBe(tax))

  it('A3: the net is what is left', async () => {
    expect((await calculated(month(40_000, '38'))).Netto).toBe(30_345)
  })

  it('A5: the öre of the income are dropped', async () => {
    const [with99, without] = [await calculated(month(35_000.99, '32')), await calculated(month(35_000, '32'))]
    expect(with99.Skatt).toBe(without.Skatt)
  })

  // The 5 604 of the example is a table of another year (engine/tax/income-tax.spec.ts).
  it('A7: without a tax decision it is the table’s and ten percent', async () => {
    const { Skatt } = await calculated(month(28_000, '32'))
    expect((await calculated({ ...month(28_000, '32'), SkatteTyp: '???' })).Skatt).toBe(Math.floor(Skatt * 1.1))
  })

  it('A11: no more is deducted than the cash', async () => {
    const { Skatt, Brutto, Netto } = await calculated({ ...month(3_000), Formaner: 60_000 })
    expect([Brutto, Skatt, Netto]).toEqual([3_000, 3_000, 0])
  })

  it('is by the company’s most common table and by age when nothing else is said', async () => {
    const own = await calculated({ Manadslon: 35_000 })
    expect(own.Skatt).toBe((await calculated(month(35_000, '32'))).Skatt)
    const old = await calculated({ Manadslon: 35_000, Fodelsedatum: '1950-01-01' })
    expect(old.Skatt).toBe((await calculated({ ...month(35_000, '32', '3'), Fodelsedatum: '1950-01-01' })).Skatt)
    expect(old.Skatt).toBeLessThan(own.Skatt)
  })

  it('is by the year’s income for a one-off amount', async () => {
    const small = await calculated({ ...month(20_000), Engangsbelopp: 10_000 })
    const said = await calculated({ ...month(20_000), Engangsbelopp: 10_000, Arsinkomst: 900_000 })
    expect(row(said, '9010')).toBeLessThan(row(small, '9010') ?? 0)
  })
})

describe('the contributions of a trial calculation (B)', () => {
  const may: Trial = { Utbetalningsdatum: '2026-05-25', Manadslon: 10_000 }
  it.each<[example: string, trial: Trial, contributions: number]>([
    ['B3', { Utbetalningsdatum: '2026-03-25', Manadslon: 30_000, Fodelsedatum: '2005-06-01' }, 9_426],
    ['B4', { Manadslon: 30_000, Utbetalningsdatum: '2026-10-25', Fodelsedatum: '2005-06-01' }, 6_773.5],
    ['B5', { Manadslon: 32_000, Utbetalningsdatum: '2026-10-25', Fodelsedatum: '2005-06-01' }, 7_401.9],
    ['B6', { ...may, Fodelsedatum: '1937-06-01' }, 0],
    ['B7', { ...may, Fodelsedatum: '1938-06-01' }, 1_021],
    ['B7', { ...may, Fodelsedatum: '1958-06-01' }, 1_021],
    ['B8', { ...may, Fodelsedatum: '1959-06-01' }, 3_142],
    ['B8', { ...may, Fodelsedatum: '1980-06-01' }, 3_142],
    ['B8', { ...may, Fodelsedatum: '2002-06-01' }, 3_142],
    ['B9', { ...may, Fodelsedatum: '2003-06-01' }, 2_081],
    ['B9', { ...may, Fodelsedatum: '2007-06-01' }, 2_081],
    ['B10', { ...may, Fodelsedatum: '2008-06-01' }, 3_142],
    ['B11', { Manadslon: 40_000 }, 12_568],
    ['B12', { Manadslon: 40_000, Formaner: 4_000 }, 13_824.8],
    ['free', { Manadslon: 40_000, AvgiftTyp: '00' }, 0],
  ])('%s: %o', async (_, trial, contributions) => {
    const { Arbetsgivaravgift, Kostnad, Netto, Skatt } = await calculated(trial)
    expect(Arbetsgivaravgift).toBe(contributions)
    // What is paid to the person, to the tax account as tax, and as contributions.
    expect(Kostnad).toBeCloseTo(Netto + Skatt + contributions, 2)
  })
})

describe('the rows of a trial calculation (C)', () => {
  it('C1, C2: a week of sickness has sick pay and a qualifying deduction', async () => {
    const sick = await calculated({
      ...month(30_000),
      Franvaro: [{ Typ: 'SJK', From: '2026-11-09', Tom: '2026-11-13' }],
    })
    expect([row(sick, '2020'), row(sick, '2010')]).toEqual([5_538.46, -1_107.69])
  })

  it('counts hours of a day, and one day without a last one', async () => {
    const day = await calculated({ ...month(30_000), Franvaro: [{ Typ: 'TFP', From: '2026-11-10' }] })
    const half = await calculated({ ...month(30_000), Franvaro: [{ Typ: 'TFP', From: '2026-11-10', Timmar: 4 }] })
    expect(Math.abs((row(day, '2110') ?? 0) - 2 * (row(half, '2110') ?? 0))).toBeLessThan(0.02)
  })

  it.each([
    ['EGEN', 250],
    ['BENSIN', 120],
    ['DIESEL', 120],
    ['EL', 95],
  ])('C11: 10 mil with %s are %i kronor, tax-free', async (Bilslag, amount) => {
    const driven = await calculated({ ...month(30_000), Milersattning: { Mil: 10, Bilslag } })
    const without = await calculated(month(30_000))
    expect([driven.Netto - without.Netto, driven.Brutto]).toEqual([amount, 30_000])
  })

  it('taxes mileage above the law’s, and pays less than it untaxed', async () => {
    const more = await calculated({ ...month(30_000), Milersattning: { Mil: 10, KronorPerMil: 30 } })
    expect([more.Brutto, row(more, '5020'), row(more, '5021')]).toEqual([30_050, 250, 50])
    const less = await calculated({ ...month(30_000), Milersattning: { Mil: 10, KronorPerMil: 20 } })
    expect([less.Brutto, row(less, '5020')]).toEqual([30_000, 200])
  })

  it('taxes a car by its own steps', async () => {
    const Bil = { Nypris: 400_000, Modellar: 2024, Fordonsskatt: 3_000, Drivlina: 'FOS' }
    const { Formaner, Rader, Steg } = await calculated({ ...month(30_000), Bil })
    expect(Formaner).toBeGreaterThan(6_000)
    const steps = Rader.find(({ LonTyp }) => LonTyp === 'FÖRMÅN')?.Steg ?? []
    expect(steps.map(id => Steg.find(({ Id }) => Id === id)?.Text)).toContain('Prisbasbeloppsdel')
  })

  it('pays by the hour, and a one-off amount alone', async () => {
    const hourly = await calculated({ Timlon: 180.5, Timmar: 120 })
    expect([hourly.Brutto, row(hourly, '1010')]).toEqual([21_660, 21_660])
    const bonus = await calculated({ Engangsbelopp: 10_000, Arsinkomst: 400_000 })
    expect(bonus.Rader.map(({ LonArtNr }) => LonArtNr)).toEqual(['1070', '9010'])
  })

  it('C5: five days of holiday have a supplement of 0.43 percent each', async () => {
    const holiday = await calculated({ ...month(40_000), Semesterdagar: 5 })
    expect([row(holiday, '3010'), holiday.Brutto]).toEqual([860, 40_860])
    const days = [{ Typ: 'SEM', From: '2026-11-09', Tom: '2026-11-13' }]
    expect(row(await calculated({ ...month(40_000), Franvaro: days }), '3010')).toBe(860)
  })

  it('has a row for each absence', async () => {
    for (const Typ of absenceTypes.codes) {
      const { Rader } = await calculated({ ...month(30_000), Franvaro: [{ Typ, From: '2026-11-10' }] })
      expect([Typ, Rader.some(({ LonArtNr }) => /^(2|3|118)/.test(LonArtNr))]).toEqual([Typ, true])
    }
  })
})

describe('the answer of a trial calculation', () => {
  const whole: Trial = {
    ...month(35_000.55),
    Engangsbelopp: 12_345.67,
    Formaner: 300,
    Fodelsedatum: '1980-05-14',
    Bil: { Nypris: 400_000, Modellar: 2024 },
    Milersattning: { Mil: 12.5, KronorPerMil: 31.5 },
    Franvaro: [{ Typ: 'SJK', From: '2026-11-02', Tom: '2026-11-12' }],
  }

  it('adds up to the öre', async () => {
    const { Brutto, Formaner, Skatt, Netto, Arbetsgivaravgift, Kostnad, Rader } = await calculated(whole)
    const ore = (amount: number) => Math.round(amount * 100)
    const of = (kind: string) =>
      Rader.filter(({ LonTyp }) => LonTyp === kind).reduce((sum, { Belopp }) => sum + ore(Belopp), 0)
    expect([of('BRUTTO'), of('FÖRMÅN'), -of('SKATT')]).toEqual([Brutto, Formaner, Skatt].map(ore))
    expect(ore(Brutto) - ore(Skatt) + of('NETTO')).toBe(ore(Netto))
    expect(ore(Kostnad)).toBe(ore(Brutto) + of('NETTO') + ore(Arbetsgivaravgift))
    for (const amount of [Brutto, Formaner, Skatt, Netto, Arbetsgivaravgift, Kostnad])
      expect(amount).toBe(Number(amount.toFixed(2)))
  })

  it('explains every amount, down to the law', async () => {
    const answer = await calculated(whole)
    const steps = new Map(answer.Steg.map(step => [step.Id, step]))
    expect(steps.size).toBe(answer.Steg.length)
    for (const { Text, Belopp, Steg } of answer.Rader) {
      expect([Text, Math.abs(steps.get(Steg.at(-1) ?? '')?.Belopp ?? Number.NaN)]).toEqual([Text, Math.abs(Belopp)])
    }
    for (const name of ['Brutto', 'Formaner', 'Skatt', 'Netto', 'Arbetsgivaravgift', 'Kostnad'] as const)
      expect([name, steps.get(name)?.Belopp]).toEqual([name, answer[name]])
    for (const { Varden } of answer.Steg)
      for (const { Steg } of Varden) expect(Steg === '' || steps.has(Steg)).toBe(true)
    expect(answer.Steg.filter(({ Kalla }) => Kalla.includes('Socialavgiftslagen'))).not.toEqual([])
  })

  it('is the same again, and nothing is stored', async () => {
    const before = await counts()
    expect(await calculated(whole)).toEqual(await calculated(whole))
    await refused({})
    expect(await counts()).toEqual(before)
  })

  it('refuses a date whose law is not entered, at the date and by its name', async () => {
    expect(await refused({ ...month(30_000), Utbetalningsdatum: '2027-01-25' })).toEqual({
      Utbetalningsdatum: 'Skattetabellerna saknas för 2027-01-25.',
    })
  })

  it.each<[what: string, trial: Trial, field: string]>([
    ['no pay', {}, 'Manadslon'],
    ['an unknown table', month(30_000, '99'), 'Tabell'],
    ['an unknown column', month(30_000, '33', '7'), 'Kolumn'],
    ['an unknown contribution', { ...month(30_000), AvgiftTyp: '1' }, 'AvgiftTyp'],
    ['an unknown fuel', { ...month(30_000), Bil: { Nypris: 1, Modellar: 2024, Drivlina: 'X' } }, 'Bil.Drivlina'],
    ['no day', { ...month(30_000), Utbetalningsdatum: '' }, 'Utbetalningsdatum'],
    ['a day that does not exist', { ...month(30_000), Utbetalningsdatum: '2026-02-30' }, 'Utbetalningsdatum'],
    ['a decision of no tax', { ...month(30_000), JamkningProcent: 0 }, 'JamkningProcent'],
    [
      'a wrong percentage of a type without a table',
      { Manadslon: 1, SkatteTyp: 'EXT', JamkningProcent: 101 },
      'JamkningProcent',
    ],
  ])('refuses %s', async (_, trial, field) => expect(Object.keys(await refused(trial))).toEqual([field]))

  it('refuses what is no request', async () => {
    expect((await ask({ Manadslon: 'x' } as never)).body.dvCode).toBe(errors.invalidRequest.dvCode)
    expect((await ask({ Okand: 1 } as never)).body.dvCode).toBe(errors.invalidRequest.dvCode)
  })

  it('needs the right to read payslips', async () => {
    const per = await stage.signedIn('per')
    const { status } = await per.ask('/salaryCalculation', { company, method: 'POST', body: { ...base, Manadslon: 1 } })
    expect(status).toBe(403)
  })

  /** Returns the number of rows of every table, but of what every request leaves: its session. */
  async function counts(): Promise<Readonly<Record<string, number>>> {
    const { rows } = await withSystem(stage.test.database, tx =>
      tx.execute<{ name: string; count: number }>(sql`
        select table_name as name, (xpath('/row/c/text()', query_to_xml(
          format('select count(*) as c from %I', table_name), false, true, '')))[1]::text::int as count
        from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`),
    )
    expect(rows.map(({ name }) => name)).toContain('event')
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  }
})
