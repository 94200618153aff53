import { useEffect, useState } from 'react'
import type { JournalReader } from '#ui/runtime/journal/journal-reader.ts'

/** A journal to choose. */
export interface OfferedJournal {
  readonly id: string
  readonly buildId: string
  readonly beganAt: number
  /** True when its page is open now. */
  readonly isLive: boolean
}

/** Milliseconds between looks at which pages are open, since a page that closes tells nobody. */
const lookAgainAfter = 2_000

/** Returns the journals of this browser, the last written first; open ones before the others. */
export function useJournals(
  reader: JournalReader | undefined,
  openIds: () => Promise<ReadonlySet<string>>,
): readonly OfferedJournal[] {
  const [journals, setJournals] = useState<readonly OfferedJournal[]>([])
  useEffect(() => {
    if (!reader) return
    let isStopped = false
    let shown = ''
    const look = async () => {
      const [stored, open] = await Promise.all([reader.list(), openIds()])
      const found = stored
        .map(({ id, buildId, beganAt }) => ({ id, buildId, beganAt, isLive: open.has(id) }))
        .sort((a, b) => Number(b.isLive) - Number(a.isLive))
      const print = JSON.stringify(found)
      if (isStopped || print === shown) return
      shown = print
      setJournals(found)
    }
    const lookQuietly = () => void look().catch(() => {})
    lookQuietly()
    const stop = reader.watch(lookQuietly)
    const timer = setInterval(lookQuietly, lookAgainAfter)
    return () => {
      isStopped = true
      stop()
      clearInterval(timer)
    }
  }, [reader, openIds])
  return journals
}
