import { daysOfMonth, monthOf } from '../dates.ts'
import { type Fraction, fraction, least, type Part, partOf, plus, sum, zero } from '../fraction.ts'
import { showPart } from '../line.ts'
import type { AbsenceDay } from '../pay-level.ts'
import { showHundredths, showKr } from '../show.ts'

/** A day's part of a month's pay, as an exact amount. */
const ofDay = ({ pay, extent }: AbsenceDay, part: Part): Fraction =>
  partOf(partOf(fraction(pay.pay), part), [extent, 10_000])

/** The days of one calendar month. */
interface Month {
  readonly days: readonly AbsenceDay[]
  /** True when every day of the month is one of them. */
  readonly isWhole: boolean
}

function monthsOf(days: readonly AbsenceDay[]): readonly Month[] {
  const months = Map.groupBy(days, ({ date }) => monthOf(date))
  return [...months].map(([month, own]) => ({ days: own, isWhole: own.length === daysOfMonth(month) }))
}

/**
 * Returns what is deducted for whole calendar days. A calendar month that is all absence takes the
 * whole pay, and no month takes more than its pay.
 *
 * @param part a calendar day's part of a month's pay
 */
export const calendarDaysValue = (days: readonly AbsenceDay[], part: Part): Fraction =>
  sum(
    monthsOf(days).map(({ days: own, isWhole }) => {
      if (isWhole) return sum(own.map(day => ofDay(day, [1, own.length])))
      const most = own.map(({ pay }) => pay.pay).reduce((a, b) => Math.max(a, b), 0)
      return least(
        own.reduce((total, day) => plus(total, ofDay(day, part)), zero),
        fraction(most),
      )
    }),
  )

/** Returns the terms of the formula of `calendarDaysValue`. */
export const calendarDaysTerms = (days: readonly AbsenceDay[], part: Part): readonly string[] =>
  monthsOf(days).flatMap(({ days: own, isWhole }) =>
    [...Map.groupBy(own, ({ pay, extent }) => `${pay.pay} ${extent}`).values()].map(same => {
      const [first] = same as [AbsenceDay]
      const pay = showKr(first.pay.pay)
      const extent = first.extent === 10_000 ? '' : ` × ${showHundredths(first.extent)}\u00A0%`
      if (isWhole && same.length === own.length) return `hela månaden ${pay}${extent}`
      return `${same.length} dagar × ${pay} ${isWhole ? `/ ${own.length}` : showPart(part)}${extent}`
    }),
  )
