import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#contracts/rules/date.ts'
import type { Span } from '../dates.ts'
import { rounded } from '../fraction.ts'
import type { AbsenceDay, PayLevel } from '../pay-level.ts'
import {
  away,
  awayFor,
  monthly,
  sicknessFacts,
  sickPayLaw,
  spanOfDays,
  thirtyThousand,
  year2026,
} from '../testing/absence.ts'
import { dayDeduction } from './long-sickness.ts'
import { firstEntitledDay, type SickDay, sickPeriods } from './sick-periods.ts'
import { type SicknessFacts, sickness } from './sickness.ts'

const calculate = (days: readonly SickDay[], span: Span = year2026, facts: Partial<SicknessFacts> = {}) =>
  sickness(days, span, { ...sicknessFacts, ...facts })

/** The amounts of sickness by kind, in kronor. */
function amounts(...given: Parameters<typeof calculate>): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const { kind, amount } of calculate(...given).lines) sums[kind] = (sums[kind] ?? 0) + amount
  return Object.fromEntries(Object.entries(sums).map(([kind, ore]) => [kind, ore / 100]))
}
const total = (...given: Parameters<typeof calculate>): number =>
  calculate(...given).lines.reduce((sum, { amount }) => sum + amount, 0)

const monday = '2026-11-02'
const hourly = (kronor: number): PayLevel => ({ form: 'TIM', pay: kronor * 100, weeklyHours: 4000 })

describe('sick pay by law', () => {
  it('C1 and C2: 30 000 gives 5 538,46 a week and a deduction of 1 107,69', () => {
    const { lines } = calculate(away(spanOfDays(monday, 5)))
    const qualifying = lines.find(({ kind }) => kind === 'sick.qualifying')
    expect(qualifying?.steps.map(({ value }) => value)).toEqual([553_846, -110_769])
  })

  // The page of Visma rounds the hour to 173,08 and the sick hour to 138,46, and differs by
  // 0,01–0,15. One rounding a row of exact amounts is at most 0,01 from the exact sum.
  it.each([
    [40, 27_507.69, 27_507.68],
    [28, 27_923.08, 27_922.96],
    [10, 28_546.15, 28_546.12],
    [4, 29_307.69, 29_307.69],
  ])('30 000 with %i hours lost leaves %f', (hours, exact, page) => {
    const days = Array.from({ length: Math.ceil(hours / 8) }, (_, at) =>
      awayFor(addDays(monday, at), Math.min(8, hours - at * 8)),
    )
    const left = 30_000 + total(days) / 100
    expect(Math.abs(left - exact)).toBeLessThan(0.011)
    expect(Math.abs(left - page)).toBeLessThan(0.15)
  })

  it('Björn Lundén: 100 kr an hour, 40 hours a week, gives a deduction of 640', () => {
    const days = away(spanOfDays(monday, 5), { pay: hourly(100) })
    expect(amounts(days)).toEqual({ 'sick.pay': 3200, 'sick.qualifying': -640 })
  })

  it('a worker with 150 kr an hour and 12 hours lost gets 480', () => {
    const pay = hourly(150)
    expect(total([awayFor(monday, 8, pay), awayFor('2026-11-03', 4, pay)])).toBe(48_000)
  })

  it('TMF: 28 000 with 28 hours lost is the agreement’s 8 hours whole and 20 hours at 20 %', () => {
    const pay = monthly(28_000)
    const days = [0, 1, 2, 3].map(at => awayFor(addDays(monday, at), at === 3 ? 4 : 8, pay))
    expect(total(days) / 100).toBeCloseTo(-(1292.31 + 646.15), 1)
  })

  it.each([
    ['40 hours in five days', 40, 5, 8],
    ['30 hours in three days', 30, 3, 6],
  ])('Arbetet: %s is a deduction of the sick pay of so many hours', (_, hours, count, deducted) => {
    const pay: PayLevel = { form: 'TIM', pay: 20_000, weeklyHours: hours * 100 }
    const days = Array.from({ length: count }, (_each, at) => awayFor(addDays(monday, at), hours / count, pay))
    expect(amounts(days)['sick.qualifying']).toBe(-160 * deducted)
  })

  it('the State deducts 3,68 % of a month’s pay: 1 104 of 30 000', () => {
    expect(amounts(away(spanOfDays(monday, 5)), year2026, { qualifying: [368, 10_000] })['sick.qualifying']).toBe(-1104)
  })

  it('unknown weekly hours are those of full time, with a warning', () => {
    const days = away(spanOfDays(monday, 5))
    const unknown = days.map(day => ({ ...day, pay: { ...day.pay, weeklyHours: 0 } }))
    expect(amounts(unknown)).toEqual(amounts(days))
    expect(calculate(unknown).warnings).toHaveLength(1)
  })

  it('the deduction is never more than the sick pay of the period', () => {
    expect(amounts([awayFor(monday, 4)])).toEqual({
      'sick.deduction': -692.31,
      'sick.pay': 553.85,
      'sick.qualifying': -553.85,
    })
  })

  it('lost supplements give sick pay, also to the limit of the deduction', () => {
    expect(amounts([{ ...awayFor(monday, 4), lostSupplements: 10_000 }])).toMatchObject({
      'sick.supplements': 80,
      'sick.qualifying': -633.85,
    })
  })

  it('without a right to it there is no sick pay, and its days are not counted', () => {
    const { lines } = calculate(away(spanOfDays(monday, 5)), year2026, { entitledFrom: '2026-11-04' })
    expect(lines.map(({ kind, from, quantity }) => [kind, from, quantity])).toEqual([
      ['sick.unentitled', '2026-11-02', 1600],
      ['sick.deduction', '2026-11-04', 2400],
      ['sick.pay', '2026-11-04', 2400],
      ['sick.qualifying', '2026-11-04', 100],
    ])
  })

  it('the fourteen days begin with the right to them', () => {
    const days = away(spanOfDays(monday, 17))
    const unpaid = calculate(days, year2026, { entitledFrom: '2026-11-04' }).lines.filter(
      ({ kind }) => kind === 'sick.longUnpaid',
    )
    expect(unpaid.map(({ from, quantity }) => [from, quantity])).toEqual([['2026-11-18', 100]])
  })

  it('an employment of less than a month gives it after fourteen days', () => {
    const { value } = sickPayLaw.entries[0] as (typeof sickPayLaw.entries)[0]
    expect(firstEntitledDay('2026-11-02', '2026-11-30', value)).toBe('2026-11-16')
    expect(firstEntitledDay('2026-11-02', '2026-12-01', value)).toBe('2026-11-02')
    expect(firstEntitledDay('2026-11-02', null, value)).toBe('2026-11-02')
  })
})

