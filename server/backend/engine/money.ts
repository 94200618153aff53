/**
 * The numbers of payroll. All are whole numbers, so that no fraction is lost and sums are exact.
 */

/** An amount in öre. */
export type Ore = number

/** A number of hours, days or pieces, in hundredths. */
export type Hundredths = number

/** A share in ten-thousandths: 31.42 % is 3142. */
export type Rate = number

/** How a fraction becomes a whole number. Each use is named in the steps. */
export type Rounding = 'down' | 'up' | 'nearest'

/** What a result is rounded to: öre, or whole kronor. */
export const toOre = 1
export const toKronor = 100

/**
 * Returns an amount times a fraction, rounded once. Nothing is lost before: the product is exact.
 *
 * @param rounding 'down' goes towards zero, 'up' away from it, and 'nearest' sends halves away from
 * zero, so that the negative of an amount gives the negative of the result
 * @param unit what the result is a multiple of, in öre
 * @throws RangeError when the denominator is zero
 */
export function scaled(
  amount: Ore,
  [numerator, denominator]: readonly [numerator: number, denominator: number],
  rounding: Rounding = 'nearest',
  unit: number = toOre,
): Ore {
  const exact = BigInt(amount) * BigInt(numerator)
  const divisor = BigInt(denominator) * BigInt(unit)
  const isNegative = exact < 0n !== divisor < 0n
  const [top, bottom] = [exact < 0n ? -exact : exact, divisor < 0n ? -divisor : divisor]
  const added = rounding === 'up' ? bottom - 1n : rounding === 'nearest' ? bottom / 2n : 0n
  const size = Number((top + added) / bottom) * unit
  return isNegative && size !== 0 ? -size : size
}

/** Returns a share of an amount. */
export const shareOf = (amount: Ore, rate: Rate, rounding: Rounding = 'nearest', unit: number = toOre): Ore =>
  scaled(amount, [rate, 10_000], rounding, unit)

/** Returns an amount without its öre, towards zero. */
export const wholeKronor = (amount: Ore): Ore => scaled(amount, [1, 1], 'down', toKronor)

/** Returns whole kronor as öre. */
export const kronor = (amount: number): Ore => amount * 100
