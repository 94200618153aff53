import type { FastifyInstance } from 'fastify'

/** The interval of checks for idle connections, in milliseconds. */
const sweepEvery = 50

/**
 * Closes a server: refuses new connections, finishes pending answers, and closes each connection
 * when it becomes idle. Node itself would keep a busy connection for as long as the client keeps it
 * alive.
 *
 * @param patience milliseconds until pending answers are cut off
 */
export async function closeServer(app: FastifyInstance, patience: number): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepEvery)
  const cut = setTimeout(() => app.server.closeAllConnections(), patience)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
