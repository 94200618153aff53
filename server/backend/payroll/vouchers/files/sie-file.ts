import type { IsoDate } from '#contracts/rules/date.ts'
import type { Hundredths, Ore } from '../../../engine/money.ts'

/** What a file of vouchers to an accounting program says, in SIE 4I and in SIE 5. */
export interface SieFile {
  readonly program: readonly [name: string, version: string]
  readonly madeAt: Date
  readonly company: string
  /** With its hyphen, or empty. */
  readonly organisationNumber: string
  /** The accounting years of the vouchers, the latest first. */
  readonly years?: readonly (readonly [from: IsoDate, to: IsoDate])[]
  readonly dimensions: readonly SieDimension[]
  /** The names of the accounts by number. An account may lack one. */
  readonly accounts: Readonly<Record<string, string>>
  readonly vouchers: readonly SieVoucher[]
}

/** A dimension of the books, with the objects that the vouchers use: 1 is the cost centre. */
export interface SieDimension {
  readonly number: string
  readonly name: string
  readonly objects: readonly (readonly [code: string, name: string])[]
}

export interface SieVoucher {
  readonly series: string
  /** Empty when the receiver numbers the voucher. */
  readonly number: string
  readonly date: IsoDate
  readonly text: string
  readonly rows: readonly SieRow[]
}

export interface SieRow {
  readonly account: string
  /** Pairs of a dimension's number and an object's code. */
  readonly objects: readonly (readonly [dimension: string, object: string])[]
  readonly amount: Ore
  readonly date?: IsoDate | ''
  readonly text?: string
  readonly quantity?: Hundredths | null
}

/** Returns an amount in hundredths with a decimal point, as both formats have it. */
export const decimal = (hundredths: number): string => {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
