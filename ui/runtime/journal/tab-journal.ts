import type { Entry } from '#machines/kit/journal/journal.types.ts'
import { storage } from '../storage.ts'
import { deleteJournal, entriesOf, type JournalDatabase, openJournals } from './journal-database.ts'
import { lockedJournals, lockJournal } from './journal-lock.ts'
import { longestAge } from './journal-store.ts'

/** The journal that this page goes on with. */
export interface TabJournal {
  readonly id: string
  readonly database: Promise<JournalDatabase>
  /** Milliseconds since the epoch. */
  readonly beganAt: number
  /** The entries of the page before. Empty for a new journal. */
  readonly entries: readonly Entry[]
  /** True when another build of the application wrote them. */
  readonly isOfOtherBuild: boolean
  /** True when the page before belonged to another tab, which crashed. */
  readonly isAdopted: boolean
}

/** Names the build of this page: the address of its code, which has a hash. */
export const pageBuild = new URL(import.meta.url).pathname

/** Begins a new journal for this page. The tab's own one stays until `keepJournal`. */
export const beginJournal = (database = openJournals()): TabJournal => ({
  id: crypto.randomUUID(),
  database,
  beganAt: Date.now(),
  entries: [],
  isOfOtherBuild: false,
  isAdopted: false,
})

/** Makes a journal the one that the tab goes on with after a reload. */
export function keepJournal({ id, database }: TabJournal): void {
  storage.journalId.write(id)
  void lockJournal(id, false).catch(() => {})
  leaveOnClose(id)
  void database.then(sweep).catch(() => {})
}

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
    const stored = id === null ? undefined : await database.get('journals', id)
    if (!stored) return beginJournal(opening)
    const { beganAt, buildId } = stored
    const entries = await entriesOf(database, stored.id)
    const isOfOtherBuild = buildId !== pageBuild
    return { id: stored.id, database: opening, beganAt, entries, isOfOtherBuild, isAdopted: own === null }
  } catch {
    return beginJournal(opening)
  }
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

/** The tabs that were closed lately, so that a tab that crashed is told from them. */
const mostClosed = 50

/** Notes when the page ends in good order. A page that crashes cannot. */
function leaveOnClose(id: string): void {
  const others = () => storage.closedJournals.read().filter(each => each !== id)
  storage.closedJournals.write(others())
  window.addEventListener('pagehide', () => storage.closedJournals.write([id, ...others()].slice(0, mostClosed)))
  window.addEventListener('pageshow', () => storage.closedJournals.write(others()))
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

/** Deletes the journals of all tabs that do not run, when their session has ended. */
export async function forgetLeftJournals(database: JournalDatabase): Promise<void> {
  const [journals, locked] = await Promise.all([database.getAllKeys('journals'), lockedJournals()])
  for (const id of journals) if (!locked.has(id) && id !== storage.journalId.read()) await deleteJournal(database, id)
}
