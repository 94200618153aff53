import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#contracts/rules/date.ts'
import { daysIn, type Span, shared } from '../dates.ts'
import { holidayLaw, lawAgreement, qualifyingLaw } from '../testing/holiday.ts'
import { type Earning, earnedDays, holidayRight } from './earned-days.ts'
import { daysAtAge } from './holiday-agreement.ts'
import { type NewYearFacts, newHolidayYear } from './new-year.ts'
import { absenceOfYear, type HolidayAbsence } from './qualifying.ts'
import { grossDays, holidayFactor, holidayHours } from './units.ts'
import { changeYear, type HolidayBalance, takeSaved } from './year-change.ts'

const year: Span = { from: '2025-04-01', to: '2026-03-31' }
const next: Span = { from: '2026-04-01', to: '2027-03-31' }

const earned = (differs: Partial<Earning>) =>
  earnedDays({
    year,
    employed: { from: '2020-01-01', to: null },
    days: 25,
    absence: { notQualifying: 0, causes: [] },
    ...differs,
  })

describe('paid days are earned', () => {
  // The last is the rule's, of 23,014: a page of a trade union prints 23, which a year of 366 days
  // would give.
  it.each([
    ['2026-01-11', 80, 6],
    ['2025-08-01', 243, 17],
    ['2025-10-30', 153, 11],
    ['2025-04-30', 336, 24],
    ['2020-01-01', 365, 25],
    ['2026-04-01', 0, 0],
  ])('employed from %s, %i days: %i', (from, days, result) => {
    expect(daysIn(shared({ from, to: year.to }, year) ?? { from: year.to, to: year.from })).toBe(days)
    expect(earned({ employed: { from, to: null } }).value).toBe(result)
  })

  it('not for absence that does not qualify', () => {
    expect(earned({ absence: { notQualifying: 285, causes: [] } }).value).toBe(6)
    expect(earned({ absence: { notQualifying: 365, causes: [] } }).value).toBe(0)
    expect(earned({ employed: { from: '2020-01-01', to: '2025-06-19' } }).value).toBe(6)
  })

  it('with coinciding years until the last day, in the year in which the days are taken', () => {
    const coinciding = { from: '2026-01-01', to: '2026-12-31' }
    const until = (to: string | null) => earned({ year: coinciding, employed: { from: '2020-01-01', to } }).value
    expect([until(null), until('2026-06-30'), until('2026-01-01')]).toEqual([25, 13, 1])
  })

  it('with a step that says how', () => {
    expect(earned({ employed: { from: '2026-01-11', to: null } }).steps[0]).toMatchObject({
      formula: '(80 − 0) / 365 × 25 = 5,48, avrundat uppåt till hela dagar',
      value: 600,
      unit: 'dagar',
    })
  })

  it('the days that are not earned are unpaid, and a first employment in autumn gives five', () => {
    expect(holidayRight(17, 25, '2025-08-01', next, holidayLaw)).toEqual({ paid: 17, unpaid: 8 })
    expect(holidayRight(0, 25, '2026-08-31', next, holidayLaw)).toEqual({ paid: 0, unpaid: 25 })
    expect(holidayRight(0, 25, '2026-09-01', next, holidayLaw)).toEqual({ paid: 0, unpaid: 5 })
  })

  it('more days come with the age', () => {
    const agreement = {
      ...lawAgreement,
      byAge: [
        { fromAge: 40, days: 31 },
        { fromAge: 50, days: 32 },
      ],
    }
    expect([39, 40, 49, 50].map(age => daysAtAge(age, agreement))).toEqual([25, 31, 31, 32])
  })
})

