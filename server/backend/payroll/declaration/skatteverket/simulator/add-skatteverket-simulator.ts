import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { reviewPage } from './review-page.ts'
import { SimulatedRefusal, simulatedPeriods } from './simulated-periods.ts'
import { simulatedSignIn } from './simulated-sign-in.ts'

export interface SimulatorOptions {
  readonly now: () => Date
  readonly client: { readonly id: string; readonly secret: string }
  /** The largest file, in bytes. Defaults to 100 MB, as Skatteverket's test environment. */
  readonly largest?: number
}

/** The paths of the simulated sign-in and APIs. */
export const simulatedPaths = { signIn: '/oauth2/v1/per', api: '/arbetsgivardeklaration' } as const

const submissionPath = `${simulatedPaths.api}/inlamning/v1`
const periodPath = `${simulatedPaths.api}/hanteraredovisningsperiod/v1`
const reviewPath = '/minasidor/:employer(^\\d{12}$)/:period(^\\d{6}$)'
const ofPeriod = '/arbetsgivare/:employer/redovisningsperioder/:period'

interface Params {
  readonly id: string
  readonly employer: string
  readonly period: string
}

type Ask = FastifyRequest<{ Params: Params }>

/**
 * Serves Skatteverket's sign-in and its APIs for the employer's declaration over HTTP, for
 * development and tests. A person who comes to the sign-in has at once approved in BankID.
 */
export async function addSkatteverketSimulator(
  app: FastifyInstance,
  { now, client, largest = 100e6 }: SimulatorOptions,
) {
  const signIn = simulatedSignIn(now, client)
  const periods = simulatedPeriods(now, largest)
  const keyOf = ({ params: { employer, period } }: Ask) => `${employer} ${period}`

  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get(`${simulatedPaths.signIn}/authorize`, async (request, reply) => {
      const address = signIn.authorize(request.query as Record<string, string>)
      return address === undefined ? reply.code(400).send({ error: 'invalid_request' }) : reply.redirect(address, 302)
    })
    scope.post(`${simulatedPaths.signIn}/token`, async (request, reply) => {
      const answer = signIn.token(request.body as Record<string, string>)
      return 'error' in answer ? reply.code(answer.error === 'invalid_client' ? 401 : 400).send(answer) : answer
    })
  })

  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/xml',
      { parseAs: 'string', bodyLimit: largest * 2 },
      (_request, body, done) => done(null, body),
    )
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof SimulatedRefusal)) return reply.code(500).send('')
      return reply.code(error.status).send({ kod: error.kod, meddelandeTillAnvandare: error.message })
    })
    scope.addHook('preHandler', async (request, reply) => guard(request, reply))
    function guard({ headers, url }: FastifyRequest, reply: FastifyReply) {
      const isKnown = headers.client_id === client.id && headers.client_secret === client.secret
      if (!isKnown) return reply.code(401).send({ error: 'Unknown client' })
      if (!headers.skv_client_correlation_id) throw new SimulatedRefusal(400, 1, 'Korrelations-id saknas.')
      const needed = url.includes(periodPath) ? 'agdredovisningperiod' : 'agd'
      const status = signIn.check(String(headers.authorization ?? '').replace(/^Bearer /, ''), needed)
      if (status !== 200) return reply.code(status).send({ error: 'The required scopes are not authorized' })
    }

    scope.post(`${submissionPath}/underlag`, async request => ({ inlamningId: periods.upload(String(request.body)) }))
    scope.get(`${submissionPath}/underlag/:id/kontrollresultat`, async (request: Ask) => {
      const { status, faults } = periods.result(Number(request.params.id))
      const perioder = [{ period: '', antalFel: faults.length, kontrollfel: faults }]
      const report = { status: 'OK', bearbetningsfel: [], valideringsfel: [], redovisningsperioder: [{ perioder }] }
      return status === 'PROCESSING' ? { status } : { status, kontrollrapport: report }
    })
    scope.post(`${submissionPath}/underlag/:id/spara`, async (request: Ask) => {
      periods.save(Number(request.params.id))
      return {}
    })
    scope.delete(`${submissionPath}/underlag/:id`, async (request: Ask, reply) => {
      periods.discard(Number(request.params.id))
      return reply.code(204).send()
    })
    scope.delete(`${submissionPath}${ofPeriod}/inlamningar/:id`, async (request: Ask, reply) => {
      periods.remove(keyOf(request), Number(request.params.id))
      return reply.code(204).send()
    })
    scope.post(`${submissionPath}${ofPeriod}/skapaGranskningsunderlag`, async (request: Ask, reply) => {
      const tillstand = periods.review(keyOf(request))
      const { employer, period } = request.params
      const link = `http://${request.host}${app.prefix}/minasidor/${employer}/${period}`
      const meddelande = tillstand === 'INCORRECT_DATA' ? 'Utkastet har fel som ska rättas.' : ''
      return reply.code(tillstand === 'INCORRECT_DATA' ? 409 : 200).send({ link, tillstand, meddelande })
    })
    scope.get(`${periodPath}${ofPeriod}/kvittenser`, async (request: Ask) => ({
      kvittenser: periods.receipts(keyOf(request)),
    }))
    scope.post(`${periodPath}${ofPeriod}/las`, async (request: Ask) => {
      periods.setLock(keyOf(request), true)
      return {}
    })
    scope.post(`${periodPath}${ofPeriod}/lasUpp`, async (request: Ask) => {
      periods.setLock(keyOf(request), false)
      return {}
    })
  })

  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, {}),
    )
    scope.get(reviewPath, async (request: Ask, reply) => {
      const { employer, period } = request.params
      const drafts = periods.drafts(keyOf(request))
      return sendPage(reply, reviewPage({ employer, period, drafts, receipts: periods.receipts(keyOf(request)) }))
    })
    scope.post(reviewPath, async (request: Ask, reply) => {
      // A page of another site may not sign.
      if (request.headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send('')
      if (periods.drafts(keyOf(request)).length > 0) periods.sign(keyOf(request), '198001019804')
      return reply.redirect(request.url, 303)
    })
  })

  return periods
}

const policy = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)
