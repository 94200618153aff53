import type { Entry } from '#machines/kit/journal/journal.types.ts'
import { storage } from '../storage.ts'
import { deleteJournal, type JournalDatabase, openJournals } from './journal-database.ts'
import { lockedJournals, lockJournal } from './journal-lock.ts'

/** The journal that this page goes on with. */
export interface TabJournal {
  readonly id: string
  readonly database: Promise<JournalDatabase>
  /** Milliseconds since the epoch. */
  readonly beganAt: number
  /** The entries of the page before. Empty for a new journal. */
  readonly entries: readonly Entry[]
  /** The states in which the flows of the page before were, which this page goes on from. */
  readonly states: readonly Entry[]
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
  states: [],
  isOfOtherBuild: false,
  isAdopted: false,
})

/** Makes a journal the one that the tab goes on with after a reload. */
export function keepJournal({ id }: TabJournal): void {
  storage.journalId.write(id)
  void lockJournal(id, false).catch(() => {})
  leaveOnClose(id)
}

/** The tabs that were closed lately, so that a tab that crashed is told from them. */
const maxClosed = 50

/** Notes when the page ends in good order. A page that crashes cannot. */
function leaveOnClose(id: string): void {
  const others = () => storage.closedJournals.read().filter(each => each !== id)
  storage.closedJournals.write(others())
  window.addEventListener('pagehide', () => storage.closedJournals.write([id, ...others()].slice(0, maxClosed)))
  window.addEventListener('pageshow', () => storage.closedJournals.write(others()))
}

/** Deletes the journals of all tabs that do not run, when nobody is signed in. */
export async function forgetLeftJournals(database: JournalDatabase): Promise<void> {
  storage.journalTail.forget()
  const [journals, locked] = await Promise.all([database.getAllKeys('journals'), lockedJournals()])
  for (const id of journals) if (!locked.has(id) && id !== storage.journalId.read()) await deleteJournal(database, id)
}
