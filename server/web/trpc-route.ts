import type { TRPCError } from '@trpc/server'
import { incomingMessageToRequest } from '@trpc/server/adapters/node-http'
import { resolveResponse } from '@trpc/server/http'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { deepestBody, strangerBodyLimit } from '#contracts/body-limit.ts'
import type { Call } from '#contracts/call.ts'
import { catalogue } from '#contracts/catalogue.ts'
import { errors } from '#contracts/errors.ts'
import { header } from '#contracts/headers.ts'
import { sessionCalls } from '#contracts/sign-in/session.calls.ts'
import type { Adapter } from '#server/adapter/adapter.ts'
import { callBackend } from '#server/adapter/call-backend.ts'
import type { BrowserRequest } from '#server/adapter/call-context.ts'
import { type AnyFailure, BackendFailure, isFailure } from '#server/adapter/failures.ts'
import { batchLimit } from '#server/adapter/limits.ts'
import { appRouter } from '#server/adapter/router.ts'
import { isRefusal, refused, trpcError } from '#server/adapter/trpc.ts'
import { countRefusals, type RefusalCounter } from '#server/serving/count-refusals.ts'
import { boundedBody, jsonTextOf, mayExceed } from '#server/serving/json-body.ts'

/** The largest body of a batch, in bytes. What is larger is sent by itself. */
const batchBodyLimit = 1024 * 1024
/**
 * The parts of a call's input that stand beside its body, in bytes: parameters, page and
 * filter.
 */
const besideBody = 16 * 1024

const callOf: ReadonlyMap<string, Call> = new Map(
  Object.entries(catalogue).flatMap(([area, own]) =>
    Object.entries(own as Readonly<Record<string, Call>>).map(([name, call]) => [`${area}.${name}`, call] as const),
  ),
)

const namesIn = (path: string): string[] => path.split(',', batchLimit)

/**
 * Returns the largest body of a request for some procedures, in bytes, when its caller is
 * known.
 */
function bodyLimitOf(path: string): number {
  const limits = namesIn(path).map(name => (callOf.get(name)?.bodyLimit ?? 0) + besideBody)
  const [only = 0] = limits
  return limits.length === 1
    ? only
    : Math.min(
        batchBodyLimit,
        limits.reduce((sum, limit) => sum + limit, 0),
      )
}

const largestBody = besideBody + Math.max(...[...callOf.values()].map(call => call.bodyLimit))

const known = new Set(Object.keys(appRouter._def.procedures))

/**
 * Returns the procedures of a batch for the log. Unknown paths are left out, since they may hold
 * any text.
 */
export const proceduresOf = (path: string): string[] => namesIn(path).map(name => (known.has(name) ? name : 'unknown'))

