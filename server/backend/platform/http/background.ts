import type { FastifyBaseLogger } from 'fastify'
import { describeError } from '../privacy/privacy.ts'

/** Work that nobody waits for, but the end of the process. */
export interface Background {
  /** Begins it. When it fails, that is logged. */
  run(work: () => Promise<void>): void
  /** Resolves once all that has begun has ended. */
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
