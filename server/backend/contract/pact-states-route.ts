import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { StateValue } from '#contracts/outcomes/provider-state.ts'
import { isLoopback } from '../platform/http/loopback.ts'
import { type PactStateServices, pactStates } from './pact-states.ts'

const StateRequest = z.object({
  state: z.string(),
  params: z.record(z.string(), z.json() as z.ZodType<StateValue>).default({}),
  action: z.enum(['setup', 'teardown']),
})

/**
 * Serves `POST /_pact/states` (contracts/README.md), which sets up a provider state and restores
 * what it changed. It signs anybody in without a password, so it is served only when
 * PACT_STATES=on, only for requests from this machine, and never in production.
 *
 * @throws Error in production
 */
export function addPactStates(app: FastifyInstance, services: PactStateServices): void {
  if (process.env.NODE_ENV === 'production') throw new Error('PACT_STATES is not for production: leave it out.')
  const handlers = pactStates(services)
  const undone: (() => Promise<unknown>)[] = []
  app.post('/_pact/states', { config: { rateLimit: false } }, async (request, reply) => {
    if (!isLoopback(request.socket.remoteAddress)) return reply.callNotFound()
    const { state, params, action } = StateRequest.parse(request.body)
    const handler = handlers[state]
    if (!handler) return reply.code(404).send({ message: `No state is called ${state}` })
    try {
      if (action === 'setup') return await handler({ ...params, Address: request.ip }, back => void undone.push(back))
      // The states of a request are torn down together, in reverse order.
      for (const back of undone.splice(0).toReversed()) await back()
      return {}
    } catch (error) {
      return reply.code(500).send({ message: reasonOf(error) })
    }
  })
}

/** Returns the reason for a failure, with the database's own message for its errors. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
