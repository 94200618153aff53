import type { IsoDate } from '#contracts/rules/date.ts'
import type { Hundredths, Ore } from './money.ts'
import type { Step } from './step.ts'

/**
 * A row of a payslip. The codes are those of the pay types (contracts/code-lists/pay-treatment).
 */
export interface PayRow {
  /** Names the row within its payslip, and stays when the payslip is calculated again. */
  readonly id: string
  /** The pay type: LonArtNr. */
  readonly payType: string
  readonly text: string
  /** The days that the row concerns, which may lie in an earlier period. */
  readonly from: IsoDate
  readonly to: IsoDate
  /** Null when the row has an amount only. */
  readonly quantity: Hundredths | null
  /** The code of contracts/code-lists/pay-types `units`. */
  readonly unit: string
  /** Rounded to öre for the eye: the amount comes from the exact price. */
  readonly price: Ore | null
  /** What the row adds to the pay. A deduction is negative. */
  readonly amount: Ore
  /** LonTyp: BRUTTO, FÖRMÅN, NETTO, SKATT, PENSION or INFO. */
  readonly kind: string
  /** SkatteTyp: TAB, ENG or FRI. */
  readonly tax: string
  /** AvgiftTyp: AVG, SLP or FRI. */
  readonly contribution: string
  /** The box of the individual statement: AgiFalt, or empty. */
  readonly box: string
  /** The box that the row ticks: AgiKryss, or empty. */
  readonly tick: string
  /** The absence that is declared: FKFranvaro, or empty. */
  readonly declaredAbsence: string
  /** The debit account, or empty when the row is not posted. */
  readonly account: string
  /** The codes of the six result units, empty where there is none. */
  readonly units: readonly string[]
  /** The distribution key that splits the row, or empty. */
  readonly distribution: string
  /**
   * The steps that explain the amount. The last gives it: of a tax row what is deducted, and of
   * time off the hours.
   */
  readonly steps: readonly string[]
}

/** The sums of a payslip, in öre. */
export interface PayTotals {
  /** Cash pay before tax: rows of kind BRUTTO. */
  readonly gross: Ore
  /** Taxed benefits, which are not paid: rows of kind FÖRMÅN. */
  readonly benefits: Ore
  /** What the tax is calculated from, by table and as one-off amounts. */
  readonly taxable: Ore
  readonly tax: Ore
  /** Rows of kind NETTO: tax-free allowances and net deductions, by their signs. */
  readonly afterTax: Ore
  /** What is paid: gross − tax + afterTax. */
  readonly net: Ore
  /** The base of the employer's contributions. */
  readonly contributionBase: Ore
  readonly contributions: Ore
  /** Special payroll tax on pension premiums. */
  readonly payrollTax: Ore
}

/** A balance that payroll keeps, before and after the period. */
export interface Balance {
  /**
   * BET, SPA, FÖR, OBE (days of holiday), KOMP, FLEX (hours); INT and INTKR (days and amount of
   * holiday that are earned of the year), FPE (days of parental leave that are left for a child).
   */
  readonly kind: string
  readonly before: Hundredths
  readonly after: Hundredths
  /** What the person's register said when the payslip was calculated; absent without a register. */
  readonly registered?: Hundredths
  /** The child that the days are for; absent for other balances. */
  readonly name?: string
  /** The steps that explain it. The last gives what is left. */
  readonly steps?: readonly string[]
}

/** One person's calculated pay of one payout. */
export interface Payslip {
  /** AnstNr. */
  readonly person: string
  /** The month of the payout: YYYY-MM. */
  readonly period: string
  readonly payDate: IsoDate
  readonly rows: readonly PayRow[]
  readonly totals: PayTotals
  readonly balances: readonly Balance[]
  readonly steps: readonly Step[]
  /** What a payroll clerk should look at before the payslip is marked as ready, in Swedish. */
  readonly warnings: readonly string[]
}
