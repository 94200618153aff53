import { checkpointOf } from '#machines/kit/journal/checkpoint.ts'
import {
  CHECKPOINT,
  ENDED,
  type Entry,
  type EntryDraft,
  INIT,
  type JournalStore,
} from '#machines/kit/journal/journal.types.ts'
import { isKeepable, keptState } from '#machines/kit/journal/kept-state.ts'
import type { Flow, FlowRegistry } from '#machines/kit/journal/registry.ts'
import { type Replayed, replayOn } from '#machines/kit/journal/replay.ts'
import { withheld } from '#machines/kit/journal/withheld.ts'
import {
  batchesOf,
  type JournalDatabase,
  journalNews,
  type StoredJournal,
  statesOf,
  stores,
} from './journal-database.ts'

/** Entries of a stream between two checkpoints. */
const checkpointEvery = 500
/** The most entries, and the most characters of their JSON, that a journal holds. */
const maxEntries = 20_000
const maxCharacters = 8_000_000
/** The age at which entries are deleted, in milliseconds. */
export const longestAge = 24 * 60 * 60_000
/** Milliseconds after which a page that was about to end is taken to stay. */
const stayingAfter = 3_000
/** Milliseconds that a write may wait for an idle moment. */
const longestWait = 1_000

export interface BrowserStoreOptions {
  readonly database: Promise<JournalDatabase>
  readonly journal: Pick<StoredJournal, 'id' | 'buildId' | 'beganAt'>
  /** The entries that the journal holds already. */
  readonly entries: readonly Entry[]
  /** The states of the page before, from which its flows go on. */
  readonly states: readonly Entry[]
  /**
   * True when the events are stored whole, for the inspector of flows: where all people are
   * invented. Otherwise they are stored withheld. What the next page goes on from is the same.
   */
  readonly isWhole: boolean
  readonly flows: FlowRegistry
  readonly now: () => number
  /** Returns whether the actor of a stream is running. */
  readonly isAlive: (stream: string) => boolean
  /**
   * Keeps a text for the next page of the tab, at once. An ending page may not live to see the end
   * of a write to the database.
   */
  readonly keepTail: (tail: string | null) => void
  /** Hears why the journal could not be stored. It then lasts as long as the page. */
  readonly onFailure: (why: unknown) => void
}

export interface BrowserStore extends JournalStore {
  /** Writes all entries now, since the page may be discarded. */
  flush(): Promise<void>
  /**
   * Writes all entries now, since the page may be about to end. Later entries wait: what a page
   * hears while it ends, such as calls that the browser cuts off, is no part of what the next page
   * goes on with. When the page turns out to stay, they are written too.
   */
  leave(): void
  /** Writes the entries that do not wait, since the page ends. */
  end(): void
  /** Returns the last entries over all streams, at most `most` of them. */
  latest(most: number): readonly Entry[]
}

/** The end of a journal that the database may not have. */
export interface JournalTail {
  readonly id: string
  readonly entries: readonly Entry[]
  readonly states: readonly Entry[]
}

interface Unwritten {
  readonly seq: number
  readonly write: () => EntryDraft
}

/** The last state of a stream that may be stored, and the entry that led to it. */
interface Reached {
  readonly flow: Flow
  readonly replayed: Replayed
  readonly entry: Entry
}

/**
 * Returns the journal of this tab, in IndexedDB. Entries are copied, redacted and written in idle
 * time. Each is folded before it is withheld, and beside the entries lies what the next page goes
 * on from: of each stream the state that its entries fold to, as far as its flow keeps it. A stream
 * gets a checkpoint every 500 entries. When the journal holds more than its bounds, the older half
 * is deleted, and the running flows get checkpoints that stand for it.
 */
