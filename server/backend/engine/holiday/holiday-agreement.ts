import type { Part } from '../fraction.ts'
import type { HolidayLaw } from '../law-amounts.ts'

/** What an agreement on holiday decides. Without one the figures are the law's: `byLaw`. */
export interface HolidayAgreement {
  /** The clause, as it is shown. */
  readonly source: string
  /** The days of holiday in a year. */
  readonly days: number
  /** More days from an age on: whoever reaches it during the year has them. */
  readonly byAge: readonly { readonly fromAge: number; readonly days: number }[]
  /** True when days are earned in the year in which they are taken. */
  readonly isCoinciding: boolean
  /** True when holiday pay is always a share of the earning year's pay. */
  readonly isPercentage: boolean
  /** What a paid day adds, of a month's pay: [43, 10_000], [8, 1000]. */
  readonly supplement: Part
  /**
   * The share of variable pay: of the holiday year's pay as one sum ([12, 100]), or of the earning
   * year's for each paid day ([5, 1000]).
   */
  readonly variable: { readonly part: Part; readonly per: 'YEAR' | 'DAY' }
  /** The share of the earning year's pay: [12, 100], [13, 100], [1272, 10_000]. */
  readonly percentage: Part
  /** What each day above the law's 25 adds to the shares of a year's pay: [48, 10_000]. */
  readonly perExtraDay: Part
  /** What an unpaid day takes, of a month's pay: [46, 1000]. */
  readonly dayValue: Part
  /** What a day is worth to somebody who leaves, of a month's pay: [54, 1000]. */
  readonly leaverDay: Part
  /** Paid days above this are saved; the law says 20. Zero saves all. */
  readonly savedAbove: number
  /** The years within which a saved day is taken, or null without a limit. */
  readonly savedYears: number | null
  /** The most days that are saved in all, or null without a limit. */
  readonly maxSaved: number | null
  /** True when a saved day is paid by the degree of employment at which it was earned. */
  readonly savesDegree: boolean
}

const byLawName = 'Semesterlagen'

/**
 * Returns the law's own rules, where no agreement says otherwise. The day's value, which the Act
 * does not give as a figure, is 4,6 %: a month's pay by 21,75 days.
 */
export const byLaw = (law: HolidayLaw): HolidayAgreement => ({
  source: byLawName,
  days: law.days,
  byAge: [],
  isCoinciding: false,
  isPercentage: false,
  supplement: [law.supplement, 10_000],
  variable: { part: [law.percentage, 10_000], per: 'YEAR' },
  percentage: [law.percentage, 10_000],
  perExtraDay: [law.perExtraDay, 10_000],
  dayValue: [46, 1000],
  leaverDay: [460 + law.supplement, 10_000],
  savedAbove: law.savedAbove,
  savedYears: law.savedYears,
  maxSaved: null,
  savesDegree: false,
})

/** Returns the source of a step: the agreement's with the clause of the law, or the law's. */
export const sourceOf = ({ source }: HolidayAgreement, clause: string): string =>
  source === byLawName ? `${byLawName} ${clause}` : `${source} (semesterlagen ${clause})`

/** Returns the days of holiday of somebody's age at the end of a year. */
export const daysAtAge = (age: number, { days, byAge }: HolidayAgreement): number =>
  byAge.reduce((most, { fromAge, days: own }) => (fromAge <= age ? Math.max(most, own) : most), days)
