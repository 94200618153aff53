import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { strangerBodyLimit } from '#contracts/body-limit.ts'
import { brandOf } from '#contracts/brands.ts'
import { type Access, type Call, needsCompany } from '#contracts/call.ts'
import { errors } from '#contracts/errors.ts'
import { header, markerValue, single } from '#contracts/headers.ts'
import { type Facts, opens } from '#contracts/rights/access.ts'
import type { Rule } from '#contracts/rights/rule.ts'
import { boundedBody, mayExceed } from '#server/serving/json-body.ts'
import type { Database } from '../database/connect.ts'
import { keepOrigin } from '../database/origin.ts'
import { actOutside } from '../database/outside.ts'
import { withTenant } from '../database/tenancy.ts'
import type { SmsGateway } from '../mail/sms-gateway.ts'
import { accessOf } from './access-snapshot.ts'
import { type Answer, answerOf, send } from './answer.ts'
import type { Ask, Handler, Opens, RequestCookie } from './ask.ts'
import type { Background } from './background.ts'
import { type CallerPorts, type CallerRequest, ownerOfKeys, type SignedIn } from './caller.ts'
import { onlyOnce, requireKey } from './idempotency.ts'
import { readListQuery } from './pagination.ts'
import { Refusal } from './refusal.ts'
import { readScope } from './scope.ts'
import type { TokenCookie } from './token-cookie.ts'
import { readBody, readPart } from './validation.ts'

export interface Services {
  readonly database: Database
  /** The cookies of sessions and of browsers. */
  readonly cookie: TokenCookie
  readonly browserCookie: TokenCookie
  readonly background: Background
  readonly sms: SmsGateway
  readonly demoRequestsTo: string | undefined
  readonly callers: CallerPorts
  readonly clock: () => Date
  /** The time of each statement of a list, in milliseconds. A slower list is given up. */
  readonly listPatience: number
  /** Whether answers are validated by the catalogue's shapes. Used in specs. */
  readonly checkAnswers: boolean
}

/**
 * Registers the route of a call: checks all that the catalogue declares, then calls the handler.
 */
export function addRoute(app: FastifyInstance, call: Call, handle: Handler<Call>, services: Services): void {
  app.route({
    method: call.method,
    url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    bodyLimit: call.bodyLimit,
    ...(call.maxPerMinute !== undefined && {
      config: { rateLimit: { max: call.maxPerMinute, timeWindow: 60_000 } },
    }),
    onRequest: async request => {
      if (request.headers[header.marker] !== markerValue) throw new Refusal(errors.markerMissing)
    },
    // Who calls is known before anything of the body is read.
    preParsing: async (request, reply, payload) => {
      const caller = await callerOf(call, services, request)
      callers.set(request, caller)
      const isKnown = caller !== undefined || (await isSignedIn(call, services, request))
      return boundedBody(request, reply, payload, isKnown ? call.bodyLimit : strangerBodyLimit)
    },
    handler: async (request, reply) => send(reply, await answer(call, handle, services, request, reply)),
  })
}

/** The callers of the requests that are under way. Undefined for public calls. */
const callers = new WeakMap<FastifyRequest, SignedIn | undefined>()

/**
 * Returns who makes a request, or undefined for a public call.
 *
 * @throws Refusal for a caller without a session where the call needs one
 */
async function callerOf(call: Call, services: RequestServices, request: FastifyRequest): Promise<SignedIn | undefined> {
  const asked = callerRequest(services, request)
  const byKey = await services.callers.byKey(call, asked)
  return byKey || call.access === 'public' ? byKey : services.callers.bySession(asked)
}

type RequestServices = Pick<Services, 'callers' | 'cookie' | 'clock'>

/** Returns what a request says of its caller. */
export const callerRequest = (
  { cookie, clock }: Pick<Services, 'cookie' | 'clock'>,
  request: FastifyRequest,
): CallerRequest => ({ request, token: cookie.read(request), scope: readScope(request.headers), now: clock() })

/** True when a public call comes from a session, which is asked only of bodies that need it. */
async function isSignedIn(call: Call, services: RequestServices, request: FastifyRequest): Promise<boolean> {
  const isAsked = call.bodyLimit > strangerBodyLimit && mayExceed(request, strangerBodyLimit)
  return isAsked && services.callers.isSignedIn(callerRequest(services, request))
}

async function answer(
  call: Call,
  handle: Handler<Call>,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answer> {
  const { database, callers: ports, cookie, browserCookie, background, sms, demoRequestsTo, checkAnswers } = services
  const now = services.clock()
  const scope = readScope(request.headers)
  const caller = callers.get(request)
  const { fields, ...list } = readListQuery(call, request.query)
  const parts = {
    params: readPart(call.params, hasShape(call.params) ? request.params : undefined, 'Adressen'),
    body: readBody(call.body, request.body ?? undefined),
    ...list,
    scope,
    now,
    log: request.log,
  }
  const ask = async (rest: object) =>
    answerOf(call, await handle({ ...parts, ...rest } as Ask<Call>), checkAnswers, fields)

  if (!caller) {
    return ask({
      database,
      sms,
      demoRequestsTo,
      address: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, 400) ?? '',
      origin: `${request.protocol}://${request.host}`,
      brand: brandOf(single(request.headers[header.brand])),
      cookie: requestCookie(cookie, request, reply),
      browserCookie: requestCookie(browserCookie, request, reply),
      afterAnswer: (work: () => Promise<void>) => {
        actOutside()
        const begin = keepOrigin(() => background.run(work))
        // A client that disconnects before the answer does not abort the work.
        if (reply.raw.closed) begin()
        else reply.raw.once('close', begin)
      },
    })
  }
  const key = call.keyed ? requireKey(request.headers[header.idempotencyKey]) : undefined
  const { login, licNr } = caller.account
  const tenant = {
    licNr,
    login,
    ftgKey: caller.company?.ftgKey,
    ...(call.paged && { patience: services.listPatience }),
  }
  return withTenant(database, tenant, async tx => {
    const opensHere = await requireAccess(call, caller, () => ports.factsOf(tx, caller))
    const access = () => accessOf(tx, caller, ports)
    const work = () => ask({ tx, caller, company: caller.company, opens: opensHere })
    const fingerprint = [call.method, call.path, parts.params, scope.FtgId, scope.SalaryYear, parts.body]
    return key === undefined ? work() : onlyOnce(tx, { key, login: ownerOfKeys(caller), fingerprint, access }, work)
  })
}

const requestCookie = (cookie: TokenCookie, request: FastifyRequest, reply: FastifyReply): RequestCookie => ({
  token: cookie.read(request),
  set: token => cookie.set(reply, token),
  clear: () => cookie.clear(reply),
})

const hasShape = (shape: Call['params']): boolean => !shape.safeParse(undefined).success

/**
 * Checks a caller against the call's access, and returns the same check for what the handler asks.
 *
 * @throws Refusal companyMissing, rightMissing
 */
export async function requireAccess(
  { access }: Pick<Call, 'access'>,
  caller: SignedIn,
  factsOf: () => Promise<Facts>,
): Promise<Opens> {
  let known: Promise<Facts> | undefined
  const opensHere: Opens = async rule => {
    known ??= factsOf()
    return opens(rule, await known)
  }
  if (needsCompany(access) && caller.company === null) throw new Refusal(errors.companyMissing)
  const rule = ruleOf(access)
  if (rule && !(await opensHere(rule))) throw new Refusal(errors.rightMissing)
  return opensHere
}

const ruleOf = (access: Access): Rule | undefined =>
  typeof access === 'string' ? undefined : 'rule' in access ? access.rule : access
