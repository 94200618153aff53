import {
  createTRPCClient,
  httpBatchLink,
  type Operation,
  type OperationLink,
  splitLink,
  TRPCClientError,
  type TRPCLink,
} from '@trpc/client'
import { tap } from '@trpc/server/observable'
import superjson from 'superjson'
import { commonErrors } from '#contracts/common-errors.ts'
import { pictureUpload } from '#contracts/companies/picture-file.rules.ts'
import { documentUploads } from '#contracts/employees/documents/document-uploads.ts'
import { answerUploads } from '#contracts/fos/answer-uploads.ts'
import { defaultInactivityMinutes, header, markerValue } from '#contracts/headers.ts'
import { importUploads } from '#contracts/imports/import-uploads.ts'
import { scopeHeaders } from '#contracts/scope-headers.ts'
import type { Scope } from '#contracts/wire.ts'
import { type ApiFailure, failure, ok, type Result } from '#machines/kit/shared/result.ts'
import { sessionEndIn } from '#machines/kit/shared/tell.ts'
import type { SessionEvent } from '#machines/sign-in/session/session.types.ts'
import type { AppRouter } from '#server/adapter/router.ts'
import { noteDefect } from './error-log.ts'
import { storage } from './storage.ts'

/** The company and the salary year of a call. Null values are not sent. */
export type CallScope = Pick<Scope, 'FtgId' | 'SalaryYear'>

/**
 * A picture, a document, an imported file and a report with its journal are too large to share a
 * request with other calls.
 */
const unbatched: readonly string[] = [
  pictureUpload,
  ...documentUploads,
  ...importUploads,
  ...answerUploads,
  'frontend.log',
]

/** Returns the headers of a call: the marker, its scope, and the idle timeout of this device. */
export const callHeaders = (scope: CallScope): Record<string, string> => ({
  [header.marker]: markerValue,
  ...scopeHeaders({
    ...scope,
    InactivityTimer: storage.inactivityTimer.read() ?? defaultInactivityMinutes,
  }),
})

/** Returns the options of a call in another scope than the one in use. */
export const inScope = (scope: CallScope) => ({ context: { scope } })
const ownScope = ({ context }: Operation) => context.scope as CallScope | undefined

/**
 * Reports every call that is refused because the session has ended or the company is missing,
 * whatever its caller does about it.
 */
const refused =
  ({ onSessionEnd, onCompanyMissing }: ApiOptions): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    next(op).pipe(
      tap({
        error: error => {
          const failure = failureOf(error)
          const end = sessionEndIn(failure)
          if (end) onSessionEnd(end)
          if (failure.dvCode === commonErrors.companyMissing.dvCode) onCompanyMissing?.()
        },
      }),
    )

export interface ApiOptions {
  /** Returns the company and the year in use. It is read when a call is made. */
  readonly scope: () => CallScope
  /**
   * Called after a 401, or a 403 with a code that does not begin with 403: the session has ended,
   * if there was one.
   */
  readonly onSessionEnd: (event: SessionEvent) => void
  /**
   * Called when the answer is that the company does not exist, or that the account may not choose
   * it.
   */
  readonly onCompanyMissing?: () => void
  /** Called with the server's build id when it differs from the previous one. */
  readonly onBuildId: (buildId: string) => void
  /** The server's origin, for specs that are not served by the application. */
  readonly origin?: string
}

/**
 * Creates the client of the adapter's procedures. Inputs travel as plain JSON; only answers use
 * superjson.
 */
export function createApi(options: ApiOptions) {
  const { scope, onBuildId, origin = '' } = options
  let last: string | null = null
  const listen = (answer: Response): Response => {
    const buildId = answer.headers.get(header.buildId)
    if (buildId !== null && buildId !== last) onBuildId(buildId)
    last = buildId ?? last
    return answer
  }
  const batchIn = (headers: Record<string, string>, maxItems: number) =>
    httpBatchLink<AppRouter>({
      url: `${origin}/trpc`,
      headers,
      fetch: (url, options) => fetch(url, options as RequestInit).then(listen),
      maxItems,
      // POST keeps search terms out of addresses, and so out of logs.
      methodOverride: 'POST',
      transformer: {
        input: { serialize: value => value, deserialize: value => value },
        output: superjson,
      },
    })
  /** Batches calls that are made at the same time, unless their headers differ. */
  const batchesOf =
    (maxItems: number): TRPCLink<AppRouter> =>
    runtime => {
      let latest: { readonly print: string; readonly link: OperationLink<AppRouter> } | undefined
      return call => {
        const headers = callHeaders(ownScope(call.op) ?? scope())
        const print = JSON.stringify(headers)
        if (latest?.print !== print) latest = { print, link: batchIn(headers, maxItems)(runtime) }
        return latest.link(call)
      }
    }
  return createTRPCClient<AppRouter>({
    links: [
      refused(options),
      splitLink({
        condition: ({ path }) => unbatched.includes(path),
        true: batchesOf(1),
        false: batchesOf(10),
      }),
    ],
  })
}
export type Api = ReturnType<typeof createApi>

/**
 * Converts an answer to a result without Error objects: events hold results, and the journal cannot
 * store an Error.
 */
export async function asResult<Value>(call: Promise<Value>): Promise<Result<Value>> {
  try {
    return ok(await call)
  } catch (error) {
    if (!(error instanceof TRPCClientError)) noteDefect(error, 'call')
    return failure(failureOf(error))
  }
}

function failureOf(error: unknown): ApiFailure {
  if (!(error instanceof TRPCClientError)) return { tag: 'unexpected', message: '' }
  const data: unknown = error.data
  if (data && typeof data === 'object' && 'tag' in data) return data as ApiFailure
  return error.cause?.name === 'AbortError' ? { tag: 'aborted', message: '' } : noAnswer()
}

/** Returns the failure for a call without an answer, which depends on the browser being offline. */
export const noAnswer = (): ApiFailure => ({ tag: navigator.onLine === false ? 'offline' : 'network', message: '' })
