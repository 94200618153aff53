import type { Ore, Rate } from '../money.ts'

/** One of the fees that employer contributions consist of (Socialavgiftslagen 2 kap. 26 §). */
export interface PartialFee {
  readonly name: string
  readonly rate: Rate
}

/** Which fees the persons of some ages have. Ages are those when the year of the payment begins. */
export interface AgeGroup {
  readonly group: ContributionGroup
  /** As it is shown: 'Ungdomar 18–22 år'. */
  readonly name: string
  readonly leastAge?: number
  readonly maxAge?: number
  readonly bornAtLatest?: number
  readonly fees: readonly PartialFee[]
  /** The part of a payee's month that the group's fees are for, in öre. The rest has full fees. */
  readonly upTo?: Ore
  readonly source: string
}

export type ContributionGroup = 'full' | 'old-age' | 'none' | 'youth'

/** The employer contributions of a period. */
export interface ContributionRules {
  /** The full fees, with the general payroll fee last. */
  readonly fees: readonly PartialFee[]
  /** The general payroll fee by name, which employers without permanent establishment leave out. */
  readonly payrollFee: string
  /** The groups with other fees. The first that a person belongs to counts. */
  readonly groups: readonly AgeGroup[]
  /** A year's pay to a payee below this has no contributions, in öre. */
  readonly leastYear: Ore
}

/** The reduction for a sole trader's or small company's first employees (växa-stöd). */
export interface StartUpSupport {
  /** The share that remains to be paid. */
  readonly remaining: Rate
  /** Of a payee's month, in öre. */
  readonly upTo: Ore
  readonly months: number
  /** True when the full fee is declared and the support is applied for afterwards. */
  readonly isRefunded: boolean
  readonly leastMonths: number
  readonly leastWeeklyHours: number
}

/** A reduction of the month's contributions of the whole company. */
export interface CompanyReduction {
  /** The share of the base that is taken off. */
  readonly rate: Rate
  /** The most of a month, in öre. */
  readonly most: Ore
  /** The share of the base that is always paid. */
  readonly least: Rate
}

/** Research and development: which payees count. */
export interface ResearchReduction extends CompanyReduction {
  readonly leastShareOfTime: Rate
  /** In hundredths of an hour, in the month. */
  readonly leastHours: number
}
