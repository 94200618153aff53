/**
 * The types of the journal. State is the fold of a stream's entries, so an entry holds everything
 * that the fold needs. It holds nothing that is true only of one page load: XState's session ids,
 * which are a counter, are never written.
 */

/** An event as it is stored: plain JSON. */
export interface JournalEvent {
  readonly type: string
  readonly [key: string]: unknown
}

/** An entry before the store has numbered it. */
export interface EntryDraft {
  /** Milliseconds since the epoch. */
  readonly at: number
  /** The actor's systemId: one stream per actor. */
  readonly stream: string
  /** The id of the machine, as described in the registry. */
  readonly machine: string
  /** The version of the machine whose events these are. */
  readonly version: number
  /**
   * The systemId of the flow that sent the event. Absent when it came from a component, the
   * runtime, a port or the flow itself.
   */
  readonly from?: string
  readonly event: JournalEvent
}

/** An entry as the store has numbered it. */
export interface Entry extends EntryDraft {
  /**
   * Increases with every append over all streams, also after a reload. Never reused, also not after
   * `clear`.
   */
  readonly seq: number
}

/**
 * Stores the entries. Reading is asynchronous, so that a store may use IndexedDB, and appending is
 * synchronous.
 */
export interface JournalStore {
  /**
   * Numbers an entry in the order of the calls, and stores it. Runs inside `send()`, so it must
   * never throw or wait. The store calls `write` later, once, to get the entry.
   */
  append(write: () => EntryDraft): void
  /**
   * Returns the entries that one stream goes on from, by increasing `seq`: all of it, or what
   * stands for it, including every append made before the call. Empty when there are none.
   */
  read(stream: string): Promise<readonly Entry[]>
  /** Deletes all streams. */
  clear(): Promise<void>
}

export interface JournalClock {
  /** Milliseconds since the epoch. */
  now(): number
}

/** A note for the maintainers of the application. Holds no event and no payload. */
export interface JournalNote {
  /**
   * `unrecorded`: a machine with a systemId that no flow describes; `lost`: an event that could not
   * be written; `discarded`: a stream that cannot be replayed.
   */
  readonly code: 'unrecorded' | 'lost' | 'discarded'
  readonly stream: string
  readonly reason: string
}

/** Receives the notes of the journal. */
export interface JournalLog {
  note(note: JournalNote): void
}

/** The first event of a stream; carries the actor's input. */
export const INIT = 'xstate.init'

/** An event that carries the state after all earlier events. See `checkpoint.ts`. */
export const CHECKPOINT = 'journal.checkpoint'

/** The last event of a stream whose actor was stopped, and is not to go on after a reload. */
export const ENDED = 'journal.ended'

/**
 * Replaces an event that could not be written. A stream with a gap is not replayed, because its
 * state would be incomplete.
 */
export const GAP = 'journal.gap'
