export interface DialogsContext {
  /** The ids of the open dialogs, in the order in which they were opened. */
  readonly open: readonly string[]
  /** What the user has written or chosen in each dialog: plain JSON, by the dialog's id. */
  readonly written: Readonly<Record<string, unknown>>
}

export type DialogsEvent =
  | { readonly type: 'dialog.open'; readonly id: string }
  /** The user writes in a dialog or a form. Never a secret. */
  | { readonly type: 'dialog.write'; readonly id: string; readonly written: unknown }
  /**
   * The user has closed the dialog, its screen is gone, or its flow has ended what it was about.
   * What was written there is forgotten.
   */
  | { readonly type: 'dialog.close'; readonly id: string }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly dialogs: DialogsEvent
  }
}
