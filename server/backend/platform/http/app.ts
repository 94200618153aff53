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
import { errors } from '#contracts/errors.ts'
import { header } from '#contracts/headers.ts'
import { describeError } from '../privacy/privacy.ts'
import { errorAnswer, send } from './answer.ts'
import { Refusal } from './refusal.ts'
import { isDatabaseAway } from './unavailable.ts'

export interface AppOptions {
  readonly log: FastifyBaseLogger
  readonly buildId: string
  /**
   * Whose X-Forwarded-For is believed: Fastify's trustProxy. The adapter of the same machine
   * forwards the browser's.
   */
  readonly trustProxy: string | boolean
  /** Then answers tell browsers to come by TLS only. */
  readonly behindTls: boolean
  /** From one address. */
  readonly requestsPerMinute: number
}

/** Fastify's own refusals, as the catalogue has them. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return new Refusal(errors.bodyTooLarge)
  return status >= 400 && status < 500 ? new Refusal(errors.invalidRequest) : undefined
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error)
  if (refusal) return send(reply, errorAnswer(refusal.error, refusal.message, refusal.fields))
  const isAway = isDatabaseAway(error)
  const told = isAway ? errors.unavailable : errors.unexpected
  request.log.error(
    { error: describeError(error), route: request.routeOptions.url },
    isAway ? 'The database is away' : 'Unexpected error',
  )
  return send(reply, errorAnswer(told, told.message))
}

/**
 * A bare server that speaks the API's conventions: build id, errors, limits, headers, a log without
 * personal data.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    // One line a request, written below: Fastify's own holds the query string.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    // A name of sixty letters, each percent-encoded in six.
    routerOptions: { maxParamLength: 360 },
    exposeHeadRoutes: false,
    frameworkErrors: (_, request, reply) => answerError(new Refusal(errors.invalidRequest), request, reply),
    forceCloseConnections: 'idle',
    keepAliveTimeout: 72_000,
    requestTimeout: 30_000,
  })

  app.setErrorHandler(answerError)
  app.addHook('onRequest', async (request, reply) => {
    reply.header(header.buildId, options.buildId).header('x-request-id', request.id).header('cache-control', 'no-store')
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
  // A client may announce a body and send none: a PUT that says all in its path. Any that is there
  // must be JSON.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) =>
    body === '' ? done(null, undefined) : done(new Refusal(errors.invalidRequest)),
  )
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, () => {
    throw new Refusal(errors.callMissing)
  })
  return app
}
