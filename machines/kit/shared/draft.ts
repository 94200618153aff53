import type { AddressFor, Letter } from './letter.ts'

/**
 * The page goes on after a reload, and the draft was last changed at that time, in milliseconds
 * since the epoch. Every flow receives this whose registration names its `writing` events.
 */
export interface DraftResumed {
  readonly type: 'draft.resumed'
  readonly at: number
}

/**
 * The user has agreed to lose the draft. Every flow receives this that has registered unsaved
 * changes in `unsavedChanges`.
 */
export interface DraftLost {
  readonly type: 'draft.lost'
}

/**
 * Returns the letter to a flow with a draft. The cast is safe: only flows that take both events
 * register themselves.
 *
 * @param to the flow's systemId
 */
export const draftLetter = (to: string, event: DraftResumed | DraftLost): Letter =>
  [to as AddressFor<DraftResumed | DraftLost>, event] as unknown as Letter
