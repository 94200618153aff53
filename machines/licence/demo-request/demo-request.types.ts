import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

export interface DemoRequestContext {
  /**
   * Reference to the form that is being sent. The form is in the vault, because a sole trader's
   * organisation number is a personal number.
   */
  readonly request: SecretRef | null
  /** The failure to send. */
  readonly failure: ApiFailure | null
}

export type DemoRequestEvent =
  /** The form is valid, and is in the vault. */
  | { readonly type: 'demo.submit'; readonly request: SecretRef }
  /** The view was closed, or the user begins another request. */
  | { readonly type: 'demo.again' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly demoRequest: DemoRequestEvent
  }
}
