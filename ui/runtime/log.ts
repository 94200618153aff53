import type { JournalLog } from '#machines/journal/journal.types.ts'

/** What the journal notes is for the one who develops; it holds no payload. */
export const log: JournalLog = {
  note({ code, stream, reason }) {
    // biome-ignore lint/suspicious/noConsole: the browser's console is where a developer looks
    console.warn(`journal: ${code} ${stream}: ${reason}`)
  },
}
