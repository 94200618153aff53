import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

export interface ChangePasswordInput {
  /** True when the licence enforces BankID, so there is no password (first document §6). */
  readonly EnforceBankIDAuth: boolean
}

/** The references to both passwords in the vault. */
export interface PasswordPair {
  readonly current: SecretRef
  readonly next: SecretRef
}

export interface ChangePasswordContext extends ChangePasswordInput {
  readonly pair: PasswordPair | null
  /** The failure of the last attempt. */
  readonly failure: ApiFailure | null
}

export type ChangePasswordEvent =
  | { readonly type: 'password.open' }
  | { readonly type: 'password.close' }
  /** A field was changed. The failure of the last attempt is cleared. */
  | { readonly type: 'password.edit' }
  | ({ readonly type: 'password.submit' } & PasswordPair)

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly changePassword: ChangePasswordEvent
  }
}
