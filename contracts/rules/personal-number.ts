import { type IsoDate, isDate } from './date.ts'
import { passesLuhn } from './luhn.ts'
import { type Format, format, type Parsed, parsed, type Rule, refused } from './rule.ts'

/**
 * The rule and the format of personal numbers and coordination numbers (Folkbokföringslagen 18 and
 * 18 a §; second document §5.1). They are stored and sent as 12 digits.
 */
const message = 'Felaktigt personnummer/sammordningsnummer.'
/**
 * The message for a coordination number without a date of birth. Skatteverket assigns such numbers,
 * but the specification refuses them.
 */
const noBirthday = `${message} Samordningsnumret saknar ett riktigt födelsedatum.`

/**
 * Returns a year in four digits: the latest one up to this year, or a hundred years earlier for a
 * person over 100, whose number is written with a plus sign.
 */
const fullYear = (year: string, isOver100: boolean, today: IsoDate): string => {
  const base = Number(today.slice(0, 4)) - (isOver100 ? 100 : 0)
  return String(base - ((base - Number(year)) % 100))
}

const typedNumber = /^(\d\d)?(\d\d)(\d\d)(\d\d)([-+]?)((?!000)\d{3}\d)$/

function parse(typed: string, today: IsoDate): Parsed<string> {
  const text = typed.trim()
  if (text === '') return parsed('')
  const [, century, year, month, day, sign, last] = typedNumber.exec(text) ?? []
  if (!year || !month || !day || !last || !passesLuhn(year + month + day + last)) return refused(message)
  const fully = century === undefined ? fullYear(year, sign === '+', today) : century + year
  // The day in a coordination number is the day of birth plus 60.
  const born = Number(day) > 31 ? String(Number(day) - 60).padStart(2, '0') : day
  if (isDate(`${fully}-${month}-${born}`)) return parsed(fully + month + day + last)
  return refused(Number(day) >= 60 && Number(day) <= 91 ? noBirthday : message)
}

/** Requires a personal number as stored, in 12 digits, also when it was not typed. */
export const personalNumber: Rule = number => {
  // The number includes the century, so that today's date does not matter.
  const result = /^(\d{12})?$/.test(number) ? parse(number, '2000-01-01') : refused(message)
  return result.ok ? undefined : result.message
}

/**
 * Returns the format of personal numbers. They are typed with 10 or 12 digits, with an optional -
 * or + before the last four. They are shown as 12 digits with a dash, and stored and sent without
 * it.
 */
export const personalNumberFormat = (today: IsoDate): Format<string> =>
  format({
    empty: '',
    parse: typed => parse(typed, today),
    show: number => (/^\d{12}$/.test(number) ? `${number.slice(0, 8)}-${number.slice(8)}` : number),
    write: number => number.replace(/[-+]/g, ''),
  })
