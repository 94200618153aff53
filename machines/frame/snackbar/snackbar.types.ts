export type SnackbarKind = 'ERROR' | 'SUCCESS' | 'INFO'

export interface Snackbar {
  readonly kind: SnackbarKind
  readonly title?: string
  readonly text: string
  /** Milliseconds. */
  readonly timeout: number
}

export interface SnackbarContext {
  /** The one on display, or about to be. */
  readonly shown: Snackbar | null
  /** Milliseconds that it had left when its time last began to run, or was stopped. */
  readonly left: number
  /** How many there have been: tells one from the next, also when they say the same. */
  readonly count: number
}

export type SnackbarEvent =
  | {
      readonly type: 'snackbar.show'
      readonly kind: SnackbarKind
      readonly title?: string
      readonly text: string
      /** Milliseconds; 10,000 when not given. */
      readonly timeout?: number
    }
  | { readonly type: 'snackbar.dismiss' }
  /**
   * Its time stands still, with so many milliseconds left: what was on display when it happened.
   */
  | { readonly type: 'snackbar.pause'; readonly left: number }
  | { readonly type: 'snackbar.resume' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly snackbar: SnackbarEvent
  }
}
