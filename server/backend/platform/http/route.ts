import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brandOf } from '#contracts/brands.ts'
import type { Call } from '#contracts/call.ts'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { allows } from '#contracts/rights/catalogue.ts'
import { rightsOf } from '../../rights/rights.ts'
import { requireSession, type SignedIn } from '../../sign-in/session/caller.ts'
import type { SmsGateway } from '../../sign-in/sms-verification/sms-gateway.ts'
import type { Database } from '../database/connect.ts'
import { type Transaction, withTenant } from '../database/tenancy.ts'
import { accessOf } from './access-snapshot.ts'
import { type Answer, answerOf, send } from './answer.ts'
import type { Ask, Handler, RequestCookie } from './ask.ts'
import type { Background } from './background.ts'
import { onlyOnce, requireKey } from './idempotency.ts'
import { readListQuery } from './pagination.ts'
import { Refusal } from './refusal.ts'
import { readScope } from './scope.ts'
import type { TokenCookie } from './token-cookie.ts'
import { readBody, readPart } from './validation.ts'

export interface Services {
  readonly database: Database
  /** Of sessions, and of browsers. */
  readonly cookie: TokenCookie
  readonly browserCookie: TokenCookie
  readonly background: Background
  readonly sms: SmsGateway
  readonly demoRequestsTo: string | undefined
  readonly clock: () => Date
  /** Whether answers are held against the catalogue's shapes: in specs. */
  readonly checkAnswers: boolean
}

/**
 * Registers the route of a call: everything that the catalogue says of it is seen to here, and the
 * handler does the rest.
 */
export function addRoute(app: FastifyInstance, call: Call, handle: Handler<Call>, services: Services): void {
  app.route({
    method: call.method,
    url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    bodyLimit: call.bodyLimit,
    ...(call.mostPerMinute !== undefined && {
      config: { rateLimit: { max: call.mostPerMinute, timeWindow: 60_000 } },
    }),
    onRequest: async request => {
      if (request.headers[header.marker] !== markerValue) throw new Refusal(errors.markerMissing)
    },
    handler: async (request, reply) => send(reply, await answer(call, handle, services, request, reply)),
  })
}

async function answer(
  call: Call,
  handle: Handler<Call>,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answer> {
  const { database, cookie, browserCookie, background, sms, demoRequestsTo, checkAnswers } = services
  const now = services.clock()
  const scope = readScope(request.headers)
  const token = cookie.read(request)
  const caller = call.access === 'public' ? undefined : await requireSession(database, { token, now, ...scope })
  const parts = {
    params: readPart(call.params, hasShape(call.params) ? request.params : undefined, 'Adressen'),
    body: readBody(call.body, request.body ?? undefined),
    ...readListQuery(call, request.query),
    scope,
    now,
    log: request.log,
  }
  const ask = async (rest: object) => answerOf(call, await handle({ ...parts, ...rest } as Ask<Call>), checkAnswers)

  if (!caller) {
    return ask({
      database,
      sms,
      demoRequestsTo,
      address: request.ip,
      brand: brandOf(single(request.headers[header.brand])),
      cookie: requestCookie(cookie, request, reply),
      browserCookie: requestCookie(browserCookie, request, reply),
      afterAnswer: (work: () => Promise<void>) => {
        const begin = () => background.run(work)
        // Whoever hangs up before the answer changes nothing.
        if (reply.raw.closed) begin()
        else reply.raw.once('close', begin)
      },
    })
  }
  const key = call.keyed ? requireKey(request.headers[header.idempotencyKey]) : undefined
  const { login, licNr } = caller.account
  return withTenant(database, { licNr, login, ftgKey: caller.company?.ftgKey }, async tx => {
    await requireAccess(call, tx, caller)
    const access = () => accessOf(tx, caller)
    const work = () => ask({ tx, caller, company: caller.company })
    const fingerprint = [call.method, call.path, parts.params, scope.FtgId, scope.SalaryYear, parts.body]
    return key === undefined ? work() : onlyOnce(tx, { key, login, fingerprint, access }, work)
  })
}

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

const requestCookie = (cookie: TokenCookie, request: FastifyRequest, reply: FastifyReply): RequestCookie => ({
  token: cookie.read(request),
  set: token => cookie.set(reply, token),
  clear: () => cookie.clear(reply),
})

const hasShape = (shape: Call['params']): boolean => !shape.safeParse(undefined).success

/**
 * Holds whoever asks against what the catalogue demands.
 *
 * @throws Refusal companyMissing, rightMissing
 */
export async function requireAccess(
  { access }: Pick<Call, 'access'>,
  tx: Transaction,
  caller: SignedIn,
): Promise<void> {
  if (access === 'public' || access === 'session') return
  if (caller.company === null) throw new Refusal(errors.companyMissing)
  if (access !== 'company' && !allows(await rightsOf(tx, caller.account), access.right)) {
    throw new Refusal(errors.rightMissing)
  }
}
