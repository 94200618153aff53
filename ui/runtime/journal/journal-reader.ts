import type { Entry } from '#machines/kit/journal/journal.types.ts'

/** The journal of one tab, as it is stored in this browser. */
export interface StoredJournal {
  readonly id: string
  /** The build that wrote it last. */
  readonly buildId: string
  /** Milliseconds since the epoch: when the tab began it, and when it was written last. */
  readonly beganAt: number
  readonly writtenAt: number
  /** The `seq` of the last entry. */
  readonly last: number
}

/** Reads the journals of all tabs of this browser, for the inspector of flows. */
export interface JournalReader {
  /** Returns the journals, the last written first. */
  list(): Promise<readonly StoredJournal[]>
  /** Returns the entries of a journal over all streams with `seq > after`, by increasing `seq`. */
  read(id: string, after: number): Promise<readonly Entry[]>
  /**
   * Listens for writes by any tab, and for journals that are cleared. Returns a function that stops
   * it.
   */
  watch(hear: (id: string) => void): () => void
}
