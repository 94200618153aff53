import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/**
 * What a code is asked for: a sign-in, whose password waits in the vault, or a company of the
 * session's.
 */
export type SmsPurpose =
  | { readonly tag: 'signIn'; readonly login: string; readonly password: SecretRef }
  | { readonly tag: 'company'; readonly FtgId: string }

export interface SmsVerificationContext {
  readonly purpose: SmsPurpose
  /** The code being tried waits in the vault. */
  readonly code: SecretRef | null
  /** What went wrong with the last code. */
  readonly failure: ApiFailure | null
  /** What will be reported in the end. */
  readonly outcome: SmsVerificationOutput
}

export type SmsVerificationEvent =
  | { readonly type: 'sms.submit'; readonly code: SecretRef }
  /** The code was changed: what was wrong with the last one is no longer shown. */
  | { readonly type: 'sms.edit' }
  /** Asks for a new code, which makes the one before worth nothing. */
  | { readonly type: 'sms.resend' }
  | { readonly type: 'sms.cancel' }

/**
 * What the flow reports to the one that invoked it. The token waits in the vault; a company has
 * none.
 */
export type SmsVerificationOutput =
  | { readonly tag: 'verified'; readonly token: SecretRef | null }
  | { readonly tag: 'failed'; readonly failure: ApiFailure | null }
  | { readonly tag: 'cancelled' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly smsVerification: SmsVerificationEvent
  }
}
