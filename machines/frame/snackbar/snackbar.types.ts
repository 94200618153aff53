import type { SnackbarEvent, SnackbarKind } from '../../kit/shared/message.ts'

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

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly snackbar: SnackbarEvent
  }
}
