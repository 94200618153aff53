import type { IsoDate } from '#contracts/rules/date.ts'
import type { Span } from '../dates.ts'
import type { Hundredths, Ore, Rate } from '../money.ts'

/** An absence of the person, also those before the payout that the law counts. */
export interface AbsenceFact {
  readonly id: string
  /** The code of contracts/code-lists/absence `absenceTypes`. */
  readonly type: string
  readonly from: IsoDate
  /** Null while the end is not known. */
  readonly to: IsoDate | null
  /** Omfattning: the part of the working time, 10,000 for all of it. */
  readonly extent: Rate
  /** The hours of single days, which go before the extent. */
  readonly hours: Readonly<Record<IsoDate, Hundredths>>
  /** The child's name within the person's children, or empty. */
  readonly child: string
}

/** Worked hours, as they were reported. */
export interface TimeFact {
  readonly date: IsoDate
  readonly hours: Hundredths
  /**
   * The hours as they were imported, in Swedish, where they are rounded to hundredths here:
   * '7,125'. Absent when nothing was rounded.
   */
  readonly imported?: string
}

/** What was imported on a code that no pay type is chosen for: it is not paid. */
export interface LeftOut {
  readonly register: 'timeCodes' | 'payCodes'
  readonly code: string
  /** The hours of time, else the quantity of pay rows. */
  readonly quantity: Hundredths
  /** The entered amounts of pay rows. */
  readonly amount: Ore
}

/** What earlier payouts and years say, as far as law or warnings need it. */
export interface History {
  /** The fixed pay of earlier months as it was paid, to find what is owed after a late change. */
  readonly fixedPay: readonly PaidFixedPay[]
  /** First days of sick periods with a qualifying deduction, before the known absences. */
  readonly sickDeductions: readonly IsoDate[]
  /** Days on which a medical certificate applies. */
  readonly certified: readonly Span[]
  /** The other payouts of the same month. */
  readonly earlierInMonth: EarlierPay
  /** The payouts of the year before this month. */
  readonly earlierInYear: EarlierPay
  /** The payout before this one, or null for the first. */
  readonly last: { readonly gross: Ore; readonly net: Ore } | null
}

/** Sums of finished payslips. */
export interface EarlierPay {
  readonly cash: Ore
  /** Pay and benefits that were taxed by the table, and the tax of them. */
  readonly regular: Ore
  readonly regularTax: Ore
  /** All deducted tax. */
  readonly tax: Ore
  readonly contributionBase: Ore
  /** What was taken by attachment of earnings. */
  readonly garnished: Ore
}

export interface PaidFixedPay extends Span {
  readonly amount: Ore
}
