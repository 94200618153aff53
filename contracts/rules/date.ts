import { noDate } from './required.ts'
import { type Format, format, type Parsed, parsed, type Rule, refused } from './rule.ts'

/**
 * Calendar dates, and how they are typed (second document §5.3). The caller passes today's date.
 */

/** A date as YYYY-MM-DD. */
export type IsoDate = string

/** One day, in milliseconds. */
export const dayMs = 86_400_000
const toIso = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10)

/**
 * Returns a date from its year, month (from 1) and day. Months and days beyond the last continue in
 * the next year or month. Years from 100 to 9999.
 */
export function isoDate(year: number, month: number, day: number): IsoDate {
  // Payroll makes dates by the million: one that every month has is done on the text.
  if (day >= 1 && day <= 28 && month >= 1 && month <= 12 && year >= 1000 && year <= 9999)
    return `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`
  return toIso(Date.UTC(year, month - 1, day))
}

/** Returns the date a number of days later, or earlier for a negative number. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const day = Number(date.slice(8)) + days
  // Payroll counts days by the million: within a month it is done on the text.
  if (day >= 1 && day <= 28) return `${date.slice(0, 8)}${day < 10 ? '0' : ''}${day}`
  return toIso(Date.parse(date) + days * dayMs)
}

/** Returns the number of days from one date to another. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** True when the text is a date of the calendar, from the year 1000 on. */
export const isDate = (text: string): boolean => {
  const [, year, month, day] = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? []
  return year !== undefined && month !== undefined && day !== undefined && isoDate(year, month, day) === text
}

const dateMessage = 'Felaktigt datum'

/** Requires a date of the calendar, also for values that were not typed. */
export const realDate: Rule = date => (date === '' || isDate(date) ? undefined : dateMessage)

/**
 * Returns a year in four digits. Two digits mean this century, or the last one when the year would
 * be more than ten years ahead.
 */
const fullYear = (year: string, today: IsoDate): string => {
  if (year.length === 4) return year
  const of2000 = 2000 + Number(year)
  return String(of2000 > Number(today.slice(0, 4)) + 10 ? of2000 - 100 : of2000)
}

const two = (digits: string) => digits.padStart(2, '0')

/** Returns the possible meanings of a typed text, the most likely first. */
function readings(typed: string, today: IsoDate): readonly IsoDate[] {
  const [thisYear = '', thisMonth = ''] = today.split('-')
  const date = (year: string, month: string, day: string) => `${fullYear(year, today)}-${two(month)}-${two(day)}`
  // With separators, each part may lack its leading zero.
  const parts = /^(?:(\d{4}|\d\d)[-./ ])?(\d{1,2})[-./ ](\d{1,2})$/.exec(typed)
  if (parts) return [date(parts[1] ?? thisYear, parts[2] ?? '', parts[3] ?? '')]
  if (!/^\d+$/.test(typed)) return []
  const from = (start: number, end?: number) => typed.slice(start, end)
  switch (typed.length) {
    case 1:
    case 2:
      return [date(thisYear, thisMonth, typed)]
    case 3:
      return [date(thisYear, from(0, 1), from(1))]
    case 4:
      return [date(thisYear, from(0, 2), from(2)), date(from(0, 2), from(2), '1')]
    // As with three digits, the month lacks its zero.
    case 5:
      return [date(from(0, 2), from(2, 3), from(3))]
    case 6:
      return [date(from(0, 2), from(2, 4), from(4))]
    case 8:
      return [date(from(0, 4), from(4, 6), from(6))]
    default:
      return []
  }
}

const parseDate = (typed: string, today: IsoDate): Parsed<IsoDate | ''> => {
  const text = typed.trim()
  if (text === '' || text === noDate) return parsed('')
  const date = readings(text, today).find(isDate)
  return date === undefined ? refused(dateMessage) : parsed(date === noDate ? '' : date)
}

/**
 * Returns the format of dates. Dates are typed loosely: '7' is the seventh of this month, '107' the
 * seventh of January, '1107' the seventh of November. '2712' is the first of December 2027, since
 * there is no month 27; '2713' is refused. '27107', '271207' and '20271207' include the year. An
 * empty date is sent as 1899-12-30.
 */
export const dateFormat = (today: IsoDate): Format<IsoDate | ''> =>
  format<IsoDate | ''>({
    empty: '',
    parse: typed => parseDate(typed, today),
    show: date => date,
    write: date => date || noDate,
    read: written => (written === noDate ? '' : written),
  })
