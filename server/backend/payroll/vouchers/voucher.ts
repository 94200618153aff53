import type { IsoDate } from '#contracts/rules/date.ts'
import type { Hundredths, Ore } from '../../engine/money.ts'

/** The codes of the six result units, empty where there is none. */
export type Units = readonly string[]

/**
 * The rows of a payslip that an amount comes from. Without rows: the payslip as a whole. Without a
 * payslip: the fields of the month's declaration.
 */
export interface VoucherSource {
  readonly payslip: string
  readonly rows: readonly string[]
}

/** A row of a voucher. What a company does not specify is empty. */
export interface VoucherRow {
  readonly account: string
  /** Debit is positive, credit negative. */
  readonly amount: Ore
  readonly units: Units
  /** The öre of divisions that the row has taken, since its shares were the largest. */
  readonly remainder: Ore
  /** AnstNr. */
  readonly person: string
  readonly payType: string
  readonly department: string
  readonly date: IsoDate | ''
  readonly text: string
  /** Null when no quantity is posted, or when the sum would add hours to days. */
  readonly quantity: Hundredths | null
  readonly sources: readonly VoucherSource[]
}

/** A voucher. Its rows are zero together. */
export interface Voucher {
  /** Names the voucher among those of the period. */
  readonly id: string
  readonly date: IsoDate
  readonly text: string
  readonly series: string
  /** Null when the accounting program numbers it. */
  readonly number: number | null
  readonly rows: readonly VoucherRow[]
  /** The voucher that this one takes back. */
  readonly reverses?: string
}

/** Posting needs an account that the company has not entered. The posting stops and names it. */
export class MissingAccount extends Error {
  readonly field: string

  constructor(field: string, label: string) {
    super(`Kontot ${label} är inte angivet i bokföringsinställningarna.`)
    this.name = 'MissingAccount'
    this.field = field
  }
}

/** Returns a voucher that takes another back: the same rows with the opposite signs. */
export const reversalOf = (voucher: Voucher, date: IsoDate): Voucher => ({
  ...voucher,
  id: `${voucher.id}-R`,
  date,
  text: `Återföring av ${voucher.text}`,
  number: null,
  rows: voucher.rows.map(row => ({
    ...row,
    amount: -row.amount,
    remainder: -row.remainder + 0,
    quantity: row.quantity === null ? null : -row.quantity,
  })),
  reverses: voucher.id,
})
