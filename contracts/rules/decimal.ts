import { format, type Parsed, parsed, type Rule, refused } from './rule.ts'

/**
 * Decimal numbers (second document §5.3). A number means the decimal that it prints as: 1.005 is
 * one and five thousandths, not the binary fraction just below. Each decimal of up to 15 digits has
 * its own number, so typing, storing and showing lose nothing. Rounding works on the digits, with
 * halves away from zero (docs/decisions/0010-numbers.md).
 */

/** The digits that every number keeps (IEEE 754). */
const maxDigits = 15
/** The most decimal places that are kept, and shown when they are not zero. */
export const maxPlaces = 4

/**
 * The formatters, by locale and places. Creating one takes as long as a hundred uses, and a form
 * has a hundred amounts with only two or three formats.
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
// Rounds the decimal that the numeral says. A number would be rounded as its binary fraction.
const rounded = (numeral: Numeral, places: number): number => Number(formatter('en', 0, places).format(numeral)) + 0

/**
 * Returns a number rounded to decimal places, with halves away from zero: 1.005 to 1.01, −1.005 to
 * −1.01. Never returns minus zero.
 *
 * @param places 0 to 20
 */
export const roundTo = (value: number, places: number): number =>
  Number.isFinite(value) ? rounded(`${value}`, places) : value

interface DecimalOptions {
  /** The decimal places that are always shown. Defaults to 2. */
  readonly places?: number
  /**
   * The decimal places that are kept, and shown when they are not zero. Defaults to 4, or to
   * `places` when that is more.
   */
  readonly most?: number
  /** True to show zero. By default zero shows as empty. */
  readonly zero?: boolean
}

const typedNumber = /^([-−–]?)([0-9]*)(?:[.,]([0-9]*))?(?:kr)?$/i

/**
 * Parses digits with one comma or dot, with spaces anywhere and any kind of minus. An amount may
 * end in kr, as a spreadsheet and the product's own screens write it. Further decimal places are
 * rounded off.
 */
function parseDecimal(typed: string, label: string, most: number): Parsed<number> {
  if (typed.trim() === '') return parsed(0)
  const [, minus, whole = '', fraction = ''] = typedNumber.exec(typed.replace(/\s/g, '')) ?? []
  if (minus === undefined || whole + fraction === '') return refused(`${label} måste vara ett giltigt tal.`)
  const wholes = whole.replace(/^0+/, '')
  const places = fraction.slice(0, most).replace(/0+$/, '')
  if (wholes.length + places.length > maxDigits) return refused(`${label} får bestå av max ${maxDigits} siffror.`)
  // One digit beyond the kept ones decides the rounding.
  const value = rounded(`${wholes || '0'}.${fraction.slice(0, most + 1)}` as Numeral, most)
  return parsed(minus === '' || value === 0 ? value : -value)
}

/**
 * Returns the format of a decimal number: 2 places, or up to 4 when they are not zero, with a
 * comma, a no-break space between thousands and a true minus sign. Zero shows as empty unless
 * `zero` is true. A value that is not finite always shows as empty.
 */
export const decimalFormat = ({ places = 2, most = Math.max(places, maxPlaces), zero = false }: DecimalOptions = {}) =>
  format<number>({
    empty: 0,
    parse: (typed, label) => parseDecimal(typed, label, most),
    show: value => {
      const shown = roundTo(value, most)
      if (!Number.isFinite(shown) || (shown === 0 && !zero)) return ''
      return formatter('sv-SE', places, most).format(`${shown}`)
    },
  })

/** Refuses a number with more decimal places than are kept, also when it was not typed. */
export const keptPlaces =
  (most: number): Rule<number> =>
  (value, { label }) =>
    roundTo(value, most) === value ? undefined : `${label} får ha högst ${most} decimaler.`

/** Returns a whole number as read-only text, zero included: '1 234'. */
export const showCount = decimalFormat({ places: 0, most: 0, zero: true }).show
