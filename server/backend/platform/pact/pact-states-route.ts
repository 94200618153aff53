import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { states } from '#contracts/pact/states.ts'
import { isLoopback } from '../http/loopback.ts'
import { type PactStateServices, pactStates } from './pact-states.ts'

const StateRequest = z.object({
  state: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  action: z.enum(['setup', 'teardown']),
})

/**
 * `POST /_pact/states` (contracts/README.md): makes a provider state true. It signs anybody in without a password, so
 * it is served only when PACT_STATES=on, only to the machine itself, and never in production.
 *
 * @throws Error in production
 */
export function addPactStates(app: FastifyInstance, services: PactStateServices): void {
  if (process.env.NODE_ENV === 'production') throw new Error('PACT_STATES is not for production: leave it out.')
  const handlers = pactStates(services)
  app.post('/_pact/states', async (request, reply) => {
    if (!isLoopback(request.socket.remoteAddress)) return reply.callNotFound()
    const { state, params, action } = StateRequest.parse(request.body)
    // Afterwards a company is as it was; all else is set anew by the next state that names it.
    if (action === 'teardown' && state !== states.companyWithSms('', '').name) return {}
    const handler = handlers[action === 'teardown' ? states.company('', '').name : state]
    if (!handler) return reply.code(404).send({ message: `No state is called ${state}` })
    return handler(params)
  })
}
