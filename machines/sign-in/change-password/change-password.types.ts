import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

export interface ChangePasswordInput {
  /** The licence enforces BankID: there is no password to change (first document §6). */
  readonly EnforceBankIDAuth: boolean
}

/** Both wait in the vault. */
export interface PasswordPair {
  readonly current: SecretRef
  readonly next: SecretRef
}

export interface ChangePasswordContext extends ChangePasswordInput {
  readonly pair: PasswordPair | null
  /** What went wrong with the last attempt. */
  readonly failure: ApiFailure | null
}

export type ChangePasswordEvent =
  | { readonly type: 'password.open' }
  | { readonly type: 'password.close' }
  /** A field was changed: what was wrong with the last attempt is no longer shown. */
  | { readonly type: 'password.edit' }
  | ({ readonly type: 'password.submit' } & PasswordPair)

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly changePassword: ChangePasswordEvent
  }
}
