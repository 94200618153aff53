import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rounded } from '../fraction.ts'
import { holidayLaw, lawAgreement, whiteCollar } from '../testing/holiday.ts'
import type { AdvanceDebt } from './advance.ts'
import type { HolidayAgreement } from './holiday-agreement.ts'
import { dayDeducted, percentageDay, percentagePay, supplement, variableSupplement } from './holiday-pay.ts'
import { liability } from './liability.ts'
import { holidayMethod, type MethodFacts } from './method.ts'
import { leaverDay, type SettlementFacts, settlement } from './settlement.ts'

const days = (count: number) => ({ from: '2026-07-06', to: '2026-07-10', days: count * 100 })
const kr = (kronor: number) => Math.round(kronor * 100)
const earningYear = { from: '2025-04-01', to: '2026-03-31' }
/** An agreement with another supplement. */
const agreeing = (differs: Partial<HolidayAgreement>): HolidayAgreement => ({ ...lawAgreement, ...differs })

describe('the supplement (sammalöneregeln)', () => {
  it.each([
    ['C5, 40 000, five days', 40_000, 5, lawAgreement, 860],
    ['verksamt.se, 20 000', 20_000, 1, lawAgreement, 86],
    ['30 000 by law', 30_000, 1, lawAgreement, 129],
    ['30 000 by agreement', 30_000, 1, whiteCollar, 240],
    ['a week’s pay of 4 725', 4725, 1, agreeing({ supplement: [holidayLaw.weeklySupplement, 10_000] }), 86],
    ['the municipal 0,605 %', 30_000, 1, agreeing({ supplement: [605, 100_000] }), 181.5],
  ])('%s', (_, pay, count, agreement, result) => {
    expect(supplement(days(count), kr(pay), agreement).amount).toBe(kr(result))
  })

  it('says how', () => {
    const { steps } = supplement(days(5), kr(40_000), lawAgreement)
    expect(steps.at(-1)?.formula.replaceAll('\u00A0', ' ')).toBe(
      '5 dagar × 40 000,00 × 0,43 % = 860,00, avrundat till hela ören',
    )
  })

  it('names the clause of the law, beside that of an agreement', () => {
    const sources = [lawAgreement, whiteCollar].map(agreement => supplement(days(1), kr(1), agreement).steps[0]?.source)
    expect(sources).toEqual(['Semesterlagen 16 a §', 'Tjänstemannaavtalet (semesterlagen 16 a §)'])
  })

  it('a saved day is paid by the degree at which it was earned, where the agreement says so', () => {
    const degree = { earned: 10_000, now: 5000 }
    expect(supplement(days(1), kr(15_000), lawAgreement, degree).amount).toBe(kr(64.5))
    // Full-time supplement, and the other half of the day's pay.
    const line = supplement(days(1), kr(15_000), agreeing({ savesDegree: true }), degree)
    expect(line.amount).toBe(kr(129 + 690))
    expect(line.kind).toBe('holiday.savedSupplement')
  })

  it('an unpaid day of 30 000 takes 1 380', () => {
    expect(dayDeducted('holiday.unpaid', days(1), kr(30_000), lawAgreement)).toMatchObject({
      amount: kr(-1380),
      price: kr(1380),
      quantity: 100,
    })
  })
})

describe('variable pay', () => {
  it('by law 12 % of the holiday year’s, and 0,48 more for each day above 25', () => {
    expect(variableSupplement(days(25), kr(50_000), lawAgreement).amount).toBe(kr(6000))
    expect(variableSupplement(days(28), kr(50_000), lawAgreement).amount).toBe(kr(6720))
    expect(variableSupplement(days(17), kr(50_000), lawAgreement).amount).toBe(kr(6000))
  })

  it('by agreement 0,5 % of the earning year’s for each paid day', () => {
    expect(variableSupplement(days(5), kr(50_000), whiteCollar).amount).toBe(kr(1250))
  })
})

