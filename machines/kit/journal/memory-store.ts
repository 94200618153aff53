import type { Entry, EntryDraft, JournalStore } from './journal.types.ts'

/** Returns a journal that lasts as long as the page. Each call creates a new one. */
export function createMemoryStore(): JournalStore {
  let seq = 0
  let entries: Entry[] = []
  let unwritten: { readonly seq: number; readonly write: () => EntryDraft }[] = []
  const writeAll = () => {
    for (const { seq, write } of unwritten) entries.push({ seq, ...write() })
    unwritten = []
  }
  return {
    append(write) {
      seq += 1
      unwritten.push({ seq, write })
    },
    async read(stream) {
      writeAll()
      return entries.filter(entry => entry.stream === stream)
    },
    async clear() {
      entries = []
      unwritten = []
    },
  }
}
