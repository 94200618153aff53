import { createTRPCClient, httpBatchLink, TRPCClientError, type TRPCLink } from '@trpc/client'
import { tap } from '@trpc/server/observable'
import superjson from 'superjson'
import { defaultInactivityMinutes, header, markerValue, scopeHeaders } from '#contracts/headers.ts'
import type { SessionEvent } from '#machines/session/session.types.ts'
import { type ApiFailure, failure, ok, type Result } from '#machines/shared/result.ts'
import { sessionEndIn } from '#machines/shared/tell.ts'
import type { AppRouter } from '#server/adapter/router.ts'
import { storage } from './storage.ts'

/** The headers of every call: the marker, and the tab's company, year and idle time-out. */
const headers = (): Record<string, string> => ({
  [header.marker]: markerValue,
  ...scopeHeaders({
    FtgId: storage.companyId.read(),
    SalaryYear: storage.salaryYear.read(),
    InactivityTimer: storage.inactivityTimer.read() ?? defaultInactivityMinutes,
  }),
})

/** Hears of every call that was refused because the session is over, whoever made it and whatever they do about it. */
const endOfSession =
  (onEnd: (event: SessionEvent) => void): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    next(op).pipe(
      tap({
        error: error => {
          const end = sessionEndIn(failureOf(error))
          if (end) onEnd(end)
        },
      }),
    )

export interface ApiOptions {
  /** A call was answered by 401, or by 403 with a code that does not begin with 403: the session is over, if there was one. */
  readonly onSessionEnd: (event: SessionEvent) => void
}

/** The adapter's procedures. Inputs travel as plain JSON; only answers are superjson. */
export const createApi = ({ onSessionEnd }: ApiOptions) =>
  createTRPCClient<AppRouter>({
    links: [
      endOfSession(onSessionEnd),
      httpBatchLink({
        url: '/trpc',
        headers,
        maxItems: 10,
        // What is searched for stays out of addresses, and so out of logs.
        methodOverride: 'POST',
        transformer: {
          input: { serialize: value => value, deserialize: value => value },
          output: superjson,
        },
      }),
    ],
  })
export type Api = ReturnType<typeof createApi>

/** What a call answers, as data: an event may hold it, and an Error would be lost in the journal. */
export async function asResult<Value>(call: Promise<Value>): Promise<Result<Value>> {
  try {
    return ok(await call)
  } catch (error) {
    return failure(failureOf(error))
  }
}

function failureOf(error: unknown): ApiFailure {
  if (!(error instanceof TRPCClientError)) return { tag: 'unexpected', message: '' }
  const data: unknown = error.data
  if (data && typeof data === 'object' && 'tag' in data) return data as ApiFailure
  return { tag: error.cause?.name === 'AbortError' ? 'aborted' : 'network', message: '' }
}
