import { noDate } from './required.ts'
import { type Format, format, type Parsed, parsed, type Rule, refused } from './rule.ts'

/**
 * Days of the calendar, and how they are typed (second document §5.3). Today comes from the caller.
 */

/** A day as YYYY-MM-DD. */
export type IsoDate = string

/** Milliseconds of a day. */
export const dayMs = 86_400_000
const toIso = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10)

/**
 * The day of a year, month (from 1) and day; months and days too many run on into the next. Years
 * from 100 to 9999.
 */
export const isoDate = (year: number, month: number, day: number): IsoDate => toIso(Date.UTC(year, month - 1, day))

export const addDays = (date: IsoDate, days: number): IsoDate => toIso(Date.parse(date) + days * dayMs)

/** Whole days from one date to another. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** Whether a text is a day that is in the calendar, from the year 1000 on. */
export const isDate = (text: string): boolean => {
  const [, year, month, day] = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? []
  return year !== undefined && month !== undefined && day !== undefined && isoDate(year, month, day) === text
}

const dateMessage = 'Felaktigt datum'

/** A day of the calendar, also when nobody has typed it. */
export const realDate: Rule = date => (date === '' || isDate(date) ? undefined : dateMessage)

/** Two digits are of this century, or of the last when that is more than ten years ahead. */
const fullYear = (year: string, today: IsoDate): string => {
  if (year.length === 4) return year
  const of2000 = 2000 + Number(year)
  return String(of2000 > Number(today.slice(0, 4)) + 10 ? of2000 - 100 : of2000)
}

const two = (digits: string) => digits.padStart(2, '0')

/** What a text may mean, the likeliest first. */
function readings(typed: string, today: IsoDate): readonly IsoDate[] {
  const [thisYear = '', thisMonth = ''] = today.split('-')
  const date = (year: string, month: string, day: string) => `${fullYear(year, today)}-${two(month)}-${two(day)}`
  // Of parts, each may lack its leading zero.
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
    // As with three: the month lacks its zero.
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
 * A date, typed loosely: '7' is the seventh of this month, '107' the seventh of January, '1107' the
 * seventh of November, '2713' nothing, '2712' December 2027 (its first day), '27107', '271207' and
 * '20271207' a day of that year. Empty travels as 1899-12-30.
 */
export const dateFormat = (today: IsoDate): Format<IsoDate | ''> =>
  format<IsoDate | ''>({
    empty: '',
    parse: typed => parseDate(typed, today),
    show: date => date,
    write: date => date || noDate,
    read: written => (written === noDate ? '' : written),
  })
