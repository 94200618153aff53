import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDate } from '#contracts/rules/date.ts'
import { monthOf, type Span } from '../dates.ts'
import { rounded } from '../fraction.ts'
import type { AbsenceDay, PayLevel } from '../pay-level.ts'
import {
  away,
  awayFor,
  isWeekend,
  leaveAgreement,
  monthly,
  spanOfDays,
  thirtyThousand,
  year2026,
} from '../testing/absence.ts'
import { ofDay } from './calendar-days.ts'
import { type LeaveType, leave } from './leave.ts'
import type { LeaveAgreement } from './leave-agreement.ts'
import { parentalPay, parentalPayMonths } from './parental-pay.ts'
import { absenceQuantities } from './quantities.ts'

const unpaid: LeaveType = { code: 'TJL', text: 'Tjänstledighet', isByHours: false }

const lines = (
  days: readonly AbsenceDay[],
  differs: Partial<LeaveAgreement> = {},
  span: Span = year2026,
  type: LeaveType = unpaid,
) => leave(days, span, type, { ...leaveAgreement, ...differs }).lines

const taken = (...given: Parameters<typeof lines>): number =>
  -lines(...given).reduce((sum, { amount }) => sum + amount, 0) / 100

const ways = (...given: Parameters<typeof lines>) =>
  lines(...given).map(({ kind, quantity, amount }) => [kind, quantity / 100, -amount / 100])

const monday = '2026-06-08'

describe('leave is deducted', () => {
  it('C4: 30 000, care of a child for three days of 21, is 4 285,71', () => {
    expect(ways(away(spanOfDays(monday, 3)))).toEqual([['leave.workdays', 3, 4285.71]])
  })

  it('by the hour for a part of a day, a part-timer’s pay raised to full time', () => {
    expect(ways([awayFor(monday, 4)])).toEqual([['leave.hours', 4, 718.56]])
    const half: PayLevel = { form: 'MÅN', pay: 1_500_000, weeklyHours: 2000 }
    expect(taken([awayFor(monday, 4, half)])).toBe(718.56)
    // TEKO: 12 months by 52 weeks of own hours.
    expect(taken([awayFor(monday, 4)], { hours: null })).toBe(692.31)
  })

  it('by working days up to five, and by calendar days when it is longer', () => {
    expect(ways(away(spanOfDays(monday, 5)))).toEqual([['leave.workdays', 5, 7142.86]])
    expect(ways(away(spanOfDays(monday, 8)))).toEqual([['leave.calendarDays', 8, 7890.41]])
  })

  it('a whole month by the whole pay', () => {
    for (const month of [2, 6, 7]) {
      const span = { from: isoDate(2026, month, 1), to: addDays(isoDate(2026, month + 1, 1), -1) }
      expect(taken(away(span), {}, span)).toBe(30_000)
      expect(taken(away(span, { extent: 2000 }), {}, span)).toBe(6000)
    }
  })

  it('never by more than the month’s pay, however it is counted', () => {
    // 23 working days: 184 hours by 167, and 23 by 21.
    const december = { from: '2026-12-01', to: '2026-12-31' }
    expect(taken(away(december), {}, december, { ...unpaid, isByHours: true })).toBe(30_000)
    expect(taken(away(december), { shortest: 31 }, december)).toBe(30_000)
    expect(lines(away(december), { shortest: 31 }, december)[0]?.steps[0]?.formula).toContain('högst månadens lön')
  })

  it('on Friday and Monday with the weekend, when the agreement says so', () => {
    const days = away(spanOfDays('2026-06-12', 4))
    // The weekend belongs to the absence, however it was entered.
    const entered = [days, days.map(day => (isWeekend(day.date) ? { ...day, extent: 0 } : day))]
    for (const each of entered) {
      expect(ways(each)).toEqual([['leave.workdays', 2, 2857.14]])
      expect(ways(each, { includesDaysOff: true })).toEqual([['leave.calendarDays', 4, 3945.21]])
    }
    const friday = days.map(day => (day.date === '2026-06-12' ? day : { ...day, extent: 0, absent: 0 }))
    expect(ways(friday, { includesDaysOff: true })).toEqual([['leave.workdays', 1, 1428.57]])
  })

  it('a day at work ends the absence: five and five days are two short ones', () => {
    const days = [...away(spanOfDays(monday, 5)), ...away(spanOfDays('2026-06-16', 4))]
    expect(ways(days)).toHaveLength(2)
    const atWork = away(spanOfDays('2026-06-15', 1), { extent: 0, absent: 0 })
    expect(ways([...atWork, ...away(spanOfDays('2026-06-13', 2), { extent: 0 }), ...days])).toEqual(ways(days))
    const weeks = [...away(spanOfDays(monday, 5)), ...away(spanOfDays('2026-06-13', 2), { extent: 0 })]
    expect(ways([...weeks, ...away(spanOfDays('2026-06-15', 5))])).toEqual([['leave.calendarDays', 12, 11_835.62]])
  })

  it('unknown weekly hours are those of full time, with a warning where something is lost', () => {
    const unknown = { ...thirtyThousand, weeklyHours: 0 }
    const of = (day: AbsenceDay) => leave([day], year2026, unpaid, leaveAgreement)
    expect(of(awayFor(monday, 4, unknown)).lines[0]?.amount).toBe(-71_856)
    expect(of(awayFor(monday, 4, unknown)).warnings).toHaveLength(1)
    expect(of(awayFor(monday, 0, unknown))).toEqual({ lines: [], warnings: [] })
  })

  it('whoever is paid by the hour has nothing deducted', () => {
    expect(lines([awayFor(monday, 8, { form: 'TIM', pay: 15_000, weeklyHours: 4000 })])).toEqual([])
  })
})

