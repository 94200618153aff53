import type { Rate } from '../money.ts'

/** The figures of the Annual Leave Act (Semesterlagen 1977:480). */
export interface HolidayLaw {
  readonly days: number
  /** The days of a first year that begins after 31 August. */
  readonly lateDays: number
  /** The share of a month's pay that a paid day adds (16 a §): 43. */
  readonly supplement: Rate
  /** The same of a week's pay: 182. */
  readonly weeklySupplement: Rate
  /** The share of variable pay (16 a §), and of the earning year's pay (16 b §): 1200. */
  readonly percentage: Rate
  /** What each day above `days` adds to the percentage: 48. */
  readonly perExtraDay: Rate
  /** Paid days above this can be saved: 20. */
  readonly savedAbove: number
  /** The years within which a saved day is taken: 5. */
  readonly savedYears: number
  /** The years after which a debt of advance holiday is written off: 5. */
  readonly advanceYears: number
}

/** The days of absence in an earning year that count as worked (Semesterlagen 17–17 b §§). */
export interface QualifyingAbsence {
  readonly sickness: number
  readonly parental: number
  readonly parentalSingle: number
  readonly temporaryParental: number
  readonly temporaryParentalSingle: number
  readonly closeRelative: number
  readonly diseaseCarrier: number
  readonly training: number
  readonly defenceTraining: number
  /** A break of more days in a row ends an absence that goes on from year to year. */
  readonly longestBreak: number
}
