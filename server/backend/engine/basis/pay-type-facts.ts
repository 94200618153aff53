import type { IsoDate } from '#contracts/rules/date.ts'
import type { Mileage } from '../law-amounts.ts'
import type { Hundredths, Ore } from '../money.ts'

/**
 * What the engine reads of a pay type (contracts/registers/pay-types.ts). The codes are those of
 * contracts/code-lists/pay-treatment, and an unused rule is empty.
 */
export interface PayTypeFact {
  /** LonArtNr. */
  readonly number: string
  readonly text: string
  /** AntalEnhet. */
  readonly unit: string
  /** AntalsKod, BeloppsKod and SummaKod, each while it is used. */
  readonly quantityRule: string
  readonly priceRule: string
  readonly sumRule: string
  /** Formulas of the company, which go before the rules; empty without one. */
  readonly quantityFormula: string
  readonly priceFormula: string
  readonly sumFormula: string
  /** The company's own bases that the type is a part of: P01–P20. */
  readonly bases: readonly string[]
  /** LonTyp. */
  readonly kind: string
  /** Tecken. */
  readonly sign: string
  /** SkatteTyp. */
  readonly tax: string
  /** AvgiftTyp. */
  readonly contribution: string
  /** AgiFalt. */
  readonly box: string
  /** AgiKryss. */
  readonly tick: string
  /** FKFranvaro. */
  readonly declaredAbsence: string
  /** Konto. */
  readonly account: string
  /** UpdKompsaldo and UpdFlexsaldo: NEJ, PLUS or MINUS. */
  readonly comp: string
  readonly flex: string
  /** SemFranTyp: the absence that a row means, or empty. */
  readonly absence: string
  /** SemUnderlag. */
  readonly holidayBase: string
  /** SemDagTyp: the kind of holiday that a row takes, or empty. */
  readonly holidayDays: string
}

/** One of the table's twenty amounts, which its pay types calculate with. */
export interface TableAmount {
  /** A01–A20. */
  readonly slot: string
  readonly name: string
  readonly amount: Ore
  readonly mayDifferByAgreement: boolean
  readonly mayDifferByPerson: boolean
}

/** What the company pays for driving that a pay type is for, by the car. */
export interface MileageFact {
  readonly payType: string
  readonly car: keyof Mileage
  /** For each 10 km. */
  readonly rate: Ore
  /** The pay type of what is above the tax-free amount; empty without one. */
  readonly taxed: string
}

/** What every row that somebody has written says. A null is calculated by the pay type's rules. */
interface WrittenRow {
  /** Names the row for good. */
  readonly id: string
  readonly payType: string
  /** Replaces the pay type's name on the payslip; empty keeps it. */
  readonly text: string
  readonly quantity: Hundredths | null
  readonly price: Ore | null
  readonly amount: Ore | null
  /** The six result units, or an empty list for those of the person. */
  readonly units: readonly string[]
  /** The distribution key, or empty for that of the person. */
  readonly distribution: string
}

/** A row that each payroll gives the person by itself (contracts/person/standing-pay). */
export interface StandingRow extends WrittenRow {
  readonly from: IsoDate
  readonly to: IsoDate | null
  /** 3 for every third month from the first. */
  readonly interval: number
  /** Where it stands; absent for a standing row of the employee's. */
  readonly source?: string
}

/** A row that was entered on the payslip, imported or given by a pay assignment. */
export interface EnteredRow extends WrittenRow {
  /** The days that the row concerns; earlier ones are paid by what held then. */
  readonly from: IsoDate
  readonly to: IsoDate
  /**
   * The id of a calculated row, which this one replaces; what it leaves as null stays as it is
   * calculated. Empty for a row of its own.
   */
  readonly replaces: string
  /**
   * The turn of a pay assignment's row, from 1. A typed row has one below zero, where the order in
   * which rows were typed is another than that of their days. What was entered otherwise has none.
   */
  readonly order?: number
  /**
   * The quantity as it was imported, in Swedish, where it is rounded to hundredths here: '7,125',
   * or the sum of several. Absent when nothing was rounded.
   */
  readonly imported?: string
}