describe('other agreements', () => {
  // Lärarförbundet's examples of the State's agreement.
  it('the State: 4,6 % a working day and 3,3 % a calendar day', () => {
    const state: Partial<LeaveAgreement> = { workday: [46, 1000], calendarDay: [33, 1000] }
    expect(taken(away(spanOfDays(monday, 3)), state)).toBe(4140)
    expect(taken(away(spanOfDays(monday, 10), { pay: monthly(28_000) }), state)).toBe(9240)
  })

  it('faronline: 18 500 and four days of a schedule of 13 days in three weeks', () => {
    const days = away(spanOfDays(monday, 4), { pay: monthly(18_500) })
    // The page cuts 21/13 to 1,61.
    expect(taken(days, { factor: [161, 100] })).toBe(3916.93)
    expect(taken(days, { factor: [21, 13] })).toBe(3930.03)
  })

  it('municipal: 30 000, five days in June, is 7 000', () => {
    expect(taken(away(spanOfDays(monday, 5)), { calendarDay: 'MONTH', factor: [7, 5] })).toBe(7000)
  })

  it('the formula has the figures', () => {
    const formula = (...given: Parameters<typeof lines>) =>
      lines(...given)[0]
        ?.steps.at(-1)
        ?.formula.replaceAll('\u00A0', ' ')
    expect(formula(away(spanOfDays(monday, 4)), { factor: [7, 5], calendarDay: 'MONTH' })).toBe(
      '−(4 dagar × 30 000,00 / 30 × 7 / 5) = −5 600,00, avrundat till hela ören',
    )
    expect(formula(away({ from: '2026-05-30', to: '2026-06-30' }))).toBe(
      '−(2 dagar × 30 000,00 × 12 / 365 + hela 2026-06 30 000,00) = −31 972,60, avrundat till hela ören',
    )
    expect(formula(away(spanOfDays(monday, 8)), { calendarDay: [33, 1000] })).toContain('× 3,3 %')
  })

  it('a calendar day of 30 000 is 986,30', () => {
    expect(rounded(ofDay(awayFor(monday, 8), [12, 365]))).toBe(98_630)
  })

  it('parental pay is a month’s pay less thirty days’ deduction, for months by seniority', () => {
    const day = { below: 9000, above: 1000, baseAmounts: 10, lastDay: 90, source: 'Avtal' }
    const agreement = {
      day,
      source: 'Avtal § 9',
      months: [
        [1, 2],
        [2, 6],
      ] as const,
    }
    expect([0, 1, 2, 9].map(years => parentalPayMonths(years, agreement))).toEqual([0, 2, 6, 6])
    expect(parentalPay(3_000_000, monday, 5_920_000, agreement).amount).toBe(336_986)
  })

  it('counts days and hours as pay types and declarations do', () => {
    const days = [
      ...away(spanOfDays('2026-06-12', 4)),
      ...away(spanOfDays('2026-06-18', 2), { extent: 5000, absent: 400 }),
    ]
    expect(absenceQuantities(days, year2026)).toEqual({
      calendarDays: 6,
      workdays: 4,
      hours: 2400,
      byExtent: { 10000: 4, 5000: 2 },
    })
    expect(absenceQuantities(days, spanOfDays('2026-06-13', 2))).toMatchObject({ calendarDays: 2, workdays: 0 })
  })
})

