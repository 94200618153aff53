import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Whether an application can serve and, if not, the part that is unavailable. */
export type Health = { readonly ok: true } | { readonly ok: false; readonly away: 'backend' | 'database' }

/** The time-out of a check, in milliseconds. */
const answerWithin = 2_000

/**
 * Serves two paths for monitoring, without a rate limit:
 *
 * - `/livez` answers 200 while the process runs. When it does not, restart the process.
 * - `/healthz` answers 200 while requests can be served, else 503 with the unavailable part. Route
 * requests elsewhere; restarting does not help.
 *
 * @param look checks the health; an error means that `away` is unavailable
 */
export function addHealth(
  app: FastifyInstance,
  { look, away }: { readonly look: () => Promise<Health>; readonly away: 'backend' | 'database' },
): void {
  const config = { rateLimit: false }
  const bad: Health = { ok: false, away }
  /** Concurrent requests share one check. */
  let looking: Promise<Health> | undefined
  const lookOnce = () => {
    looking ??= Promise.race([look(), sleep(answerWithin, bad, { ref: false })])
      .catch(() => bad)
      .finally(() => {
        looking = undefined
      })
    return looking
  }
  app.get('/livez', { config }, async (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/healthz', { config }, async (_, reply) => {
    const health = await lookOnce()
    return reply
      .code(health.ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health)
  })
}
