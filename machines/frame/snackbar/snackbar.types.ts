export type SnackbarKind = 'ERROR' | 'SUCCESS' | 'INFO'

export interface Snackbar {
  readonly kind: SnackbarKind
  readonly title?: string
  readonly text: string
  /** Milliseconds. */
  readonly timeout: number
}

export interface SnackbarContext {
  /** The message on display, or about to be displayed. */
  readonly shown: Snackbar | null
  /** The milliseconds that remained when the time last started or was paused. */
  readonly left: number
  /** The number of messages so far. It tells two messages apart that have the same text. */
  readonly count: number
}

export type SnackbarEvent =
  | {
      readonly type: 'snackbar.show'
      readonly kind: SnackbarKind
      readonly title?: string
      readonly text: string
      /** Milliseconds. The default is 10,000. */
      readonly timeout?: number
    }
  | { readonly type: 'snackbar.dismiss' }
  /** The time is paused. `left` is the remaining milliseconds that were on display. */
  | { readonly type: 'snackbar.pause'; readonly left: number }
  | { readonly type: 'snackbar.resume' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly snackbar: SnackbarEvent
  }
}
