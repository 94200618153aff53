import { Pool } from 'undici'
import { z } from 'zod'
import { maskNumbers } from '#contracts/rules/mask-numbers.ts'
import { actOutside } from '../../../platform/database/outside.ts'
import { SkatteverketError } from './skatteverket-error.ts'

/** A request below a base address. */
export interface SkatteverketRequest {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Both kinds of errors: of the declaration's API, and of OAuth2. */
const Refused = z.looseObject({
  kod: z.number().optional(),
  meddelandeTillAnvandare: z.string().optional(),
  error: z.string().optional(),
})

/** The statuses that mean that the tokens are not good: OAuth2 has 400 for an old code or token. */
const isSignIn = (status: number, error: string | undefined) =>
  status === 401 || status === 403 || (status === 400 && error === 'invalid_grant')

/**
 * Creates a connection to a host of Skatteverket. Nothing is tried twice: its API has no
 * idempotency keys, and a request that was not answered may have been done.
 *
 * @param timeout of an answer, in milliseconds
 */
export function skatteverketHttp(url: string, timeout: number) {
  const base = new URL(url)
  const prefix = base.pathname.replace(/\/+$/, '')
  const pool = new Pool(base.origin, {
    connections: 4,
    connect: { timeout },
    headersTimeout: timeout,
    bodyTimeout: timeout,
    maxResponseSize: 4 * 1024 * 1024,
  })

  async function send({ method, path, headers, body }: SkatteverketRequest) {
    actOutside()
    try {
      const answer = await pool.request({
        method,
        path: prefix + path,
        headers: { accept: 'application/json', ...headers },
        ...(body !== undefined && { body }),
      })
      return { status: answer.statusCode, text: await answer.body.text() }
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
      throw new SkatteverketError('unreachable', `${placeOf(path)} failed (${code})`, null, { cause })
    }
  }

  return {
    /**
     * Returns the answer's data in a shape. The statuses that are an answer and not an error are
     * those of success and `also`.
     *
     * @throws SkatteverketError
     */
    async ask<Shape extends z.ZodType>(
      request: SkatteverketRequest,
      shape: Shape,
      also?: number,
    ): Promise<z.output<Shape>> {
      const { status, text } = await send(request)
      const answer = parsed(text)
      const read = shape.safeParse(answer ?? {})
      if (read.success && (status < 400 || status === also)) return read.data
      if (status >= 400 || !read.error) throw refusal(status, answer, request.path)
      // The places of the mismatch, never the values.
      const where = read.error.issues.map(issue => issue.path.join('.')).join(', ')
      throw new SkatteverketError('unreachable', `${placeOf(request.path)} answered ${status} ${where}`)
    },
    close: () => pool.close(),
  }
}

/** Returns a path without the employer's number, which may be a person's. */
const placeOf = (path: string): string => path.replace(/\d{12}/g, '…').replace(/\?.*$/, '')

function refusal(status: number, answer: unknown, path: string): SkatteverketError {
  const { kod, meddelandeTillAnvandare, error } = Refused.safeParse(answer).data ?? {}
  if (isSignIn(status, error)) return new SkatteverketError('sign-in', 'Logga in hos Skatteverket igen.')
  if (meddelandeTillAnvandare === undefined && error === undefined)
    return new SkatteverketError('unreachable', `${placeOf(path)} answered ${status}`)
  return new SkatteverketError('refused', maskNumbers(meddelandeTillAnvandare ?? error ?? ''), kod ?? null)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
