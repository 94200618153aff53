import { createTRPCClient, httpBatchLink, splitLink, TRPCClientError, type TRPCLink } from '@trpc/client'
import { tap } from '@trpc/server/observable'
import superjson from 'superjson'
import { pictureUpload } from '#contracts/companies/picture-file.rules.ts'
import { errors } from '#contracts/errors.ts'
import { defaultInactivityMinutes, header, markerValue, scopeHeaders } from '#contracts/headers.ts'
import { type ApiFailure, failure, ok, type Result } from '#machines/kit/shared/result.ts'
import { sessionEndIn } from '#machines/kit/shared/tell.ts'
import type { SessionEvent } from '#machines/sign-in/session/session.types.ts'
import type { AppRouter } from '#server/adapter/router.ts'
import { noteDefect } from './error-log.ts'
import { storage } from './storage.ts'

/** The headers of every call: the marker, and the tab's company, year and idle time-out. */
export const callHeaders = (): Record<string, string> => ({
  [header.marker]: markerValue,
  ...scopeHeaders({
    FtgId: storage.companyId.read(),
    SalaryYear: storage.salaryYear.read(),
    InactivityTimer: storage.inactivityTimer.read() ?? defaultInactivityMinutes,
  }),
})

/**
 * Hears of every call that was refused because the session is over, or the company is not there,
 * whoever made it and whatever they do about it.
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
          if (failure.dvCode === errors.companyMissing.dvCode) onCompanyMissing?.()
        },
      }),
    )

export interface ApiOptions {
  /**
   * A call was answered by 401, or by 403 with a code that does not begin with 403: the session is
   * over, if there was one.
   */
  readonly onSessionEnd: (event: SessionEvent) => void
  /** A call was answered that there is no such company, or that the account may not choose it. */
  readonly onCompanyMissing?: () => void
  /** Is told which build has answered, when it is another than the last time. */
  readonly onBuildId: (buildId: string) => void
  /** For specs, which are not where the application is served. */
  readonly origin?: string
}

/** The adapter's procedures. Inputs travel as plain JSON; only answers are superjson. */
export function createApi(options: ApiOptions) {
  const { onBuildId, origin = '' } = options
  let last: string | null = null
  const listen = (answer: Response): Response => {
    const buildId = answer.headers.get(header.buildId)
    if (buildId !== null && buildId !== last) onBuildId(buildId)
    last = buildId ?? last
    return answer
  }
  const batchesOf = (maxItems: number) =>
    httpBatchLink<AppRouter>({
      url: `${origin}/trpc`,
      headers: callHeaders,
      fetch: (url, options) => fetch(url, options as RequestInit).then(listen),
      maxItems,
      // What is searched for stays out of addresses, and so out of logs.
      methodOverride: 'POST',
      transformer: {
        input: { serialize: value => value, deserialize: value => value },
        output: superjson,
      },
    })
  return createTRPCClient<AppRouter>({
    links: [
      refused(options),
      splitLink({
        // Too large to go with others.
        condition: ({ path }) => path === pictureUpload,
        true: batchesOf(1),
        false: batchesOf(10),
      }),
    ],
  })
}
export type Api = ReturnType<typeof createApi>

/**
 * What a call answers, as data: an event may hold it, and an Error would be lost in the journal.
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

/** No answer came; the browser may know that it has no connection at all. */
export const noAnswer = (): ApiFailure => ({ tag: navigator.onLine === false ? 'offline' : 'network', message: '' })