describe('properties of leave', () => {
  const agreement = fc.record({
    hours: fc.constantFrom(null, 16_700, 17_500),
    shortest: fc.constantFrom(0, 5, 31),
    includesDaysOff: fc.boolean(),
    calendarDay: fc.constantFrom([12, 365] as const, [33, 1000] as const, 'MONTH' as const),
    factor: fc.constantFrom(null, null, [7, 5] as const),
  })
  const type = fc.constantFrom(unpaid, { ...unpaid, isByHours: true })
  const from = '2025-11-20'
  /** Calendar days from November over the new year, with no absence, a half day's or a whole's. */
  const days = fc.array(fc.constantFrom(0, 1, 1, 1, 0.5), { minLength: 10, maxLength: 90 }).map(all =>
    all.map((part, at): AbsenceDay => {
      const date = addDays(from, at)
      const scheduled = isWeekend(date) ? 0 : 800
      const pay = date < '2026-01-01' ? thirtyThousand : monthly(31_234)
      return { date, scheduled, absent: scheduled * part, extent: part * 10_000, pay }
    }),
  )

  it('payouts of an absence give in sum what one would', () => {
    fc.assert(
      fc.property(days, agreement, type, fc.integer({ min: 0, max: 90 }), (given, differs, kind, cut) => {
        const middle = addDays(from, cut)
        const of = (span: Span) => Math.round(taken(given, differs, span, kind) * 100)
        const [first, second] = [of({ from, to: middle }), of({ from: addDays(middle, 1), to: '2026-12-31' })]
        expect(first + second).toBe(of({ from, to: '2026-12-31' }))
      }),
    )
  })

  it('an absence takes something, and never more than a month’s pay of a month', () => {
    fc.assert(
      fc.property(days, agreement, type, (given, differs, kind) => {
        for (const spell of Map.groupBy(given, ({ date }) => monthOf(date)).values()) {
          const whole = { from: (spell[0] as AbsenceDay).date, to: (spell.at(-1) as AbsenceDay).date }
          for (const { amount, steps } of lines(spell, differs, whole, kind)) {
            expect(amount).toBeLessThan(0)
            expect(-amount).toBeLessThanOrEqual(3_123_400)
            expect(steps.at(-1)?.value).toBe(amount)
          }
        }
      }),
    )
  })

  it('the order of the days has no effect', () => {
    fc.assert(
      fc.property(days, agreement, (given, differs) => {
        expect(lines(given.toReversed(), differs)).toEqual(lines(given, differs))
      }),
    )
  })
})
