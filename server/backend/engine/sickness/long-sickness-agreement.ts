import type { Rate } from '../money.ts'

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
