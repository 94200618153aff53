import type { PayrollDate } from '../infopanel/shapes.ts'
import { addDays, type IsoDate, isoDate } from '../rules/date.ts'

/**
 * The dates that Swedish payroll must keep. Pure: today and the bank days come from the caller.
 *
 * - Employer declaration (AGI) and payment of tax and contributions: the 12th of the month after
 *   the pay, in January and August the 17th (Skatteförfarandelagen 26:26, for turnover up to 40
 *   million kronor); a day that is no bank day moves forward.
 * - Pay day: the 25th, moved back to a bank day.
 * - Income statements (kontrolluppgifter): 31 January, moved forward.
 * - The holiday year begins on 1 April (Semesterlagen 3 §).
 */

const moved = (date: IsoDate, step: 1 | -1, isBankDay: (date: IsoDate) => boolean): IsoDate =>
  isBankDay(date) ? date : moved(addDays(date, step), step, isBankDay)

function datesOfMonth(year: number, month: number, isBankDay: (date: IsoDate) => boolean): PayrollDate[] {
  const before = isoDate(year, month - 1, 1).slice(0, 7)
  const own = isoDate(year, month, 1).slice(0, 7)
  const declaration = moved(isoDate(year, month, month === 1 || month === 8 ? 17 : 12), 1, isBankDay)
  return [
    { Datum: declaration, Typ: 'AGI', Avser: before },
    { Datum: declaration, Typ: 'SKATT', Avser: before },
    { Datum: moved(isoDate(year, month, 25), -1, isBankDay), Typ: 'LON', Avser: own },
    ...(month === 1
      ? [{ Datum: moved(isoDate(year, 1, 31), 1, isBankDay), Typ: 'KU' as const, Avser: String(year - 1) }]
      : []),
    ...(month === 4 ? [{ Datum: isoDate(year, 4, 1), Typ: 'SEMESTERAR' as const, Avser: String(year) }] : []),
  ]
}

/**
 * The dates from `today` on that lie within the next `months` months, the soonest first.
 *
 * @param isBankDay whether banks pay that day: no Saturday, Sunday, public holiday, or eve that
 * banks keep closed
 */
export function payrollDates(today: IsoDate, months: number, isBankDay: (date: IsoDate) => boolean): PayrollDate[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  // A pay day may be moved back, and a declaration forward, but never out of its month's
  // neighbours.
  return Array.from({ length: months + 1 }, (_, index) => isoDate(year, month + index, 1))
    .flatMap(first => datesOfMonth(Number(first.slice(0, 4)), Number(first.slice(5, 7)), isBankDay))
    .filter(date => date.Datum >= today)
    .toSorted((a, b) => a.Datum.localeCompare(b.Datum))
}

/**
 * Every date of a year that payroll must keep, the soonest first; what is moved over New Year's Eve
 * belongs to the year it lands in.
 */
export const payrollDatesOfYear = (year: number, isBankDay: (date: IsoDate) => boolean): PayrollDate[] =>
  Array.from({ length: 14 }, (_, month) => isoDate(year, month, 1))
    .flatMap(first => datesOfMonth(Number(first.slice(0, 4)), Number(first.slice(5, 7)), isBankDay))
    .filter(date => date.Datum.startsWith(`${year}-`))
    .toSorted((a, b) => a.Datum.localeCompare(b.Datum))
