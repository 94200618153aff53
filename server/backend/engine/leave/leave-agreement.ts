import type { Part } from '../fraction.ts'
import type { Hundredths } from '../money.ts'

/** How an agreement deducts for leave. All are parts of a month's pay. */
export interface LeaveAgreement {
  /** The clause, as it is shown. */
  readonly source: string
  /**
   * A month's pay is divided by so many hours for a part of a day: 16_700 or 17_500. A part-timer's
   * pay is first raised to full time. Null divides by the person's own hours of a year.
   */
  readonly hours: Hundredths | null
  /** The hours of a full-time week: 4000. */
  readonly fullTime: Hundredths
  /** Of a working day, in a short absence: [1, 21], or [46, 1000]. */
  readonly workday: Part
  /** The working days of an absence that is still short: 5. */
  readonly shortest: number
  /**
   * True when working days on both sides of days off, such as Friday and Monday, are deducted by
   * calendar days together with the days off, however short the absence is.
   */
  readonly includesDaysOff: boolean
  /** Of a calendar day, in a longer absence: [12, 365], [33, 1000], or the month's own days. */
  readonly calendarDay: CalendarDay
  /**
   * The calendar days by the working days of a work schedule (kalenderdagsfaktor): [7, 5], or
   * [21, 13]. With it each lost working day is deducted as so many calendar days. Null without.
   */
  readonly factor: Part | null
}

/** A calendar day's part of a month's pay; MONTH is one of the days of the month in question. */
export type CalendarDay = Part | 'MONTH'
