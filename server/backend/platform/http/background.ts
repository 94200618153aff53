import type { FastifyBaseLogger } from 'fastify'
import { describeError } from '../privacy/privacy.ts'

/** Background work. Only the shutdown waits for it. */
export interface Background {
  /** Starts work. Failures are logged. */
  run(work: () => Promise<void>): void
  /** Resolves when all started work has ended. */
  settled(): Promise<void>
}

export function createBackground(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<void>>()
  return {
    run(work) {
      const own = work()
        .catch(error => log.error({ error: describeError(error) }, 'Work in the background failed'))
        .finally(() => running.delete(own))
      running.add(own)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
