/**
 * The journal's own words. State is the fold of a stream's entries, so an entry holds everything
 * the fold needs and nothing that is true only of this page load (XState's session ids are a
 * counter: they are never written).
 */

/** An event as it is stored: plain JSON. */
export interface JournalEvent {
  readonly type: string
  readonly [key: string]: unknown
}

/** What the recorder hands to a store. */
export interface EntryDraft {
  /** Milliseconds since the epoch. */
  readonly at: number
  /** The actor's systemId: one stream per actor. */
  readonly stream: string
  /** The id of the machine, as described in the registry. */
  readonly machine: string
  /** The version of the machine whose events these are. */
  readonly version: number
  readonly event: JournalEvent
}

export interface Entry extends EntryDraft {
  /**
   * Rises with every append over all streams, and goes on rising after a reload; never reused, also
   * after `clear`.
   */
  readonly seq: number
}

/**
 * Where entries live. In memory now, in IndexedDB later: hence reading may wait, and appending may
 * not.
 */
export interface JournalStore {
  /**
   * Keeps an entry and numbers it, in the order of the calls. Runs inside `send()`, so it must
   * never throw or wait.
   */
  append(draft: EntryDraft): void
  /**
   * One stream's entries, by rising `seq`; sees every append made before the call. Empty when there
   * are none.
   */
  read(stream: string): Promise<readonly Entry[]>
  /** Forgets one stream. */
  drop(stream: string): Promise<void>
  /** Forgets everything: on logout. */
  clear(): Promise<void>
}

export interface JournalClock {
  /** Milliseconds since the epoch. */
  now(): number
}

/**
 * What happened that a person who maintains the application should see. Holds no event and no
 * payload.
 */
export interface JournalNote {
  /**
   * `unrecorded`: a machine with a systemId that no flow describes; `lost`: an event that could not
   * be written; `discarded`: a stream that cannot be replayed.
   */
  readonly code: 'unrecorded' | 'lost' | 'discarded'
  readonly stream: string
  readonly reason: string
}

/** Hears what the journal has to note. */
export interface JournalLog {
  note(note: JournalNote): void
}

/** The first event of a stream; carries the actor's input. */
export const INIT = 'xstate.init'

/**
 * Stands for an event that could not be written. A stream with a gap is not replayed: half a truth
 * is worse than none.
 */
export const GAP = 'journal.gap'
