/** The subject of a message to the user. */
export type SnackbarKind = 'ERROR' | 'SUCCESS' | 'INFO'

/** The events of the snackbar, which every flow may send. */
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
