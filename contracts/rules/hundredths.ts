/**
 * Amounts are kronor on the wire and öre where they are calculated. Hours, days and percentages are
 * hundredths there too.
 */

/** Returns kronor as whole öre, or another number as whole hundredths. */
export const toHundredths = (value: number): number => Math.round(value * 100)

/** Returns öre as kronor, or other hundredths as the number on the wire. */
export const fromHundredths = (hundredths: number): number => hundredths / 100

/** Returns a sum of kronor, exact to the öre. */
export const sumOf = (amounts: readonly number[]): number =>
  fromHundredths(amounts.reduce((sum, each) => sum + toHundredths(each), 0))

/** Returns by how much an amount in kronor is above another, exact to the öre. */
export const differenceOf = (after: number, before: number): number =>
  fromHundredths(toHundredths(after) - toHundredths(before))
