import type { Readable } from 'node:stream'
import { Pool } from 'undici'
import { header, markerValue } from '#contracts/headers.ts'
import { scopeHeaders } from '#contracts/scope-headers.ts'
import { cookieForBrowser } from './call-backend.ts'
import type { CallContext } from './call-context.ts'
import { bodyTimeout, connections, connectTimeout, headersTimeout as usualTimeout } from './limits.ts'
import { failureOf } from './rest-client.ts'

/** A file from the backend. Its bytes are streamed. */
export interface FileAnswer {
  readonly status: number
  /** The headers that the browser needs. Others are dropped. */
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Readable
}

export interface FileClient {
  /**
   * Fetches a file.
   *
   * @throws SendFailure when the backend does not answer
   */
  readonly get: (path: string, context: CallContext, signal: AbortSignal) => Promise<FileAnswer>
  readonly close: () => Promise<void>
}

const passedOn = [
  'content-type',
  'content-length',
  'content-disposition',
  'cache-control',
  'vary',
  header.buildId,
] as const

/**
 * Creates a client of the backend's files. Their paths, `/print` and `/file`, lie beside the base
 * URL, not below `/api`.
 *
 * @param headersTimeout milliseconds until the first byte, which specs shorten
 */
export function createFileClient(baseUrl: string, headersTimeout = usualTimeout): FileClient {
  const { origin, pathname } = new URL(baseUrl)
  const prefix = pathname.replace(/\/+$/, '').replace(/\/api$/, '')
  const pool = new Pool(origin, { connections, connect: { timeout: connectTimeout }, headersTimeout, bodyTimeout })
  return {
    async get(path, { scope, cookie, address, protocol, userAgent }, signal) {
      const headers = {
        [header.marker]: markerValue,
        ...scopeHeaders(scope),
        ...(cookie !== undefined && { cookie }),
        ...(userAgent !== undefined && { 'user-agent': userAgent }),
        'x-forwarded-for': address,
        'x-forwarded-proto': protocol,
      }
      const answer = await pool
        .request({ method: 'GET', path: prefix + path, headers, signal })
        .catch((error: unknown) => Promise.reject(failureOf(error)))
      const meta = passedOn.flatMap(name => {
        const value = answer.headers[name]
        return value === undefined ? [] : [[name, value] as const]
      })
      const cookies = [answer.headers['set-cookie'] ?? []].flat().map(cookieForBrowser)
      return {
        status: answer.statusCode,
        headers: { ...Object.fromEntries(meta), ...(cookies.length > 0 && { 'set-cookie': cookies }) },
        body: answer.body,
      }
    },
    close: () => pool.destroy(),
  }
}
