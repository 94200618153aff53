import type { Leave, UnsavedChangesEvent, UnsavedForm } from '../../kit/shared/unsaved.ts'

export interface UnsavedChangesContext {
  readonly forms: readonly UnsavedForm[]
  /** The action that awaits the user's answer. */
  readonly leave: Leave | null
}

/** The event that the asking flow receives. */
export interface UnsavedAnswer {
  readonly type: 'unsaved.answered'
  readonly isUnsaved: boolean
}

/** The events that the router receives. */
export type UnsavedChangesEmitted = { readonly type: 'leave.granted' } | { readonly type: 'leave.refused' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly unsavedChanges: UnsavedChangesEvent
  }
}
