import type { SnapshotFrom } from 'xstate'
import { failureText } from '../shared/tell.ts'
import type { tableMachine } from './table.machine.ts'
import { rowsPerCall } from './table.read.ts'
import { type SelectionState, selectionState } from './table.selection.ts'

type Snapshot = SnapshotFrom<typeof tableMachine>

/**
 * What the list shows: nothing yet, rows, nothing at all, nothing that matches, or why there is
 * nothing.
 */
export type TableView = 'loading' | 'rows' | 'empty' | 'noMatch' | 'failed'

/**
 * A page once fetched is shown until a newer one is there, or it is known that there will be none.
 */
export function view(snapshot: Snapshot): TableView {
  const { page, shownTerm } = snapshot.context
  if (snapshot.matches({ list: 'failed' })) return 'failed'
  if (page === null) return 'loading'
  if (page.totalRows > 0) return 'rows'
  return shownTerm === '' ? 'empty' : 'noMatch'
}

/** Returns whether none, some or all of the rows that match are selected. */
export const box = ({ context }: Snapshot): SelectionState['box'] => selectionState(context).box

/** Returns the selected rows that the list does not show. */
export const hiddenRows = ({ context }: Snapshot): readonly object[] => selectionState(context).hidden

/** Something newer than what is shown is on its way. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.matches({ list: 'loading' })

/** Returns why the page could not be fetched, or an empty text. */
export const failure = ({ context: { failure } }: Snapshot): string => (failure ? failureText(failure) : '')

/** What the person waits for besides the list itself, or null. */
export type TableWork = 'selecting' | 'sending' | 'exporting'
/** Returns what the person waits for, or null. */
export function work(snapshot: Snapshot): TableWork | null {
  if (snapshot.matches({ work: 'selecting' })) return 'selecting'
  if (snapshot.matches({ work: 'sending' }) || snapshot.matches({ work: 'reselecting' })) return 'sending'
  return snapshot.matches({ work: 'collecting' }) || snapshot.matches({ work: 'handingOut' }) ? 'exporting' : null
}

/** The batch that the person is asked about, by its id. */
export const askedAbout = (snapshot: Snapshot): string | null =>
  snapshot.matches({ work: 'asking' }) ? snapshot.context.batch : null

/**
 * How far the batch that is under way has come, in rows; null while none is, or when one call takes
 * them all.
 */
export function progress(snapshot: Snapshot) {
  const { context } = snapshot
  if (work(snapshot) !== 'sending' || !context.outcome) return null
  const { answered, rows, failures, isStopping } = context.outcome
  return rows.length > rowsPerCall(context) ? { answered, of: rows.length, failed: failures.length, isStopping } : null
}

/** The summary to read: only of a batch of which something was refused, or is left. */
export const summary = (snapshot: Snapshot) => (snapshot.matches({ work: 'summing' }) ? snapshot.context.outcome : null)
