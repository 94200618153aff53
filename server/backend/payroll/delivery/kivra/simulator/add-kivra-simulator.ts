import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type SimulatedKivra, SimulatedRefusal } from './simulated-kivra.ts'

/** The path of the simulated API in the backend. */
export const simulatedKivraPath = '/dev/kivra'

/** A body that the simulator takes: more than Kivra does, so that it can say so itself. */
const bodyLimit = 4 * 1024 * 1024

type OfTenant = FastifyRequest<{ Params: { tenant: string } }>

/** Serves Kivra's API for those who send, over HTTP, for development and tests. */
export async function addKivraSimulator(app: FastifyInstance, kivra: SimulatedKivra): Promise<void> {
  await app.register(
    async scope => {
      scope.removeAllContentTypeParsers()
      const asText = ['application/json', 'application/x-www-form-urlencoded']
      scope.addContentTypeParser(asText, { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body))
      scope.setErrorHandler((error, _request, reply) => {
        if (!(error instanceof SimulatedRefusal)) return reply.code(500).send({ code: 50000 })
        const answer = { code: error.code, short_message: 'Refused', long_message: error.message }
        return reply.code(error.status).send(answer)
      })
      scope.post('/v1/auth', async ({ headers, body }) => {
        if (!/(^|&)grant_type=client_credentials(&|$)/.test(String(body))) throw new SimulatedRefusal(400, 40001, '')
        return kivra.token(String(headers.authorization ?? ''))
      })
      scope.register(async guarded => addTenants(guarded, kivra))
    },
    { prefix: simulatedKivraPath },
  )
}

async function addTenants(scope: FastifyInstance, kivra: SimulatedKivra): Promise<void> {
  scope.addHook('preHandler', async ({ headers }) => kivra.requireToken(String(headers.authorization ?? '')))
  scope.get<{ Querystring: { orgnr?: string } }>('/v2/tenant', async ({ query }) => kivra.tenantsOf(query.orgnr ?? ''))
  scope.post('/v2/tenant/:tenant/usermatch/ssn', async (request: OfTenant) => {
    const { list } = JSON.parse(String(request.body)) as { list: string[] }
    return { list: kivra.match(request.params.tenant, list) }
  })
  scope.post('/v2/tenant/:tenant/content', async (request: OfTenant, reply) => {
    const { key, fate } = kivra.take(request.params.tenant, String(request.body))
    if (fate === 'lost') {
      // The sender gets no answer, although the letter is in the mailbox.
      reply.hijack()
      reply.raw.destroy()
      return reply
    }
    const { subject, generated_at, type } = JSON.parse(String(request.body)) as Record<string, unknown>
    return reply.code(201).header('kivra-objkey', key).send({ subject, generated_at, type })
  })
}
