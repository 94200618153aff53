import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import type { HistoryCheck, HistoryEntry } from '#contracts/history/shapes.ts'

/** A company that the history can be narrowed to. */
export type HistoryCompany = Pick<CompanyListItem, 'FtgId' | 'Namn'>

export interface EventHistoryContext {
  /** The companies of the account; none until they are fetched. */
  readonly companies: readonly HistoryCompany[]
  /** The event whose thing's story is open, or null. */
  readonly opened: HistoryEntry | null
  /** The story, the oldest first. Null until it is fetched. */
  readonly story: readonly HistoryEntry[] | null
  /** The result of the latest check that was asked for here, or null. */
  readonly check: HistoryCheck | null
}

export type EventHistoryEvent =
  /** The screen is shown. */
  | { readonly type: 'eventHistory.show' }
  | { readonly type: 'story.open'; readonly entry: HistoryEntry }
  | { readonly type: 'story.retry' }
  | { readonly type: 'story.close' }
  | { readonly type: 'check.start' }
  /** The screen is left: what it has shown is discarded. */
  | { readonly type: 'eventHistory.leave' }
