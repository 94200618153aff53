import Holidays from 'date-holidays'
import type { IsoDate } from '#contracts/rules/date.ts'

/**
 * The holidays of the law, and the eves of Midsummer, Christmas and the new year, which banks keep
 * closed besides.
 */
const sweden = new Holidays('SE', { types: ['public', 'bank'] })

const closedDays = new Map<number, ReadonlySet<IsoDate>>()

function closedIn(year: number): ReadonlySet<IsoDate> {
  const days = closedDays.get(year) ?? new Set(holidaysOf(year).map(({ date }) => date))
  closedDays.set(year, days)
  return days
}

interface Holiday {
  readonly date: IsoDate
  /** With a capital. */
  readonly name: string
  /** No holiday of the law. */
  readonly isEve: boolean
}

/** The days of a year that banks keep closed though they may be weekdays, in order. */
export const holidaysOf = (year: number): readonly Holiday[] =>
  sweden.getHolidays(year).map(({ date, name, type }) => ({
    date: date.slice(0, 10),
    name: name.charAt(0).toLocaleUpperCase('sv') + name.slice(1),
    isEve: type === 'bank',
  }))

/** Whether Swedish banks pay that day. */
export function isBankDay(date: IsoDate): boolean {
  const weekday = new Date(date).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !closedIn(Number(date.slice(0, 4))).has(date)
}
