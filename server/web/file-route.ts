import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Adapter } from '#server/adapter/adapter.ts'
import {
  type AnyFailure,
  BackendFailure,
  isFailure,
  NetworkFailure,
  toClientFailure,
} from '#server/adapter/failures.ts'
import type { FileAnswer } from '#server/adapter/file-client.ts'
import { browserRequest } from './trpc-route.ts'

/** The address below the backend, or undefined when dots lead out of the two folders. */
function pathOf({ url }: FastifyRequest): string | undefined {
  const { pathname, search } = new URL(url, 'http://here')
  return /^\/(print|file)\/./.test(pathname) ? pathname + search : undefined
}

/**
 * The backend's files and prints, at `/print` and `/file`: passed on as they come. The same headers
 * are demanded as for every call, so that no link of another site gets one.
 */
export function addFiles(app: FastifyInstance, adapter: Adapter): void {
  const pass = (request: FastifyRequest, reply: FastifyReply) =>
    passFile(request, reply, async signal => {
      const { call } = adapter.contextOf(browserRequest(request))
      const path = pathOf(request)
      return path === undefined ? undefined : adapter.files.get(path, call, signal)
    })
  for (const url of ['/print/*', '/file/*']) app.get(url, pass)
}

/**
 * Answers with a file of the backend's as it comes, kept by nobody unless the backend says
 * otherwise.
 *
 * @param get the file, or undefined when there is no such address; the signal says that nobody
 * waits for it any more
 */
export async function passFile(
  request: FastifyRequest,
  reply: FastifyReply,
  get: (signal: AbortSignal) => Promise<FileAnswer | undefined>,
): Promise<FastifyReply | undefined> {
  reply.header('cache-control', 'no-store')
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  try {
    const file = await get(gone.signal)
    if (!file) {
      reply.callNotFound()
      return reply
    }
    return reply.code(file.status).headers(file.headers).send(file.body)
  } catch (error) {
    if (!isFailure(error)) throw error
    request.log.warn({ tag: error._tag }, 'A file failed')
    return reply.code(statusOf(error)).send(toClientFailure(error))
  }
}

const statusOf = (failure: AnyFailure): number =>
  failure instanceof BackendFailure ? failure.status : failure instanceof NetworkFailure ? 502 : 504
