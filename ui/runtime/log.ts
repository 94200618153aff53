import type { JournalLog } from '#machines/kit/journal/journal.types.ts'

export interface Log extends JournalLog {
  readonly trouble: (what: string, why?: unknown) => void
  readonly info: (what: string) => void
}

/** Writes to the console, for developers. Journal entries are written without payloads. */
export const log: Log = {
  note({ code, stream, reason }) {
    // biome-ignore lint/suspicious/noConsole: the browser's console is where a developer looks
    console.warn(`journal: ${code} ${stream}: ${reason}`)
  },
  /** Logs a failure that the user need not know about. */
  trouble(what, why) {
    // biome-ignore lint/suspicious/noConsole: as above
    console.warn(`avlöna: ${what}`, why instanceof Error ? why.name : '')
  },
  /** Logs an event that recovers by itself, such as a reconnection. */
  info(what) {
    // biome-ignore lint/suspicious/noConsole: as above
    console.info(`avlöna: ${what}`)
  },
}
