export interface DialogsContext {
  /** The ids of the open dialogs, in the order in which they were opened. */
  readonly open: readonly string[]
}

export type DialogsEvent =
  | { readonly type: 'dialog.open'; readonly id: string }
  /** The user has closed the dialog, or its screen is gone. */
  | { readonly type: 'dialog.close'; readonly id: string }
