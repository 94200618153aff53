import type { BankIdAccount } from '#contracts/sign-in/bankid.shapes.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/**
 * Where the person's BankID is: on this computer, on this telephone or tablet, or on a device that
 * scans the QR code.
 */
export type BankIdDevice = 'computer' | 'mobile' | 'other'

/**
 * An order: what follows it, and what opens the app of this device on it. Both wait in the vault.
 */
export interface BankIdOrder {
  readonly order: SecretRef
  readonly autoStart: SecretRef
}

/** An order under way, as a tab remembers it over a reload. */
export interface BankIdKept {
  readonly device: BankIdDevice
  readonly order: BankIdOrder
}

export interface BankIdProgress {
  readonly state: 'pending'
  readonly message: string
  /** The app has not taken up the order yet. */
  readonly isPendingStart: boolean
  /** The picture to scan just now, in the vault. */
  readonly qr: SecretRef | null
}

/** How an order stands when it is asked for. */
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
  /** How many times it has been asked for. */
  readonly attempts: number
  readonly progress: BankIdProgress | null
  readonly accounts: readonly BankIdAccount[]
  readonly token: SecretRef | null
  /** The account that is being signed in to. */
  readonly login: string | null
  /** Why the order came to nothing; said when it is time. */
  readonly reason: string
  /** What went wrong the last time; stays until the next attempt. */
  readonly notice: string
}

export type BankIdEvent =
  | { readonly type: 'bankid.start'; readonly device: BankIdDevice }
  | { readonly type: 'bankid.selectAccount'; readonly login: string }
  /** Aborts the order, or turns from what came of it. */
  | { readonly type: 'bankid.cancel' }
