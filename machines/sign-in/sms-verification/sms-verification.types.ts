import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/**
 * The purpose of a code: a sign-in, whose password is in the vault, or a company of the session.
 */
export type SmsPurpose =
  | { readonly tag: 'signIn'; readonly login: string; readonly password: SecretRef }
  | { readonly tag: 'company'; readonly FtgId: string }

export interface SmsVerificationContext {
  readonly purpose: SmsPurpose
  /** The reference in the vault to the code that is being verified. */
  readonly code: SecretRef | null
  /** The failure of the last code. */
  readonly failure: ApiFailure | null
  /** The output of the flow when it ends. */
  readonly outcome: SmsVerificationOutput
}

export type SmsVerificationEvent =
  | { readonly type: 'sms.submit'; readonly code: SecretRef }
  /** The code was changed. The failure of the last one is cleared. */
  | { readonly type: 'sms.edit' }
  /** Requests a new code, which invalidates the previous one. */
  | { readonly type: 'sms.resend' }
  | { readonly type: 'sms.cancel' }

/** The output of the flow. The token is in the vault. A company has no token. */
export type SmsVerificationOutput =
  | { readonly tag: 'verified'; readonly token: SecretRef | null }
  | { readonly tag: 'failed'; readonly failure: ApiFailure | null }
  | { readonly tag: 'cancelled' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly smsVerification: SmsVerificationEvent
  }
}
