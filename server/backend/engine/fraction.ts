import { type Ore, type Rounding, toOre } from './money.ts'

/**
 * An exact number. Pay is divided by 52 weeks, 21 days or 94, and a period's amounts are added
 * before the sum is rounded once: neither floating point nor decimals keep thirds.
 */
export interface Fraction {
  readonly top: bigint
  /** Above zero. */
  readonly bottom: bigint
}

const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : commonDivisor(b, a % b))

function reduced(top: bigint, bottom: bigint): Fraction {
  if (bottom === 0n) throw new RangeError('A fraction with the denominator zero')
  const divisor = commonDivisor(top, bottom) * (bottom < 0n ? -1n : 1n)
  return { top: top / divisor, bottom: bottom / divisor }
}

/**
 * Returns whole numbers as a fraction.
 *
 * @throws RangeError when the denominator is zero
 */
export const fraction = (top: number, bottom = 1): Fraction => reduced(BigInt(top), BigInt(bottom))

export const zero: Fraction = { top: 0n, bottom: 1n }

export const plus = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { top: -b.top, bottom: b.bottom })

export const times = (a: Fraction, b: Fraction): Fraction => reduced(a.top * b.top, a.bottom * b.bottom)

/** @throws RangeError when b is zero */
export const over = (a: Fraction, b: Fraction): Fraction => reduced(a.top * b.bottom, a.bottom * b.top)

/** A share of something as agreements say it: [1, 21], [12, 365], [43, 10_000]. */
export type Part = readonly [top: number, bottom: number]

/** Returns a part of a fraction. */
export const partOf = (whole: Fraction, [top, bottom]: Part): Fraction => times(whole, fraction(top, bottom))

export const isLess = (a: Fraction, b: Fraction): boolean => a.top * b.bottom < b.top * a.bottom

export const least = (a: Fraction, b: Fraction): Fraction => (isLess(b, a) ? b : a)

export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, zero)

/** Returns a fraction rounded to a multiple of the unit, as `scaled` does. */
export function rounded({ top, bottom }: Fraction, rounding: Rounding = 'nearest', unit: number = toOre): Ore {
  const size = top < 0n ? -top : top
  const divisor = bottom * BigInt(unit)
  const added = rounding === 'up' ? divisor - 1n : rounding === 'nearest' ? divisor / 2n : 0n
  // Adds zero, so that nothing is minus zero.
  return Number((size + added) / divisor) * unit * (top < 0n ? -1 : 1) + 0
}
