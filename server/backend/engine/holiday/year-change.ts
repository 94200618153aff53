import type { Hundredths, Rate } from '../money.ts'
import { showHundredths } from '../show.ts'
import type { HolidayRight } from './earned-days.ts'
import type { HolidayAgreement } from './holiday-agreement.ts'

/** Saved days of one year. */
export interface SavedDays {
  /** The holiday year in which they were saved, by the year of its first day. */
  readonly year: number
  readonly days: Hundredths
  /** The degree of employment when they were earned. */
  readonly degree: Rate
}

/** The days of holiday that somebody has, in hundredths. */
export interface HolidayBalance {
  readonly paid: Hundredths
  readonly unpaid: Hundredths
  /** Days taken before they were earned. */
  readonly advance: Hundredths
  /** The oldest first. */
  readonly saved: readonly SavedDays[]
}

/** A new year's days, and what becomes of those that are left. */
export interface YearChange {
  readonly balance: HolidayBalance
  /** Paid days that may not be saved: they should have been taken, and are paid now. */
  readonly toPay: Hundredths
  /** Saved days whose years are over, which are paid now. */
  readonly expired: readonly SavedDays[]
  readonly warnings: readonly string[]
}

/** What the change of year depends on beside the balance. */
export interface YearChangeFacts {
  /** The year that ends, by the year of its first day. */
  readonly ended: number
  /** The paid days that it began with, above some of which can be saved. */
  readonly right: Hundredths
  /** The degree of employment at which its days were earned. */
  readonly degree: Rate
  /** The new year's days. */
  readonly next: HolidayRight
}

const total = (saved: readonly SavedDays[]): Hundredths => saved.reduce((sum, { days }) => sum + days, 0)

/**
 * Returns the balance of the next holiday year. Unpaid days that are left lapse; paid days above
 * the law's twenty are saved, for five years; advance days stay a debt (Semesterlagen 18–29 a §§).
 */
export function changeYear(
  { paid, advance, saved }: HolidayBalance,
  { ended, right, degree, next }: YearChangeFacts,
  { savedAbove, savedYears, maxSaved }: HolidayAgreement,
): YearChange {
  const isOver = ({ year }: SavedDays) => savedYears !== null && ended - year >= savedYears
  const expired = saved.filter(one => isOver(one) && one.days > 0)
  const kept = saved.filter(one => !isOver(one) && one.days > 0)
  const room = maxSaved === null ? Number.POSITIVE_INFINITY : Math.max(0, maxSaved * 100 - total(kept))
  const left = Math.max(0, paid)
  const added = Math.min(left, Math.max(0, right - savedAbove * 100), room)
  const toPay = left - added
  // Days taken beyond those that were paid are a debt as well.
  const overdrawn = Math.max(0, -paid)
  return {
    balance: {
      paid: next.paid * 100,
      unpaid: next.unpaid * 100,
      advance: advance + overdrawn,
      saved: added > 0 ? [...kept, { year: ended, days: added, degree }] : kept,
    },
    toPay,
    expired,
    warnings: [
      ...(toPay > 0
        ? [`${showHundredths(toPay)} betalda semesterdagar kan inte sparas. De skulle ha tagits ut, och betalas ut.`]
        : []),
      ...(expired.length > 0
        ? [`${showHundredths(total(expired))} sparade semesterdagar skulle ha tagits ut inom ${savedYears} år.`]
        : []),
    ],
  }
}

/** Returns the saved days that are left when some are taken, the oldest first. */
export function takeSaved(saved: readonly SavedDays[], taken: Hundredths): readonly SavedDays[] {
  let left = taken
  return saved
    .toSorted((a, b) => a.year - b.year)
    .map(each => {
      const own = Math.min(each.days, left)
      left -= own
      return { ...each, days: each.days - own }
    })
    .filter(({ days }) => days > 0)
}