describe('sick periods', () => {
  const starts = (...spans: readonly Span[]) =>
    sickPeriods(
      spans.flatMap(span => away(span)),
      sicknessFacts,
    ).map(({ start }) => start)

  it('faronline: sick Monday to Thursday, at work on Friday, sick on Tuesday is one period', () => {
    expect(starts(spanOfDays(monday, 4), spanOfDays('2026-11-10', 1))).toEqual([monday])
  })

  it('lawline: sick until 19 September, again on the 25th, is two', () => {
    expect(starts({ from: '2026-09-16', to: '2026-09-19' }, { from: '2026-09-25', to: '2026-09-25' })).toEqual([
      '2026-09-16',
      '2026-09-25',
    ])
  })

  it('a relapse continues the count of days, and what is left of the deduction', () => {
    const days = [awayFor(monday, 4), ...away({ from: '2026-11-05', to: '2026-11-06' })]
    expect(amounts(days)['sick.qualifying']).toBe(-1107.69)
    expect(sickPeriods(days, sicknessFacts)[0]?.days.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  const tenTimes = Array.from({ length: 10 }, (_, at) => awayFor(addDays('2026-01-05', at * 14), 8))

  it('the eleventh in twelve months has no deduction, and says why', () => {
    const { lines } = calculate([...tenTimes, awayFor('2026-06-01', 8)])
    const deductions = lines.filter(({ kind }) => kind === 'sick.qualifying')
    expect(deductions.map(({ amount }) => amount < 0)).toEqual([...tenTimes.map(() => true), false])
    expect(deductions.at(-1)?.steps.at(-1)?.formula).toContain('tolv månader')
  })

  it('a deduction counts for twelve months, also one from before the known days', () => {
    const earlierDeductions = Array.from({ length: 10 }, (_, at) => addDays('2025-06-01', at * 7))
    const on = (date: string) => amounts([awayFor(date, 8)], year2026, { earlierDeductions })['sick.qualifying']
    expect(on('2026-06-01')).toBe(0)
    expect(on('2026-06-02')).toBe(-1107.69)
  })

  it('a period on days off alone has none, and is none of the ten', () => {
    const weekends = tenTimes.map(({ date }) => ({ ...awayFor(addDays(date, -1), 0), scheduled: 0, extent: 10_000 }))
    expect(amounts([...weekends, awayFor('2026-06-01', 8)])['sick.qualifying']).toBe(-1107.69)
  })

  it('special protection takes the deduction away, and is none of the ten', () => {
    const days = tenTimes.map((day, at) => ({ ...day, isProtected: at === 0 }))
    expect(amounts([...days, awayFor('2026-06-01', 8)])['sick.qualifying']).toBeCloseTo(-1107.69 * 10, 2)
  })
})

describe('after the period of sick pay', () => {
  const long = { below: 9000, above: 1000, baseAmounts: 10, lastDay: 90, source: 'K-avtalet' }

  it.each([
    [30_000, 887.67],
    [55_000, 1478.36],
    [60_000, 1494.79],
  ])('an agreement deducts of %i, with a base amount of 59 200, %f a day', (pay, deducted) => {
    expect(rounded(dayDeduction(pay * 100, 5_920_000, long))).toBe(Math.round(deducted * 100))
  })

  it('day 15 and on are deducted by calendar days, and those after the last paid day wholly', () => {
    const days = away(spanOfDays(monday, 20))
    expect(amounts(days, year2026, { long })['sick.long']).toBeCloseTo(-887.67 * 6, 1)
    expect(amounts(days, year2026, { long: { ...long, lastDay: 16 } })).toMatchObject({
      'sick.long': -1775.34,
      'sick.longUnpaid': -3945.21,
    })
  })

  it('half a day is deducted by half', () => {
    const days = away(spanOfDays(monday, 16), { extent: 5000 })
    expect(amounts(days, year2026, { long })['sick.long']).toBe(-887.67)
  })

  it('by law nothing is paid: a whole month takes the whole pay', () => {
    const days = away({ from: '2026-09-01', to: '2026-10-31' })
    expect(amounts(days, { from: '2026-10-01', to: '2026-10-31' })).toEqual({ 'sick.longUnpaid': -30_000 })
  })

  it('no month loses more than its pay, with the hours of its first days', () => {
    // Alone, the 17 days of 15–31 December are 16 767,12. The 80 hours before them are 13 846,15.
    const days = away({ from: '2026-12-01', to: '2026-12-31' })
    expect(amounts(days)).toMatchObject({ 'sick.deduction': -13_846.15, 'sick.longUnpaid': -16_153.85 })
    expect(calculate(days).lines.at(-1)?.steps[0]?.formula).toContain('högst månadens lön')
  })

  it('Försäkringskassan is told within seven days, and a certificate is needed from day 8', () => {
    const { warnings } = calculate(away(spanOfDays(monday, 15)))
    expect(warnings).toEqual([
      'Sjukperioden från 2026-11-02 går över dag 14. Anmäl den till Försäkringskassan senast 2026-11-22.',
      'Sjukperioden från 2026-11-02: läkarintyg saknas från dag 8, den 2026-11-09.',
    ])
    const certified = [{ from: '2026-11-09', to: '2026-11-15' }]
    expect(calculate(away(spanOfDays(monday, 14)), year2026, { certified }).warnings).toEqual([])
    expect(calculate(away(spanOfDays(monday, 7))).warnings).toEqual([])
    // It ends, and the next has not come.
    const ended = [{ from: '2026-11-09', to: '2026-11-10' }]
    expect(calculate(away(spanOfDays(monday, 14)), year2026, { certified: ended }).warnings).toEqual([
      'Sjukperioden från 2026-11-02: läkarintyg saknas från dag 10, den 2026-11-11.',
    ])
    // From day 15 it is Försäkringskassan's: only the notice of it is due.
    expect(calculate(away(spanOfDays(monday, 20)), year2026, { certified }).warnings).toEqual([
      'Sjukperioden från 2026-11-02 går över dag 14. Anmäl den till Försäkringskassan senast 2026-11-22.',
    ])
  })
})

describe('properties of sickness', () => {
  const long = { below: 9000, above: 1000, baseAmounts: 10, lastDay: 40, source: 'Avtal' }
  const day = fc.record({
    offset: fc.integer({ min: 0, max: 120 }),
    absent: fc.integer({ min: 0, max: 800 }),
    pay: fc.constantFrom(thirtyThousand, monthly(33_333), monthly(55_001), hourly(151)),
    lostSupplements: fc.constantFrom(0, 0, 4_321),
  })
  /** Days from the middle of October, so that the new year is among them. */
  const days = fc
    .oneof(
      fc.uniqueArray(day, { selector: ({ offset }) => offset, maxLength: 60 }),
      fc.array(day, { minLength: 20, maxLength: 80 }).map(all => all.map((one, offset) => ({ ...one, offset }))),
    )
    .map(all =>
      all.map(
        ({ offset, ...rest }): SickDay => ({
          ...rest,
          date: addDays('2025-10-15', offset),
          scheduled: 800,
          extent: Math.max(100, rest.absent * 12),
        }),
      ),
    )
  const from = '2025-10-01'
  const to = '2026-03-31'

  it('payouts that each know the days until their end give in sum what one would', () => {
    fc.assert(
      fc.property(days, fc.array(fc.integer({ min: 0, max: 180 }), { maxLength: 4 }), (given, cuts) => {
        const ends = [...new Set(cuts.map(cut => addDays(from, cut)).filter(end => end < to))].toSorted().concat(to)
        const parts = ends.map((end, at) => ({ from: at === 0 ? from : addDays(ends[at - 1] ?? from, 1), to: end }))
        const known = (until: string) => given.filter(({ date }) => date <= until)
        const inParts = parts.map(part => total(known(part.to), part, { long }))
        expect(inParts.reduce((a, b) => a + b, 0)).toBe(total(given, { from, to }, { long }))
      }),
    )
  })

  it('the order of the days has no effect', () => {
    fc.assert(
      fc.property(
        days.chain(all => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length }))),
        ([given, shuffled]) => {
          expect(calculate(shuffled, { from, to }, { long })).toEqual(calculate(given, { from, to }, { long }))
        },
      ),
    )
  })

  it('sick pay is never less than its deduction, nor more than what was lost, and steps give the amounts', () => {
    fc.assert(
      fc.property(days, given => {
        const { lines } = calculate(given, { from, to }, { long })
        const of = (...kinds: readonly string[]) =>
          lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0)
        const paid = of('sick.pay', 'sick.supplements')
        expect(paid + of('sick.qualifying')).toBeGreaterThanOrEqual(-1)
        for (const { amount, steps, quantity } of lines) {
          expect(steps.at(-1)?.value).toBe(amount)
          expect(Number.isInteger(amount) && Number.isInteger(quantity) && !Object.is(amount, -0)).toBe(true)
        }
        // What two lines have in common is one step.
        for (const same of Map.groupBy(
          lines.flatMap(({ steps }) => steps),
          ({ id }) => id,
        ).values()) {
          expect(new Set(same.map(step => JSON.stringify(step))).size).toBe(1)
        }
        const last = lines.map(({ steps }) => steps.at(-1)?.id)
        expect(new Set(last).size).toBe(last.length)
      }),
    )
  })

  it('there are at most ten deductions in any twelve months', () => {
    const dates = fc.uniqueArray(fc.integer({ min: 0, max: 700 }), { maxLength: 60 })
    fc.assert(
      fc.property(dates, offsets => {
        const given = offsets.map((offset): AbsenceDay => awayFor(addDays('2024-01-08', offset), 8))
        const made = sickPeriods(given, sicknessFacts).filter(({ qualifying }) => qualifying === 'deducted')
        for (const { start } of made) {
          const year = made.filter(each => each.start <= start && each.start > addDays(start, -364))
          expect(year.length).toBeLessThanOrEqual(10)
        }
      }),
    )
  })
})
