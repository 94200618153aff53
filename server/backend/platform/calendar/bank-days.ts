import Holidays from 'date-holidays'
import { addDays, type IsoDate } from '#contracts/rules/date.ts'

/**
 * The public holidays, and the eves of Midsummer, Christmas and New Year, on which banks are closed
 * too.
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
  /** The holiday's name, capitalised. */
  readonly name: string
  /** True for an eve, which is not a public holiday. */
  readonly isEve: boolean
}

/** Returns the days of a year on which banks are closed, weekends aside, in order. */
export const holidaysOf = (year: number): readonly Holiday[] =>
  sweden.getHolidays(year).map(({ date, name, type }) => ({
    date: date.slice(0, 10),
    name: name.charAt(0).toLocaleUpperCase('sv') + name.slice(1),
    isEve: type === 'bank',
  }))

/** Returns the first day after a date on which Swedish banks make payments. */
export function bankDayAfter(date: IsoDate): IsoDate {
  const next = addDays(date, 1)
  return isBankDay(next) ? next : bankDayAfter(next)
}

/** True when Swedish banks make payments on the date. */
export function isBankDay(date: IsoDate): boolean {
  const weekday = new Date(date).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !closedIn(Number(date.slice(0, 4))).has(date)
}
