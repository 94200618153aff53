import { Context, Effect, Layer } from 'effect'
import { errors, Pool } from 'undici'
import { NetworkFailure, type SendFailure, TimeoutFailure, UnexpectedAnswer } from './failures.ts'
import { answerLimit, bodyTimeout, connections, connectTimeout, headersTimeout } from './limits.ts'

/** A request to the backend, below its base URL. */
export interface RestRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With its query. */
  readonly path: string
  readonly headers: Record<string, string>
  /** JSON text. */
  readonly body?: string
}

export interface RestAnswer {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly text: string
}

/** One exchange with the backend, tried once. Interrupted, it closes its connection. */
export class RestClient extends Context.Service<
  RestClient,
  { readonly send: (request: RestRequest) => Effect.Effect<RestAnswer, SendFailure> }
>()('avlona/RestClient') {}

/** Times and sizes, for specs that cannot wait as long as a person. */
export interface RestClientLimits {
  readonly connectTimeout: number
  readonly headersTimeout: number
  readonly bodyTimeout: number
  readonly answerLimit: number
}
const limits: RestClientLimits = { connectTimeout, headersTimeout, bodyTimeout, answerLimit }

/** Why there was no answer, from what undici throws. */
export function failureOf(error: unknown): SendFailure {
  if (error instanceof errors.HTTPParserError) return new UnexpectedAnswer({ reason: 'no HTTP' })
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  switch (code) {
    case 'UND_ERR_CONNECT_TIMEOUT':
      return new TimeoutFailure({ phase: 'connect' })
    case 'UND_ERR_HEADERS_TIMEOUT':
      return new TimeoutFailure({ phase: 'headers' })
    case 'UND_ERR_BODY_TIMEOUT':
      return new TimeoutFailure({ phase: 'body' })
    case 'UND_ERR_RES_EXCEEDED_MAX_SIZE':
      return new UnexpectedAnswer({ reason: 'the answer is too large' })
    default:
      return new NetworkFailure({ reason: code })
  }
}

/**
 * A client of the backend at a base URL, such as `http://127.0.0.1:3001/api`. Connections are kept
 * alive and shared by all calls; they are closed with the layer's scope. Redirects are not
 * followed: a call's address is the catalogue's.
 */
export const restClientLayer = (
  baseUrl: string,
  { connectTimeout, headersTimeout, bodyTimeout, answerLimit } = limits,
): Layer.Layer<RestClient> => {
  const { origin, pathname } = new URL(baseUrl)
  const prefix = pathname.replace(/\/+$/, '')
  const pool = Effect.acquireRelease(
    Effect.sync(
      () =>
        new Pool(origin, {
          connections,
          connect: { timeout: connectTimeout },
          headersTimeout,
          bodyTimeout,
          maxResponseSize: answerLimit,
        }),
    ),
    pool => Effect.promise(() => pool.destroy()),
  )
  return Layer.effect(
    RestClient,
    Effect.map(pool, pool => ({
      send: ({ method, path, headers, body }: RestRequest) =>
        Effect.tryPromise({
          try: async (signal): Promise<RestAnswer> => {
            const answer = await pool.request({ method, path: prefix + path, headers, body: body ?? null, signal })
            return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() }
          },
          catch: failureOf,
        }),
    })),
  )
}