describe('absence that qualifies', () => {
  const absence = (type: string, from: string, days: number, differs: Partial<HolidayAbsence> = {}) => ({
    type,
    from,
    to: addDays(from, days - 1),
    extent: 10_000,
    child: '',
    ...differs,
  })
  const of = (absences: readonly HolidayAbsence[], alone: readonly string[] = []) => {
    const { qualifying, notQualifying } = absenceOfYear(absences, year, qualifyingLaw, alone)
    return [qualifying, notQualifying]
  }

  it.each([
    ['SJK', 200, 180],
    ['ASK', 300, 300],
    ['TFP', 130, 120],
    ['GRA', 150, 150],
    ['NÄR', 50, 45],
    ['SMB', 190, 180],
    ['STU', 200, 180],
    ['TFT', 70, 60],
    ['SFI', 300, 300],
    ['TJL', 30, 0],
    ['FLE', 30, 0],
  ])('%s for %i days: %i', (type, days, qualifying) => {
    expect(of([absence(type, '2025-05-01', days)])).toEqual([qualifying, days - qualifying])
  })

  it('a single parent has more days for each child', () => {
    const anna = absence('FPE', '2025-05-01', 190, { child: 'Anna' })
    expect(of([anna])).toEqual([120, 70])
    expect(of([anna], ['Anna'])).toEqual([180, 10])
    const bo = absence('FPE', '2025-12-01', 100, { child: 'Bo' })
    expect(of([anna, bo])).toEqual([220, 70])
    // Of another child with shared custody there are no more.
    expect(of([anna, bo], ['Bo'])).toEqual([220, 70])
    expect(of([anna, bo], ['Anna'])).toEqual([280, 10])
    expect(of([absence('TFP', '2025-05-01', 190, { child: 'Anna' })], ['Anna'])).toEqual([180, 10])
    // Days of earlier years are counted for the child.
    expect(of([absence('FPE', '2025-03-02', 130, { child: 'Anna' })])).toEqual([90, 10])
  })

  it('holiday and paid time off are no absence, and a partly absent day is earned', () => {
    expect(of([absence('SEM', '2025-07-01', 30), absence('KOM', '2025-09-01', 5)])).toEqual([0, 0])
    expect(of([absence('TJL', '2025-07-01', 30, { extent: 5000 })])).toEqual([0, 0])
    expect(of([absence('SJK', '2025-05-01', 200, { extent: 5000 })])).toEqual([180, 0])
  })

  it('a day with two causes counts once', () => {
    const sick = absence('SJK', '2025-07-01', 10, { extent: 5000 })
    expect(of([sick, absence('TJL', '2025-07-01', 10, { extent: 5000 })])).toEqual([10, 0])
    expect(of([sick, absence('TFP', '2025-07-06', 10, { extent: 5000 })])).toEqual([15, 0])
  })

  it('sickness through a whole earning year qualifies no more, while it goes on', () => {
    const whole = absence('SJK', '2024-04-01', 365)
    const later = (breakDays: number) => absence('SJK', addDays('2025-04-01', breakDays), 100)
    expect(of([whole, later(0)])).toEqual([0, 100])
    expect(of([whole, later(14)])).toEqual([0, 100])
    expect(of([whole, later(15)])).toEqual([100, 0])
    expect(of([absence('SJK', '2024-04-02', 364), later(0)])).toEqual([100, 0])
    expect(
      of([
        { ...whole, type: 'ASK' },
        { ...later(0), type: 'ASK' },
      ]),
    ).toEqual([0, 100])
    expect(of([whole, later(0), absence('TFP', '2025-12-01', 5)])).toEqual([5, 100])
  })

  it('in any order, and never more than the days of absence', () => {
    const any = fc.record({
      type: fc.constantFrom('SJK', 'ASK', 'FPE', 'TFP', 'TIO', 'TJL', 'SEM', 'STU'),
      start: fc.integer({ min: -400, max: 360 }),
      days: fc.integer({ min: 1, max: 400 }),
      extent: fc.constantFrom(10_000, 5000),
      child: fc.constantFrom('Anna', 'Bo'),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), all => {
        const given = all.map(({ type, start, days, extent, child }) =>
          absence(type, addDays(year.from, start), days, { extent, child }),
        )
        const result = absenceOfYear(given, year, qualifyingLaw, [])
        expect(absenceOfYear(given.toReversed(), year, qualifyingLaw, [])).toEqual(result)
        expect(result.qualifying + result.notQualifying).toBeLessThanOrEqual(365)
        for (const { days, qualifying } of result.causes) expect(qualifying).toBeLessThanOrEqual(days)
        const { value } = earned({ absence: result })
        expect(value >= 0 && value <= 25).toBe(true)
      }),
    )
  })
})

