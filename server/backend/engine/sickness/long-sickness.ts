import { type Fraction, fraction, isLess, least, minus, partOf, plus, sum } from '../fraction.ts'
import type { Ore } from '../money.ts'
import type { AbsenceDay } from '../pay-level.ts'
import { showHundredths, showKr, showRate } from '../show.ts'
import type { LongSicknessAgreement } from './long-sickness-agreement.ts'

/** Returns a year's pay up to the agreement's limit, and above it. */
function parts(pay: Ore, baseAmount: Ore, { baseAmounts }: LongSicknessAgreement): readonly [Fraction, Fraction] {
  const [year, limit] = [fraction(pay * 12), fraction(baseAmount * baseAmounts)]
  const below = least(year, limit)
  return [below, minus(year, below)]
}

/**
 * Returns what an agreement deducts of a month's pay for a calendar day of long sickness, exactly.
 *
 * @param baseAmount the price base amount of the year
 */
export function dayDeduction(pay: Ore, baseAmount: Ore, agreement: LongSicknessAgreement): Fraction {
  const [below, above] = parts(pay, baseAmount, agreement)
  return plus(partOf(below, [agreement.below, 10_000 * 365]), partOf(above, [agreement.above, 10_000 * 365]))
}

/** Returns what is deducted for calendar days of long sickness, exactly. */
export const longSicknessValue = (
  days: readonly AbsenceDay[],
  baseAmount: Ore,
  agreement: LongSicknessAgreement,
): Fraction =>
  sum(days.map(({ pay, extent }) => partOf(dayDeduction(pay.pay, baseAmount, agreement), [extent, 10_000])))

/** Returns the terms of the formula of `longSicknessValue`. */
export const longSicknessTerms = (
  days: readonly AbsenceDay[],
  baseAmount: Ore,
  agreement: LongSicknessAgreement,
): readonly string[] =>
  [...Map.groupBy(days, ({ pay, extent }) => `${pay.pay} ${extent}`).values()].map(same => {
    const [{ pay, extent }] = same as [AbsenceDay]
    const limit = baseAmount * agreement.baseAmounts
    const isAbove = isLess(fraction(limit), fraction(pay.pay * 12))
    const below = isAbove ? showKr(limit) : `${showKr(pay.pay)} × 12`
    const above = isAbove ? ` + (${showKr(pay.pay)} × 12 − ${showKr(limit)}) × ${showRate(agreement.above)} / 365` : ''
    const whole = `${below} × ${showRate(agreement.below)} / 365${above}`
    return `${same.length} dagar × ${isAbove ? `(${whole})` : whole}${extent === 10_000 ? '' : ` × ${showHundredths(extent)}\u00A0%`}`
  })
