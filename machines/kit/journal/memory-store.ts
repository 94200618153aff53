import type { Entry, JournalStore } from './journal.types.ts'

/** Returns a journal that lasts as long as the page. Each call creates a new one. */
export function createMemoryStore(): JournalStore {
  let seq = 0
  let entries: Entry[] = []
  return {
    append(draft) {
      seq += 1
      entries.push({ seq, ...draft })
    },
    async read(stream) {
      return entries.filter(entry => entry.stream === stream)
    },
    async drop(stream) {
      entries = entries.filter(entry => entry.stream !== stream)
    },
    async clear() {
      entries = []
    },
  }
}
