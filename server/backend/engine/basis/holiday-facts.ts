import type { IsoDate } from '#contracts/rules/date.ts'
import type { Span } from '../dates.ts'
import type { AdvanceDebt, Ending } from '../holiday/advance.ts'
import type { EarnedPay } from '../holiday/holiday-pay.ts'
import type { MethodFacts } from '../holiday/method.ts'
import type { HolidayUnit } from '../holiday/units.ts'
import type { SavedDays } from '../holiday/year-change.ts'
import type { Hundredths, Ore, Rate } from '../money.ts'

/** An earning year with the pay that its days of holiday are paid by. */
export interface EarningYear {
  readonly year: Span
  readonly earned: EarnedPay
  /** The days of the year whose pay is not known; absent or null when all of it is. */
  readonly missing?: Span | null
}

/** What holiday pay is calculated from. */
export interface HolidayFacts extends HolidayUnit {
  /** What decides between a supplement to the month's pay and a share of the year's pay. */
  readonly method: MethodFacts
  /** The year in which the days that are taken now were earned. */
  readonly current: EarningYear
  /** The year that is going on. */
  readonly next: EarningYear
  /** Variable pay of the earning year, for agreements that add a share of it to each day. */
  readonly variable: Ore
  /** The degree at which the saved days were earned. */
  readonly savedDegree: Rate
  /** What is settled with this payout, when the employment ends. */
  readonly leaving: Leaving | null
  /** What is earned of the next year's days; absent or null when no balance is kept of it. */
  readonly accrual?: Accrual | null
  /** The days of parental leave for each child; absent when no balance is kept of them. */
  readonly parental?: readonly ParentalDays[]
}

/** What somebody has earned of a year's holiday, before the payout and with it. */
export interface Accrual {
  /** The year in which the days are earned, and the days of a whole year's right. */
  readonly year: Span
  readonly days: number
  /** Null when the year begins with the payout. */
  readonly before: EarnedUntil | null
  readonly after: EarnedUntil
  /** The year's pay that fell due before this payout; zero for whoever earns by the month's pay. */
  readonly paid: Ore
}

/** The days of a year until one of them, by how they earn holiday. */
export interface EarnedUntil {
  readonly until: IsoDate
  readonly employed: number
  /** Days of absence that earn holiday, and whole days of absence that do not. */
  readonly qualifying: number
  readonly notQualifying: number
}

/** The days of parental leave that have been taken for a child. */
export interface ParentalDays {
  /** The child's name within the person's children. */
  readonly child: string
  /** Until the deviations of the payout begin, and with them. */
  readonly before: number
  readonly after: number
  /** True of a child whom the person has sole custody of. */
  readonly isAlone?: boolean
}

/** The end of an employment, and the holiday that it settles. */
export interface Leaving {
  readonly ending: Ending
  /** Days that were earned for the next year. */
  readonly earnedNext: Hundredths
  readonly saved: readonly SavedDays[]
  readonly debts: readonly AdvanceDebt[]
}
