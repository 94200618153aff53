import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client'
import superjson from 'superjson'
import { defaultInactivityMinutes, header, markerValue, scopeHeaders } from '#contracts/headers.ts'
import { type ApiFailure, failure, ok, type Result } from '#machines/shared/result.ts'
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

/**
 * The adapter's procedures. Inputs travel as plain JSON; only answers are superjson.
 *
 * @param onBuildId is told which build has answered, when it is another than the last time
 */
export const createApi = (onBuildId: (buildId: string) => void) => {
  let last: string | null = null
  const listen = (answer: Response): Response => {
    const buildId = answer.headers.get(header.buildId)
    if (buildId !== null && buildId !== last) onBuildId(buildId)
    last = buildId ?? last
    return answer
  }
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: '/trpc',
        headers,
        fetch: (url, options) => fetch(url, options as RequestInit).then(listen),
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
}
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
