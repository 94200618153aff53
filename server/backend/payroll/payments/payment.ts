import type { IsoDate } from '#contracts/rules/date.ts'
import type { Ore } from '../../engine/money.ts'
import type { SwedishAccount } from './swedish-account.ts'

/** Where a payment goes. Numbers have digits and letters only. */
export type Destination =
  | ({ readonly kind: 'swedish' } & SwedishAccount)
  | { readonly kind: 'foreign'; readonly iban: string; readonly bic: string }
  | { readonly kind: 'bankgiro'; readonly number: string }

/**
 * What a payment is for. Salaries and advances are marked as pay in the file, and others are not.
 */
export type Purpose = 'salary' | 'advance' | 'garnishment'

/** A payment to an account. */
export interface Payment {
  /** EndToEndId: the same whenever the payslip is exported, so that banks and we know it again. */
  readonly id: string
  readonly purpose: Purpose
  /** The payslip's or the advance's id. */
  readonly source: string
  /** AnstNr. */
  readonly person: string
  readonly payDate: IsoDate
  /** The receiver's name. */
  readonly name: string
  readonly destination: Destination
  /** Greater than zero. */
  readonly amount: Ore
  /** What the receiver knows the payment by, or empty. */
  readonly reference: string
}

/** Pay in cash, for the cash list. */
export interface CashPayment {
  readonly purpose: Purpose
  readonly source: string
  readonly person: string
  readonly payDate: IsoDate
  readonly name: string
  readonly amount: Ore
}

/**
 * Pay that cannot be paid, and why, in Swedish. The amount is below zero for a debt of the person.
 */
export interface PaymentProblem {
  readonly purpose: Purpose
  readonly source: string
  readonly person: string
  readonly amount: Ore
  readonly text: string
}

/** Pay withheld for Kronofogden that an order does not pay, and why, in Swedish. */
export type PaidApart = Omit<PaymentProblem, 'purpose'>

/** A payment that a file has had before. */
export interface Repeated {
  readonly id: string
  /** The earlier file's MsgId. */
  readonly messageId: string
}

/**
 * The payments of a run. Those of a purpose, its cash, its problems and what is paid apart are
 * together what is to be paid for it, to the öre: the payslips' net pay, the advances, the
 * garnishments. What a payslip with a problem withholds for Kronofogden is left out.
 */
export interface PaymentOrder {
  readonly payments: readonly Payment[]
  readonly cash: readonly CashPayment[]
  readonly problems: readonly PaymentProblem[]
  /** The garnishments that are paid in another way. They stop nothing. */
  readonly apart: readonly PaidApart[]
  /** Those of the payments that an earlier file has. */
  readonly repeated: readonly Repeated[]
  /** The sum of the payments. */
  readonly total: Ore
}
