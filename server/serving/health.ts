import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Whether an application can serve, and what is away when it cannot. */
export type Health = { readonly ok: true } | { readonly ok: false; readonly away: 'backend' | 'database' }

/** Milliseconds after which no answer is a bad one. */
const answerWithin = 2_000

/**
 * Serves two addresses for whoever watches over the process, with no limit on how often they are
 * asked:
 *
 * - `/livez` answers 200 while the process runs. One that does not answer wants to be started
 *   again.
 * - `/healthz` answers 200 while requests can be served, else 503 with what is away. Requests go
 *   elsewhere meanwhile; starting again helps nothing.
 *
 * @param look finds out how it is; a failure means that `away` is
 */
export function addHealth(
  app: FastifyInstance,
  { look, away }: { readonly look: () => Promise<Health>; readonly away: 'backend' | 'database' },
): void {
  const config = { rateLimit: false }
  const bad: Health = { ok: false, away }
  /** One look serves everybody who asks meanwhile. */
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
