import type { SnapshotFrom } from 'xstate'
import { failureText } from '../shared/tell.ts'
import type { tableMachine } from './table.machine.ts'
import { rowsPerCall } from './table.read.ts'
import { type SelectionState, selectionState } from './table.selection.ts'

type Snapshot = SnapshotFrom<typeof tableMachine>

/** The content of the list: nothing yet, rows, no rows, no matching rows, or a failure. */
export type TableView = 'loading' | 'rows' | 'empty' | 'noMatch' | 'failed'

/**
 * Returns what the list shows. A fetched page is shown until a newer one arrives or a fetch fails.
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

/** True while a newer page is being fetched. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.matches({ list: 'loading' })

/** Returns why the page could not be fetched, or an empty text. */
export const failure = ({ context: { failure } }: Snapshot): string => (failure ? failureText(failure) : '')

/** The task that the user waits for, besides the list itself. */
export type TableWork = 'selecting' | 'sending' | 'exporting'
/** Returns the task that the user waits for, or null. */
export function work(snapshot: Snapshot): TableWork | null {
  if (snapshot.matches({ work: 'selecting' })) return 'selecting'
  if (snapshot.matches({ work: 'sending' }) || snapshot.matches({ work: 'reselecting' })) return 'sending'
  return snapshot.matches({ work: 'collecting' }) || snapshot.matches({ work: 'handingOut' }) ? 'exporting' : null
}

/** Returns the id of the batch that awaits a confirmation, or null. */
export const askedAbout = (snapshot: Snapshot): string | null =>
  snapshot.matches({ work: 'asking' }) ? snapshot.context.batch : null

/**
 * Returns the progress of the running batch, in rows. Null while no batch runs, or when one call
 * takes all rows.
 */
export function progress(snapshot: Snapshot) {
  const { context } = snapshot
  if (work(snapshot) !== 'sending' || !context.outcome) return null
  const { answered, rows, failures, isStopping } = context.outcome
  return rows.length > rowsPerCall(context) ? { answered, of: rows.length, failed: failures.length, isStopping } : null
}

/**
 * Returns the summary of a batch with refused or remaining rows, while the user reads it. Null
 * otherwise.
 */
export const summary = (snapshot: Snapshot) => (snapshot.matches({ work: 'summing' }) ? snapshot.context.outcome : null)
