import { format, type Parsed, parsed, type Rule, refused } from './rule.ts'

/**
 * Decimal numbers (second document §5.3). A number is the decimal that it prints as: 1.005 is one
 * and five thousandths, not the binary fraction just below. Up to 15 digits each decimal has a
 * number of its own, so that nothing is lost between what is typed, kept and shown; rounding is
 * done on the digits, halves away from zero (docs/decisions/0010-numbers.md).
 */

/** The digits that a number keeps whatever they are (IEEE 754). */
const mostDigits = 15
/** As many places as are kept and shown, where there are so many. */
export const mostPlaces = 4

/**
 * Making a formatter takes as long as using it a hundred times; a form has a hundred amounts, of
 * two or three kinds.
 */
const made = new Map<string, Intl.NumberFormat>()

function formatter(locale: 'sv-SE' | 'en', least: number, most: number): Intl.NumberFormat {
  const key = `${locale} ${least} ${most}`
  const known = made.get(key)
  if (known) return known
  const one = new Intl.NumberFormat(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    useGrouping: locale === 'sv-SE',
    signDisplay: 'negative',
  })
  made.set(key, one)
  return one
}

type Numeral = `${number}`
// A numeral is rounded as the decimal that it says; a number would be taken for its binary
// fraction.
const rounded = (numeral: Numeral, places: number): number => Number(formatter('en', 0, places).format(numeral)) + 0

/**
 * Rounded to so many decimal places, halves away from zero: 1.005 to 1.01, −1.005 to −1.01. Never
 * minus zero.
 *
 * @param places 0 to 20
 */
export const roundTo = (value: number, places: number): number =>
  Number.isFinite(value) ? rounded(`${value}`, places) : value

interface DecimalOptions {
  /** Places that are always shown: 2. */
  readonly places?: number
  /**
   * Places that are kept, and shown when there is something there: 4, or those that are always
   * shown.
   */
  readonly most?: number
  /** Zero is shown; otherwise it is as nothing. */
  readonly zero?: boolean
}

const typedNumber = /^([-−–]?)([0-9]*)(?:[.,]([0-9]*))?$/

/**
 * Reads digits with one comma or dot; spaces anywhere, any minus. More places than are kept are
 * rounded.
 */
function parseDecimal(typed: string, label: string, most: number): Parsed<number> {
  if (typed.trim() === '') return parsed(0)
  const [, minus, whole = '', fraction = ''] = typedNumber.exec(typed.replace(/\s/g, '')) ?? []
  if (minus === undefined || whole + fraction === '') return refused(`${label} måste vara ett giltigt tal.`)
  const wholes = whole.replace(/^0+/, '')
  const places = fraction.slice(0, most).replace(/0+$/, '')
  if (wholes.length + places.length > mostDigits) return refused(`${label} får bestå av max ${mostDigits} siffror.`)
  // One digit more than is kept decides the rounding.
  const value = rounded(`${wholes || '0'}.${fraction.slice(0, most + 1)}` as Numeral, most)
  return parsed(minus === '' || value === 0 ? value : -value)
}

/**
 * A decimal number: 2 places, up to 4 where there are so many, with a comma, a hard space between
 * thousands and a true minus. Zero is empty unless it is allowed to be shown; what is no number is
 * empty always.
 */
export const decimalFormat = ({ places = 2, most = Math.max(places, mostPlaces), zero = false }: DecimalOptions = {}) =>
  format<number>({
    empty: 0,
    parse: (typed, label) => parseDecimal(typed, label, most),
    show: value => {
      const shown = roundTo(value, most)
      if (!Number.isFinite(shown) || (shown === 0 && !zero)) return ''
      return formatter('sv-SE', places, most).format(`${shown}`)
    },
  })

/** No more places than are kept, also when nobody has typed the number. */
export const keptPlaces =
  (most: number): Rule<number> =>
  (value, { label }) =>
    roundTo(value, most) === value ? undefined : `${label} får ha högst ${most} decimaler.`

/** A whole number as it is read, not typed over: '1 234', and zero too. */
export const showCount = decimalFormat({ places: 0, most: 0, zero: true }).show