function logFailure(
  log: FastifyBaseLogger,
  unreadable: RefusalCounter,
  procedure: string | undefined,
  whole: TRPCError,
): void {
  const error = whole.cause ?? whole
  if (!isFailure(error)) {
    if (isRefusal(whole)) {
      unreadable.count(whole.code)
      return
    }
    const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' }
    const at = (stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
    log.error({ procedure, name, at: at.slice(0, 12).map(line => line.trim()) }, 'Unexpected error')
    return
  }
  const { _tag: tag } = error
  log[levelOf(error)]({ procedure, tag, ...detailsOf(error) }, 'Failed')
}

/** Users' own mistakes are logged below the level of warnings. */
const levelOf = (failure: AnyFailure) =>
  failure._tag === 'Aborted' || (failure._tag === 'BackendFailure' && failure.status < 500) ? 'info' : 'warn'

function detailsOf(failure: AnyFailure): object {
  switch (failure._tag) {
    case 'BackendFailure':
      return { status: failure.status, dvCode: failure.dvCode }
    case 'TimeoutFailure':
      return { phase: failure.phase }
    case 'Aborted':
      return {}
    default:
      return { status: failure.status, reason: failure.reason }
  }
}

/**
 * Serves the adapter's procedures at `/trpc`. It accepts only JSON, so that a form of another site
 * cannot post. Answers are sent whole and not streamed: a stream's headers would be sent before the
 * backend's cookies are known.
 */
export async function addTrpc(app: FastifyInstance, adapter: Adapter): Promise<void> {
  await app.register(
    async scope => {
      scope.removeAllContentTypeParsers()
      const unreadable = countRefusals(app.log)
      scope.addHook('onClose', async () => unreadable.close())
      // tRPC parses the body itself.
      scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) =>
        done(null, jsonTextOf(body, request.headers['content-type'], deepestBody)),
      )
      scope.setErrorHandler((error, _request, reply) => {
        const { body, httpStatus, code } = refused(error)
        if (httpStatus < 500 && !isFailure(error)) unreadable.count(code)
        return reply.code(httpStatus).header('cache-control', 'no-store').send(body)
      })
      scope.route<{ Params: { path: string } }>({
        method: ['GET', 'POST'],
        url: '/:path',
        bodyLimit: largestBody,
        // Who asks is known before more is read than a stranger may send.
        preParsing: async (request, reply, payload) => {
          const most = bodyLimitOf(request.params.path)
          const mayBeLarge = most > strangerBodyLimit && mayExceed(request, strangerBodyLimit)
          const isKnown = mayBeLarge && (await isSignedIn(adapter, request))
          return boundedBody(request, reply, payload, isKnown ? most : strangerBodyLimit)
        },
        // tRPC's own Fastify adapter sends the answer as a stream, which costs a tenth of a call.
        handler: async (request, reply) => {
          delete request.headers['trpc-accept']
          const raw = Object.assign(request.raw, { body: request.body })
          const answer = await resolveResponse({
            router: appRouter,
            req: incomingMessageToRequest(raw, reply.raw, { maxBodySize: null }),
            path: request.params.path,
            error: null,
            maxBatchSize: batchLimit,
            // Sending a query by POST keeps search terms out of the URL.
            allowMethodOverride: true,
            createContext: async () => contextOf(adapter, request),
            responseMeta: ({ ctx }) => ({ headers: headersFrom(ctx?.call.meta) }),
            onError: ({ error, path }) => logFailure(request.log, unreadable, path && proceduresOf(path)[0], error),
          })
          for (const [name, value] of answer.headers) reply.header(name, value)
          return reply.code(answer.status).send(await answer.text())
        },
      })
    },
    { prefix: '/trpc' },
  )
}

/**
 * True when the backend knows the session of a request with a large body.
 *
 * @throws AnyFailure for calls that need a session: that it has ended says more than that the body
 * is too large
 */
async function isSignedIn(adapter: Adapter, request: FastifyRequest<{ Params: { path: string } }>): Promise<boolean> {
  const { call, run } = contextOf(adapter, request)
  const isPublic = namesIn(request.params.path).every(name => callOf.get(name)?.access === 'public')
  if (call.cookie === undefined) {
    if (isPublic) return false
    throw new BackendFailure(errors.noSession)
  }
  try {
    await run(callBackend(sessionCalls.me, {}, call), undefined)
    return true
  } catch (error) {
    if (isPublic && isFailure(error) && error._tag === 'BackendFailure') return false
    throw error
  }
}

/** Returns the parts of a request that the adapter needs. */
export const browserRequest = ({ headers, ip, protocol }: FastifyRequest): BrowserRequest => ({
  headers,
  address: ip,
  protocol: protocol === 'https' ? 'https' : 'http',
})

function contextOf(adapter: Adapter, request: FastifyRequest) {
  try {
    return adapter.contextOf(browserRequest(request))
  } catch (error) {
    throw isFailure(error) ? trpcError(error) : error
  }
}

function headersFrom(meta: { setCookies: readonly string[]; buildId: string | undefined } | undefined): Headers {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of meta?.setCookies ?? []) headers.append('set-cookie', cookie)
  if (meta?.buildId !== undefined) headers.set(header.buildId, meta.buildId)
  return headers
}
