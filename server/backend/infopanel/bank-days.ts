import Holidays from 'date-holidays'
import type { IsoDate } from '#contracts/rules/date.ts'

/** The holidays of the law, and the eves of Midsummer, Christmas and the new year, which banks keep closed besides. */
const sweden = new Holidays('SE', { types: ['public', 'bank'] })

const closedDays = new Map<number, ReadonlySet<IsoDate>>()

function closedIn(year: number): ReadonlySet<IsoDate> {
  const days = closedDays.get(year) ?? new Set(sweden.getHolidays(year).map(({ date }) => date.slice(0, 10)))
  closedDays.set(year, days)
  return days
}

/** Whether Swedish banks pay that day. */
export function isBankDay(date: IsoDate): boolean {
  const weekday = new Date(date).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !closedIn(Number(date.slice(0, 4))).has(date)
}
