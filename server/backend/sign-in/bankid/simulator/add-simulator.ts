import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TestPerson } from './bankid-person.ts'
import { type Deed, type ErrorCode, errorCodes, type Simulator } from './simulator.ts'
import { addSimulatorApi } from './simulator-api.ts'
import { listPage, orderPage, stylesheet } from './simulator-page.ts'
import { simulatedApiPath, simulatorPath } from './simulator-path.ts'

type OrderRequest = FastifyRequest<{ Params: { orderRef: string } }>

const policy = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

const html = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)

/**
 * Serves the simulator: BankID's API, and a page that plays the BankID app. For development and
 * tests.
 *
 * @param persons the persons who have a BankID
 */
export async function addSimulator(
  app: FastifyInstance,
  simulator: Simulator,
  persons: readonly TestPerson[],
): Promise<void> {
  await app.register(async scope => addSimulatorApi(scope, simulator), { prefix: simulatedApiPath })
  await app.register(async scope => addSimulatorPages(scope, simulator, persons), { prefix: simulatorPath })
}

async function addSimulatorPages(
  app: FastifyInstance,
  simulator: Simulator,
  persons: readonly TestPerson[],
): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  // A page of another site may not submit the forms.
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send('')
  })

  app.get('/', async (_request, reply) => html(reply, listPage(simulator)))
  app.get('/style.css', async (_request, reply) => reply.type('text/css').send(stylesheet))
  // Replaces `bankid:///?autostarttoken=…`, which opens the app on a computer that has it.
  app.get<{ Querystring: { autostarttoken?: string } }>('/open', async (request, reply) => {
    const order = simulator.orders().find(each => each.autoStartToken === request.query.autostarttoken)
    return order ? html(reply, orderPage(order, persons)) : reply.callNotFound()
  })
  app.get('/orders/:orderRef', async (request: OrderRequest, reply) => {
    const order = simulator.find(request.params.orderRef)
    return order ? html(reply, orderPage(order, persons)) : reply.callNotFound()
  })
  app.post('/orders/:orderRef', async (request: OrderRequest, reply) => {
    const deed = deedOf(formOf(request), persons)
    if (deed) simulator.play(request.params.orderRef, deed)
    return reply.redirect(`${simulatorPath}/orders/${encodeURIComponent(request.params.orderRef)}`, 303)
  })
  app.post('/errors', async (request, reply) => {
    const code = formOf(request).get('errorCode')
    if (isErrorCode(code)) simulator.failNext(code)
    return reply.redirect(simulatorPath, 303)
  })
}

const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams()

const isErrorCode = (code: string | null): code is ErrorCode => code !== null && Object.hasOwn(errorCodes, code)

function deedOf(form: URLSearchParams, persons: readonly TestPerson[]): Deed | undefined {
  const person = persons.find(({ personalNumber }) => personalNumber === form.get('approve'))
  const address = form.get('address')
  if (person) return { deed: 'approve', person, ...(address && { address }) }
  const [pending, failed] = [form.get('pending'), form.get('fail')]
  if (pending) return { deed: 'pending', hintCode: pending }
  if (failed) return { deed: 'fail', hintCode: failed }
  return form.has('start') ? { deed: 'start' } : undefined
}
