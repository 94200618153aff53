import { addDays, type IsoDate, isoDate } from '../rules/date.ts'
import type { PayrollDate } from './payroll-date.ts'

/**
 * The deadlines and other dates of Swedish payroll. The caller passes today's date and the bank
 * days.
 *
 * - Employer declaration (AGI) and payment of tax and contributions: the 12th of the month after
 *   the pay, but the 17th in January and August (Skatteförfarandelagen 26:26, for turnover up to 40
 *   million kronor). Moved forward to a bank day.
 * - Pay day: the 25th, moved back to a bank day.
 * - Income statements (kontrolluppgifter): 31 January, moved forward.
 * - Start of the holiday year: 1 April (Semesterlagen 3 §).
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
 * Returns the dates of the current month and the next `months` months that are not before `today`,
 * the earliest first.
 *
 * @param isBankDay returns true for days on which banks make payments: no Saturday, Sunday, public
 * holiday, or eve on which banks are closed
 */
export function payrollDates(today: IsoDate, months: number, isBankDay: (date: IsoDate) => boolean): PayrollDate[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  // A pay day may be moved back and a declaration forward, at most into a neighbouring month.
  return Array.from({ length: months + 1 }, (_, index) => isoDate(year, month + index, 1))
    .flatMap(first => datesOfMonth(Number(first.slice(0, 4)), Number(first.slice(5, 7)), isBankDay))
    .filter(date => date.Datum >= today)
    .toSorted((a, b) => a.Datum.localeCompare(b.Datum))
}

/**
 * Returns every date in a year, the earliest first. A date that is moved past New Year's Eve
 * belongs to the year in which it then falls.
 */
export const payrollDatesOfYear = (year: number, isBankDay: (date: IsoDate) => boolean): PayrollDate[] =>
  Array.from({ length: 14 }, (_, month) => isoDate(year, month, 1))
    .flatMap(first => datesOfMonth(Number(first.slice(0, 4)), Number(first.slice(5, 7)), isBankDay))
    .filter(date => date.Datum.startsWith(`${year}-`))
    .toSorted((a, b) => a.Datum.localeCompare(b.Datum))

/** What the employer declares and pays: nobody else's business. */
const ofEmployer: readonly PayrollDate['Typ'][] = ['AGI', 'SKATT', 'KU']

/** Returns the dates that concern somebody who may, or may not, read the employer's declaration. */
export const concerning = (dates: readonly PayrollDate[], readsDeclaration: boolean): PayrollDate[] =>
  dates.filter(({ Typ }) => readsDeclaration || !ofEmployer.includes(Typ))
