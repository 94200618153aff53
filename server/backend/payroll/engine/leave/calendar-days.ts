import type { IsoDate } from '#contracts/rules/date.ts'
import { daysOfMonth, monthOf } from '../dates.ts'
import { type Fraction, fraction, least, type Part, partOf, sum } from '../fraction.ts'
import { showPart } from '../line.ts'
import type { AbsenceDay } from '../pay-level.ts'
import { showHundredths, showKr } from '../show.ts'
import type { CalendarDay } from './leave-agreement.ts'

/** Returns a calendar day's part of the pay of its month. */
export const calendarDayPart = (date: IsoDate, part: CalendarDay): Part =>
  part === 'MONTH' ? [1, daysOfMonth(monthOf(date))] : part

/** The absence of a day as a part of a month's pay, exactly. */
export const ofDay = ({ pay, extent }: AbsenceDay, part: Part): Fraction =>
  partOf(partOf(fraction(pay.pay), part), [extent, 10_000])

/** Returns the sum of days' values, of which no month has more than its pay. */
export const withinMonths = (days: readonly AbsenceDay[], value: (day: AbsenceDay) => Fraction): Fraction =>
  sum(
    [...Map.groupBy(days, ({ date }) => monthOf(date)).values()].map(own =>
      least(sum(own.map(value)), fraction(own.reduce((most, { pay }) => Math.max(most, pay.pay), 0))),
    ),
  )

/** The months whose every day is one of the days. */
function wholeMonths(days: readonly AbsenceDay[]): ReadonlySet<string> {
  const months = Map.groupBy(days, ({ date }) => monthOf(date))
  return new Set([...months].filter(([month, own]) => own.length === daysOfMonth(month)).map(([month]) => month))
}

/**
 * Returns what is deducted for whole calendar days. A calendar month that is all absence takes the
 * whole pay, and no month takes more than its pay.
 */
export function calendarDaysValue(days: readonly AbsenceDay[], part: CalendarDay): Fraction {
  const whole = wholeMonths(days)
  return withinMonths(days, day => ofDay(day, calendarDayPart(day.date, whole.has(monthOf(day.date)) ? 'MONTH' : part)))
}

/** Returns an absence of a part of the day as a factor: ' × 50 %'. Empty for a whole day. */
export const showExtent = ({ extent }: AbsenceDay): string =>
  extent === 10_000 ? '' : ` × ${showHundredths(extent)}\u00A0%`

/** Returns a number of days: '1 dag', '3 dagar'. */
export const showDays = (count: number): string => `${count} ${count === 1 ? 'dag' : 'dagar'}`

/** Returns the terms of the formula of `calendarDaysValue`. */
export function calendarDaysTerms(days: readonly AbsenceDay[], part: CalendarDay): readonly string[] {
  const whole = wholeMonths(days)
  const alike = ({ date, pay, extent }: AbsenceDay) =>
    `${whole.has(monthOf(date)) || part === 'MONTH' ? monthOf(date) : ''} ${pay.pay} ${extent}`
  return [...Map.groupBy(days, alike).values()].map(same => {
    const [first] = same as [AbsenceDay]
    const month = monthOf(first.date)
    const pay = showKr(first.pay.pay)
    const isWhole = whole.has(month)
    return isWhole && same.length === daysOfMonth(month)
      ? `hela ${month} ${pay}${showExtent(first)}`
      : `${showDays(same.length)} × ${pay} ${showPart(calendarDayPart(first.date, isWhole ? 'MONTH' : part))}${showExtent(first)}`
  })
}
