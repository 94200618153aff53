import { createTRPCClient, httpBatchLink, loggerLink, TRPCClientError, type TRPCLink } from '@trpc/client'
import superjson from 'superjson'
import { defaultInactivityMinutes, header, markerValue, scopeHeaders } from '#contracts/headers.ts'
import { type ApiFailure, failure, ok, type Result } from '#machines/shared/result.ts'
import type { AppRouter } from '#server/adapter/router.ts'
import { noteDefect } from './error-log.ts'
import { createOpenWrites, type OpenWrites } from './open-writes.ts'
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

/** The areas of whoever is not signed in yet: the backend keeps no keys for them, and their bodies hold passwords. */
const keyless = /^(session|sms|bankId)\./i

/** Gives every write its idempotency key, the same when it is tried again after an answer that was lost. */
const keyed =
  (writes: OpenWrites): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) => {
    if (op.type !== 'mutation' || keyless.test(op.path)) return next(op)
    const { idempotencyKey: _, ...input } = Object(op.input) as { idempotencyKey?: string }
    const write = JSON.stringify([op.path, input, storage.companyId.read(), storage.salaryYear.read()])
    return next({ ...op, input: { ...input, idempotencyKey: writes.keyOf(write) } })
  }

/** Hears what becomes of each write: tRPC's logger is told of every answer. */
const heard = (writes: OpenWrites): TRPCLink<AppRouter> =>
  loggerLink<AppRouter>({
    logger: call => {
      if (call.direction !== 'down') return
      const { idempotencyKey } = Object(call.input) as { idempotencyKey?: string }
      const isAnswered = !(call.result instanceof Error) || failureOf(call.result).tag === 'backend'
      if (idempotencyKey !== undefined && isAnswered) writes.answered(idempotencyKey)
    },
  })

export interface ApiOptions {
  /** For specs, which are not where the application is served. */
  readonly origin?: string
}

/** The adapter's procedures. Inputs travel as plain JSON; only answers are superjson. */
export function createApi({ origin = '' }: ApiOptions = {}) {
  const writes = createOpenWrites()
  return createTRPCClient<AppRouter>({
    links: [
      keyed(writes),
      heard(writes),
      httpBatchLink({
        url: `${origin}/trpc`,
        headers: callHeaders,
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
