import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { deepestBody, strangerBodyLimit } from '#contracts/body-limit.ts'
import { errors } from '#contracts/errors.ts'
import { header } from '#contracts/headers.ts'
import { countRefusals } from '#server/serving/count-refusals.ts'
import { BodyRefused, jsonTextOf } from '#server/serving/json-body.ts'
import { databaseCodeOf } from '../database/error-code.ts'
import { browserFamily, runFrom } from '../database/origin.ts'
import { describeError } from '../privacy/privacy.ts'
import { errorAnswer, send } from './answer.ts'
import { Refusal } from './refusal.ts'
import { isDatabaseAway } from './unavailable.ts'

export interface AppOptions {
  readonly log: FastifyBaseLogger
  readonly buildId: string
  /**
   * The proxies whose X-Forwarded-For is trusted: Fastify's trustProxy. The adapter on this machine
   * forwards the browser's address.
   */
  readonly trustProxy: string | boolean
  /** True makes answers carry HSTS. */
  readonly behindTls: boolean
  /** The limit for one address. */
  readonly requestsPerMinute: number
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'BODY')

/** Returns the catalogue's error for Fastify's own, or undefined. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return new Refusal(errors.bodyTooLarge)
  if (error instanceof BodyRefused) return new Refusal(errors.invalidRequest, error.message)
  return status >= 400 && status < 500 ? new Refusal(errors.invalidRequest) : undefined
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error)
  if (refusal) return send(reply, errorAnswer(refusal.error, refusal.message, refusal.fields))
  // A client that has left has no address, which the limits of requests look for.
  if (request.ip === undefined) return send(reply, errorAnswer(errors.invalidRequest, errors.invalidRequest.message))
  const isAway = isDatabaseAway(error)
  const isTooSlow = databaseCodeOf(error) === '57014'
  const told = isAway ? errors.unavailable : isTooSlow ? errors.tooSlow : errors.unexpected
  request.log.error(
    { error: describeError(error), route: request.routeOptions.url },
    isAway ? 'The database is away' : isTooSlow ? 'A statement took too long' : 'Unexpected error',
  )
  return send(reply, errorAnswer(told, told.message))
}

/**
 * Creates a server without routes that follows the API's conventions: build id, errors, limits,
 * headers, and a log without personal data.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    // One line for each request, written below. Fastify's own line contains the query string.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    // Enough for the numbers of a batch of employees.
    routerOptions: { maxParamLength: 2_000 },
    exposeHeadRoutes: false,
    // Of what no route declares otherwise. A call says its own (route.ts).
    bodyLimit: strangerBodyLimit,
    frameworkErrors: (_, request, reply) => answerError(new Refusal(errors.invalidRequest), request, reply),
    forceCloseConnections: 'idle',
    keepAliveTimeout: 72_000,
    requestTimeout: 30_000,
  })

  const unreadable = countRefusals(options.log)
  app.addHook('onClose', async () => unreadable.close())
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof Refusal) && refusalOf(error)) unreadable.count(codeOf(error))
    return answerError(error, request, reply)
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header(header.buildId, options.buildId).header('x-request-id', request.id).header('cache-control', 'no-store')
  })
  app.addHook('onRequest', (request, _, done) => {
    const browser = browserFamily(request.headers['user-agent'])
    runFrom({ address: request.ip, browser, via: null }, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'Answered',
    )
  })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: options.behindTls && { maxAge: 365 * 24 * 60 * 60 },
  })
  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: () => new Refusal(errors.tooManyRequests),
  })
  await app.register(cookie)
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) =>
    parse(request, jsonTextOf(body, request.headers['content-type'], deepestBody), done),
  )
  // A client may announce a body and send none, such as a PUT with all its input in the path. Any
  // body must be JSON.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) =>
    body === '' ? done(null, undefined) : done(new Refusal(errors.invalidRequest)),
  )
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, () => {
    throw new Refusal(errors.callMissing)
  })
  return app
}
