import type { EventObject } from 'xstate'
import type { ConfirmFact } from '../confirm/confirm.types.ts'

/** Something on display that has been changed and not saved. */
export interface UnsavedForm {
  readonly id: string
  /**
   * The systemId of the flow that can save it: it is told `unsaved.save`. Left out, it can only be
   * left or stayed with.
   */
  readonly systemId?: string
}

/** Why what is on display must be left, where nobody has wanted to. */
export interface Compulsion {
  readonly title: string
  /** What they would have been saved in is there no more. */
  readonly isTooLate?: true
}

/**
 * What the person wants to do that would lose it: an event held for a flow, or another route, which
 * the router holds.
 */
export type Leave =
  | { readonly tag: 'flow'; readonly to: string; readonly event: EventObject; readonly compulsion?: Compulsion }
  | { readonly tag: 'route' }

export interface UnsavedChangesContext {
  readonly forms: readonly UnsavedForm[]
  /** What waits for the person's answer. */
  readonly leave: Leave | null
}

export type UnsavedChangesEvent =
  | ({ readonly type: 'unsaved.register' } & UnsavedForm)
  /** It is saved, or as it was, or no longer on display. */
  | { readonly type: 'unsaved.clear'; readonly id: string }
  /** Nothing of it is kept: the session is over, or the page must be loaded again. */
  | { readonly type: 'unsaved.forget' }
  | { readonly type: 'unsaved.ask'; readonly replyTo: string }
  | { readonly type: 'leave.request'; readonly leave: Leave }
  /** What the flow that was told to save answers. */
  | { readonly type: 'unsaved.saved'; readonly id: string }
  | { readonly type: 'unsaved.failed'; readonly id: string }
  | ConfirmFact

/** What the flow of a form is told. */
export interface SaveWanted {
  readonly type: 'unsaved.save'
  readonly id: string
}

/** What whoever has asked is told. */
export interface UnsavedAnswer {
  readonly type: 'unsaved.answered'
  readonly isUnsaved: boolean
}

/** What the router hears. */
export type UnsavedChangesEmitted = { readonly type: 'leave.granted' } | { readonly type: 'leave.refused' }
