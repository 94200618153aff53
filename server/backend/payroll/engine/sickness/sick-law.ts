import type { Rate } from '../money.ts'

/** The figures of the Sick Pay Act (Sjuklönelagen 1991:1047). */
export interface SickPayLaw {
  /** The share of the lost pay that is paid (6 §): 8000. */
  readonly pay: Rate
  /** The qualifying deduction's share of an average week's sick pay (6 §): 2000. */
  readonly qualifying: Rate
  /** The calendar days of a sick period with sick pay (7 §): 14. */
  readonly days: number
  /** A new sickness within so many calendar days continues the period (7 §): 5. */
  readonly relapseDays: number
  /** The qualifying deductions in twelve months after which there are no more (6 §): 10. */
  readonly mostDeductions: number
  /** The calendar day of a period from which a certificate is needed (8 §): 8. */
  readonly certificateFrom: number
  /** The days employed before an employment agreed for less than a month gives sick pay (3 §): 14. */
  readonly waitingDays: number
  /** The days after the period's sick pay within which Försäkringskassan is notified (12 §): 7. */
  readonly notifyWithin: number
}

/**
 * What an agreement gives from the day after the period of sick pay. Without one nothing is paid,
 * by law.
 */
export interface LongSicknessAgreement {
  /** The share of the pay that is deducted up to the limit: 9000. */
  readonly below: Rate
  /** And above it: 1000. */
  readonly above: Rate
  /** The limit of a year's pay, in price base amounts: 10 since 2022. */
  readonly baseAmounts: number
  /** The last calendar day of the period with pay: 90 or 45. */
  readonly lastDay: number
  /** The clause, as it is shown. */
  readonly source: string
}
