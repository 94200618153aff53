import type { IsoDate } from '#contracts/rules/date.ts'
import type { ExtraTimeAgreement } from '../extra-time/overtime.ts'
import type { Part } from '../fraction.ts'
import type { HolidayAgreement } from '../holiday/holiday-agreement.ts'
import type { LeaveAgreement } from '../leave/leave-agreement.ts'
import type { Hundredths, Ore, Rate } from '../money.ts'
import type { LongSicknessAgreement } from '../sickness/long-sickness-agreement.ts'
import type { TaxAdjustment } from '../tax/tax-facts.ts'
import type { TaxColumn } from '../tax/tax-rules.ts'

/** What holds of an employment from a day until the next entry. */
export interface EmploymentFacts {
  readonly from: IsoDate
  /** LoneForm: a month or an hour is paid. */
  readonly salaryForm: 'MÅN' | 'TIM'
  /** Of a month at the person's own degree, or of an hour. */
  readonly pay: Ore
  /** 100 % is 10,000. */
  readonly degree: Rate
  /** The hours of the person's own average week. */
  readonly weeklyHours: Hundredths
  /** AvtalId: one of the basis's agreements. */
  readonly agreement: string
  /** The person's own amounts of the table's twenty, by slot (A01). */
  readonly amounts: Readonly<Record<string, Ore>>
  /** The codes of the six result units, empty where there is none. */
  readonly units: readonly string[]
  /** KonKey: goes before the units. Empty without one. */
  readonly distribution: string
}

/** How an agreement pays a part of a month. */
export type PartMonth =
  /** The month's calendar days: 11 of 31. */
  | 'CALENDAR'
  /** The month's workdays: 11 of 21. */
  | 'WORKDAYS'
  /** A calendar day is twelve months by 365 days. */
  | 'YEAR'

/** What an agreement decides of the calculation. */
export interface Agreement {
  /** AvtalId; the empty text is the law alone. */
  readonly id: string
  /** As it is shown as the source of a step: the agreement and its clause. */
  readonly source: string
  /** True when the person has no agreement, or one that no longer is in the register. */
  readonly isLawAlone?: true
  readonly partMonth: PartMonth
  /** How absence without pay is deducted. */
  readonly leave: LeaveAgreement
  /** What is paid of sickness after the period of sick pay; null when nothing is. */
  readonly longSickness: LongSicknessAgreement | null
  /**
   * The qualifying deduction as a part of a month's pay, such as the State's; null for the law's.
   */
  readonly qualifyingDeduction: Part | null
  readonly holiday: HolidayAgreement
  /** How time beyond the schedule is paid; null when the agreement says nothing. */
  readonly extraTime: ExtraTimeAgreement | null
  /** The agreement's own amounts of the table's twenty, by slot. */
  readonly amounts: Readonly<Record<string, AgreedAmount>>
}

/** One of the twenty amounts, as an agreement has it. */
export interface AgreedAmount {
  /** Öre, or a part of a full-time month's pay. */
  readonly rate: Ore | Part
  /** The agreement and what it is of, as it is shown. */
  readonly source: string
}

/** The tax facts on the day of the payout (contracts/person/tax.ts). */
export interface TaxFacts {
  /** SkatteTyp. */
  readonly type: string
  /** SkattTab, 29–42; null when it is not known. */
  readonly table: number | null
  /** SkattKol, 1–6; null for 1 or 3 by age. */
  readonly column: TaxColumn | null
  /** The decision on adjusted tax, when there is one. */
  readonly adjustment: TaxAdjustment | null
  /** ExtraSkatt: on the person's own request, each month. */
  readonly extra: Ore
  /** The expected income of the year with its one-off amounts, when it is known. */
  readonly yearlyIncome: Ore | null
  /** True for a seafarer who lives abroad. */
  readonly isSeaIncome: boolean
  /** The last day of the decision on special income tax, when it is known. */
  readonly sinkUntil?: IsoDate | null
}

/** The facts of employer's contributions on the day of the payout. */
export interface ContributionFacts {
  /** ArbAvgTyp: 99, 69, 65 or 00. */
  readonly type: string
}
