import { ENDED } from '#machines/kit/journal/journal.types.ts'
import { storage } from '../storage.ts'
import { deleteJournal, entriesOf, type JournalDatabase, openJournals, statesOf, stores } from './journal-database.ts'
import { lockedJournals, lockJournal } from './journal-lock.ts'
import { type JournalTail, longestAge } from './journal-store.ts'
import { beginJournal, pageBuild, type TabJournal } from './tab-journal.ts'

/**
 * Finds the journal of the page before: of this tab, or else the newest one of a tab that crashed.
 * A tab that was closed leaves nothing to go on with.
 */
export async function findJournal(): Promise<TabJournal> {
  const opening = openJournals()
  try {
    const database = await opening
    const own = storage.journalId.read()
    const id = own !== null ? ((await lockJournal(own, true)) ? own : null) : await crashed(database)
    if (id !== null) await storeTail(database, id)
    storage.journalTail.forget()
    const stored = id === null ? undefined : await database.get('journals', id)
    void sweep(database).catch(() => {})
    if (!stored) return beginJournal(opening)
    const { beganAt, buildId } = stored
    const entries = await entriesOf(database, stored.id)
    const states = (await database.getAll('states', statesOf(stored.id))).map(({ entry }) => entry)
    const isOfOtherBuild = buildId !== pageBuild
    return { id: stored.id, database: opening, beganAt, entries, states, isOfOtherBuild, isAdopted: own === null }
  } catch {
    return beginJournal(opening)
  }
}

/** Stores the end of a journal that the page before kept, unless the database got it. */
async function storeTail(database: JournalDatabase, id: string): Promise<void> {
  const tail = JSON.parse(storage.journalTail.read() ?? 'null') as JournalTail | null
  if (tail?.id !== id) return
  const writing = database.transaction(stores, 'readwrite')
  const journal = await writing.objectStore('journals').get(id)
  const entries = tail.entries.filter(({ seq }) => journal !== undefined && seq > journal.last)
  const [first, last] = [entries[0], entries.at(-1)]
  if (journal && first && last)
    await Promise.all([
      writing.objectStore('batches').put({ journal: id, first: first.seq, last: last.seq, entries }),
      writing.objectStore('journals').put({ ...journal, writtenAt: last.at, last: last.seq }),
      ...entries
        .filter(({ event }) => event.type === ENDED)
        .map(({ stream }) => writing.objectStore('states').delete([id, stream])),
      ...tail.states.map(entry => writing.objectStore('states').put({ journal: id, stream: entry.stream, entry })),
    ])
  await writing.done
}

/** Locks the newest journal of a tab that neither runs nor was closed. Null without one. */
async function crashed(database: JournalDatabase): Promise<string | null> {
  const [journals, locked] = await Promise.all([database.getAll('journals'), lockedJournals()])
  const closed = storage.closedJournals.read()
  const left = journals
    .filter(({ id, writtenAt }) => !locked.has(id) && !closed.includes(id) && writtenAt > Date.now() - longestAge)
    .sort((a, b) => b.writtenAt - a.writtenAt)
  for (const { id } of left) if (await lockJournal(id, false)) return id
  return null
}

/** Deletes the journals of other tabs that nobody goes on with. */
async function sweep(database: JournalDatabase): Promise<void> {
  const [journals, locked] = await Promise.all([database.getAll('journals'), lockedJournals()])
  const closed = storage.closedJournals.read()
  for (const { id, writtenAt } of journals) {
    const isOld = writtenAt < Date.now() - longestAge
    if (!locked.has(id) && id !== storage.journalId.read() && (isOld || closed.includes(id)))
      await deleteJournal(database, id)
  }
}