export function createBrowserStore(options: BrowserStoreOptions): BrowserStore {
  const { database, journal, isWhole, flows, now, isAlive, keepTail, onFailure } = options
  const channel = new BroadcastChannel(journalNews)
  let seq = options.entries.at(-1)?.seq ?? 0
  /** What the journal holds: a mirror of the database, so that nothing waits for a reading. */
  let entries: Entry[] = [...options.entries]
  let characters = entries.reduce((sum, entry) => sum + sizeOf(entry), 0)
  let unwritten: Unwritten[] = []
  /** The entries that the database does not hold yet. */
  let unstored: Entry[] = []
  /** The `seq` of the last entry that the database is known to hold. */
  let stored = seq
  /** The `seq` of the last entry before the page began to end. */
  let heldAfter = Number.POSITIVE_INFINITY
  let staying: ReturnType<typeof setTimeout> | undefined
  let isScheduled = false
  let isBroken = false
  /** The numbers of entries since the last beginning, by stream. */
  const sinceBeginning = new Map<string, number>()
  for (const entry of entries) count(entry)
  /** What the entries of this page fold to, by stream. */
  const folds = new Map<string, { readonly flow: Flow; readonly replayed: Replayed }>()
  /** The states that are to be stored next, by stream. */
  const reached = new Map<string, Reached>()
  /** What the next page goes on from, by stream: a mirror of the database. */
  let states = new Map<string, Entry>(options.states.map(entry => [entry.stream, entry]))
  /** The streams whose states the database does not hold as they are. */
  const unstoredStates = new Set<string>()

  function count({ stream, event }: EntryDraft): void {
    const isBeginning = event.type === INIT || event.type === CHECKPOINT
    sinceBeginning.set(stream, isBeginning ? 0 : (sinceBeginning.get(stream) ?? 0) + 1)
  }

  const append: JournalStore['append'] = write => {
    seq += 1
    unwritten.push({ seq, write })
    if (isScheduled) return
    isScheduled = true
    whenIdle(() => {
      isScheduled = false
      void flush()
    })
  }

  /** Returns the entries to write. Those of a page that may be about to end wait. */
  const due = () => unwritten.filter(({ seq }) => seq <= heldAfter)

  /** Writes and keeps the entries that were appended. */
  function take(): void {
    for (let batch = due(); batch.length > 0; batch = due()) {
      unwritten = unwritten.slice(batch.length)
      for (const { seq, write } of batch) {
        const entry = { seq, ...write() }
        fold(entry)
        keep(entry)
      }
    }
    for (const [stream, { flow, replayed, entry }] of reached) {
      const state = keptState(flow, stream, replayed, entry.at)
      if (state) setState({ seq: entry.seq, ...state })
    }
    reached.clear()
  }

  /** Folds an entry, which is whole, onto its stream. */
  function fold(entry: Entry): void {
    const { stream, event } = entry
    const flow = flows.find(entry.machine)
    const after = flow && isFolded(flow) ? replayOn(flow, folds.get(stream)?.replayed, entry) : undefined
    if (flow && after?.tag === 'ok') {
      folds.set(stream, { flow, replayed: after.value })
      if (flow.resume !== 'afresh' && isKeepable(flow, after.value))
        reached.set(stream, { flow, replayed: after.value, entry })
    } else if (after || event.type === ENDED) {
      forgetState(stream)
    }
  }

  function forgetState(stream: string): void {
    folds.delete(stream)
    reached.delete(stream)
    if (states.delete(stream)) unstoredStates.add(stream)
  }

  /** What begins afresh is replayed by nobody but the inspector of flows, from whole events. */
  const isFolded = ({ resume }: Flow) => isWhole || resume !== 'afresh'

  /** Keeps an entry as it may be stored. A checkpoint has nothing but what its flow keeps. */
  function keep(entry: Entry): void {
    const isOpen = isWhole || entry.event.type === CHECKPOINT
    const stored = isOpen ? entry : { ...entry, event: withheld(entry.event) }
    entries.push(stored)
    unstored.push(stored)
    characters += sizeOf(stored)
    count(stored)
  }

  function setState(state: Entry): void {
    states.set(state.stream, state)
    unstoredStates.add(state.stream)
  }

  /** Adds the checkpoint of a stream, when there is one. The fold goes on from the whole state. */
  function checkpoint(stream: string): void {
    const folded = folds.get(stream)
    const point = folded && (isWhole ? checkpointOf : keptState)(folded.flow, stream, folded.replayed, now())
    // What waits for the page to stay has its numbers already.
    if (point && unwritten.length === 0) {
      seq += 1
      keep({ seq, ...point })
    } else sinceBeginning.set(stream, 0)
  }

  /** Stores what is not stored yet, after deleting all else when `isAll`. */
  async function put(isAll = false): Promise<void> {
    const batch = unstored
    unstored = []
    const changed = [...unstoredStates].map(stream => [stream, states.get(stream)] as const)
    unstoredStates.clear()
    const [first, last] = [batch[0], batch.at(-1)]
    if (isBroken || !(last || isAll)) return
    try {
      const writing = (await database).transaction(stores, 'readwrite')
      const [batches, kept] = [writing.objectStore('batches'), writing.objectStore('states')]
      const requests: Promise<unknown>[] = [
        ...(isAll ? [batches.delete(batchesOf(journal.id)), kept.delete(statesOf(journal.id))] : []),
        ...changed.map(([stream, entry]) =>
          entry ? kept.put({ journal: journal.id, stream, entry }) : kept.delete([journal.id, stream]),
        ),
        ...(first && last
          ? [batches.put({ journal: journal.id, first: first.seq, last: last.seq, entries: batch })]
          : []),
        writing.objectStore('journals').put({ ...journal, writtenAt: now(), last: last?.seq ?? seq }),
      ]
      // Most often completes also when the page ends now.
      writing.commit()
      await Promise.all([...requests, writing.done])
      stored = last?.seq ?? stored
      channel.postMessage(journal.id)
    } catch (why) {
      isBroken = true
      onFailure(why)
    }
  }

  async function flush(): Promise<void> {
    take()
    for (const [stream, length] of sinceBeginning) if (length >= checkpointEvery) checkpoint(stream)
    const oldest = now() - longestAge
    if (entries.length > maxEntries || characters > maxCharacters) return forgetBefore(boundary())
    if ((entries[0]?.at ?? oldest) < oldest) return forgetBefore(entries.find(({ at }) => at >= oldest)?.seq ?? seq)
    await put()
  }

  /** Returns the `seq` of the first entry of the newer half. */
  function boundary(): number {
    let left = characters / 2
    const place = Math.max(
      entries.findLastIndex(entry => {
        left -= sizeOf(entry)
        return left < 0
      }),
      entries.length - maxEntries / 2,
    )
    return entries[place]?.seq ?? seq
  }

  /** Deletes the entries before one, after checkpoints of the running flows that need them. */
  async function forgetBefore(boundary: number): Promise<void> {
    const beginnings = new Map<string, number>()
    for (const { stream, event, seq } of entries)
      if (event.type === INIT || event.type === CHECKPOINT) beginnings.set(stream, seq)
    for (const [stream, seq] of beginnings) if (seq < boundary && isAlive(stream)) checkpoint(stream)
    for (const { stream, seq } of states.values()) if (seq < boundary && !isAlive(stream)) forgetState(stream)
    entries = entries.filter(entry => entry.seq >= boundary)
    characters = entries.reduce((sum, entry) => sum + sizeOf(entry), 0)
    await rewrite()
  }

  /** Writes all entries, also where the next page finds them if the database does not get them. */
  function end(): void {
    void flush()
    // The ending of the page may be what broke the database. What was kept then stays.
    if (isBroken) return
    const isLeft = ({ seq }: Entry) => seq > stored
    const left = entries.filter(isLeft)
    const tail: JournalTail = { id: journal.id, entries: left, states: [...states.values()].filter(isLeft) }
    keepTail(left.length === 0 ? null : JSON.stringify(tail))
  }

  /** Replaces everything that is stored by the entries in memory. */
  function rewrite(): Promise<void> {
    unstored = [...entries]
    for (const stream of states.keys()) unstoredStates.add(stream)
    return put(true)
  }

  return {
    append,
    flush,
    end,
    leave() {
      heldAfter = seq
      end()
      clearTimeout(staying)
      staying = setTimeout(() => {
        heldAfter = Number.POSITIVE_INFINITY
        void flush()
      }, stayingAfter)
    },
    async read(stream) {
      take()
      const state = states.get(stream)
      return state ? [state] : []
    },
    latest(most) {
      take()
      return entries.slice(-most)
    },
    /**
     * Deletes everything, except the states of the flows that go on. It waits until the event that
     * the clearing follows from has been processed.
     */
    async clear() {
      await new Promise(resolve => setTimeout(resolve))
      // What waits is cleared too.
      heldAfter = Number.POSITIVE_INFINITY
      take()
      const last = seq
      // A state that may not be stored leaves none: the one before it may be of somebody else.
      states = new Map()
      for (const [stream, { flow, replayed }] of [...folds]) {
        const state = isAlive(stream) && flow.resume !== 'afresh' && keptState(flow, stream, replayed, now())
        if (state) setState({ seq: last, ...state })
        if (isAlive(stream)) checkpoint(stream)
        else folds.delete(stream)
      }
      entries = entries.filter(entry => entry.seq > last)
      characters = entries.reduce((sum, entry) => sum + sizeOf(entry), 0)
      for (const stream of sinceBeginning.keys()) if (!isAlive(stream)) sinceBeginning.delete(stream)
      await rewrite()
    },
  }
}

const sizeOf = ({ event }: EntryDraft): number => JSON.stringify(event).length

/** Calls back in an idle moment. Safari has no idle moments, only later ones. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: longestWait })
  else setTimeout(act, 50)
}
