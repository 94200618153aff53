import type { IsoDate } from '#contracts/rules/date.ts'
import type { Span } from './dates.ts'
import { type Fraction, type Part, rounded } from './fraction.ts'
import type { Hundredths, Ore } from './money.ts'
import { showHundredths, showKr } from './show.ts'
import type { Step } from './step.ts'

/** What a line's quantity counts: codes of contracts/code-lists/pay-types `units`. */
export type LineUnit = 'TIM' | 'DAG' | 'ST' | 'KR'

/**
 * A calculated part of the pay before it has a pay type. The kind says what it is; the engine finds
 * the pay type of the kind, and makes the row.
 */
export interface Line<Kind extends string = string> {
  readonly kind: Kind
  /** The days that the line concerns. */
  readonly from: IsoDate
  readonly to: IsoDate
  readonly quantity: Hundredths
  readonly unit: LineUnit
  /** Of one unit, rounded to öre for the eye; null when the units have different prices. */
  readonly price: Ore | null
  /** What the line adds to the pay. A deduction is negative. */
  readonly amount: Ore
  /** The last gives the amount. */
  readonly steps: readonly Step[]
}

/** Lines, with what a payroll clerk should look at, in Swedish. */
export interface Calculated<Kind extends string> {
  readonly lines: readonly Line<Kind>[]
  readonly warnings: readonly string[]
}

/** A sum that grows from day to day, and the part of it that a span of days adds. */
export interface PartOfSum {
  readonly amount: Ore
  /** What the days before the span gave. */
  readonly earlier: Ore
  /** What all the days until the end of the span give. */
  readonly whole: Ore
}

/**
 * Returns what a span of days adds to a sum. It is the rounded sum until the last day minus the
 * rounded sum before the first, so that parts always add up to the whole.
 *
 * @param exact returns the exact sum of the given days, which are the first ones of `days`
 */
export function partOfSum<Day extends { readonly date: IsoDate }>(
  days: readonly Day[],
  { from, to }: Span,
  exact: (days: readonly Day[]) => Fraction,
): PartOfSum {
  const earlier = rounded(exact(days.filter(({ date }) => date < from)))
  const whole = rounded(exact(days.filter(({ date }) => date <= to)))
  return { amount: whole - earlier + 0, earlier, whole }
}

/**
 * Returns the formula of a part of a sum: that of its terms, and when something was given before,
 * what is taken away for it.
 */
export const formulaOfPart = (terms: readonly string[], { amount, earlier, whole }: PartOfSum): string =>
  earlier === 0
    ? `${terms.join(' + ')} = ${showKr(amount)}, avrundat till hela ören`
    : `${terms.join(' + ')} = ${showKr(whole)}, avrundat till hela ören, varav ${showKr(earlier)} i tidigare löner: ${showKr(amount)}`

/**
 * Returns how a part of something is written: '/ 21', '× 12 / 365', and '× 4,6 %' for parts of a
 * power of ten.
 */
export function showPart([top, bottom]: Part): string {
  const thousandths = (top * 100_000) / bottom
  if (/^10+$/.test(`${bottom}`) && Number.isInteger(thousandths)) {
    const digits = `${thousandths}`.padStart(4, '0')
    const decimals = digits.slice(-3).replace(/0+$/, '')
    return `× ${digits.slice(0, -3)}${decimals === '' ? '' : `,${decimals}`}\u00A0%`
  }
  return top === 1
    ? `/ ${showHundredths(bottom * 100)}`
    : `× ${showHundredths(top * 100)} / ${showHundredths(bottom * 100)}`
}
