import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

export interface DemoRequestContext {
  /**
   * What is being sent waits in the vault: a sole trader's organisation number is a personal
   * number.
   */
  readonly request: SecretRef | null
  /** The failure to send. */
  readonly failure: ApiFailure | null
}

export type DemoRequestEvent =
  /** The form, which has passed its rules, is in the vault. */
  | { readonly type: 'demo.submit'; readonly request: SecretRef }
  /** The view is left, or another request is to be written. */
  | { readonly type: 'demo.again' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly demoRequest: DemoRequestEvent
  }
}