describe('the change of year', () => {
  const balance = (differs: Partial<HolidayBalance> = {}): HolidayBalance => ({
    paid: 300,
    unpaid: 200,
    advance: 0,
    saved: [],
    ...differs,
  })
  const facts = { ended: 2025, right: 2500, degree: 10_000, next: { paid: 25, unpaid: 0 } }

  it('saves days above twenty, and pays the rest', () => {
    expect(changeYear(balance({ paid: 700 }), facts, lawAgreement)).toEqual({
      balance: { paid: 2500, unpaid: 0, advance: 0, saved: [{ year: 2025, days: 500, degree: 10_000 }] },
      toPay: 200,
      expired: [],
      warnings: ['2 betalda semesterdagar kan inte sparas. De skulle ha tagits ut, och betalas ut.'],
    })
    expect(changeYear(balance({ paid: 300 }), { ...facts, right: 2000 }, lawAgreement).toPay).toBe(300)
  })

  it('ends what was saved five years ago', () => {
    const saved = [2020, 2021, 2024].map(ended => ({ year: ended, days: 100, degree: 10_000 }))
    const { balance: after, expired } = changeYear(balance({ saved }), facts, lawAgreement)
    expect(expired.map(each => each.year)).toEqual([2020])
    expect(after.saved.map(each => each.year)).toEqual([2021, 2024, 2025])
    // The State: no limit in time, at most thirty.
    const state = { ...lawAgreement, savedYears: null, maxSaved: 30 }
    const many = [{ year: 2010, days: 2900, degree: 10_000 }]
    expect(changeYear(balance({ saved: many }), facts, state)).toMatchObject({ toPay: 200, expired: [] })
  })

  it('unpaid days lapse, and days taken beyond the paid ones are a debt', () => {
    const { balance: after } = changeYear(balance({ paid: -150, advance: 100 }), facts, lawAgreement)
    expect(after).toEqual({ paid: 2500, unpaid: 0, advance: 250, saved: [] })
  })

  it('the oldest saved days are taken first', () => {
    const saved = [2024, 2022, 2023].map(of => ({ year: of, days: 300, degree: 10_000 }))
    expect(takeSaved(saved, 450).map(each => [each.year, each.days])).toEqual([
      [2023, 150],
      [2024, 300],
    ])
    expect(takeSaved(saved, 1000)).toEqual([])
  })

  it('loses and invents no paid day', () => {
    const day = fc.integer({ min: 0, max: 4000 })
    const saved = fc.array(
      fc.record({ year: fc.integer({ min: 2015, max: 2024 }), days: day, degree: fc.constant(10_000) }),
    )
    const agreement = fc.record({
      savedAbove: fc.constantFrom(0, 20),
      savedYears: fc.constantFrom(null, 5),
      maxSaved: fc.constantFrom(null, 30),
    })
    fc.assert(
      fc.property(day, day, saved, agreement, (paid, right, old, differs) => {
        const {
          balance: after,
          toPay,
          expired,
        } = changeYear(balance({ paid, saved: old }), { ...facts, right }, { ...lawAgreement, ...differs })
        const sum = (all: readonly { readonly days: number }[]) => all.reduce((total, { days }) => total + days, 0)
        expect(toPay + sum(expired) + sum(after.saved)).toBe(paid + sum(old))
        expect(toPay).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('a new holiday year', () => {
  const facts: NewYearFacts = {
    taken: next,
    earned: year,
    employed: { from: '2020-01-01', to: null },
    age: 39,
    ownDays: null,
    alone: [],
    absences: [],
    right: 2500,
    degree: 10_000,
    balance: { paid: 500, unpaid: 0, advance: 0, saved: [] },
  }
  const leave: HolidayAbsence = { type: 'TJL', from: '2025-06-01', to: '2025-08-31', extent: 10_000, child: '' }
  const begin = (differs: Partial<NewYearFacts>, agreement = lawAgreement) =>
    newHolidayYear({ ...facts, ...differs }, agreement, holidayLaw, qualifyingLaw)
  const daysOf = (...given: Parameters<typeof begin>) => {
    const { paid, unpaid } = begin(...given).change.balance
    return [paid / 100, unpaid / 100]
  }

  it('has the days of the agreement, of the age, or of the person’s own', () => {
    const agreement = { ...lawAgreement, byAge: [{ fromAge: 40, days: 31 }] }
    expect(daysOf({}, agreement)).toEqual([25, 0])
    expect(daysOf({ age: 40 }, agreement)).toEqual([31, 0])
    expect(daysOf({ age: null }, agreement)).toEqual([25, 0])
    expect(daysOf({ age: 40, ownDays: 35 }, agreement)).toEqual([35, 0])
  })

  it('has fewer paid days after absence, and saves by the year that ended', () => {
    expect(daysOf({ absences: [leave] })).toEqual([19, 6])
    const { change, steps } = begin({ absences: [leave] })
    expect(change.balance.saved).toEqual([{ year: 2025, days: 500, degree: 10_000 }])
    expect(steps.at(-1)).toMatchObject({ formula: '(365 − 92) / 365 × 25 = 18,70, avrundat uppåt till hela dagar' })
  })

  it('gives all days in advance when the years coincide', () => {
    const coinciding = { ...lawAgreement, isCoinciding: true }
    const same = { from: '2026-01-01', to: '2026-12-31' }
    const early: HolidayAbsence = { ...leave, from: '2026-01-01', to: '2026-02-28' }
    expect(daysOf({ taken: same, earned: same, absences: [early] }, coinciding)).toEqual([25, 0])
    expect(
      daysOf({ taken: same, earned: same, employed: { from: '2020-01-01', to: '2026-06-30' } }, coinciding),
    ).toEqual([13, 12])
  })
})

describe('units of holiday', () => {
  it.each([
    [550, 0.9],
    [350, 1.42],
    [500, 1],
  ])('%i working days of a hundred weeks: factor %f', (weeklyDays, factor) => {
    const { top, bottom } = holidayFactor(weeklyDays)
    // The pages cut the decimals.
    expect(Math.abs(Number(top) / Number(bottom) - factor)).toBeLessThan(0.01)
  })

  it('a week of holiday is five of the year’s days, and a week’s hours', () => {
    expect(grossDays(350, 350)).toBe(500)
    expect(grossDays(300, 300)).toBe(500)
    expect(holidayHours(500, 3825)).toBe(3825)
    expect(holidayHours(2500, 4000)).toBe(20_000)
  })
})
