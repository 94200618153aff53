import type { Entry } from '#machines/kit/journal/journal.types.ts'
import { batchesOf, journalNews, openJournals, type StoredJournal } from './journal-database.ts'

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

/**
 * Opens the journals of this browser.
 *
 * @throws DOMException when the browser has no IndexedDB, or refuses it
 */
export async function openJournalReader(): Promise<JournalReader> {
  const database = await openJournals()
  return {
    async list() {
      const journals = await database.getAll('journals')
      return journals.sort((a, b) => b.writtenAt - a.writtenAt)
    },
    async read(id, after) {
      const batches = await database.getAll('batches', batchesOf(id))
      return batches
        .filter(({ last }) => last > after)
        .flatMap(({ entries }) => entries)
        .filter(({ seq }) => seq > after)
    },
    watch(hear) {
      const channel = new BroadcastChannel(journalNews)
      channel.onmessage = ({ data }) => hear(String(data))
      return () => channel.close()
    },
  }
}
