import type { JournalLog } from '#machines/kit/journal/journal.types.ts'

/** What the journal notes is for the one who develops; it holds no payload. */
export const log: JournalLog & { readonly trouble: (what: string, why?: unknown) => void } = {
  note({ code, stream, reason }) {
    // biome-ignore lint/suspicious/noConsole: the browser's console is where a developer looks
    console.warn(`journal: ${code} ${stream}: ${reason}`)
  },
  /** Something failed that the person need not know of. */
  trouble(what, why) {
    // biome-ignore lint/suspicious/noConsole: as above
    console.warn(`avlöna: ${what}`, why instanceof Error ? why.name : '')
  },
}
