import { Effect, Schedule } from 'effect'
import { type Call, type CallAnswer, type CallInput, fillPath } from '#contracts/call.ts'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { scopeHeaders } from '#contracts/scope-headers.ts'
import { encodeQuery, type Pagination, type Scope } from '#contracts/wire.ts'
import { type CallContext, mergeScopes } from './call-context.ts'
import { BackendFailure, type CallFailure, TimeoutFailure } from './failures.ts'
import { callTimeout, readRetries, retryDelay } from './limits.ts'
import { readAnswer } from './read-answer.ts'
import { type RestAnswer, RestClient, type RestRequest } from './rest-client.ts'

/** The parts that a call's input may have. */
interface Parts {
  readonly params?: Record<string, unknown>
  readonly body?: unknown
  readonly pagination?: Pagination
  readonly fields?: readonly string[]
  readonly filter?: unknown
  readonly scope?: Scope
  readonly idempotencyKey?: string
}

/** Returns the HTTP request of a call. */
export function requestOf(call: Call, input: Parts, context: CallContext): RestRequest {
  const { params, body, scope, idempotencyKey } = input
  return {
    method: call.method,
    path: fillPath(call.path, params) + encodeQuery(input, call.plainQuery),
    headers: {
      accept: 'application/json',
      [header.marker]: markerValue,
      ...scopeHeaders(mergeScopes(context.scope, scope)),
      ...(context.cookie !== undefined && { cookie: context.cookie }),
      ...(call.keyed && idempotencyKey !== undefined && { [header.idempotencyKey]: idempotencyKey }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(context.brand !== undefined && { [header.brand]: context.brand }),
      ...(context.userAgent !== undefined && { 'user-agent': context.userAgent }),
      'x-forwarded-for': context.address,
      'x-forwarded-proto': context.protocol,
      ...(context.host !== undefined && { 'x-forwarded-host': context.host }),
      ...(context.userAgent !== undefined && { 'user-agent': context.userAgent }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

/**
 * Rewrites a backend's cookie for our own origin: removes Domain and Path, which would keep the
 * browser from sending the cookie back to us.
 */
export const cookieForBrowser = (setCookie: string): string =>
  setCookie
    .split(';')
    .filter(part => !/^\s*(domain|path)\s*=/i.test(part))
    .concat(' Path=/')
    .join(';')

function listen(answer: RestAnswer, meta: CallContext['meta']): void {
  const cookies = answer.headers['set-cookie'] ?? []
  meta.setCookies.push(...[cookies].flat().map(cookieForBrowser))
  const buildId = answer.headers[header.buildId]
  if (typeof buildId === 'string') meta.buildId = buildId
}

/** True when a path parameter is `.` or `..`, which would lead to another call's path. */
const leavesThePath = (params: Record<string, unknown> = {}): boolean =>
  Object.values(params).some(value => /^\.{1,2}$/.test(String(value)))

const isPassing = (failure: CallFailure): boolean =>
  failure._tag === 'NetworkFailure' ||
  (failure._tag === 'BackendFailure' &&
    [502, 503, 504].includes(failure.status) &&
    failure.dvCode !== errors.tooSlow.dvCode)

const backOff = Schedule.exponential(retryDelay).pipe(Schedule.jittered, Schedule.upTo({ times: readRetries }))

/**
 * Calls the backend. A read is retried when the backend cannot be reached or is temporarily
 * unavailable. A write is never retried, since the first one may have succeeded: the user decides,
 * and the idempotency key prevents a second effect. A time-out is not retried either, since the
 * user has already waited long.
 *
 * @param input as `inputShape(call)` defines it
 */
export const callBackend = <C extends Call>(
  call: C,
  input: CallInput<C>,
  context: CallContext,
): Effect.Effect<CallAnswer<C>, CallFailure, RestClient> => {
  const parts = input as Parts
  if (leavesThePath(parts.params)) return Effect.fail(new BackendFailure(errors.invalidRequest))
  const request = requestOf(call, parts, context)
  const once = RestClient.pipe(
    Effect.flatMap(client => client.send(request)),
    Effect.tap(answer => Effect.sync(() => listen(answer, context.meta))),
    Effect.flatMap(answer => readAnswer(call, answer, parts.fields !== undefined)),
  )
  const tried = call.effect === 'reads' ? Effect.retry(once, { while: isPassing, schedule: backOff }) : once
  return tried.pipe(
    Effect.timeoutOrElse({
      duration: callTimeout,
      orElse: () => Effect.fail(new TimeoutFailure({ phase: 'call' })),
    }),
    context.permits.withPermit,
  )
}
