import { type Ore, scaled, toOre } from './money.ts'

/** An amount in parts, and what the largest of them took beyond its share. */
export interface Division {
  readonly parts: readonly Ore[]
  /** The place of the part with the largest weight, the first of equals. */
  readonly largest: number
  /** What the shares left when they were cut, which the largest part has taken. */
  readonly rest: Ore
}

/**
 * Returns an amount in parts by their weights, in the same order. The parts are the whole amount
 * together: each is cut to a multiple of the unit, towards zero, and the largest takes what is
 * left.
 *
 * @param weights whole numbers, of any sum. When the sum is zero, the largest takes everything
 * @param unit what the other parts are multiples of, in öre
 * @throws RangeError when there are no weights for an amount that is not zero
 */
export function divide(amount: Ore, weights: readonly number[], unit: number = toOre): Division {
  if (weights.length === 0 && amount !== 0) throw new RangeError('An amount cannot be split into no parts.')
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const parts = weights.map(weight => (total === 0 ? 0 : scaled(amount, [weight, total], 'down', unit)))
  const rest = amount - parts.reduce((sum, part) => sum + part, 0)
  const largest = indexOfLargest(weights)
  return { parts: parts.map((part, at) => (at === largest ? part + rest : part)), largest, rest }
}

/** Returns the parts of an amount, as `divide` does. */
export const split = (amount: Ore, weights: readonly number[], unit: number = toOre): readonly Ore[] =>
  divide(amount, weights, unit).parts

const indexOfLargest = (weights: readonly number[]): number =>
  weights.reduce((best, weight, at) => (Math.abs(weight) > Math.abs(weights[best] ?? 0) ? at : best), 0)
