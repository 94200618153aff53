import { initTRPC, TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import superjson from 'superjson'
import type { ApiError } from '#contracts/common-errors.ts'
import { errors } from '#contracts/errors.ts'
import type { ProcedureContext } from './adapter.ts'
import { type AnyFailure, BackendFailure, type ClientFailure, isFailure, toClientFailure } from './failures.ts'
import { isMarkedPlain } from './plain-json.ts'

type Code = TRPCError['code']

const codes: Readonly<Record<number, Code>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
}

function codeOf(failure: AnyFailure): Code {
  switch (failure._tag) {
    case 'BackendFailure':
      return codes[failure.status] ?? 'INTERNAL_SERVER_ERROR'
    case 'TimeoutFailure':
      return 'GATEWAY_TIMEOUT'
    case 'Aborted':
      return 'CLIENT_CLOSED_REQUEST'
    default:
      return 'BAD_GATEWAY'
  }
}

/**
 * Returns the tRPC error of a failure. Its HTTP status is the backend's, where tRPC has that
 * status.
 */
export const trpcError = (failure: AnyFailure): TRPCError =>
  new TRPCError({ code: codeOf(failure), message: failure._tag, cause: failure })

/** The catalogue's errors for tRPC's own refusals. */
const refusals: Partial<Record<Code, ApiError>> = {
  BAD_REQUEST: errors.invalidRequest,
  PARSE_ERROR: errors.invalidRequest,
  METHOD_NOT_SUPPORTED: errors.invalidRequest,
  UNSUPPORTED_MEDIA_TYPE: errors.invalidRequest,
  PAYLOAD_TOO_LARGE: errors.bodyTooLarge,
  NOT_FOUND: errors.callMissing,
}

/**
 * Returns the failure that is sent to the browser. It never contains a stack, a host or the message
 * of a defect.
 */
export function clientFailureOf(error: TRPCError): ClientFailure {
  if (isFailure(error.cause)) return toClientFailure(error.cause)
  const refusal = refusals[error.code]
  return refusal ? toClientFailure(new BackendFailure(refusal)) : { tag: 'unexpected', message: '' }
}

const t = initTRPC.context<ProcedureContext>().create({
  isDev: false,
  // Inputs are plain JSON validated by zod. superjson would revive regular expressions and
  // prototypes from untrusted input.
  transformer: {
    input: { serialize: value => value, deserialize: value => value },
    // Plain JSON is not traversed, since superjson would leave it unchanged.
    output: {
      serialize: (value: unknown) => (isMarkedPlain(value) ? { json: value } : superjson.serialize(value)),
      deserialize: superjson.deserialize,
    },
  },
  errorFormatter: ({ shape, error }) => {
    const data = clientFailureOf(error)
    return { code: shape.code, message: data.tag, data }
  },
})

export const router = t.router
/** The types of our procedures' context, error shape and transformer. */
export type RootTypes = (typeof t)['_config']['$types']
export const procedure = t.procedure

/** True for what the request did wrong, before the backend was asked. */
export const isRefusal = ({ code }: TRPCError): boolean => code in refusals

/**
 * Returns the answer in tRPC's form to a request that was refused before it reached tRPC.
 *
 * @param reason a failure, an error of tRPC's, or one with a `statusCode`
 */
export function refused(reason: unknown): { readonly httpStatus: number; readonly code: Code; readonly body: unknown } {
  const error = tRPCErrorOf(reason)
  const data = clientFailureOf(error)
  const shape = { code: TRPC_ERROR_CODES_BY_KEY[error.code], message: data.tag, data }
  return {
    httpStatus: getHTTPStatusCodeFromError(error),
    code: error.code,
    body: { error: superjson.serialize(shape) },
  }
}

function tRPCErrorOf(reason: unknown): TRPCError {
  if (reason instanceof TRPCError) return reason
  if (isFailure(reason)) return trpcError(reason)
  const status = reason instanceof Error && 'statusCode' in reason ? Number(reason.statusCode) : 500
  return new TRPCError({ code: codes[status] ?? 'INTERNAL_SERVER_ERROR' })
}
