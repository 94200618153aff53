import { incomingMessageToRequest } from '@trpc/server/adapters/node-http'
import { resolveResponse } from '@trpc/server/http'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { pictureUpload } from '#contracts/companies/picture-file.rules.ts'
import { pictureCalls } from '#contracts/companies/pictures.calls.ts'
import { employeeDocumentCalls } from '#contracts/employees/documents/calls.ts'
import { documentUploads } from '#contracts/employees/documents/document-uploads.ts'
import { answerUploads } from '#contracts/fos/answer-uploads.ts'
import { header } from '#contracts/headers.ts'
import { importCalls } from '#contracts/imports/calls.ts'
import { importUploads } from '#contracts/imports/import-uploads.ts'
import type { Adapter } from '#server/adapter/adapter.ts'
import type { BrowserRequest } from '#server/adapter/call-context.ts'
import { type AnyFailure, isFailure } from '#server/adapter/failures.ts'
import { batchLimit } from '#server/adapter/limits.ts'
import { appRouter } from '#server/adapter/router.ts'
import { refused, trpcError } from '#server/adapter/trpc.ts'

/**
 * The largest request body, in bytes: enough for several of the catalogue's largest bodies in a
 * batch. A picture, a document or an imported file is larger and is sent by itself.
 */
const bodyLimit = 256 * 1024
/** The procedures with larger bodies. A path can have only one such pattern. */
const uploads = [pictureUpload, ...documentUploads, ...importUploads, ...answerUploads]
  .map(upload => upload.replace('.', '\\.'))
  .join('|')
const routes = [
  [
    `/:path(^(?:${uploads})$)`,
    Math.max(...[pictureCalls.change, importCalls.store, employeeDocumentCalls.add].map(call => call.bodyLimit)),
  ],
  ['/:path', bodyLimit],
] as const

const known = new Set(Object.keys(appRouter._def.procedures))

/**
 * Returns the procedures of a batch for the log. Unknown paths are left out, since they may hold
 * any text.
 */
export const proceduresOf = (path: string): string[] =>
  path.split(',', batchLimit).map(name => (known.has(name) ? name : 'unknown'))

function logFailure(log: FastifyBaseLogger, procedure: string | undefined, error: unknown): void {
  if (!isFailure(error)) {
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
      // tRPC parses the body itself.
      scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
      scope.setErrorHandler((error, _request, reply) => {
        const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
        const { body, httpStatus } = refused(status)
        return reply.code(httpStatus).header('cache-control', 'no-store').send(body)
      })
      for (const [url, limit] of routes) {
        scope.route<{ Params: { path: string } }>({
          method: ['GET', 'POST'],
          url,
          bodyLimit: limit,
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
              onError: ({ error, path }) =>
                logFailure(request.log, path && proceduresOf(path)[0], error.cause ?? error),
            })
            for (const [name, value] of answer.headers) reply.header(name, value)
            return reply.code(answer.status).send(await answer.text())
          },
        })
      }
    },
    { prefix: '/trpc' },
  )
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
