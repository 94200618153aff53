import type { EventObject } from 'xstate'
import type { ConfirmFact } from './question.ts'

/** A form on display that has unsaved changes. */
export interface UnsavedForm {
  readonly id: string
  /**
   * The systemId of the flow that can save the form, which receives `unsaved.save`. Without it, the
   * user can only leave or stay.
   */
  readonly systemId?: string
}

/** Why the user is forced to leave. */
export interface Compulsion {
  readonly title: string
  /**
   * True when the changes can no longer be saved, because the user no longer has access to the
   * company.
   */
  readonly isTooLate?: true
}

/**
 * The action that would lose the changes: an event held for a flow, or a change of route, which the
 * router holds.
 */
export type Leave =
  | { readonly tag: 'flow'; readonly to: string; readonly event: EventObject; readonly compulsion?: Compulsion }
  | { readonly tag: 'route' }

/** The events of the flow that knows the forms with unsaved changes. */
export type UnsavedChangesEvent =
  | ({ readonly type: 'unsaved.register' } & UnsavedForm)
  /** The form is saved, is as it was, or is no longer on display. */
  | { readonly type: 'unsaved.clear'; readonly id: string }
  /** Forgets all forms, because the session has ended. */
  | { readonly type: 'unsaved.forget' }
  /** The user has agreed to lose all drafts, because the page is reloaded. */
  | { readonly type: 'unsaved.lose' }
  | { readonly type: 'unsaved.ask'; readonly replyTo: string }
  | { readonly type: 'leave.request'; readonly leave: Leave }
  /** The answers of the flow that was asked to save. */
  | { readonly type: 'unsaved.saved'; readonly id: string }
  | { readonly type: 'unsaved.failed'; readonly id: string }
  | ConfirmFact

/** The event that the flow of a form receives. */
export interface SaveWanted {
  readonly type: 'unsaved.save'
  readonly id: string
}
