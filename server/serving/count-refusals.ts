import type { FastifyBaseLogger } from 'fastify'

/** The time that one line of the log sums up, in milliseconds. */
const usualSpan = 60_000

export interface RefusalCounter {
  /** Counts a request that could not be read. */
  count(reason: string): void
  /** Logs what has been counted, if anything, and stops. */
  close(): void
}

/**
 * Counts the requests that could not be read, and logs their numbers once in a while. Anybody can
 * send any number of them: a line for each would bury the errors and fill the disk.
 */
export function countRefusals(log: FastifyBaseLogger, span = usualSpan): RefusalCounter {
  let counts: Record<string, number> = {}
  let timer: NodeJS.Timeout | undefined
  const tell = () => {
    clearTimeout(timer)
    timer = undefined
    if (Object.keys(counts).length > 0) log.warn({ counts }, 'Requests that could not be read')
    counts = {}
  }
  return {
    count(reason) {
      counts[reason] = (counts[reason] ?? 0) + 1
      timer ??= setTimeout(tell, span).unref()
    },
    close: tell,
  }
}
