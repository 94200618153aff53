/**
 * Milliseconds to wait for the lock of the page before, which the browser may release later than it
 * starts the next page. After a reload it is released in any case. Otherwise a copy of the tab may
 * have it.
 */
const patience = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload' ? 10_000 : 2_000
}

const nameOf = (journal: string) => `avlona-journal:${journal}`

/**
 * Takes the lock of a journal until this page ends: one tab, one journal. Returns false when
 * another tab has it, such as the tab that this one is a copy of, and in a browser without locks.
 */
export async function lockJournal(journal: string, isPatient: boolean): Promise<boolean> {
  // Absent outside secure contexts.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return false
  return new Promise(resolve => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? new Promise<never>(() => {}) : undefined
    }
    const options = isPatient ? { signal: AbortSignal.timeout(patience()) } : { ifAvailable: true }
    locks.request(nameOf(journal), options, hold).catch(() => resolve(false))
  })
}

/** Returns the journals of the tabs that are open now. */
export async function lockedJournals(): Promise<ReadonlySet<string>> {
  const locks = navigator.locks as LockManager | undefined
  const { held = [] } = (await locks?.query()) ?? {}
  return new Set(held.map(({ name = '' }) => name.slice(nameOf('').length)))
}