describe('the percentage (procentregeln)', () => {
  const day = (differs: Partial<Parameters<typeof percentageDay>[0]>, agreement = lawAgreement) =>
    percentageDay(
      { pay: kr(220_000), qualifying: 0, otherDays: 365, paidDays: 25, days: 25, ...differs },
      ...([earningYear, agreement] as const),
    )

  it('220 000 gives 1 056 a day, at 25 days and at 30', () => {
    expect(rounded(day({}).day)).toBe(kr(1056))
    const thirty = day({ days: 30, paidDays: 30 })
    expect(rounded(thirty.day)).toBe(kr(1056))
    expect(thirty.formula).toContain('14,4')
    expect(day({ days: 28, paidDays: 28 }).formula).toContain('13,44')
  })

  it('qualifying absence counts as the average day of the rest of the year', () => {
    const { day: value, steps } = day({ qualifying: 73, otherDays: 292, pay: kr(292_000) })
    expect(steps[0]?.value).toBe(kr(365_000))
    expect(rounded(value)).toBe(kr(1752))
  })

  it('agreements have other shares: 13 % and 12,72 %', () => {
    expect(rounded(day({}, agreeing({ percentage: [13, 100] })).day)).toBe(kr(1144))
    expect(rounded(day({}, agreeing({ percentage: [1272, 10_000] })).day)).toBe(kr(1119.36))
  })

  it('all the paid days together are the whole share, also when a day is not a whole öre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000_000 }), fc.integer({ min: 1, max: 25 }), (pay, paidDays) => {
        const line = percentagePay('holiday.pay', days(paidDays), day({ pay, paidDays }))
        expect(line.amount).toBe(Math.round((pay * 12) / 100))
        expect(line.steps.at(-1)?.value).toBe(line.amount)
      }),
    )
  })

  it('nothing earned is nothing paid', () => {
    expect(rounded(day({ pay: 0, paidDays: 0, otherDays: 0 }).day)).toBe(0)
  })
})

describe('which rule applies', () => {
  const facts: MethodFacts = {
    salaryForm: 'MÅN',
    pay: kr(360_000),
    variable: kr(35_999.99),
    hasChangedHours: false,
    notQualifying: 0,
    isSameAbsence: false,
  }
  const rule = (differs: Partial<MethodFacts>, agreement = lawAgreement) =>
    holidayMethod({ ...facts, ...differs }, agreement)

  it.each([
    [{}, 'SAM'],
    [{ salaryForm: 'TIM' }, 'PRO'],
    [{ variable: kr(36_000) }, 'PRO'],
    [{ hasChangedHours: true }, 'PRO'],
    [{ notQualifying: 1 }, 'PRO'],
    [{ notQualifying: 365, isSameAbsence: true }, 'SAM'],
  ] as const)('%j: %s', (differs, result) => {
    const method = rule(differs)
    expect(method.rule).toBe(result)
    expect(method.reasons).toHaveLength(1)
  })

  it('the agreement may always say the percentage', () => {
    expect(rule({}, agreeing({ isPercentage: true }))).toEqual({
      rule: 'PRO',
      reasons: ['Semesterlagen ger semesterlön som en andel av lönen.'],
    })
  })
})

