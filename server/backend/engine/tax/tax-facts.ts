import type { IsoDate } from '#contracts/rules/date.ts'
import type { Ore, Rate } from '../money.ts'
import type { TaxColumn } from './tax-rules.ts'

/** A decision on adjusted deduction (JamkTyp): percent, an amount, or another income by table. */
export interface TaxAdjustment {
  readonly kind: 'PROCENT' | 'BELOPP' | 'MINUS' | 'PLUS'
  /** For PROCENT. */
  readonly percent: Rate
  /** For the others. */
  readonly amount: Ore
  /** Both days are included. */
  readonly from: IsoDate
  readonly to: IsoDate
}

/** What the tax of a payment is calculated from. */
export interface TaxFacts {
  readonly payDate: IsoDate
  /** SkatteTyp: a code of contracts/code-lists/taxes `taxTypes`. */
  readonly type: string
  /** 29–42. Null when none is known: only the types that use a table need it. */
  readonly table: number | null
  readonly column: TaxColumn | null
  readonly adjustment: TaxAdjustment | null
  /** What the employee asks for beyond (ExtraSkatt). */
  readonly extra: Ore
  /** Regular cash pay that is taxed, and taxed benefits. */
  readonly cash: Ore
  readonly benefits: Ore
  /** One-off amounts that are taxed. */
  readonly oneOff: Ore
  /** The expected income of the year with the one-off amount. Null: twelve such payments and it. */
  readonly yearlyIncome: Ore | null
  /** The cash that the deduction is made from: regular and one-off. */
  readonly available: Ore
  /** The same month's earlier payments, and the table tax deducted from them. */
  readonly earlier?: { readonly base: Ore; readonly tax: Ore }
  /** True when the employment's last regular pay was paid before the month before this. */
  readonly isAfterEnd?: boolean
  /** True for a seafarer with SINK. */
  readonly isSeaIncome?: boolean
}

/** A tax type that needs a table has none. The payslip cannot be calculated. */
export class MissingTaxTable extends Error {
  constructor() {
    super('Skattetabell och kolumn saknas för den anställda.')
    this.name = 'MissingTaxTable'
  }
}

/** @throws MissingTaxTable when the table or the column is not known */
export function tableOf({ table, column }: TaxFacts): { readonly table: number; readonly column: TaxColumn } {
  if (table === null || column === null) throw new MissingTaxTable()
  return { table, column }
}

/** Returns the decision on adjusted deduction that is in force on the day of the payment. */
export const adjustmentInForce = ({ adjustment, payDate }: TaxFacts): TaxAdjustment | null =>
  adjustment && adjustment.from <= payDate && payDate <= adjustment.to ? adjustment : null

/** True for the types whose deduction is read from a table. */
export const usesTable = ({ type, isAfterEnd = false }: TaxFacts): boolean =>
  !isAfterEnd && (type === 'HUV' || type === '???')

/** Why the pay after an employment has ended is not taxed by the table. */
export const afterEnd = 'Skatt efter avslutad anställning'
