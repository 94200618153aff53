import type { BankIdAccount } from '#contracts/sign-in/bankid.shapes.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/**
 * The device that has the user's BankID: this computer, this telephone or tablet, or a device that
 * scans the QR code.
 */
export type BankIdDevice = 'computer' | 'mobile' | 'other'

/**
 * An order: the references in the vault to what follows the order, and to what opens it in the app
 * of this device.
 */
export interface BankIdOrder {
  readonly order: SecretRef
  readonly autoStart: SecretRef
}

/** A pending order, stored in the tab for a reload. */
export interface BankIdKept {
  readonly device: BankIdDevice
  readonly order: BankIdOrder
}

export interface BankIdProgress {
  readonly state: 'pending'
  readonly message: string
  /** True until the BankID app has opened the order. */
  readonly isPendingStart: boolean
  /** The reference to the current QR code in the vault. */
  readonly qr: SecretRef | null
}

/** The status of an order. */
export type BankIdOutcome =
  | BankIdProgress
  | { readonly state: 'cancelled'; readonly message: string }
  /** The token is null when there are no accounts. */
  | { readonly state: 'completed'; readonly accounts: readonly BankIdAccount[]; readonly token: SecretRef | null }

export interface BankIdSelection {
  readonly token: SecretRef
  readonly login: string
}

export interface BankIdContext {
  readonly device: BankIdDevice | null
  readonly order: BankIdOrder | null
  /** The number of status requests. */
  readonly attempts: number
  readonly progress: BankIdProgress | null
  readonly accounts: readonly BankIdAccount[]
  readonly token: SecretRef | null
  /** The login of the account that is being signed in to. */
  readonly login: string | null
  /** Why the order failed. It is shown after a delay. */
  readonly reason: string
  /** The failure of the last attempt, kept until the next one. */
  readonly notice: string
}

export type BankIdEvent =
  | { readonly type: 'bankid.start'; readonly device: BankIdDevice }
  | { readonly type: 'bankid.selectAccount'; readonly login: string }
  /** Cancels the order, or leaves its result. */
  | { readonly type: 'bankid.cancel' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly bankid: BankIdEvent
  }
}
