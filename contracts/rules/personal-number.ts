import { type IsoDate, isDate } from './date.ts'
import { passesLuhn } from './luhn.ts'
import { type Format, format, type Parsed, parsed, type Rule, refused } from './rule.ts'

/**
 * Personal numbers and coordination numbers (Folkbokföringslagen 18 and 18 a §; second document
 * §5.1). Kept and sent as 12 digits.
 */
const message = 'Felaktigt personnummer/sammordningsnummer.'
/** Skatteverket gives numbers without a known birthday too; the specification refuses them. */
const noBirthday = `${message} Samordningsnumret saknar ett riktigt födelsedatum.`

/**
 * The year of two digits: the latest up to this year's, or a hundred years before that for who is
 * written with a plus.
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
  // The day of a coordination number is the day of birth and 60.
  const born = Number(day) > 31 ? String(Number(day) - 60).padStart(2, '0') : day
  if (isDate(`${fully}-${month}-${born}`)) return parsed(fully + month + day + last)
  return refused(Number(day) >= 60 && Number(day) <= 91 ? noBirthday : message)
}

/** A number as it is kept, 12 digits, also when nobody has typed it. */
export const personalNumber: Rule = number => {
  // The century stands in it, so that today does not matter.
  const result = /^(\d{12})?$/.test(number) ? parse(number, '2000-01-01') : refused(message)
  return result.ok ? undefined : result.message
}

/**
 * 10 or 12 digits, with - or + before the last four; shown as 12 with a dash, kept and sent
 * without.
 */
export const personalNumberFormat = (today: IsoDate): Format<string> =>
  format({
    empty: '',
    parse: typed => parse(typed, today),
    show: number => (/^\d{12}$/.test(number) ? `${number.slice(0, 8)}-${number.slice(8)}` : number),
    write: number => number.replace(/[-+]/g, ''),
  })