describe('somebody leaves', () => {
  const debt: AdvanceDebt = { paidOn: '2024-07-01', days: 300, amount: kr(4000) }
  const facts: SettlementFacts = {
    ending: { lastDay: '2026-09-30', kind: 'EGEN', isForgiven: false },
    pay: kr(30_000),
    degree: 10_000,
    remaining: 500,
    earnedNext: 1300,
    saved: [],
    debts: [],
    percentage: null,
  }
  const settle = (differs: Partial<SettlementFacts>, agreement = whiteCollar) => {
    const { lines, warnings } = settlement({ ...facts, ...differs }, agreement, 5)
    return { amounts: lines.map(({ amount }) => amount / 100), warnings, lines }
  }

  it('a day of 30 000 is 1 620 by the agreement, and 1 509 by law', () => {
    expect(settle({ remaining: 100, earnedNext: 0 }).amounts).toEqual([1620])
    expect(settle({ remaining: 100, earnedNext: 0 }, lawAgreement).amounts).toEqual([1509])
  })

  it('gets this year’s days, next year’s and the saved', () => {
    const saved = [
      { year: 2024, days: 200, degree: 10_000 },
      { year: 2025, days: 100, degree: 5000 },
    ]
    expect(settle({ saved }).amounts).toEqual([8100, 21_060, 4860])
    expect(settle({ saved }, { ...whiteCollar, savesDegree: true }).amounts).toEqual([8100, 21_060, 810, 3240])
  })

  it('whose degree fell gets days that were saved at full time by the pay of full time, where the agreement says so', () => {
    const halved = { pay: kr(15_000), degree: 5000, remaining: 0, earnedNext: 0 }
    const saved = [{ year: 2024, days: 200, degree: 10_000 }]
    expect(settle({ ...halved, saved }, { ...whiteCollar, savesDegree: true }).amounts).toEqual([3240])
    expect(settle({ ...halved, saved }).amounts).toEqual([1620])
  })

  it('by the percentage each year has its own value', () => {
    const value = (pay: number) =>
      percentageDay({ pay: kr(pay), qualifying: 0, otherDays: 365, paidDays: 25, days: 25 }, earningYear, lawAgreement)
    const percentage = { current: value(220_000), next: value(110_000) }
    expect(settle({ percentage, remaining: 100, earnedNext: 100 }).amounts).toEqual([1056, 528])
  })

  it('owes what was paid in advance, and never more than the compensation', () => {
    expect(settle({ debts: [debt] }).amounts).toEqual([8100, 21_060, -4000])
    const { amounts, warnings } = settle({ debts: [debt], remaining: 100, earnedNext: 0 })
    expect(amounts).toEqual([1620, -1620])
    expect(warnings.join().replaceAll('\u00A0', ' ')).toContain('ryms 2 380,00 kr inte')
  })

  it.each([
    ['after five years', { lastDay: '2029-07-02', kind: 'EGEN', isForgiven: false }],
    ['when the employer has no work', { lastDay: '2026-09-30', kind: 'ARBRIST', isForgiven: false }],
    ['in illness', { lastDay: '2026-09-30', kind: 'EGEN', isForgiven: true }],
  ])('the debt is written off %s', (_, ending) => {
    const { amounts, warnings } = settle({ debts: [debt], ending })
    expect(amounts).toEqual([8100, 21_060])
    expect(warnings[0]).toContain('skrivs av')
    expect(settle({ debts: [debt], ending: { ...facts.ending, lastDay: '2029-07-01' } }).amounts).toContain(-4000)
  })

  it('with coinciding years the days taken beyond the earned are owed', () => {
    expect(
      settle({ remaining: -200, earnedNext: 0, saved: [{ year: 2025, days: 500, degree: 10_000 }] }).amounts,
    ).toEqual([8100, -3240])
  })

  it('is never negative, and each step has its own name', () => {
    const anyDays = fc.integer({ min: 0, max: 3000 })
    const debts = fc.array(
      fc.record({
        paidOn: fc.constantFrom('2020-01-01', '2024-07-01', '2026-01-01'),
        days: anyDays,
        amount: anyDays.map(kr),
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 3000 }), anyDays, debts, (remaining, earnedNext, owed) => {
        const { lines } = settle({ remaining, earnedNext, debts: owed })
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThanOrEqual(0)
        const ids = lines.flatMap(({ steps }) => steps.map(({ id }) => id))
        expect(new Set(ids).size).toBe(ids.length)
        for (const { amount, steps } of lines) expect(steps.at(-1)?.value).toBe(amount)
      }),
    )
  })
})

describe('the liability', () => {
  const facts = {
    paid: 10_000,
    earnedNext: 0,
    saved: [],
    advance: 0,
    contributions: 3000,
    day: leaverDay(kr(30_000), 10_000, 10_000, whiteCollar),
    savedDay: (degree: number) => leaverDay(kr(30_000), degree, 10_000, whiteCollar),
  }

  it('BFN example 16a: a hundred days of 30 000 at 5,4 % and 30 % of contributions is 210 600', () => {
    const { amount, contributions } = liability(facts)
    expect([amount, contributions, amount + contributions]).toEqual([kr(162_000), kr(48_600), kr(210_600)])
  })

  it('is the sum of its parts, of which advance days are negative', () => {
    const saved = [{ year: 2024, days: 333, degree: 10_000 }]
    const { parts, amount, steps } = liability({ ...facts, paid: 1000, earnedNext: 250, saved, advance: 150 })
    expect(parts).toEqual([
      { kind: 'paid', days: 1250, amount: kr(20_250) },
      { kind: 'saved', days: 333, amount: kr(5394.6) },
      { kind: 'advance', days: -150, amount: kr(-2430) },
    ])
    expect(amount).toBe(kr(23_214.6))
    expect(steps.find(({ id }) => id === 'semesterskuld')?.value).toBe(amount)
  })

  it('of nobody is nothing', () => {
    expect(liability({ ...facts, paid: 0 })).toMatchObject({ parts: [], amount: 0, contributions: 0 })
  })
})
