import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Adapter } from '#server/adapter/adapter.ts'
import {
  type AnyFailure,
  BackendFailure,
  isFailure,
  NetworkFailure,
  toClientFailure,
} from '#server/adapter/failures.ts'
import { browserRequest } from './trpc-route.ts'

/** The address below the backend, or undefined when dots lead out of the two folders. */
function pathOf({ url }: FastifyRequest): string | undefined {
  const { pathname, search } = new URL(url, 'http://here')
  return /^\/(print|file)\/./.test(pathname) ? pathname + search : undefined
}

/**
 * The backend's files and prints, at `/print` and `/file`: passed on as they come. The same headers are demanded as for
 * every call, so that no link of another site gets one.
 */
export function addFiles(app: FastifyInstance, adapter: Adapter): void {
  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    try {
      const { call } = adapter.contextOf(browserRequest(request))
      const path = pathOf(request)
      if (path === undefined) return reply.callNotFound()
      const { status, headers, body } = await adapter.files.get(path, call, gone.signal)
      return reply.code(status).headers(headers).send(body)
    } catch (error) {
      if (!isFailure(error)) throw error
      request.log.warn({ tag: error._tag }, 'A file failed')
      return reply.code(statusOf(error)).send(toClientFailure(error))
    }
  }
  for (const url of ['/print/*', '/file/*']) app.get(url, pass)
}

const statusOf = (failure: AnyFailure): number =>
  failure instanceof BackendFailure ? failure.status : failure instanceof NetworkFailure ? 502 : 504
