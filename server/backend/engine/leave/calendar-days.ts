import type { IsoDate } from '#contracts/rules/date.ts'
import { daysOfMonth, monthOf } from '../dates.ts'
import { type Fraction, fraction, isLess, least, minus, type Part, partOf, sum, zero } from '../fraction.ts'
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

/** A sum of days' values, and whether a month's pay limits it. */
export interface ValueOfDays {
  readonly value: Fraction
  readonly isLimited: boolean
}

/**
 * Returns the sum of days' values, of which no month has more than its pay.
 *
 * @param deducted what has been deducted in a month, YYYY-MM, for other days
 */
export function withinMonths(
  days: readonly AbsenceDay[],
  value: (day: AbsenceDay) => Fraction,
  deducted: (month: string) => Fraction = () => zero,
): ValueOfDays {
  const months = [...Map.groupBy(days, ({ date }) => monthOf(date))].map(([month, own]): ValueOfDays => {
    const all = sum(own.map(value))
    const left = minus(fraction(own.reduce((most, { pay }) => Math.max(most, pay.pay), 0)), deducted(month))
    return { value: least(all, left), isLimited: isLess(left, all) }
  })
  return { value: sum(months.map(month => month.value)), isLimited: months.some(month => month.isLimited) }
}

/** Returns what a formula says of a limited sum: its last words, or nothing. */
export const showLimit = ({ isLimited }: ValueOfDays): string => (isLimited ? ', högst månadens lön' : '')

/** The months whose every day is one of the days. */
function wholeMonths(days: readonly AbsenceDay[]): ReadonlySet<string> {
  const months = Map.groupBy(days, ({ date }) => monthOf(date))
  return new Set([...months].filter(([month, own]) => own.length === daysOfMonth(month)).map(([month]) => month))
}

/**
 * Returns what is deducted for whole calendar days. A calendar month that is all absence takes the
 * whole pay, and no month takes more than its pay.
 *
 * @param deducted what has been deducted in a month for other days
 */
export function calendarDaysValue(
  days: readonly AbsenceDay[],
  part: CalendarDay,
  deducted?: (month: string) => Fraction,
): ValueOfDays {
  const whole = wholeMonths(days)
  const partOn = (date: IsoDate) => calendarDayPart(date, whole.has(monthOf(date)) ? 'MONTH' : part)
  return withinMonths(days, day => ofDay(day, partOn(day.date)), deducted)
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
