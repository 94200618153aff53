import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
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

/** Entries that were written together. */
interface Batch {
  readonly journal: string
  /** The `seq` of the first and of the last entry. */
  readonly first: number
  readonly last: number
  readonly entries: readonly Entry[]
}

/** What the page after a reload goes on with, of one stream: see `kept-state.ts`. */
interface StoredState {
  readonly journal: string
  readonly stream: string
  readonly entry: Entry
}

interface Schema extends DBSchema {
  readonly journals: { readonly key: string; readonly value: StoredJournal }
  readonly batches: { readonly key: [journal: string, first: number]; readonly value: Batch }
  readonly states: { readonly key: [journal: string, stream: string]; readonly value: StoredState }
}

/** The journals of all tabs of this browser. */
export type JournalDatabase = IDBPDatabase<Schema>

const name = 'avlona-journal'

/**
 * Opens the database. Another version of the application may have another version of it: the newer
 * one closes this one, which then writes no more.
 *
 * @throws DOMException when the browser has no IndexedDB, or refuses it
 */
export const openJournals = (): Promise<JournalDatabase> =>
  openDB<Schema>(name, 2, {
    upgrade(database) {
      // Version 1 stored events whole, with names and pay. Nobody goes on with what it left.
      for (const store of [...database.objectStoreNames]) database.deleteObjectStore(store)
      database.createObjectStore('journals', { keyPath: 'id' })
      database.createObjectStore('batches', { keyPath: ['journal', 'first'] })
      database.createObjectStore('states', { keyPath: ['journal', 'stream'] })
    },
    blocking: (_present, _newer, event) => (event.target as IDBDatabase).close(),
  })

/** All stores: what is written of a journal is written together. */
export const stores = ['journals', 'batches', 'states'] as const

/** Returns the range of a journal's batches. */
export const batchesOf = (journal: string): IDBKeyRange =>
  IDBKeyRange.bound([journal, Number.NEGATIVE_INFINITY], [journal, Number.POSITIVE_INFINITY])

/**
 * Returns the range of a journal's states: a text comes after every number, and before an array.
 */
export const statesOf = (journal: string): IDBKeyRange => IDBKeyRange.bound([journal, ''], [journal, []])

/** Returns the entries of a journal by increasing `seq`. */
export async function entriesOf(database: JournalDatabase, journal: string): Promise<readonly Entry[]> {
  return (await database.getAll('batches', batchesOf(journal))).flatMap(({ entries }) => entries)
}

/** Deletes a journal. */
export async function deleteJournal(database: JournalDatabase, journal: string): Promise<void> {
  const deleting = database.transaction(stores, 'readwrite')
  await Promise.all([
    deleting.objectStore('journals').delete(journal),
    deleting.objectStore('batches').delete(batchesOf(journal)),
    deleting.objectStore('states').delete(statesOf(journal)),
    deleting.done,
  ])
}

/** Tells the other windows of this browser that a journal was written or cleared. */
export const journalNews = 'avlona.journal'
