import { addDays, daysBetween, type IsoDate, isDate, isoDate } from '#contracts/rules/date.ts'

/** The first and last day of something, both included. */
export interface Span {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** True when a date is one of a span's days. */
export const isWithin = (date: IsoDate, { from, to }: Span): boolean => from <= date && date <= to

/** Returns the number of a span's days, and zero for one that ends before it starts. */
export const daysIn = ({ from, to }: Span): number => Math.max(0, daysBetween(from, to) + 1)

/**
 * Returns the days that two spans share, or undefined. A span that ends before it starts has none.
 */
export function shared(one: Span, other: Span): Span | undefined {
  const from = isWithin(one.from, other) ? one.from : other.from
  const to = isWithin(one.to, other) ? one.to : other.to
  return from <= to && isWithin(from, one) && isWithin(to, one) ? { from, to } : undefined
}

/** Returns a span's days in order. */
export const datesIn = (span: Span): readonly IsoDate[] =>
  Array.from({ length: daysIn(span) }, (_, at) => addDays(span.from, at))

/** Returns a date in another year. 29 February is the 28th in years without it. */
export function yearsLater(date: IsoDate, years: number): IsoDate {
  const same = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`
  return isDate(same) ? same : `${same.slice(0, 8)}28`
}

/** Returns the month of a date: YYYY-MM. */
export const monthOf = (date: IsoDate): string => date.slice(0, 7)

/** Returns the number of days of a month, YYYY-MM. */
export function daysOfMonth(month: string): number {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return daysBetween(isoDate(year, number, 1), isoDate(year, number + 1, 1))
}
