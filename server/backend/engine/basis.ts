import type { IsoDate } from '#contracts/rules/date.ts'
import type { AbsenceFact, History, LeftOut, TimeFact } from './basis/absence-facts.ts'
import type { HolidayFacts } from './basis/holiday-facts.ts'
import type { EnteredRow, MileageFact, PayTypeFact, StandingRow, TableAmount } from './basis/pay-type-facts.ts'
import type { Agreement, ContributionFacts, EmploymentFacts, TaxFacts } from './basis/person-facts.ts'
import type { BenefitCar } from './benefits/benefit-car.ts'
import type { Span } from './dates.ts'
import type { ExtraTime } from './extra-time/overtime.ts'
import type { Hundredths, Ore, Rate } from './money.ts'
import type { Balance } from './payslip.ts'

/**
 * Everything that one person's payslip of one payout is calculated from, beside the law. It is
 * frozen and plain JSON, so that it is hashed and stored with the payslip; calculated again it
 * gives the same bytes. Lists come in any order. An absent text is empty, an absent number null.
 *
 * It holds no personal number, name or bank account: who the person is, is not the engine's.
 */
export interface Basis {
  /** The version of this shape. */
  readonly version: 1
  readonly payout: Payout
  readonly person: Person
  /**
   * What holds of the employment from day to day, from the first day that anything here concerns.
   */
  readonly employment: readonly EmploymentFacts[]
  /** The agreements that the facts name. */
  readonly agreements: readonly Agreement[]
  /** What holds on the day of the payout. */
  readonly tax: TaxFacts
  readonly contribution: ContributionFacts
  /**
   * The planned days: those of the payout and of its deviations, and of the absences before them
   * that the law counts.
   */
  readonly days: readonly ScheduleDay[]
  readonly payTypes: readonly PayTypeFact[]
  /** The pay type of each occasion (register of steering); empty when it is not calculated. */
  readonly steering: Readonly<Record<string, string>>
  readonly amounts: readonly TableAmount[]
  /** What the company pays for driving; absent where the table's amounts do. */
  readonly mileage?: readonly MileageFact[]
  /** The company's own variables, and the codes of its own bases: sums of pay types. */
  readonly formulas: readonly Formula[]
  readonly standing: readonly StandingRow[]
  readonly entered: readonly EnteredRow[]
  readonly absences: readonly AbsenceFact[]
  /** Hours that were worked and reported. */
  readonly time: readonly TimeFact[]
  /** What was imported and is not paid; absent when everything is. */
  readonly leftOut?: readonly LeftOut[]
  /** Time beyond the schedule, which the agreement pays or gives as time off. */
  readonly extraTime: readonly ExtraTime[]
  readonly holiday: HolidayFacts
  readonly history: History
  readonly balances: readonly Omit<Balance, 'after'>[]
  readonly cars: readonly Car[]
  readonly garnishments: readonly Garnishment[]
  readonly union: Union | null
  /** What has been paid in advance, and is deducted from this pay. */
  readonly advances: readonly Advance[]
  /** What the person is to be paid exactly; the gross that gives it is sought. */
  readonly wantedNet: WantedNet | null
  readonly company: CompanyFacts
}

/** A payout and the days that it pays for, all ends included. */
export interface Payout {
  /** The month of the payout: YYYY-MM. */
  readonly period: string
  readonly payDate: IsoDate
  /** The days of fixed pay. */
  readonly pay: Span
  /** The days whose absence, time and other deviations are paid. */
  readonly deviations: Span
}

export interface Person {
  /** AnstNr. */
  readonly number: string
  /** Null when it is not known: ordinary ages apply. */
  readonly birthDate: IsoDate | null
  /** The employment's days: pay outside them is not fixed pay. */
  readonly employedFrom: IsoDate
  readonly employedTo: IsoDate | null
  /** True when the pay has somewhere to go: an account, or cash. */
  readonly isPayable: boolean
}

/** A day of the person's schedule, and what kind of day it is. */
export interface ScheduleDay {
  readonly date: IsoDate
  /** The hours that are planned; zero on a day off. */
  readonly hours: Hundredths
  /** True when the rotation has work, also where a holiday makes the day free. */
  readonly isWorkday: boolean
  /** The kind in the register of holidays: H, S or A; empty for an ordinary day. */
  readonly holiday: '' | 'H' | 'S' | 'A'
}

/** A name that formulas read. */
export type Formula =
  | { readonly kind: 'variable'; readonly code: string; readonly formula: string }
  /** A base: the sum of the rows of its pay types (BelKodP01–20). */
  | { readonly kind: 'base'; readonly code: string; readonly slot: string }

/** A car that the person has the benefit of. */
export interface Car {
  /** Names the car for good. */
  readonly id: string
  /** What it is called on the payslip's explanations: its model. */
  readonly name: string
  readonly from: IsoDate
  readonly to: IsoDate | null
  /** What its benefit is calculated from. */
  readonly vehicle: BenefitCar
  /** What the person pays of the net pay for it each month. */
  readonly deduction: Ore
}

/** A decision of Kronofogdemyndigheten on attachment of earnings. */
export interface Garnishment {
  readonly id: string
  /** Taken in this order: tax, maintenance, other claims. */
  readonly order: number
  readonly from: IsoDate
  readonly to: IsoDate | null
  /** Förbehållsbelopp: what the person keeps of a month's pay. */
  readonly reserved: Ore
  /** The decided amount, or null for all above the reserved. */
  readonly most: Ore | null
}

/** The person's trade union, when its fee is deducted. */
export interface Union {
  readonly id: string
  readonly name: string
  /** KR: an amount; PRC: a share of gross pay; IND: a standing row has the amount. */
  readonly fee: 'KR' | 'PRC' | 'IND'
  readonly amount: Ore
  readonly share: Rate
  /** Null without a limit. */
  readonly most: Ore | null
}

export interface Advance {
  readonly id: string
  readonly paid: IsoDate
  readonly amount: Ore
}

export interface WantedNet {
  readonly net: Ore
  /** The pay type of the row whose amount is sought. */
  readonly payType: string
}

export interface CompanyFacts {
  /** AvrundaTotal: the decimals of what is paid, 0 to 2. */
  readonly netDecimals: number
  /** AvrundaSumma: the decimals of the rows' sums, 0 or 1; absent for öre. */
  readonly sumDecimals?: number
  /** True when contributions are paid from the first krona of a year (ArbAvgGrans is off). */
  readonly hasNoYearLimit?: true
}
