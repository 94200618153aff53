import type { Entry, JournalStore } from './journal.types.ts'

/** A journal that lasts as long as the page. Each call makes a store of its own. */
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
