import type { FastifyInstance } from 'fastify'

/** Milliseconds between two looks for connections that have become idle. */
const sweepEvery = 50

/**
 * Closes a server. It takes no new connections, answers the requests in flight, and ends each
 * connection once it is idle: Node by itself keeps one that was busy for as long as the client
 * keeps it alive.
 *
 * @param patience milliseconds until requests without an answer are cut off
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
