import type { Rate } from '../money.ts'

/**
 * A line over the yearly income, while the income is at most so many price base amounts:
 * `baseAmounts` + `rate` × (income − `over`). All are in ten-thousandths: 0.423 is 4230.
 */
export interface Segment {
  /** The highest income, in price base amounts. Null is any. */
  readonly upTo: number | null
  readonly baseAmounts: number
  readonly rate: Rate
  /** In price base amounts. */
  readonly over: number
}

/** The figures of a year's tax tables (SKV 433). Amounts are in whole SEK. */
export interface TaxTableRules {
  readonly first: number
  readonly last: number
  readonly priceBaseAmount: number
  readonly allowance: readonly Segment[]
  /** What is added to the allowance of the older, in columns 2 and 3. */
  readonly olderAllowance: readonly Segment[]
  /** State tax on what is above `over`, for a taxable income of at least `from`. */
  readonly stateTax: { readonly rate: Rate; readonly over: number; readonly from: number }
  /** The burial and church fees of all tables. The rest of a table's number is municipal tax. */
  readonly burialAndChurch: Rate
  readonly publicService: { readonly rate: Rate; readonly most: number }
  /** The general pension fee, on an income of at least `from`. */
  readonly pensionFee: { readonly rate: Rate; readonly from: number; readonly upTo: number }
  /** What the credit for work is calculated from, in column 1. */
  readonly workCredit: readonly Segment[]
  /** The credit for work itself, in column 3. */
  readonly olderWorkCredit: readonly Segment[]
  /** What column 4's credit for sickness compensation is calculated from, and its least share. */
  readonly sicknessCredit: readonly Segment[]
  readonly leastSicknessCredit: Rate
  readonly earnedIncomeCredit: { readonly rate: Rate; readonly over: number; readonly most: number }
  readonly rows: TaxTableRows
}

/** The rows of a tax table of monthly pay, in whole SEK. */
export interface TaxTableRows {
  /** The top of the first row, on which there is no tax. */
  readonly first: number
  /** The width of a row until `narrowTo`, and above it. */
  readonly narrow: number
  readonly narrowTo: number
  readonly wide: number
  /** The last row with an amount. Above it there are percentages. */
  readonly amountsTo: number
  /** The income whose percentage all higher incomes have. */
  readonly percentagesTo: number
}

/** The tax of a one-off amount by the yearly income that it is part of. */
export interface OneOffBand {
  /** The highest yearly income, in whole SEK. Null is any. */
  readonly upTo: number | null
  readonly percent: number
}

/** The bands by the column of the tax table. A column that is not entered stops the calculation. */
export type OneOffTax = Readonly<Partial<Record<TaxColumn, readonly OneOffBand[]>>>

/** The columns of a tax table (contracts/person/tax.ts). */
export const taxColumns = [1, 2, 3, 4, 5, 6] as const
export type TaxColumn = (typeof taxColumns)[number]

/** The rules of preliminary tax beside the tables. */
export interface DeductionRules {
  /** Of side income, short jobs, and legal persons without F-tax. */
  readonly sideIncome: Rate
  /**
   * A holiday supplement for at most so many days of a pay period is taxed with the pay, and for
   * more of them as a one-off amount.
   */
  readonly supplementDays: number
  /** Of a table's tax, for those who have not shown their tax decision: 110 %. */
  readonly withoutDecision: Rate
  /** A payment below this has no deduction, in öre. */
  readonly leastPayment: number
  /** An expected year's pay below this has no deduction, in öre; and for a private payer. */
  readonly leastYear: number
  readonly leastYearPrivate: number
  /** A student's yearly income below this has no deduction, in öre. */
  readonly leastYearStudent: number
  /** A sportsperson's year below so many price base amounts has none, in ten-thousandths. */
  readonly leastYearSport: number
}

/** Ages when the year begins, from which a person has the higher allowance and work credit. */
export interface TaxAges {
  readonly allowance: number
  readonly workCredit: number
}
