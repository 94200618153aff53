import type { JournalLog } from '#machines/kit/journal/journal.types.ts'

export interface Log extends JournalLog {
  readonly trouble: (what: string, why?: unknown) => void
  readonly info: (what: string) => void
}

/** Writes to the console, for the one who develops. What the journal notes holds no payload. */
export const log: Log = {
  note({ code, stream, reason }) {
    // biome-ignore lint/suspicious/noConsole: the browser's console is where a developer looks
    console.warn(`journal: ${code} ${stream}: ${reason}`)
  },
  /** Something failed that the person need not know of. */
  trouble(what, why) {
    // biome-ignore lint/suspicious/noConsole: as above
    console.warn(`avlöna: ${what}`, why instanceof Error ? why.name : '')
  },
  /** Something happened that mends itself, such as a connection that is opened again. */
  info(what) {
    // biome-ignore lint/suspicious/noConsole: as above
    console.info(`avlöna: ${what}`)
  },
}
