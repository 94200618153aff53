/**
 * Exact decimals for formulas. A value is a bigint of 10^-20: sums and differences are exact, and
 * so are products with at most 20 decimals. Other results are rounded there, halves away from zero.
 */
export type Exact = bigint

const places = 20
const one = 10n ** BigInt(places)
/** The limit that no value reaches: 10^20. */
const limit = 10n ** BigInt(2 * places)

/** The most digits before the comma. */
export const maxWholeDigits = places

/** True when a value has more than 20 digits before the comma. */
export const isTooLarge = (value: Exact): boolean => value >= limit || value <= -limit

/** Returns a quotient rounded to a whole number, halves away from zero. */
function divided(numerator: bigint, denominator: bigint): bigint {
  const [n, d] = denominator < 0n ? [-numerator, -denominator] : [numerator, denominator]
  const half = n < 0n ? -d : d
  return (2n * n + half) / (2n * d)
}

/** Returns the value of a numeral: digits, with a comma or dot before at most 20 decimals. */
export function exactOf(numeral: string): Exact {
  const [, minus = '', whole = '', fraction = ''] = /^([-−]?)(\d*)(?:[.,](\d*))?$/.exec(numeral) ?? []
  const value = BigInt(whole + fraction.slice(0, places).padEnd(places, '0') || '0')
  return minus === '' ? value : -value
}

/** Returns a whole number as an exact value. */
export const whole = (value: number): Exact => BigInt(value) * one

/** Returns a value with a decimal comma, and without trailing zeros: '-1,005'. */
export function showExact(value: Exact): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}${fraction === '' ? '' : `,${fraction}`}`
}

export const times = (a: Exact, b: Exact): Exact => divided(a * b, one)

/** @throws RangeError when b is zero */
export const over = (a: Exact, b: Exact): Exact => divided(a * one, b)

/** Returns the remainder with the sign of b: −1 mod 12 is 11. @throws RangeError when b is zero */
export const modulo = (a: Exact, b: Exact): Exact => ((a % b) + b) % b

/** Returns a value rounded to 0–20 decimals, halves away from zero. */
export function rounded(value: Exact, decimals: number): Exact {
  const unit = 10n ** BigInt(places - decimals)
  return divided(value, unit) * unit
}

/** Returns a value without its decimals. */
export const truncated = (value: Exact): Exact => (value / one) * one

/** Returns the small whole number that a value is, or undefined. */
export const smallWhole = (value: Exact, most: number): number | undefined =>
  value % one === 0n && value <= whole(most) && value >= whole(-most) ? Number(value / one) : undefined

/**
 * Returns the square root, rounded to 20 decimals. @throws RangeError when the value is negative
 */
export function root(value: Exact): Exact {
  if (value < 0n) throw new RangeError('The square root of a negative number')
  const square = value * one
  if (square < 2n) return square
  let guess = 1n << BigInt(Math.ceil(square.toString(2).length / 2))
  for (;;) {
    const next = (guess + square / guess) >> 1n
    if (next >= guess) return square - guess * guess > guess ? guess + 1n : guess
    guess = next
  }
}
